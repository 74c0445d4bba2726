// @ts-check
/** What all boards of a page share: one engine, one map, the counters, and the texts of each language. */
import { EMBED_FILES, loadLang } from "../lang/lang.js";
import { createCounters } from "../games/desert-fox/play/counters.js";
import { ENGINE, loadMap } from "../games/desert-fox/engine.js";
import { loadEngine } from "../shell/engine.js";

/** @typedef {import("../lang/lang.js").Lang} Lang */
/** @typedef {{wasm: any, map: any}} Engine */
/** @typedef {Engine & {lang: Lang, counters: ReturnType<typeof createCounters>}} Shared */

/** A board keeps nothing, and reloads no page that is not its own. */
const NO_STORE = /** @type {any} */ ({ get: () => null, set: () => false });

/** @type {Promise<Engine>|null} */
let engine = null;
/** @type {Map<string, Promise<Shared>>} */
const shared = new Map();

async function load() {
  const [{ wasm, error }, map] = await Promise.all([loadEngine(ENGINE, NO_STORE), loadMap()]);
  if (!wasm || !map) throw new Error(error || "map");
  return { wasm, map };
}

/** The engine that all boards of this page share. A start that failed is tried again by the next board. */
export function loadOnce() {
  engine ??= load().catch((error) => {
    engine = null;
    throw error;
  });
  return engine;
}

/** @param {string} tag @returns {Promise<Shared>} */
export function shareIn(tag) {
  const known = shared.get(tag);
  if (known) return known;
  const made = Promise.all([loadOnce(), loadLang(tag, EMBED_FILES)]).then(([{ wasm, map }, lang]) => ({
    wasm,
    map,
    lang,
    counters: createCounters(wasm, lang),
  }));
  shared.set(tag, made);
  made.catch(() => shared.delete(tag));
  return made;
}
