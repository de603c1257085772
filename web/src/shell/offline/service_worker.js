// Keeps the whole page in the browser, so that it starts without a network. The build fills in the two names.
const version = 'VERSION';
const files = ['FILES'];
const store = `pantheon-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== location.origin || address.pathname.includes('/api/')) return;
  if (event.request.mode === 'navigate') {
    // The newest page where there is a network, the kept one where there is none.
    event.respondWith(fetch(event.request).catch(() => caches.match('./')));
    return;
  }
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
