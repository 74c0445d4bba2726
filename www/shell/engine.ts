// @ts-check
/** Loads the wasm engine and makes sure that it and the page come from one build. */
import { engineSource } from "./files.ts";
import { watched } from "./late.ts";
import { loadAgain } from "./other-build.ts";

/** @typedef {import("./engine-types.ts").Calls} Calls */
/**
 * Where the engine of a game comes from: its glue, and the facts of its build.
 * @typedef {{game: string, glue: Calls, build: string}} EngineSource
 */
/**
 * @typedef {object} Engine
 * @property {Calls|null} wasm the typed calls, or null
 * @property {{engine: string, build: string}|null} version
 * @property {""|"failed"|"policy"|"mismatch"} error
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
 * @param {Pick<import("../store/store.ts").Store, "get"|"set">} store
 * @returns {Promise<Engine>}
 */
export async function loadEngine(source, store) {
  let unload = () => {};
  try {
    const { glue, build, game } = source;
    unload = use(glue);
    await watched(glue.default(engineSource(game)));
    const version = readVersion(glue);
    if (version.build && build !== version.build) {
      reloadOnce(store, build);
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

/** @param {Partial<Calls>} glue that of an older build may lack calls */
function readVersion(glue) {
  const version = glue.version?.();
  return { engine: String(version?.engine ?? "?"), build: String(version?.buildId ?? "") };
}

/** A stored half of an older build is cured by one reload; a second would only loop. */
function reloadOnce(
  /** @type {Pick<import("../store/store.ts").Store, "get"|"set">} */ store,
  /** @type {string} */ build,
) {
  if (store.get("reloadedFor") !== build && store.set("reloadedFor", build)) loadAgain();
}
