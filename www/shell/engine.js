// @ts-check
/** Loads the wasm engine and makes sure that it and the page come from one build. */
import { engineSource } from "./files.js";
import { watched } from "./late.js";

/** @typedef {import("./engine-types.js").Calls} Calls */
/**
 * Where the engine of a game comes from: its glue, and the facts of its build.
 * @typedef {{game: string, glue: () => Promise<Calls>, build: () => Promise<{BUILD_ID: string}>}} EngineSource
 */
/**
 * @typedef {object} Engine
 * @property {Calls|null} wasm the typed calls, or null
 * @property {{engine: string, build: string}|null} version
 * @property {""|"missing"|"failed"|"policy"|"mismatch"} error
 * @property {() => void} [unload] ends its use here; its memory is given back when nothing else uses it
 */

/** How many have the engine of a glue module in use. @type {WeakMap<object, number>} */
const users = new WeakMap();

/** Counts one more user of an engine. @param {Calls} glue @returns {() => void} its end; the last one frees the memory */
function use(glue) {
  users.set(glue, (users.get(glue) ?? 0) + 1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    const left = (users.get(glue) ?? 1) - 1;
    users.set(glue, left);
    if (!left) glue.unload?.();
  };
}

/**
 * @param {EngineSource} source
 * @param {Pick<import("../store/store.js").Store, "get"|"set">} store
 * @returns {Promise<Engine>}
 */
export async function loadEngine(source, store) {
  let unload = () => {};
  try {
    const [glue, build] = await watched(Promise.all([load(source.glue), load(source.build)]));
    if (!glue) return { wasm: null, version: null, error: "missing" };
    unload = use(glue);
    await watched(glue.default(engineSource(source.game)));
    const version = readVersion(glue);
    if (build && version.build && build.BUILD_ID !== version.build) {
      reloadOnce(store, build.BUILD_ID);
      unload();
      return { wasm: null, version, error: "mismatch" };
    }
    return { wasm: glue, version, error: "", unload };
  } catch (error) {
    console.error(error);
    unload();
    return { wasm: null, version: null, error: isRefused(error) ? "policy" : "failed" };
  }
}

/** Whether a security policy forbids wasm: browsers say it in the message alone. @param {unknown} error */
const isRefused = (error) => /content security policy|\bCSP\b|unsafe-eval/i.test(String(error));

/**
 * @template T
 * @param {() => Promise<T>} fetched @returns {Promise<T|null>} the module, or null when it is not there
 */
async function load(fetched) {
  try {
    return await fetched();
  } catch {
    return null;
  }
}

/** @param {Partial<Calls>} glue that of an older build may lack calls */
function readVersion(glue) {
  const version = glue.version?.();
  return { engine: String(version?.engine ?? "?"), build: String(version?.buildId ?? "") };
}

/** A cached half of an older build is cured by one reload; a second would only loop. */
function reloadOnce(
  /** @type {Pick<import("../store/store.js").Store, "get"|"set">} */ store,
  /** @type {string} */ build,
) {
  if (store.get("reloadedFor") === build) return;
  if (store.set("reloadedFor", build)) location.reload();
}
