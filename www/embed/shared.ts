// @ts-check
/** What all boards of a game share on a page: one engine, one map, the counters, and the texts of each language. */
import { EMBED_FILES, loadLang } from "../lang/lang.ts";
import { loadEngine } from "../shell/engine.ts";

/** @typedef {import("../lang/lang.ts").Lang} Lang */
/** @typedef {import("../shell/engine-types.ts").Calls} Calls */
/**
 * The engine of a board: its calls, and its games as they come out of a record.
 * @template Handle
 * @typedef {{Game: {load(text: string): Handle, open(link: string): Handle}, encodePosition?(sheet: object): string} &
 *   Calls} BoardCalls
 */
/** A game of the engine, as all boards know it. @typedef {{gameLink(): string, branch(orders: number): BoardGame, free(): void}} BoardGame */
/**
 * The types that a game brings to its boards.
 * @typedef {object} AnyBoard
 * @property {BoardCalls<BoardGame>} wasm
 * @property {object} map the data of its map
 * @property {BoardGame} handle
 * @property {object} sheet a position, in games that have some
 * @property {unknown} counters
 * @property {import("../board/model.ts").MapModel} model
 */
/**
 * @template {AnyBoard} [Board=AnyBoard]
 * @typedef {{wasm: Board["wasm"], map: Board["map"]}} Engine
 */
/**
 * @template {AnyBoard} [Board=AnyBoard]
 * @typedef {Engine<Board> & {game: EmbedGame, lang: Lang, counters: Board["counters"]}} Shared
 */
/**
 * What a record shows. `fragment` opens the same on the main site; empty where no link can carry it; `at`: the order that
 * the link names.
 * @template {AnyBoard} [Board=AnyBoard]
 * @typedef {({kind: "game", handle: Board["handle"]}|{kind: "position", sheet: Board["sheet"]}) & {fragment: string, at:
 *   number|null}} Shown
 */
/**
 * What a game brings to the boards of other websites: whose numbers a record is shown with (`editionOf`), how many orders
 * it has (`pliesOf`), what is seen after some of them (`sceneOf`; `side`: the one that the website asks for, or empty),
 * what is wrong with a position (`positionFault`; empty for nothing), and the hex where the cursor begins (`start`).
 * @template {AnyBoard} [Board=AnyBoard]
 * @typedef {{
 *   name: "desertfox"|"rommelinthedesert",
 *   message: import("./messages.ts").Named,
 *   sides: readonly import("./options.ts").Side[],
 *   numbers: Record<string, (hex: number) => string>,
 *   editionOf(shown: Shown<Board>): string,
 *   pliesOf(shown: Shown<Board>): number,
 *   sceneOf(shown: Shown<Board>, ply: number, shared: Shared<Board>, model: Board["model"], hexName: (hex: number) =>
 *     string, side: string): import("./screen.ts").Scene,
 *   engine: import("../shell/engine.ts").EngineSource,
 *   links: import("../shell/link.ts").LinkNames,
 *   texts: import("../shell/game-types.ts").GameTexts,
 *   loadMap: () => Promise<object|null>,
 *   createCounters(wasm: Board["wasm"], lang: Lang): Board["counters"],
 *   positionFault(position: Board["sheet"]): string,
 *   art: import("../board/types.ts").BoardArt,
 *   start: number,
 *   mapWords: (lang: Lang) => import("../board/paint.ts").MapWords,
 *   describeHex(hex: number, model: Board["model"], lang: Lang): string,
 *   spokenOverlays: (said: {key: string, params: Record<string, string|number>}[], lang: Lang) => string[],
 *   playParts: () => Promise<import("./play.ts").EmbedPlay>,
 * }} EmbedGame
 */

/** A board keeps nothing, and reloads no page that is not its own. */
/** @type {Pick<import("../store/store.ts").Store, "get"|"set">} */
const NO_STORE = { get: () => null, set: () => false };

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
  return { wasm: /** @type {AnyBoard["wasm"]} */ (wasm), map };
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
