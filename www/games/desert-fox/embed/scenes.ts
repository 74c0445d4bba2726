/** What of a record is seen: counters, overlays and words of a game after a number of orders, or of a position. */
import { parseHex } from "../geometry.ts";
import { viewsOf } from "../../../play/viewer.ts";
import { noOptions } from "../play/options.js";
import { situationOf } from "../play/situation.js";
import { boardValues, pieceOf } from "../explorer/sprite.ts";
import { markersOf, nameOf, spokenPile } from "../art/game-counters.ts";
import { trailOf } from "../play/order-effects.js";
import { declared, piles } from "../play/layers.js";
import { monthOf, orderText } from "../play/texts.js";
import { printed } from "../values.ts";
import type { DesertFox, Handle, PositionSheet, Wasm } from "../engine-types.ts";
import type { MapData, MapModel } from "../map-model.ts";
import type { Scene } from "../../../embed/screen.ts";
import type { Values } from "../values.ts";

/** The types of Desert Fox on boards of other websites. */
export interface FoxBoard {
  wasm: Wasm;
  map: MapData;
  handle: Handle;
  sheet: PositionSheet;
  counters: ReturnType<typeof import("../play/counters.js").createCounters>;
  model: MapModel;
}

type Shared = import("../../../embed/shared.ts").Shared<FoxBoard>;

type Shown = import("../../../embed/shared.ts").Shown<FoxBoard>;

const foxViews = viewsOf as typeof viewsOf<DesertFox>;

export const pliesOf = (shown: Shown) => (shown.kind === "game" ? foxViews(shown.handle).view().orders : 0);

export function sceneOf(
  shown: Shown,
  ply: number,
  shared: Shared,
  model: MapModel,
  hexName: (hex: number) => string,
): Scene {
  const placeName = (hex: number) => [hexName(hex), model.places.get(hex)?.[0]?.name].filter(Boolean).join(" ");
  return shown.kind === "game"
    ? ofGame(shown.handle, ply, shared, model, placeName)
    : ofPosition(shown.sheet, shared, placeName);
}

function ofGame(
  handle: Handle,
  ply: number,
  { wasm, lang, counters }: Shared,
  model: MapModel,
  placeName: Scene["placeName"],
): Scene {
  const { t } = lang;
  const views = foxViews(handle);
  const at = (orders: number) => situationOf(views.viewAt(orders), noOptions());
  const now = at(ply);
  const { view } = now;
  const scenario = wasm.scenarios().scenarios.find((one) => one.id === view.scenario);
  const lastOrder = ply > 0 ? views.journal(ply - 1, ply)[0] : null;
  const then = ply > 0 ? at(ply - 1) : now;
  const trail = lastOrder ? trailOf(lastOrder.order, then) : [];
  const attacks = declared(now);
  const fought = view.battle === undefined ? [] : view.combats[view.battle].hexes.map(parseHex);
  const over = view.phase === "over";
  return {
    piles: piles({ now, counters }),
    overlays: {
      markers: markersOf(view, model.data),
      ...(lastOrder && trail.length > 1 ? { moves: [{ hexes: trail, side: lastOrder.by }] } : {}),
      ...(attacks.length ? { attacks } : {}),
    },
    title: t(scenario?.name ?? view.scenario),
    stand: [
      `${t("play.turn", { turn: view.turn, last: scenario?.lastTurn ?? view.turn })}, ${monthOf(view.turn, scenario?.earlier ?? 0, lang.tag)}`,
      t(`gamePhase.${view.phase}`),
      !over && t("play.turn.decides", { side: t(`side.${view.by}`) }),
    ]
      .filter(Boolean)
      .join(" · "),
    order: lastOrder
      ? `${t(`side.${lastOrder.by}`)}: ${orderText(lastOrder.order, textNames(then))}${lastOrder.faces.length ? ` (${t("embed.dice", { faces: lastOrder.faces.join(", ") })})` : ""}`
      : t("embed.begin"),
    spoken: (hex) => spokenPile(now.stacks.get(hex) ?? [], counters.roster, lang),
    held: heldBy(view.units.map(({ side, at }) => ({ side, hex: parseHex(at) }))),
    scene: [...trail.slice(-1), ...fought],
    status: { turn: view.turn, phase: view.phase, side: over ? "" : view.by },
    placeName,
  };

  function textNames(before: ReturnType<typeof at>) {
    return {
      lang,
      unit: (id: string) => nameOf(id, counters.roster, lang, before.units.get(id)?.marks.dump),
      hex: (hex: string) => (parseHex(hex) < 0 ? hex : placeName(parseHex(hex))),
      at: (id: string) => before.units.get(id)?.at ?? "",
      combat: (number: number) => before.view.combats[number],
    };
  }
}

function ofPosition(
  { position, rules }: PositionSheet,
  { lang, counters }: Shared,
  placeName: Scene["placeName"],
): Scene {
  const { t, tn } = lang;
  const stacks = new Map<number, Values[]>();
  for (const unit of position.units) {
    const hex = parseHex(unit.hex);
    if (hex >= 0) stacks.set(hex, [...(stacks.get(hex) ?? []), boardValues(unit, counters.roster)]);
  }
  const turn = position.gameTurn ?? 0;
  const goals = (position.forts ?? [])
    .map(({ hex, level }) => ({ hex: parseHex(hex), text: `F${level}` }))
    .filter(({ hex }) => hex >= 0);
  return {
    piles: [...stacks].map(([hex, units]) => ({ hex, pieces: units.map(pieceOf) })),
    overlays: goals.length ? { goals } : {},
    title: t("embed.position"),
    stand: [turn > 0 && t("embed.turn", { turn }), t(`preset.${rules?.preset ?? "spi1981Errata"}`)]
      .filter(Boolean)
      .join(" · "),
    order: tn("embed.units", position.units.length),
    spoken: (hex) =>
      (stacks.get(hex) ?? []).map((values) =>
        t("board.unit", {
          name: values.name,
          nation: t(`nation.${values.nation}`),
          kind: t(`kind.${values.kind}`),
          values: printed(values.face, values.movement),
        }),
      ),
    held: heldBy([...stacks].flatMap(([hex, units]) => units.map(({ side }) => ({ side, hex })))),
    scene: [],
    status: { turn, phase: "", side: "" },
    placeName,
  };
}

function heldBy(units: { side: "axis" | "commonwealth"; hex: number }[]): Scene["held"] {
  const of = (side: string) => [
    ...new Set(units.filter((unit) => unit.side === side && unit.hex >= 0).map(({ hex }) => hex)),
  ];
  return { axis: of("axis"), commonwealth: of("commonwealth") };
}
