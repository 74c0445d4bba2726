// @ts-check
/** Supply, zones of control, stacking and threatened stacks on the map of a game, as far as the player wants them. */
import { lineColour, sideOf } from "../../../board/sides.ts";
import { parseHex } from "../geometry.ts";
import { SIDES as COLOURS } from "../sides.ts";
import { askMap, ownSide, risksOf, stacksOf, suppliersOf } from "./outlook.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").SupplyAnswer} SupplyAnswer */
/** @typedef {NonNullable<import("../../../board/overlays.ts").Overlays["extras"]>} Extras */

/** What can be shown on the map, with the key that does it. */
export const LAYERS = /** @type {const} */ ([
  ["supply", "S"],
  ["combat", "U"],
  ["zones", "Z"],
  ["stacking", "K"],
  ["risk", "R"],
]);
/** Shown beside the layers, without a key: the cost of every hex in reach. */
const COSTS = "costs";
const SIDES = /** @type {const} */ (["axis", "commonwealth"]);

/** Shows a layer or takes it off, and remembers it. @param {PlayContext} ctx @param {string} layer */
export function toggleLayer(ctx, layer) {
  if (!ctx.layers.delete(layer)) ctx.layers.add(layer);
  ctx.app.store.set("play.layers", [...ctx.layers].join(" "));
  ctx.draw();
}

/** The layers that were on at the last visit. @param {string|null} text */
export const layersOf = (text) =>
  new Set((text ?? "").split(" ").filter((layer) => layer === COSTS || LAYERS.some(([known]) => known === layer)));

/** Whether the cost of every hex in reach is written in it. @param {PlayContext} ctx */
export const showsCosts = (ctx) => ctx.layers.has(COSTS);

/**
 * Whether hex numbers are shown: as chosen here, else as on the Map page.
 * @param {PlayContext["app"]["store"]} store
 */
export const showsNumbers = (store) =>
  (store.get("play.numbers") ?? (store.get("numbers") === "none" ? "off" : "on")) === "on";

/**
 * The edition of the hex numbers that the board writes: none beside the costs of hexes, which would cover them.
 * @param {PlayContext} ctx
 */
export function numbersOf(ctx) {
  const { store } = ctx.app;
  if (showsCosts(ctx) || !showsNumbers(store)) return "none";
  return store.get("numbers") === "six" ? "six" : "spi";
}

/**
 * The engine's answers for the layers that are on. In a replay there are none: the engine answers for the present.
 * @param {PlayContext} ctx
 */
export function answersOf(ctx) {
  const on = (/** @type {string} */ layer) => !ctx.replay && ctx.layers.has(layer);
  /** @returns {any} */
  const ask = (/** @type {"supply"|"zones"} */ kind, /** @type {typeof SIDES[number]} */ side) =>
    askMap(ctx, { kind, side });
  return {
    supply: on("supply")
      ? SIDES.map((side) => ({ side, answer: ask("supply", side) })).filter(({ answer }) => answer.kind === "supply")
      : [],
    zones: on("zones")
      ? Object.fromEntries(SIDES.map((side) => [side, (ask("zones", side).hexes ?? []).map(parseHex)]))
      : null,
    combat: on("combat") ? suppliersOf(ctx) : null,
    stacks: on("stacking") ? stacksOf(ctx) : null,
    risks: on("risk") ? risksOf(ctx) : null,
  };
}

/** The supplier that the player has chosen to look at, if it is still there. @param {PlayContext} ctx */
export const chosenSource = (ctx) => suppliersOf(ctx)?.suppliers.find(({ from }) => from === ctx.source);

/** Gives the layers to the board. @param {PlayContext} ctx @param {import("../../../board/minimap.ts").GameBoard} board */
export function showLayers(ctx, board) {
  const { supply, zones } = answersOf(ctx);
  const at = (/** @type {string} */ id) => parseHex(ctx.now.units.get(id)?.at ?? "");
  const onMap = (/** @type {string[]} */ ids) => [...new Set(ids.map(at))].filter((hex) => hex >= 0);
  board.show("zones", zones);
  board.show(
    "supply",
    supply.length
      ? supply.map(({ side, answer }) => ({
          side,
          hexes: onMap(answer.units.filter((/** @type {any} */ { general }) => general).map(idOf)),
          sources: [...answer.sources.map(parseHex), ...onMap(answer.supplyUnits.filter(isOfUse).map(idOf))],
          out: onMap(answer.units.filter((/** @type {any} */ { general }) => !general).map(idOf)),
        }))
      : null,
  );
  board.show(
    "lines",
    supply.length
      ? supply.flatMap(({ side, answer }) =>
          answer.supplyUnits
            .filter((/** @type {any} */ { path }) => path.length > 1)
            .map((/** @type {any} */ { path }) => ({ hexes: path.map(parseHex), side })),
        )
      : null,
  );
  board.show("extras", extrasOf(ctx, onMap));
}

export const idOf = (/** @type {{unit: string}} */ { unit }) => unit;
const isOfUse = (/** @type {any} */ { linked, cutOff, captured }) => linked && !cutOff && !captured;

/**
 * Combat supply, stacking points and threatened stacks as the board draws them.
 * @param {PlayContext} ctx @param {(ids: string[]) => number[]} onMap
 * @returns {Extras|null}
 */
function extrasOf(ctx, onMap) {
  const { combat, stacks, risks } = answersOf(ctx);
  const { areas = [], lines = [], badges = [], said = [] } = (!ctx.replay && ctx.analysed) || {};
  if (!combat && !stacks && !risks && !areas.length) return null;
  /** @type {Required<Extras>} */
  const extras = { areas: [...areas], lines: [...lines], badges: [...badges], said: [...said] };
  if (combat) addCombatSupply(extras, ctx, combat, onMap);
  for (const { hex, side, stackingPoints, over } of stacks?.hexes ?? []) {
    const place = parseHex(hex);
    const text = `${stackingPoints}/${stacks?.limit}`;
    extras.badges.push({ hex: place, text, colour: over ? "out" : lineColour(sideOf(COLOURS, side)) });
    if (over) extras.areas.push({ hexes: [place], colour: "out", hatch: "cross", edge: 2.6 });
    const params = { points: stackingPoints, limit: stacks?.limit ?? 0 };
    extras.said.push({ hex: place, key: over ? "overstacked" : "stacking", params });
  }
  for (const { hex, from, odds } of risks ?? []) {
    const [to, start] = [parseHex(hex), parseHex(from)];
    extras.areas.push({ hexes: [to], colour: "out", hatch: "rising", edge: 2.6 });
    extras.lines.push({ hexes: [start, to], colour: "out", arrow: true });
    extras.badges.push({ hex: to, text: odds, colour: "out" });
    extras.said.push({ hex: to, key: "risk", params: { odds, hex: ctx.hexWords(from) } });
  }
  return extras;
}

/**
 * The range of each supplier, or of the one chosen; the units without combat supply are marked, and with a supplier
 * chosen those that it serves.
 * @param {Required<Extras>} extras @param {PlayContext} ctx
 * @param {NonNullable<ReturnType<typeof suppliersOf>>} answer @param {(ids: string[]) => number[]} onMap
 */
function addCombatSupply({ areas, badges, said }, ctx, { suppliers, units }, onMap) {
  const colour = lineColour(sideOf(COLOURS, ownSide(ctx)));
  const chosen = chosenSource(ctx);
  const shown = chosen ? [chosen] : suppliers;
  const hexes = [...new Set(shown.flatMap((supplier) => supplier.hexes))].map(parseHex);
  if (hexes.length) areas.push({ hexes, colour, alpha: 0.12, edge: 2.4, dashed: !chosen });
  for (const hex of hexes) said.push({ hex, key: "combat" });
  if (chosen) {
    const served = onMap(chosen.units);
    if (served.length) areas.push({ hexes: served, colour: "ready", edge: 2.6 });
    for (const hex of served) badges.push({ hex, text: "✓", colour });
  }
  for (const hex of new Set(shown.map((supplier) => parseHex(supplier.hex)))) badges.push({ hex, text: "S", colour });
  const out = onMap(units.filter(({ supplied }) => !supplied).map(idOf));
  for (const hex of out) {
    badges.push({ hex, text: "!", colour: "out" });
    said.push({ hex, key: "combatOut" });
  }
}
