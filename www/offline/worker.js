// @ts-check
/**
 * The page without a network. `cargo xtask build` puts this code and the list of the page's files into `sw.js`.
 *
 * One version is one list, and a window gets all its files from one version. A new version waits until one window alone
 * is left, which takes it with a reload. What is damaged or missing comes from the server and is kept again. Saved
 * games lie elsewhere and are never touched.
 */
import { OPTIONAL, VERSION_FILE, doubtful, isSent, obtain, published, urlOf, verified } from "./files.js";

/** @typedef {import("./files.js").List} List */
/** @typedef {import("./files.js").Scope} Scope */
/** @typedef {import("./files.js").File} File */
/** @typedef {import("./files.js").WorkerEvent} WorkerEvent */

/** Begins the names of this page's caches; others under the same host keep their own. @param {Scope} scope */
const ours = (scope) => `desertfox:${new URL(scope.registration.scope).pathname}:`;

/** @param {Scope} scope @param {List} list */
export function work(scope, list) {
  const name = ours(scope) + list.version;
  let asked = -Infinity;
  /** Windows whose files are of this version. @type {Set<string>} */
  const same = new Set();
  const { answer, missing } = createFiles(scope, list, name);
  scope.addEventListener("install", (event) => event.waitUntil(install(scope, list, name)));
  scope.addEventListener("activate", (event) => event.waitUntil(dropOthers(scope, name)));
  scope.addEventListener("fetch", (event) => {
    const path = pathOf(event.request, scope.registration.scope);
    if (path === null || !Object.hasOwn(list.files, path)) return;
    const reloads = isReload(event.request, Date.now() - asked);
    event.respondWith(
      reloads ? renew(scope).then((turn) => turn ?? answer(event, path, true)) : answer(event, path, false),
    );
  });
  scope.addEventListener("message", (event) => {
    const [port] = event.ports;
    if (event.data === "take over") scope.skipWaiting();
    if (event.data === "reload") asked = Date.now();
    const { version } = /** @type {{version?: string}} */ (event.data ?? {});
    if (version)
      event.waitUntil(
        take(scope, list.version, version, event.source.id, same).then((answer) => port?.postMessage(answer)),
      );
    if (event.data === "windows") event.waitUntil(windows(scope).then((n) => port?.postMessage(n)));
    if (event.data === "missing") event.waitUntil(missing().then((paths) => port?.postMessage(paths)));
  });
}

/** Milliseconds that the server has for a file of a window that is loaded again, where one is kept as well. */
const PATIENCE = 3000;

/** Files that are looked at together: what the window asks for meanwhile comes soon. */
const AT_ONCE = 40;

/** @template T, U @param {T[]} all @param {(one: T) => Promise<U>} act @returns {Promise<U[]>} */
async function inParts(all, act) {
  const done = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(act))));
  return done;
}

/**
 * Serves what is kept, and mends it. A window of this worker has files of its version alone: where its page cannot be
 * had in this version, the worker leaves the window.
 * @param {Scope} scope @param {List} list @param {string} name of the cache
 */
function createFiles(scope, list, name) {
  /** Windows that were loaded again. @type {Set<string>} */
  const reloaded = new Set();
  const stored = (/** @type {string} */ path) =>
    verified(scope, scope.caches.match(urlOf(scope, path), { cacheName: name }), list.files[path]);
  const isThere = () => scope.caches.has(name).catch(() => false);

  /**
   * A file of this version from the server, kept in place of the other; null where it has none.
   * @param {string} path
   */
  async function mended(path) {
    const file = await obtain(scope, list, path);
    if (typeof file === "string" || (file.changed && (await published(scope, list)) !== "same")) return null;
    const copy = file.response.clone();
    // Without room for it, it stays a file of the server.
    if (await isThere())
      await scope.caches
        .open(name)
        .then((cache) => cache.put(urlOf(scope, path), copy))
        .catch(() => {});
    return file;
  }

  /**
   * What the host sends by now in place of what it changes; what is kept where that takes long.
   * @param {string} path @param {File} file
   */
  async function renewed(path, file) {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, file));
    const fresh = isSent(scope, list, path, file).then((same) => (same ? file : mended(path)));
    return Promise.race([fresh.then((fresh) => fresh ?? file), late]);
  }

  /** Gives this version up: the next load starts from nothing. Whether it does. */
  async function drop() {
    await scope.caches.delete(name).catch(() => false);
    return scope.registration.unregister().then(
      () => true,
      () => false,
    );
  }

  /** The page of the server, in a window without this worker. @param {Request} request @returns {Promise<Response>} */
  async function leave(request) {
    const response = await scope.fetch(request).catch(() => null);
    if (!response) return pageOf(scope, DAMAGED);
    return (await drop()) ? pageOf(scope, "", RELOAD) : response;
  }

  /**
   * @param {Pick<WorkerEvent, "request"|"clientId"|"resultingClientId">} event @param {string} path @param {boolean} reloads the window is loaded again
   * @returns {Promise<Response>}
   */
  async function answer({ request, clientId, resultingClientId }, path, reloads) {
    const isPage = request.mode === "navigate";
    if (reloads) reloaded.add(resultingClientId);
    const found = await stored(path);
    if (found?.changed && (reloads || reloaded.has(clientId))) return (await renewed(path, found)).response;
    if (found) return found.response;
    if (OPTIONAL.test(path)) return scope.fetch(request);
    // The browser has cleared what was kept: without this worker the next visit starts from nothing.
    if (isPage && !(await isThere())) return leave(request);
    const file = await mended(path);
    if (file) return file.response;
    const version = await published(scope, list);
    if (version === "same") return scope.fetch(request);
    if (isPage) return leave(request);
    if (version === "other") await drop();
    return Response.error();
  }

  return {
    answer,
    /**
     * Mends what is damaged or doubtful, and gives the paths of what stays out; null where this version is given up.
     */
    async missing() {
      if (!(await isThere())) return null;
      const looked = await inParts(Object.keys(list.files), async (path) => {
        const file = (await stored(path)) ?? (await mended(path));
        return { path, changed: file?.changed };
      });
      await inParts(doubtful(looked), async (path) => {
        const file = await stored(path);
        if (file) await renewed(path, file);
      });
      const out = looked.filter(({ changed }) => changed === undefined).map(({ path }) => path);
      return (await isThere()) ? out.sort() : null;
    },
  };
}

/**
 * Keeps all files of the list, but for those that the page does without. If another cannot be had, a version that is
 * kept stays as it is; where there is none, what could be had is left for the next try.
 * @param {Scope} scope @param {List} list @param {string} name
 */
async function install(scope, list, name) {
  const copies = await Promise.all((await cacheNames(scope)).map((one) => scope.caches.open(one)));
  const found = await Promise.all(
    Object.keys(list.files).map(async (path) => {
      const file = await obtain(scope, list, path, copies);
      return typeof file === "string" ? { path, why: file } : { path, file };
    }),
  );
  let fault = found.find(({ path, why }) => why && !OPTIONAL.test(path));
  if (!fault && found.some(({ file }) => file?.changed) && (await published(scope, list)) !== "same")
    fault = { path: VERSION_FILE, why: "changed" };
  const isFirst = !scope.registration.active;
  if (!fault || isFirst) {
    const cache = await scope.caches.open(name);
    const toKeep = found.flatMap(({ path, file }) => (file && !(fault && file.changed) ? [{ path, file }] : []));
    try {
      await Promise.all(toKeep.map(({ path, file }) => cache.put(urlOf(scope, path), file.response)));
    } catch {
      await scope.caches.delete(name);
      return refuse(scope, "", "full");
    }
  }
  if (!fault) return;
  if (isFirst) await dropOthers(scope, name);
  await refuse(scope, fault.path, /** @type {string} */ (fault.why));
}

/** Tells all windows why this version is not kept. @param {Scope} scope @param {string} path @param {string} why */
async function refuse(scope, path, why) {
  const all = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const one of all) one.postMessage({ notKept: { path, why, isFirst: !scope.registration.active } });
  throw new Error(`not kept: ${why} ${path}`);
}

/** The names of this page's caches. @param {Scope} scope */
async function cacheNames(scope) {
  const names = /** @type {string[]} */ (await scope.caches.keys());
  return names.filter((name) => name.startsWith(ours(scope)));
}

/** @param {Scope} scope @param {string} name */
async function dropOthers(scope, name) {
  const others = (await cacheNames(scope)).filter((other) => other !== name);
  await Promise.all(others.map((other) => scope.caches.delete(other)));
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
 * @param {Request & {isReloadNavigation?: boolean}} request
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

/** The script of the empty page of a window that this worker has left. */
const RELOAD = "onload = () => location.reload();";

/** What is seen where the page itself is damaged and the server cannot be reached. */
const DAMAGED =
  '<meta name="viewport" content="width=device-width"><title>Offline</title>' +
  '<p lang="en">The copy of this page in your browser is damaged. It is repaired when you reload the page with a ' +
  "connection to the internet. Your saved games are not affected.</p>" +
  '<p lang="de">Die Kopie dieser Seite in Ihrem Browser ist beschädigt. Sie wird wiederhergestellt, wenn Sie die Seite ' +
  "mit einer Verbindung zum Internet neu laden. Ihre gespeicherten Partien sind nicht betroffen.</p>";

/** A page of this worker's own. @param {Scope} scope @param {string} body @param {string} [script] */
async function pageOf(scope, body, script = "") {
  const digest = await scope.crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const head = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">';
  return new Response(`${head}${body}<script>${script}</script>`, {
    headers: {
      "Content-Type": "text/html",
      "Content-Security-Policy": `default-src 'none'; script-src 'sha256-${hash}'; img-src data:`,
    },
  });
}

/**
 * Lets the waiting version take the only window: it gets an empty page, which loads itself again at once.
 * @param {Scope} scope
 * @returns {Promise<Response|null>}
 */
async function renew(scope) {
  const next = scope.registration.waiting;
  if (!next || (await windows(scope)) > 1) return null;
  next.postMessage("take over");
  return pageOf(scope, "", AGAIN);
}

/**
 * A window that was loaded before this version was kept tells the version of its files. The worker can take all such
 * windows or none, so it takes them when all are of its own version: from then on they get every file from it.
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
