// @ts-check
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

/**
 * The types of Desert Fox on boards of other websites.
 * @typedef {object} FoxBoard
 * @property {import("../engine-types.ts").Wasm} wasm
 * @property {import("../map-model.ts").MapData} map
 * @property {import("../engine-types.ts").Handle} handle
 * @property {import("../engine-types.ts").PositionSheet} sheet
 * @property {ReturnType<typeof import("../play/counters.js").createCounters>} counters
 * @property {import("../map-model.ts").MapModel} model
 */
/** @typedef {import("../../../embed/shared.ts").Shared<FoxBoard>} Shared */
/** @typedef {import("../../../embed/shared.ts").Shown<FoxBoard>} Shown */
/** @typedef {import("../../../board/overlays.ts").Overlays} Overlays */
/** @typedef {import("../../../embed/screen.ts").Scene} Scene */

const foxViews = /** @type {typeof viewsOf<import("../engine-types.ts").DesertFox>} */ (viewsOf);

/** @param {Shown} shown */
export const pliesOf = (shown) => (shown.kind === "game" ? foxViews(shown.handle).view().orders : 0);

/**
 * @param {Shown} shown
 * @param {number} ply
 * @param {Shared} shared
 * @param {import("../map-model.ts").MapModel} model
 * @param {(hex: number) => string} hexName
 * @returns {Scene}
 */
export function sceneOf(shown, ply, shared, model, hexName) {
  const placeName = (/** @type {number} */ hex) =>
    [hexName(hex), model.places.get(hex)?.[0]?.name].filter(Boolean).join(" ");
  return shown.kind === "game"
    ? ofGame(shown.handle, ply, shared, model, placeName)
    : ofPosition(shown.sheet, shared, placeName);
}

/**
 * @param {import("../engine-types.ts").Handle} handle
 * @param {number} ply
 * @param {Shared} shared
 * @param {import("../map-model.ts").MapModel} model
 * @param {Scene["placeName"]} placeName
 * @returns {Scene}
 */
function ofGame(handle, ply, { wasm, lang, counters }, model, placeName) {
  const { t } = lang;
  const views = foxViews(handle);
  const at = (/** @type {number} */ orders) => situationOf(views.viewAt(orders), noOptions());
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

  /** @param {ReturnType<typeof at>} before */
  function textNames(before) {
    return {
      lang,
      unit: (/** @type {string} */ id) => nameOf(id, counters.roster, lang, before.units.get(id)?.marks.dump),
      hex: (/** @type {string} */ hex) => (parseHex(hex) < 0 ? hex : placeName(parseHex(hex))),
      at: (/** @type {string} */ id) => before.units.get(id)?.at ?? "",
      combat: (/** @type {number} */ number) => before.view.combats[number],
    };
  }
}

/**
 * @param {import("../engine-types.ts").PositionSheet} sheet
 * @param {Shared} shared
 * @param {Scene["placeName"]} placeName
 * @returns {Scene}
 */
function ofPosition({ position, rules }, { lang, counters }, placeName) {
  const { t, tn } = lang;
  /** @type {Map<number, import("../values.ts").Values[]>} */
  const stacks = new Map();
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

/** @param {{side: "axis"|"commonwealth", hex: number}[]} units @returns {Scene["held"]} */
function heldBy(units) {
  const of = (/** @type {string} */ side) => [
    ...new Set(units.filter((unit) => unit.side === side && unit.hex >= 0).map(({ hex }) => hex)),
  ];
  return { axis: of("axis"), commonwealth: of("commonwealth") };
}
