// @ts-check
/** Supply, zones of control and overstacked hexes, laid over the map of a game as far as the player wants them. */
import { parseHex } from "../geometry.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.js").SupplyAnswer} SupplyAnswer */

/** What can be laid over the map, with the key that does it. */
export const LAYERS = /** @type {const} */ ([
  ["supply", "S"],
  ["zones", "Z"],
]);
const SIDES = /** @type {const} */ (["axis", "commonwealth"]);

/** Lays a part over the map or takes it off, and remembers it. @param {PlayContext} ctx @param {string} layer */
export function toggleLayer(ctx, layer) {
  if (!ctx.layers.delete(layer)) ctx.layers.add(layer);
  ctx.app.store.set("play.layers", [...ctx.layers].join(" "));
  ctx.draw();
}

/** The parts that were on at the last visit. @param {string|null} text */
export const layersOf = (text) =>
  new Set((text ?? "").split(" ").filter((layer) => LAYERS.some(([known]) => known === layer)));

/**
 * The engine's answers for the layers that are on. In a replay there are none: the engine answers for the present.
 * @param {PlayContext} ctx
 */
export function answersOf(ctx) {
  if (ctx.replay) return { supply: [], zones: null };
  const key = [...ctx.layers].join();
  const known = answered.get(ctx.now.view);
  if (known?.key === key) return known.answers;
  const answers = askAll(ctx);
  answered.set(ctx.now.view, { key, answers });
  return answers;
}

/**
 * The answers for a state of the game and the layers that are on.
 * @type {WeakMap<object, {key: string, answers: ReturnType<typeof askAll>}>}
 */
const answered = new WeakMap();

/** @param {PlayContext} ctx */
function askAll(ctx) {
  /** @returns {any} */
  const ask = (/** @type {any} */ question) => ctx.session.handle.askBoard(question);
  const answers = (/** @type {"supply"|"zones"} */ kind) =>
    ctx.layers.has(kind) ? SIDES.map((side) => ({ side, answer: ask({ kind, side }) })) : [];
  return {
    supply: answers("supply").filter(({ answer }) => answer.kind === "supply"),
    zones: ctx.layers.has("zones")
      ? Object.fromEntries(
          answers("zones").map(({ side, answer }) => [side, answer.kind === "zones" ? answer.hexes.map(parseHex) : []]),
        )
      : null,
  };
}

/** Gives the layers to the board. @param {PlayContext} ctx @param {import("./layers.js").Board} board */
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
}

export const idOf = (/** @type {{unit: string}} */ { unit }) => unit;
const isOfUse = (/** @type {any} */ { linked, cutOff, captured }) => linked && !cutOff && !captured;
