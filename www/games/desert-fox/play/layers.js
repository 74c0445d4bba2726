// @ts-check
/** Turns the game as it stands into the piles and overlays of its board. */
import { parseHex } from "../geometry.ts";
import { answerBody, answerKind, bodyOf, ofKind } from "./options.js";
import { hexOf, isCombat } from "./situation.js";
import { markersOf, pilesOf } from "../art/game-counters.ts";
import { groupReach } from "./group.js";
import { answersOf, showLayers, showsCosts } from "./map-layers.js";
import { reachOf } from "./offers.js";
import { overrunsOf, suppliersOf } from "./outlook.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../../../board/minimap.ts").GameBoard} Board */
/** @typedef {import("../../../board/overlays.ts").Overlays} Overlays */

/** Phases in which supply is judged for the player who decides. */
const JUDGED = new Set(["initialMovement", "firstReaction", "motorizedMovement", "secondReaction", "refit"]);
const TOBRUK = "L2329";
const ALEXANDRIA = "E1833";

/**
 * Supply by unit as the layers that are on judge it.
 * @typedef {{general?: Map<string, boolean>, combat?: Map<string, boolean>}} Judgements
 */

/**
 * @param {Pick<PlayContext, "now"> & {counters: Pick<PlayContext["counters"], "roster">}} ctx
 * @param {Judgements} [judgements]
 */
export function piles({ now, counters }, { general, combat } = {}) {
  const { view, todo } = now;
  const ready = new Set(todo.flatMap(({ kind, units }) => (kind === "attack" ? [] : units)));
  const movable = new Set(todo.flatMap(({ kind, units }) => (kind === "move" ? units : [])));
  // A unit that can move again is not shaded as one that has moved.
  const shown = view.units.map((unit) => ({
    ...unit,
    marks: {
      ...unit.marks,
      moved: unit.marks.moved && !movable.has(unit.id),
      general: general?.get(unit.id) ?? unit.marks.general,
      supplied: combat ? (combat.get(unit.id) ?? true) : unit.marks.supplied,
    },
  }));
  const of = (/** @type {boolean} */ own) => shown.filter(({ side }) => (side === view.by) === own);
  const judged = { general: JUDGED.has(view.phase) || !!general, combat: !!combat };
  return [
    ...pilesOf(of(true), counters.roster, { judged, ready }),
    ...pilesOf(of(false), counters.roster, { judged: { general: !!general, combat: !!combat } }),
  ];
}

/**
 * Supply by unit: general where its layer is on, combat where its layer is on or attacks are declared.
 * @param {PlayContext} ctx
 */
function judgements(ctx) {
  const { supply, combat } = answersOf(ctx);
  const { view } = ctx.now;
  const declares = !ctx.replay && isCombat(view.phase) && view.segment === "main" && ctx.mine();
  const suppliers = combat ?? (declares ? suppliersOf(ctx) : null);
  const general = supply.flatMap(({ answer }) =>
    answer.units.map((/** @type {any} */ each) => /** @type {const} */ ([each.unit, each.general])),
  );
  return {
    ...(general.length ? { general: new Map(general) } : {}),
    ...(suppliers ? { combat: new Map(suppliers.units.map(({ unit, supplied }) => [unit, supplied])) } : {}),
  };
}

/** Gives everything to the board. @param {PlayContext} ctx @param {Board} board */
export function updateBoard(ctx, board) {
  const { now, selection } = ctx;
  const { view } = now;
  board.setPiles(piles(ctx, judgements(ctx)));
  board.choose([...selection.chosen, ...selection.group.flatMap(({ chosen }) => chosen)]);
  board.show("markers", markersOf(/** @type {any} */ (view), board.model.data));
  board.show(
    "goals",
    [{ hex: parseHex(TOBRUK) }, { hex: parseHex(ALEXANDRIA) }].filter(({ hex }) => hex >= 0),
  );
  const trails = ctx.recap && !ctx.replay ? ctx.recap.trails : [{ hexes: ctx.trail, side: ctx.trailSide }];
  board.show("moves", some(trails.filter(({ hexes }) => hexes.length > 1)));
  const mine = ctx.mine();
  board.show("reach", mine ? reach(ctx) : null);
  board.show("targets", mine ? targets(ctx) : null);
  board.show("attacks", attacks(ctx));
  board.show("retreat", mine ? retreat(ctx) : null);
  board.show("choices", mine ? choices(ctx) : null);
  showLayers(ctx, board);
}

/** @template T @param {T[]} list @returns {T[]|null} */
const some = (list) => (list.length ? list : null);

/** @param {PlayContext} ctx @returns {Overlays["reach"]|null} */
function reach(ctx) {
  const { selection } = ctx;
  if (selection.group.length) {
    const hexes = [...groupReach(ctx)].map((hex) => ({ hex, cost: 0 }));
    return hexes.length ? { start: selection.at, hexes, costs: false } : null;
  }
  const reached = reachOf(ctx);
  if (!reached.size || selection.moveKind === "rail" || selection.moveKind === "sea") return null;
  const list = (/** @type {boolean} */ far) =>
    [...reached].filter(([, { forced }]) => forced === far).map(([hex, { cost }]) => ({ hex, cost }));
  return { start: selection.at, hexes: list(false), forced: list(true), costs: showsCosts(ctx) };
}

/** Hexes that can be attacked or overrun, at once or after a move. @param {PlayContext} ctx */
function targets(ctx) {
  const { now, selection } = ctx;
  const attacked = [...now.options.attacks].map(([hex, { must }]) => ({ hex, must }));
  const overrun = now.options.overruns
    .filter(({ units }) => selection.chosen.some((id) => units.includes(id)))
    .map(({ hex }) => ({ hex }));
  const near = new Set(overrun.map(({ hex }) => hex));
  const far = overrunsOf(ctx)
    .map(({ hex }) => ({ hex: parseHex(hex), far: true }))
    .filter(({ hex }) => !near.has(hex));
  return some([...attacked, ...overrun, ...far]);
}

/** The hexes where units stand. @param {Situation} now @param {string[]} units */
const standing = (now, units) => [...new Set(units.map((id) => hexOf(now, id)))].filter((hex) => hex >= 0);

/** The attacks declared that are still to be fought. @param {Situation} now @returns {Overlays["attacks"]} */
export const declared = (now) =>
  now.view.combats.flatMap(({ done, hexes, units }, number) =>
    done
      ? []
      : hexes.map((hex) => ({
          from: standing(now, units),
          to: parseHex(hex),
          text: String(number + 1),
          side: now.view.phasing,
        })),
  );

/**
 * The attack that is being put together, and those declared.
 * @param {PlayContext} ctx
 * @returns {Overlays["attacks"]|null}
 */
function attacks({ now, selection }) {
  const planned = selection.targets.map((to) => ({
    from: standing(
      now,
      (now.options.attacks.get(to)?.units ?? []).filter((id) => !selection.excluded.includes(id)),
    ),
    to,
    side: now.view.phasing,
  }));
  return some([...declared(now), ...planned]);
}

/** Where the current unit can retreat to. @param {PlayContext} ctx @returns {Overlays["retreat"]|null} */
function retreat({ now }) {
  const retreats = ofKind(now.options.orders, "answer")
    .map(bodyOf)
    .filter((answer) => answerKind(answer) === "retreatTo")
    .map(answerBody);
  if (!retreats.length) return null;
  return { from: parseHex(now.units.get(retreats[0].unit)?.at ?? ""), open: retreats.map(({ hex }) => parseHex(hex)) };
}

/** Hexes that answer what is asked: entry, transport, advance, reaction. @param {PlayContext} ctx */
function choices(ctx) {
  const { now, selection } = ctx;
  const answers = ofKind(now.options.orders, "answer")
    .map(bodyOf)
    .filter((answer) => answerKind(answer) !== "retreatTo")
    .map((answer) => answerBody(answer).hex);
  const entry = selection.chosen.length === 1 ? [...(now.options.places.get(selection.chosen[0]) ?? [])] : [];
  const carried = selection.moveKind === "rail" || selection.moveKind === "sea" ? [...reachOf(ctx).keys()] : [];
  return some([...new Set([...answers.filter(Boolean).map(parseHex), ...entry, ...carried])]);
}
