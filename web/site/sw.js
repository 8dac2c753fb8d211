// The whole site without a connection. Each version has a cache of its own, filled before it is used and gone with the
// last page that uses it: no page ever sees files of two versions. The first page that needs the
// bots' search modules puts them there (src/lib/site/thinking.ts). Other folders of the origin have their own, and may
// be within this one.
const VERSION = '@VERSION@'
const FILES = ['@FILES@']
/** Files with their content's name: whatever the browser has of them is they. */
const NAMED = /^(assets|python-[0-9a-f]+)\//
/** Files of this folder, and of none within it. */
const WITHIN = /^((assets|python-[0-9a-f]+)\/)?[^/]*$/
const HOME = new URL('./', location.href)
/** The beginning of all names of this folder's caches, as in src/lib/stored.ts. */
const OURS = `tapete ${HOME.pathname} site-`
const CACHE = OURS + VERSION
/** The beginning of the names of caches that all folders once shared. */
const SHARED = 'tapete-site-'

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(forget()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(HOME.href)) return
  const path = url.pathname.slice(HOME.pathname.length)
  if (request.mode !== 'navigate') event.respondWith(kept(request, url.origin + url.pathname))
  else if (path === '' || path === 'index.html') event.respondWith(kept(request, HOME.href))
})

async function fill() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((path) => new Request(new URL(path, HOME), { cache: NAMED.test(path) ? 'force-cache' : 'no-cache' })))
}

async function forget() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name)
    else if (name.startsWith(SHARED)) await leave(name)
  }
  await self.clients.claim()
}

/** Takes this folder's files out of a cache in which other folders may have theirs. */
async function leave(name) {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    if (request.url.startsWith(HOME.href) && WITHIN.test(request.url.slice(HOME.href.length))) await cache.delete(request)
  }
  if ((await cache.keys()).length === 0) await caches.delete(name)
}

async function kept(request, address) {
  const cache = await caches.open(CACHE)
  return (await cache.match(address)) ?? fetch(request)
}
