// @ts-check
/**
 * The page without a network. `cargo xtask build` puts this code and the list of the page's files into `sw.js`.
 *
 * One version is one list: it is kept whole, every file with the hash that the list names, or not at all; and a window
 * gets
 * all its files from one version. A new version waits until one window alone is left, which takes it with a reload.
 */

/**
 * @typedef {{version: string, files: Record<string, string>}} List by path from the page's folder, the first 32 hex
 *   digits of SHA-256
 */
/** @typedef {any} Scope the worker's global object; the declarations of the page do not know its type */

/** Begins the names of this page's caches; others under the same host keep their own. @param {Scope} scope */
const ours = (scope) => `desertfox:${new URL(scope.registration.scope).pathname}:`;

/** @param {Scope} scope @param {List} list */
export function work(scope, list) {
  const name = ours(scope) + list.version;
  let asked = -Infinity;
  /** Windows whose files are of this version. @type {Set<string>} */
  const same = new Set();
  scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install(scope, list, name)));
  scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers(scope, name)));
  scope.addEventListener("fetch", (/** @type {any} */ event) => {
    const path = pathOf(event.request, scope.registration.scope);
    if (path === null || !Object.hasOwn(list.files, path)) return;
    const reloads = isReload(event.request, Date.now() - asked);
    event.respondWith(
      reloads
        ? renew(scope).then((turn) => turn ?? answer(scope, event.request, path, name))
        : answer(scope, event.request, path, name),
    );
  });
  scope.addEventListener("message", (/** @type {any} */ event) => {
    if (event.data === "take over") scope.skipWaiting();
    if (event.data === "reload") asked = Date.now();
    if (event.data?.version)
      event.waitUntil(
        take(scope, list.version, event.data.version, event.source.id, same).then((answer) =>
          event.ports[0]?.postMessage(answer),
        ),
      );
    if (event.data === "windows") event.waitUntil(windows(scope).then((n) => event.ports[0]?.postMessage(n)));
  });
}

/**
 * Keeps all files of the list; nothing is kept if one of them cannot be had.
 * @param {Scope} scope
 * @param {List} list
 * @param {string} name
 */
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

/**
 * A file as the list wants it: out of what is kept already, else out of the browser's memory, else from the server
 * itself.
 * @param {Scope} scope
 * @param {string} path
 * @param {string} hash
 */
async function obtain(scope, path, hash) {
  const url = new URL(path, scope.registration.scope).href;
  const sources = [() => scope.caches.match(url), () => scope.fetch(url), () => scope.fetch(url, { cache: "reload" })];
  for (const source of sources) {
    const response = await source();
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
  await Promise.all(
    names.filter((other) => other !== name && other.startsWith(ours(scope))).map((other) => scope.caches.delete(other)),
  );
}

/**
 * The path that a request asks for, from the page's folder; a query is the page's own business.
 * @param {Request} request
 * @param {string} folder
 */
function pathOf({ method, url }, folder) {
  if (method !== "GET" || !url.startsWith(folder)) return null;
  return url.slice(folder.length).split(/[?#]/)[0] || "index.html";
}

/** Milliseconds in which a reload follows the button that asks for it. */
const SOON = 3000;

/**
 * Whether a window is loaded again; browsers tell it in different ways, and not all do.
 * @param {any} request
 * @param {number} sinceAsked
 */
function isReload(request, sinceAsked) {
  return (
    request.mode === "navigate" && (request.isReloadNavigation || request.cache === "no-cache" || sinceAsked < SOON)
  );
}

/**
 * The script of the empty page. It stands in the page, because this worker may be gone before it could serve a file: the
 * page loads itself again when the new version has taken it, or after a second, if that came before it could listen.
 */
const AGAIN =
  "navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());" +
  "setTimeout(() => location.reload(), 1000);";

/**
 * Lets the waiting version take the only window: it gets an empty page, which loads itself again at once.
 * @param {Scope} scope
 * @returns {Promise<Response|null>}
 */
async function renew(scope) {
  const next = scope.registration.waiting;
  if (!next || (await windows(scope)) > 1) return null;
  next.postMessage("take over");
  const digest = await scope.crypto.subtle.digest("SHA-256", new TextEncoder().encode(AGAIN));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(`<!doctype html><link rel="icon" href="data:,"><script>${AGAIN}</script>`, {
    headers: {
      "Content-Type": "text/html",
      "Content-Security-Policy": `default-src 'none'; script-src 'sha256-${hash}'; img-src data:`,
    },
  });
}

/** @param {Scope} scope @param {any} request @param {string} path @param {string} name */
async function answer(scope, request, path, name) {
  const stored = await scope.caches.match(new URL(path, scope.registration.scope).href, { cacheName: name });
  if (stored) return stored;
  // The browser has cleared what was kept, all of it as a rule: without this worker the next visit starts from nothing.
  await scope.registration.unregister();
  return scope.fetch(request);
}

/**
 * A window that was loaded before this version was kept tells the version of its files. The worker can take all such
 * windows
 * or none, so it takes them when all are of its own version: from then on they get every file from it.
 * @param {Scope} scope
 * @param {string} own
 * @param {string} version
 * @param {string} id of the window
 * @param {Set<string>} same
 * @returns {Promise<"taken"|"waits"|"other">}
 */
async function take(scope, own, version, id, same) {
  if (version !== own) return "other";
  same.add(id);
  const [all, taken] = await Promise.all(
    [true, false].map((includeUncontrolled) => scope.clients.matchAll({ type: "window", includeUncontrolled })),
  );
  const free = all.filter(
    (/** @type {{id: string}} */ one) => !taken.some((/** @type {{id: string}} */ other) => other.id === one.id),
  );
  if (!free.every((/** @type {{id: string}} */ one) => same.has(one.id))) return "waits";
  await scope.clients.claim();
  return "taken";
}

/** How many windows show this page. @param {Scope} scope */
async function windows(scope) {
  const all = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((/** @type {{url: string}} */ { url }) => url.startsWith(scope.registration.scope)).length;
}
