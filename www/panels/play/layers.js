// @ts-check
/** Turns the game as it stands into the piles and overlays of its board. */
import { parseHex } from "../../board/geometry.js";
import { answerBody, answerKind, bodyOf, ofKind } from "../../game/options.js";
import { hexOf } from "../../game/situation.js";
import { markersOf, pilesOf } from "../game-counters.js";
import { reachOf } from "./offers.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Situation} Situation */
/** @typedef {import("../../board/minimap.js").GameBoard} Board */
/** @typedef {import("../../board/overlays.js").Overlays} Overlays */

/** Phases in which supply is judged for the player who decides. */
const JUDGED = new Set(["initialMovement", "firstReaction", "motorizedMovement", "secondReaction", "refit"]);
const TOBRUK = "L2329";
const ALEXANDRIA = "E1833";

/** @param {Pick<Desk, "now"> & {book: Pick<Desk["book"], "roster">}} desk */
export function piles({ now, book }) {
  const { view, todo } = now;
  const ready = new Set(todo.flatMap(({ kind, units }) => (kind === "attack" ? [] : units)));
  const movable = new Set(todo.flatMap(({ kind, units }) => (kind === "move" ? units : [])));
  // A unit that can move again is not shaded as one that has moved.
  const shown = view.units.map((unit) =>
    movable.has(unit.id) ? { ...unit, marks: { ...unit.marks, moved: false } } : unit,
  );
  const of = (/** @type {boolean} */ own) => shown.filter(({ side }) => (side === view.by) === own);
  const judged = { general: JUDGED.has(view.phase) };
  return [...pilesOf(of(true), book.roster, { judged, ready }), ...pilesOf(of(false), book.roster)];
}

/** Gives everything to the board. @param {Desk} desk @param {Board} board */
export function lay(desk, board) {
  const { now, sight } = desk;
  const { view } = now;
  board.setPiles(piles(desk));
  board.choose(sight.chosen);
  board.show("markers", markersOf(/** @type {any} */ (view), board.model.data));
  board.show(
    "goals",
    [{ hex: parseHex(TOBRUK) }, { hex: parseHex(ALEXANDRIA) }].filter(({ hex }) => hex >= 0),
  );
  board.show("moves", desk.trail.length > 1 ? [{ hexes: desk.trail, side: desk.trailSide }] : null);
  const mine = desk.mine();
  board.show("reach", mine ? reach(desk) : null);
  board.show("targets", mine ? targets(desk) : null);
  board.show("attacks", attacks(desk));
  board.show("retreat", mine ? retreat(desk) : null);
  board.show("choices", mine ? choices(desk) : null);
}

/** @template T @param {T[]} list @returns {T[]|null} */
const some = (list) => (list.length ? list : null);

/** @param {Desk} desk @returns {Overlays["reach"]|null} */
function reach(desk) {
  const { sight } = desk;
  const reached = reachOf(desk);
  if (!reached.size || sight.way === "rail" || sight.way === "sea") return null;
  const list = (/** @type {boolean} */ far) =>
    [...reached].filter(([, { forced }]) => forced === far).map(([hex, { cost }]) => ({ hex, cost }));
  return { start: sight.at, hexes: list(false), forced: list(true) };
}

/** Hexes that can be attacked or overrun. @param {Desk} desk */
function targets({ now, sight }) {
  const attacked = [...now.options.attacks].map(([hex, { must }]) => ({ hex, must }));
  const overrun = now.options.overruns
    .filter(({ units }) => sight.chosen.some((id) => units.includes(id)))
    .map(({ hex }) => ({ hex }));
  return some([...attacked, ...overrun]);
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

/** The attack that is being put together, and those declared. @param {Desk} desk @returns {Overlays["attacks"]|null} */
function attacks({ now, sight }) {
  const planned = sight.targets.map((to) => ({
    from: standing(
      now,
      (now.options.attacks.get(to)?.units ?? []).filter((id) => !sight.aside.includes(id)),
    ),
    to,
    side: now.view.phasing,
  }));
  return some([...declared(now), ...planned]);
}

/** Where the unit at hand can retreat to. @param {Desk} desk @returns {Overlays["retreat"]|null} */
function retreat({ now }) {
  const ways = ofKind(now.options.orders, "answer")
    .map(bodyOf)
    .filter((answer) => answerKind(answer) === "retreatTo")
    .map(answerBody);
  if (!ways.length) return null;
  return { from: parseHex(now.units.get(ways[0].unit)?.at ?? ""), open: ways.map(({ hex }) => parseHex(hex)) };
}

/** Hexes that answer what is asked: entry, transport, advance, reaction. @param {Desk} desk */
function choices(desk) {
  const { now, sight } = desk;
  const answers = ofKind(now.options.orders, "answer")
    .map(bodyOf)
    .filter((answer) => answerKind(answer) !== "retreatTo")
    .map((answer) => answerBody(answer).hex);
  const entry = sight.chosen.length === 1 ? [...(now.options.places.get(sight.chosen[0]) ?? [])] : [];
  const carried = sight.way === "rail" || sight.way === "sea" ? [...reachOf(desk).keys()] : [];
  return some([...new Set([...answers.filter(Boolean).map(parseHex), ...entry, ...carried])]);
}
