// @ts-check
/** What is seen of a game on another website: blocks and words, as far as somebody at neither side may know. */
import { pilesOf, spokenPile } from "../art/game-blocks.ts";
import { parseHex } from "../geometry.ts";
import { tableGame } from "../play/handle.js";
import { situationOf } from "../play/situation.js";
import { trailOf } from "../play/trail.js";
import { blockNames, monthOf, monthsEarlier, orderText } from "../play/words.js";
import { SIDES } from "../sides.ts";
import { OBSERVER, viewsOf } from "../../../play/viewer.ts";

/** @typedef {import("../play/types.js").RommelInTheDesert} RommelInTheDesert */
/** @typedef {import("../play/handle.js").EngineGame} EngineGame */
/** @typedef {import("../play/handle.js").Handle} Handle */
/**
 * The types of Rommel in the Desert on boards of other websites.
 * @typedef {object} RommelBoard
 * @property {import("../engine-types.ts").Wasm} wasm
 * @property {import("../map-model.ts").MapSource} map
 * @property {EngineGame} handle
 * @property {object} sheet
 * @property {ReturnType<typeof import("../art/game-blocks.ts").rosterOf>} counters
 * @property {import("../map-model.ts").MapModel} model
 */
/** @typedef {import("../../../embed/shared.ts").Shown<RommelBoard>} Shown */
/** @typedef {import("../../../embed/screen.ts").Scene} Scene */

/** The games of the boards in the form of the game screen. @type {WeakMap<EngineGame, Handle>} */
const games = new WeakMap();

/** @param {EngineGame} handle */
function gameOf(handle) {
  const game = games.get(handle) ?? tableGame(handle);
  games.set(handle, game);
  return game;
}

const rommelViews = /** @type {typeof viewsOf<RommelInTheDesert>} */ (viewsOf);

/** @param {Shown} shown */
export const pliesOf = (shown) => (shown.kind === "game" ? gameOf(shown.handle).view().orders : 0);

/** @type {import("../../../embed/shared.ts").EmbedGame<RommelBoard>["sceneOf"]} */
export function sceneOf(shown, ply, { lang, counters }, model, hexName, side) {
  if (shown.kind !== "game") throw new Error("a board shows games");
  const { t } = lang;
  const game = gameOf(shown.handle);
  const isOver = rommelViews(game).view().phase === "over";
  const views = rommelViews(game, undefined, isOver ? null : OBSERVER);
  const view = views.viewAt(ply);
  const now = situationOf(view, []);
  const report = ply > 0 ? views.journal(ply - 1, ply)[0] : null;
  const then = ply > 0 ? views.viewAt(ply - 1) : view;
  const trail = report ? trailOf(report, situationOf(then, [])) : [];
  const over = view.phase === "over";
  const placeName = (/** @type {number} */ hex) =>
    [model.places.get(hex)?.[0]?.name, hexName(hex)].filter(Boolean).join(" ");
  const ctx = {
    app: { lang },
    session: { scenario: { id: view.scenario } },
    unitName: blockNames(then, lang),
    hexWords: (/** @type {string} */ hex) => (parseHex(hex) < 0 ? hex : placeName(parseHex(hex))),
    now: { view: then },
  };
  const by = ply > 0 ? t(`side.${then.by}`) : "";
  return {
    piles: pilesOf(view, null, { rosterOf: counters }),
    overlays: trail.length > 1 ? { moves: [{ hexes: trail, side: then.by }] } : {},
    title: t(`scenario.${view.scenario}`),
    stand: [
      view.turn > 0 && monthOf(view.turn, monthsEarlier(view.scenario), lang.tag),
      t(`gamePhase.${view.phase}`),
      !over && t("play.turn.decides", { side: t(`side.${view.by}`) }),
      side && !isOver && t("embed.noSide"),
    ]
      .filter(Boolean)
      .join(" · "),
    order: report ? `${by}: ${orderText(report.order, ctx)}` : t("embed.begin"),
    spoken: (hex) => spokenPile(now.stacks.get(hex) ?? [], counters, lang, { view }),
    held: Object.fromEntries(
      SIDES.map(({ id }) => [
        id,
        [...now.stacks].filter(([, blocks]) => blocks.some((block) => block.side === id)).map(([hex]) => hex),
      ]),
    ),
    scene: trail.slice(-1),
    status: { turn: view.turn, phase: view.phase, side: over ? "" : view.by },
    hides: !isOver,
    placeName,
  };
}
