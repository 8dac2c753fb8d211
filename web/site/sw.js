// The whole site without a connection. Each version has a cache of its own, filled before it is used and gone with the
// last page that uses it: no page ever sees files of two versions. What bots search by is put there by whoever first
// wants it (src/lib/site/thinking.ts).
const VERSION = '@VERSION@'
const FILES = ['@FILES@']
const CACHE = `tapete-site-${VERSION}`
/** Files with their content's name: whatever the browser has of them is they. */
const NAMED = /^(assets|python-[0-9a-f]+)\//
const HOME = new URL('./', location.href)

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(forget()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(HOME.href)) return
  event.respondWith(kept(request, request.mode === 'navigate' ? HOME.href : url.origin + url.pathname))
})

async function fill() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((path) => new Request(new URL(path, HOME), { cache: NAMED.test(path) ? 'force-cache' : 'no-cache' })))
}

async function forget() {
  for (const name of await caches.keys()) if (name.startsWith('tapete-site-') && name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

async function kept(request, address) {
  const cache = await caches.open(CACHE)
  return (await cache.match(address)) ?? fetch(request)
}
