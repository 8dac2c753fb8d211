// The shell without a connection: what is built has its hash in its name and never changes; the page itself is
// asked for and, if nobody answers, taken as it was. The API is never kept.
const SHELL = 'tapete-shell'
const PAGES = /^\/($|t\/|replay\/|rules\/|how\/|desk|me$|stop\/)/
const FILES = /^\/(theme\.js|manifest\.webmanifest|icon[\w.-]*)$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate' && PAGES.test(url.pathname)) event.respondWith(fresh(request, '/'))
  else if (FILES.test(url.pathname)) event.respondWith(fresh(request, request))
})

async function kept(request) {
  const shell = await caches.open(SHELL)
  const found = await shell.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await shell.put(request, answer.clone())
  return answer
}

async function fresh(request, key) {
  const shell = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      await shell.put(key, answer.clone())
      if (key === '/') await forget(shell, await answer.clone().text())
    }
    return answer
  } catch (error) {
    const found = await shell.match(key)
    if (found) return found
    throw error
  }
}

/** Drops what an earlier build left: scripts, styles and drawings that the page no longer names. */
async function forget(shell, page) {
  for (const request of await shell.keys()) {
    const { pathname } = new URL(request.url)
    if (/^\/assets\/.*\.(js|css|json)$/.test(pathname) && !page.includes(pathname)) await shell.delete(request)
  }
}

// Word that it is somebody's turn. It leads to their games; which table it is, is said by nothing but the page.
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/icon-192.png', tag: 'turn', renotify: true, data: new URL(url, self.location.href).pathname }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

async function lead(path) {
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    if (new URL(page.url).pathname === path) return page.focus()
  }
  return self.clients.openWindow(path)
}
