// @ts-check
/**
 * The page without a network. `cargo xtask build` puts this code and the list of the page's files into `sw.js`.
 *
 * One version is one list: it is kept whole, every file with the hash that the list names, or not at all; and a window gets
 * all its files from one version. A new version waits until one window alone is left, which takes it with a reload.
 */

/** @typedef {{version: string, files: Record<string, string>}} List by path from the page's folder, the first 32 hex digits of SHA-256 */
/** @typedef {any} Scope the worker's global object; the declarations of the page do not know its type */

/** Begins the names of this page's caches; others under the same host keep their own. @param {Scope} scope */
const ours = (scope) => `desertfox:${new URL(scope.registration.scope).pathname}:`;

/** @param {Scope} scope @param {List} list */
export function work(scope, list) {
  const name = ours(scope) + list.version;
  scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install(scope, list, name)));
  scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers(scope, name)));
  scope.addEventListener("fetch", (/** @type {any} */ event) => {
    const path = pathOf(event.request, scope.registration.scope);
    if (path !== null && Object.hasOwn(list.files, path)) event.respondWith(answer(scope, event.request, path, name));
  });
  scope.addEventListener("message", (/** @type {any} */ event) => {
    if (event.data === "take over") scope.skipWaiting();
    if (event.data === "windows") event.waitUntil(windows(scope).then((n) => event.ports[0]?.postMessage(n)));
  });
}

/** Keeps all files of the list; nothing is kept if one of them cannot be had. @param {Scope} scope @param {List} list @param {string} name */
async function install(scope, list, name) {
  const files = await Promise.all(Object.entries(list.files).map(([path, hash]) => obtain(scope, path, hash)));
  const cache = await scope.caches.open(name);
  try {
    await Promise.all(files.map(({ url, response }) => cache.put(url, response)));
  } catch (error) {
    await scope.caches.delete(name);
    throw error;
  }
}

/** A file as the list wants it: out of what is kept already, else out of the browser's memory, else from the server itself. @param {Scope} scope @param {string} path @param {string} hash */
async function obtain(scope, path, hash) {
  const url = new URL(path, scope.registration.scope).href;
  const ways = [() => scope.caches.match(url), () => scope.fetch(url), () => scope.fetch(url, { cache: "reload" })];
  for (const way of ways) {
    const response = await way();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await hashOf(scope, bytes)) !== hash) continue;
    const type = response.headers.get("Content-Type");
    return { url, response: new Response(bytes, { headers: type ? { "Content-Type": type } : {} }) };
  }
  throw new Error(`${path} is not the file that this version is made of`);
}

/** @param {Scope} scope @param {ArrayBuffer} bytes */
async function hashOf(scope, bytes) {
  const digest = new Uint8Array(await scope.crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Scope} scope @param {string} name */
async function dropOthers(scope, name) {
  const names = /** @type {string[]} */ (await scope.caches.keys());
  await Promise.all(names.filter((other) => other !== name && other.startsWith(ours(scope))).map((other) => scope.caches.delete(other)));
}

/** The path that a request asks for, from the page's folder; a query is the page's own business. @param {Request} request @param {string} folder */
function pathOf({ method, url }, folder) {
  if (method !== "GET" || !url.startsWith(folder)) return null;
  return url.slice(folder.length).split(/[?#]/)[0] || "index.html";
}

/** @param {Scope} scope @param {any} request @param {string} path @param {string} name */
async function answer(scope, request, path, name) {
  const next = scope.registration.waiting;
  if (next && request.isReloadNavigation && (await windows(scope)) < 2) {
    next.postMessage("take over");
    return new Response("", { headers: { Refresh: "0", "Content-Type": "text/html" } });
  }
  const kept = await scope.caches.match(new URL(path, scope.registration.scope).href, { cacheName: name });
  if (kept) return kept;
  // The browser has cleared what was kept, all of it as a rule: without this worker the next visit begins anew.
  await scope.registration.unregister();
  return scope.fetch(request);
}

/** How many windows show this page. @param {Scope} scope */
async function windows(scope) {
  const all = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((/** @type {{url: string}} */ { url }) => url.startsWith(scope.registration.scope)).length;
}
