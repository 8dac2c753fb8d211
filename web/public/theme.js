// Before anything is drawn: the theme that was chosen here, or the system's. An exported page puts its folder,
// which is that of this file, into the name, as in src/lib/stored.ts.
(() => {
  const { src } = document.currentScript
  const exported = document.currentScript.getAttribute('src').startsWith('./')
  const own = exported ? localStorage.getItem(`tapete ${new URL('.', src).pathname} theme`) : null
  const chosen = own ?? localStorage.getItem('tapete.theme')
  const light = matchMedia('(prefers-color-scheme: light)').matches
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : light ? 'light' : 'dark'
})()
