/** What is seen of a game on another website: blocks and words, as far as somebody at neither side may know. */
import { pilesOf, spokenPile } from "../art/game-blocks.ts";
import { parseHex } from "../geometry.ts";
import { tableGame } from "../play/handle.js";
import { situationOf } from "../play/situation.js";
import { trailOf } from "../play/trail.js";
import { blockNames, monthOf, monthsEarlier, orderText } from "../play/words.js";
import { SIDES } from "../sides.ts";
import { OBSERVER, viewsOf } from "../../../play/viewer.ts";
import type { EmbedGame, Shown as AnyShown } from "../../../embed/shared.ts";
import type { Wasm } from "../engine-types.ts";
import type { MapModel, MapSource } from "../map-model.ts";
import type { EngineGame, Handle } from "../play/handle.js";
import type { RommelInTheDesert } from "../play/types.js";

/** The types of Rommel in the Desert on boards of other websites. */
export interface RommelBoard {
  wasm: Wasm;
  map: MapSource;
  handle: EngineGame;
  sheet: object;
  counters: ReturnType<typeof import("../art/game-blocks.ts").rosterOf>;
  model: MapModel;
}

type Shown = AnyShown<RommelBoard>;

/** The games of the boards in the form of the game screen. */
const games = new WeakMap<EngineGame, Handle>();

function gameOf(handle: EngineGame) {
  const game = games.get(handle) ?? tableGame(handle);
  games.set(handle, game);
  return game;
}

const rommelViews = viewsOf as typeof viewsOf<RommelInTheDesert>;

export const pliesOf = (shown: Shown) => (shown.kind === "game" ? gameOf(shown.handle).view().orders : 0);

export const sceneOf: EmbedGame<RommelBoard>["sceneOf"] = (shown, ply, { lang, counters }, model, hexName, side) => {
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
  const placeName = (hex: number) => [model.places.get(hex)?.[0]?.name, hexName(hex)].filter(Boolean).join(" ");
  const ctx = {
    app: { lang },
    session: { scenario: { id: view.scenario } },
    unitName: blockNames(then, lang),
    hexWords: (hex: string) => (parseHex(hex) < 0 ? hex : placeName(parseHex(hex))),
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
};
