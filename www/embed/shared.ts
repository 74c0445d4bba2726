/** What all boards of a game share on a page: one engine, one map, the counters, and the texts of each language. */
import { EMBED_FILES, loadLang } from "../lang/lang.ts";
import { loadEngine } from "../shell/engine.ts";
import type { Calls } from "../shell/engine-types.ts";
import type { MapModel } from "../board/model.ts";
import type { Lang } from "../lang/lang.ts";
import type { Named } from "./messages.ts";
import type { Side } from "./options.ts";
import type { Scene } from "./screen.ts";
import type { EngineSource } from "../shell/engine.ts";
import type { LinkNames } from "../shell/link.ts";
import type { GameTexts } from "../shell/game-types.ts";
import type { BoardArt } from "../board/types.ts";
import type { MapWords } from "../board/paint.ts";
import type { EmbedPlay } from "./play.ts";
import type { Store } from "../store/store.ts";

/** The engine of a board: its calls, and its games as they come out of a record. */
type BoardCalls<Handle> = {
  Game: { load(text: string): Handle; open(link: string): Handle };
  encodePosition?(sheet: object): string;
} & Calls;

/** A game of the engine, as all boards know it. */
export interface BoardGame {
  gameLink(): string;
  branch(orders: number): BoardGame;
  free(): void;
}

/** The types that a game brings to its boards. */
interface AnyBoard {
  wasm: BoardCalls<BoardGame>;
  /** The data of its map. */
  map: object;
  handle: BoardGame;
  /** A position, in games that have some. */
  sheet: object;
  counters: unknown;
  model: MapModel;
}

interface Engine<Board extends AnyBoard = AnyBoard> {
  wasm: Board["wasm"];
  map: Board["map"];
}

export type Shared<Board extends AnyBoard = AnyBoard> = Engine<Board> & {
  game: EmbedGame;
  lang: Lang;
  counters: Board["counters"];
};

/**
 * What a record shows. `fragment` opens the same on the main site; empty where no link can carry it; `at`: the order
 * that the link names.
 */
export type Shown<Board extends AnyBoard = AnyBoard> = (
  | { kind: "game"; handle: Board["handle"] }
  | { kind: "position"; sheet: Board["sheet"] }
) & { fragment: string; at: number | null };

/**
 * What a game brings to the boards of other websites: whose numbers a record is shown with (`editionOf`), how many
 * orders it has (`pliesOf`), what is seen after some of them (`sceneOf`; `side`: the one that the website asks for, or
 * empty), what is wrong with a position (`positionFault`; empty for nothing), and the hex where the cursor begins
 * (`start`).
 */
export interface EmbedGame<Board extends AnyBoard = AnyBoard> {
  name: "desertfox" | "rommelinthedesert";
  message: Named;
  sides: readonly Side[];
  numbers: Record<string, (hex: number) => string>;
  editionOf(shown: Shown<Board>): string;
  pliesOf(shown: Shown<Board>): number;
  sceneOf(
    shown: Shown<Board>,
    ply: number,
    shared: Shared<Board>,
    model: Board["model"],
    hexName: (hex: number) => string,
    side: string,
  ): Scene;
  engine: EngineSource;
  links: LinkNames;
  texts: GameTexts;
  loadMap: () => Promise<object | null>;
  createCounters(wasm: Board["wasm"], lang: Lang): Board["counters"];
  positionFault(position: Board["sheet"]): string;
  art: BoardArt;
  start: number;
  mapWords: (lang: Lang) => MapWords;
  describeHex(hex: number, model: Board["model"], lang: Lang): string;
  spokenOverlays: (said: { key: string; params: Record<string, string | number> }[], lang: Lang) => string[];
  playParts: () => Promise<EmbedPlay>;
}

/** A board keeps nothing, and reloads no page that is not its own. */
const NO_STORE: Pick<Store, "get" | "set"> = { get: () => null, set: () => false };

/** What the boards of one game share; a page may have boards of several games. */
const sharedBy = new WeakMap<EmbedGame, { loaded: Promise<Engine> | null; inLanguage: Map<string, Promise<Shared>> }>();

function sharedOf(game: EmbedGame) {
  const known = sharedBy.get(game) ?? { loaded: null, inLanguage: new Map() };
  sharedBy.set(game, known);
  return known;
}

async function load({ engine, loadMap }: EmbedGame) {
  const [{ wasm, error }, map] = await Promise.all([loadEngine(engine, NO_STORE), loadMap()]);
  if (!wasm || !map) throw Object.assign(new Error(error || "map"), { isPolicy: error === "policy" });
  return { wasm: wasm as AnyBoard["wasm"], map };
}

/** The engine that all boards of a game share. A start that failed is tried again by the next board. */
export function loadOnce(game: EmbedGame) {
  const own = sharedOf(game);
  own.loaded ??= load(game).catch((error) => {
    own.loaded = null;
    throw error;
  });
  return own.loaded;
}

export function shareIn(tag: string, game: EmbedGame): Promise<Shared> {
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
