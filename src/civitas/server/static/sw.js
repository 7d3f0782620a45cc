/** Keeps the shell of the client, so that home and rules open without the server. `shell.js` fills in the names. */
const NAME = 'civitas-9b9139496f80'
/** The words of the language that the browser prefers; the others come when they are asked for. */
const WORDS = {"en":["/assets/en-Dw9IiZmn.js"],"it":["/assets/it-UEdo5wfY.js"]}
const SHELL = ['/', ...["/assets/crests-rKopdYur.js","/assets/index-BmD87WKx.js","/assets/index-C92r6j7A.css","/assets/pages-B2Xrx8vR.css","/assets/pages-bvjJTNZm.js","/assets/shared-odLt4BZ2.js"], ...(WORDS[self.navigator.language.slice(0, 2)] ?? WORDS.en)]
/** What tables say is never kept; what the titles say is, for when the server cannot be asked. */
const TITLES = /^\/api\/games(\/[^/]+\/rules)?$/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clear())
})

async function kept(request) {
  const cache = await caches.open(NAME)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function newest(request) {
  const cache = await caches.open(NAME)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (problem) {
    const found = await cache.match(request)
    if (found) return found
    throw problem
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async (problem) => (await caches.match('/')) ?? Promise.reject(problem)))
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (TITLES.test(pathname)) event.respondWith(newest(request))
})

/** A table waits, and perhaps no page of ours is open. */
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data?.json() ?? {}
  if (title) event.waitUntil(self.registration.showNotification(title, { body, tag: 'turn', data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const url = new URL(event.notification.data?.url ?? '/next', self.location.origin)
    // Nobody but we may say where the notice of this site leads to, and it leads nowhere else.
    if (url.origin !== self.location.origin) return
    for (const client of await self.clients.matchAll({ type: 'window' })) {
      if (new URL(client.url).pathname === url.pathname) return client.focus()
    }
    return self.clients.openWindow(url.href)
  }
  event.waitUntil(open())
})
