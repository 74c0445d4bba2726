// @ts-check
/**
 * Takes the offline copy away again. Published in place of `sw.js`, it reaches every browser that has the copy at the
 * next
 * visit: the page's files come from the server from then on. Kept games are not touched.
 */
{
  const scope = /** @type {any} */ (self);

  /** Removes this page's caches and this worker. */
  async function remove() {
    const ours = `desertfox:${new URL(scope.registration.scope).pathname}:`;
    const names = /** @type {string[]} */ (await scope.caches.keys());
    await Promise.all(names.filter((name) => name.startsWith(ours)).map((name) => scope.caches.delete(name)));
    await scope.registration.unregister();
  }

  scope.addEventListener("install", () => scope.skipWaiting());
  scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(remove()));
}
