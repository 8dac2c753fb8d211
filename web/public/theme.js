// Before anything is drawn: the theme that was chosen here, or the system's.
(() => {
  const chosen = localStorage.getItem('tapete.theme')
  const light = matchMedia('(prefers-color-scheme: light)').matches
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : light ? 'light' : 'dark'
})()
