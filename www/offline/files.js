// @ts-check
/**
 * The files of one version: out of what is kept, or from the server. What is kept is compared with the list whenever it
 * is used.
 *
 * Hosts change files: they add a script to a page, write other line ends, shrink styles and pictures, leave an icon
 * out. Line ends are put back. Pages, scripts, styles and pictures are kept as the host sends them, with the hash of
 * what was sent, as long as the host still publishes this version. Data and engines have to be those of the list.
 */

/**
 * @typedef {{version: string, files: Record<string, string>}} List by path from the page's folder, the first 32 hex
 *   digits of SHA-256
 */
/**
 * The worker's global object, as far as it is used here; the declarations of the page do not have those of a worker.
 * @typedef {object} Scope
 * @property {ServiceWorkerRegistration} registration
 * @property {CacheStorage} caches
 * @property {Crypto} crypto
 * @property {{matchAll: (options?: object) => Promise<WindowClient[]>, get: (id: string) => Promise<WindowClient|undefined>,
 *   claim: () => Promise<void>}} clients
 * @property {(request: Request|string, init?: RequestInit) => Promise<Response>} fetch
 * @property {() => Promise<void>} skipWaiting
 * @property {{add(kind: string, listener: (event: WorkerEvent) => void): void}["add"]} addEventListener
 */
/** @typedef {{id: string, url: string, postMessage: (message: unknown, transfer?: Transferable[]) => void, navigate: (url: string) => Promise<unknown>}} WindowClient */
/**
 * An event of the worker; which members it has depends on its kind.
 * @typedef {{waitUntil: (work: Promise<unknown>) => void, respondWith: (answer: Promise<Response>) => void, request: Request,
 *   clientId: string, resultingClientId: string, ports: MessagePort[], data: unknown, source: WindowClient}} WorkerEvent
 */
/** `changed`: as the host sends it, not as the list has it. @typedef {{response: Response, changed: boolean}} File */
/** Why a file cannot be had. @typedef {"missing"|"changed"} Why */

/** The module that names the version. */
export const VERSION_FILE = "www/offline/version.js";
/** What the page does without. */
export const OPTIONAL = /\.(png|svg|webmanifest)$/;
/** Names, in what is kept, the hash of the list and that of the bytes which the host sends in its place. */
const SENT = "X-Sent";
/** Files whose line ends do not matter. */
const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
/** What hosts change, by ending, and the type that it has to keep. @type {Record<string, RegExp>} */
const CHANGEABLE = {
  html: /^text\/html/,
  js: /javascript/,
  css: /^text\/css/,
  png: /^image\//,
  svg: /^image\//,
  webmanifest: /json|^text\/plain/,
};
/**
 * Where a file may come from, one after the other: the browser's memory, the server, and the server past what stands
 * between and may still have the file of another version.
 * @type {{cache?: RequestCache, past?: boolean}[]}
 */
const SOURCES = [{}, { cache: "reload" }, { cache: "reload", past: true }];

/** How the scripts of the bundle begin: they ask for each other with the version, so the browser's memory has them so. */
const BUNDLE = "pkg/page/";

/** @param {List} list @param {string} path of a file as the page asks for it */
const asked = (list, path) => (path.startsWith(BUNDLE) && path.endsWith(".js") ? `${path}?${list.version}` : path);

/** The address of a file. @param {Scope} scope @param {string} path */
export const urlOf = (scope, path) => new URL(path, scope.registration.scope).href;

/**
 * A file as the list wants it, or as the host changes it; else why it cannot be had.
 * @param {Scope} scope @param {List} list @param {string} path @param {Cache[]} [copies] caches to look into first
 * @returns {Promise<File|Why>}
 */
export async function obtain(scope, list, path, copies = []) {
  const hash = list.files[path];
  for (const copy of copies) {
    const file = await verified(scope, copy.match(urlOf(scope, path)), hash);
    if (file) return file;
  }
  /** @type {{bytes: ArrayBuffer, type: string}|null} */
  let last = null;
  for (const { cache, past } of SOURCES) {
    const address = urlOf(scope, past ? `${path}?${hash}` : asked(list, path));
    const response = await scope.fetch(address, { cache }).catch(() => null);
    if (cache && response && !response.ok) return "missing";
    const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
    if (!bytes) continue;
    const type = response?.headers.get("Content-Type") ?? "";
    for (const form of formsOf(path, bytes))
      if ((await hashOf(scope, form)) === hash) return { response: made(form, type), changed: false };
    last = past ? { bytes, type } : null;
  }
  if (!last) return "missing";
  if (!isOfPage(list, path, last.bytes, last.type) || (await isOlder(scope, path, last.bytes, copies)))
    return "changed";
  const sent = `${hash} ${await hashOf(scope, last.bytes)}`;
  return { response: made(last.bytes, last.type, { [SENT]: sent }), changed: true };
}

/**
 * The bytes of a file, and those of a text with the line ends of the sources.
 * @param {string} path @param {ArrayBuffer} bytes
 */
const formsOf = (path, bytes) => [bytes, ...(TEXT.test(path) ? withLineFeeds(bytes) : [])];

/**
 * Whether a file that the list does not have is kept in another version: the server has not got all of this one yet. What
 * the host had changed there proves nothing.
 * @param {Scope} scope @param {string} path @param {ArrayBuffer} bytes @param {Cache[]} copies
 */
async function isOlder(scope, path, bytes, copies) {
  const sent = await Promise.all(formsOf(path, bytes).map((form) => hashOf(scope, form)));
  for (const copy of copies) {
    const stored = await copy.match(urlOf(scope, path));
    if (stored && !stored.headers.has(SENT) && sent.includes(await hashOf(scope, await stored.arrayBuffer())))
      return true;
  }
  return false;
}

/**
 * Whether the host still sends a changed file as it is kept, or cannot be asked.
 * @param {Scope} scope @param {List} list @param {string} path @param {File} stored
 */
export async function isSent(scope, list, path, stored) {
  try {
    const response = await scope.fetch(urlOf(scope, path), { cache: "no-cache" });
    const sent = response.ok && (await hashOf(scope, await response.arrayBuffer()));
    return !sent || stored.response.headers.get(SENT) === `${list.files[path]} ${sent}`;
  } catch {
    return true;
  }
}

/**
 * Whether a file that is not the one of the list may stand for it: of a kind that hosts change, and no page of somebody
 * else, as networks send that want a login.
 * @param {List} list @param {string} path @param {ArrayBuffer} bytes @param {string} type
 */
function isOfPage(list, path, bytes, type) {
  const ending = endingOf(path);
  if (!bytes.byteLength || !CHANGEABLE[ending]?.test(type)) return false;
  const text = new TextDecoder().decode(bytes);
  if (path === VERSION_FILE) return versionIn(text) === list.version;
  return ending !== "html" || (/\bsrc=["']?pkg\/page\//.test(text) && /<\/html>/i.test(text));
}

/** @param {ArrayBuffer} bytes @param {string} type @param {Record<string, string>} [more] headers */
const made = (bytes, type, more) =>
  new Response(bytes, { headers: { ...(type && { "Content-Type": type }), ...more } });

/**
 * What is kept of a file, where its bytes are those of the list, or those that the host has sent in their place; null
 * where it is missing, damaged or cannot be read.
 * @param {Scope} scope @param {Promise<Response|undefined>} stored @param {string} hash @returns {Promise<File|null>}
 */
export async function verified(scope, stored, hash) {
  try {
    const response = await stored;
    if (!response) return null;
    const found = await hashOf(scope, await response.clone().arrayBuffer());
    const changed = found !== hash;
    return !changed || response.headers.get(SENT) === `${hash} ${found}` ? { response, changed } : null;
  } catch {
    return null;
  }
}

/**
 * Changed files among others of their kind that are as the list has them: the version may still have been on its way to
 * the server. A host that changes files changes all of a kind.
 * @param {{path: string, changed?: boolean}[]} all
 */
export function doubtful(all) {
  const exact = new Set(all.flatMap(({ path, changed }) => (changed === false ? [endingOf(path)] : [])));
  return all.flatMap(({ path, changed }) => (changed && exact.has(endingOf(path)) ? [path] : []));
}

/** @param {string} path */
const endingOf = (path) => path.slice(path.lastIndexOf(".") + 1);

/** Bytes of a text with the line ends of the sources; nothing where they are those. @param {ArrayBuffer} bytes */
function withLineFeeds(bytes) {
  const all = new Uint8Array(bytes);
  if (!all.includes(CR)) return [];
  return [all.map((byte) => (byte === CR ? LF : byte)).filter((_, at) => all[at] !== LF || all[at - 1] !== CR).buffer];
}
const [LF, CR] = [10, 13];

/**
 * The version that the server has now; unknown where a network wants a login.
 * @param {Scope} scope @param {List} list @returns {Promise<"same"|"other"|"unknown">}
 */
export async function published(scope, list) {
  try {
    const response = await scope.fetch(`${urlOf(scope, VERSION_FILE)}?${Date.now()}`, { cache: "no-store" });
    if (!response.ok || !CHANGEABLE.js.test(response.headers.get("Content-Type") ?? "")) return "unknown";
    return versionIn(await response.text()) === list.version ? "same" : "other";
  } catch {
    return "unknown";
  }
}

/** @param {string} text of the module with the version */
const versionIn = (text) => /VERSION\s*=\s*["'`](\w+)["'`]/.exec(text)?.[1] ?? "";

/** @param {Scope} scope @param {BufferSource} bytes */
async function hashOf(scope, bytes) {
  const digest = new Uint8Array(await scope.crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
