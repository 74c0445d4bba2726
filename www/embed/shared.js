// @ts-check
/** What all boards of a game share on a page: one engine, one map, the counters, and the texts of each language. */
import { EMBED_FILES, loadLang } from "../lang/lang.js";
import { loadEngine } from "../shell/engine.js";

/** @typedef {import("../lang/lang.js").Lang} Lang */
/** @typedef {{wasm: any, map: any}} Engine */
/** @typedef {Engine & {game: EmbedGame, lang: Lang, counters: any}} Shared */
/**
 * What a game brings to the boards of other websites.
 * @typedef {object} EmbedGame
 * @property {"desertfox"|"rommelinthedesert"} name begins the names of its events, which are public
 * @property {import("./messages.js").Named} message the member of a message that says for which game it is
 * @property {readonly import("./options.js").Side[]} sides their ids
 * @property {Record<string, (hex: number) => string>} numbers of the hexes, by edition
 * @property {(shown: import("./record.js").Shown) => string} editionOf whose numbers a record is shown with
 * @property {(shown: import("./record.js").Shown) => number} pliesOf how many orders a record has
 * @property {(shown: import("./record.js").Shown, ply: number, shared: Shared, model:
 *   import("../board/model.js").MapModel, hexName: (hex: number) => string, side: string) =>
 *   import("./screen.js").Scene} sceneOf what is seen after some orders; `side`: the one that the website asks for, or
 * empty
 * @property {import("../shell/game-types.js").EngineSource} engine
 * @property {import("../shell/link.js").LinkNames} links
 * @property {import("../shell/game-types.js").GameTexts} texts
 * @property {() => Promise<any>} loadMap
 * @property {(wasm: any, lang: Lang) => any} createCounters for its scenes
 * @property {(position: any) => string} positionFault what is wrong with a position; empty for nothing
 * @property {import("../board/types.js").BoardArt} art
 * @property {number} start the hex where the cursor begins
 * @property {(lang: Lang) => import("../board/paint.js").MapWords} mapWords
 * @property {(hex: number, model: import("../board/model.js").MapModel, lang: Lang) => string} describeHex
 * @property {(said: {key: string, params: Record<string, string|number>}[], lang: Lang) => string[]} spokenOverlays
 * @property {() => Promise<import("./play.js").EmbedPlay>} playParts what it brings for playing on
 */

/** A board keeps nothing, and reloads no page that is not its own. */
const NO_STORE = /** @type {any} */ ({ get: () => null, set: () => false });

/**
 * What the boards of one game share; a page may have boards of several games.
 * @type {WeakMap<EmbedGame, {loaded: Promise<Engine>|null, inLanguage: Map<string, Promise<Shared>>}>}
 */
const sharedBy = new WeakMap();

/** @param {EmbedGame} game */
function sharedOf(game) {
  const known = sharedBy.get(game) ?? { loaded: null, inLanguage: new Map() };
  sharedBy.set(game, known);
  return known;
}

/** @param {EmbedGame} game */
async function load({ engine, loadMap }) {
  const [{ wasm, error }, map] = await Promise.all([loadEngine(engine, NO_STORE), loadMap()]);
  if (!wasm || !map) throw Object.assign(new Error(error || "map"), { isPolicy: error === "policy" });
  return { wasm, map };
}

/**
 * The engine that all boards of a game share. A start that failed is tried again by the next board.
 * @param {EmbedGame} game
 */
export function loadOnce(game) {
  const own = sharedOf(game);
  own.loaded ??= load(game).catch((error) => {
    own.loaded = null;
    throw error;
  });
  return own.loaded;
}

/** @param {string} tag @param {EmbedGame} game @returns {Promise<Shared>} */
export function shareIn(tag, game) {
  const { inLanguage } = sharedOf(game);
  const known = inLanguage.get(tag);
  if (known) return known;
  const made = Promise.all([loadOnce(game), loadLang(tag, [...EMBED_FILES, ...game.texts.board])]).then(
    ([{ wasm, map }, lang]) => ({
      game,
      wasm,
      map,
      lang,
      counters: game.createCounters(wasm, lang),
    }),
  );
  inLanguage.set(tag, made);
  made.catch(() => inLanguage.delete(tag));
  return made;
}
