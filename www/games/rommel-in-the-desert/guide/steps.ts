// @ts-check
/**
 * The steps of the guided first game: what each asks for, which orders it takes, and when it is done. Pure functions of
 * the table as it stands.
 */
import { parseHex } from "../geometry.ts";
import { bodyOf, hexOf, kindOf, pathFrom } from "../play/situation.js";
import { OPENING_ORDERS } from "./opening.ts";

/** @typedef {import("../play/types.js").PlayContext} PlayContext */
/** @typedef {import("../play/types.js").Order} Order */
/** @typedef {import("../play/types.js").GamePhase} GamePhase */
/**
 * @typedef {object} Step
 * @property {string} key its text is `guide.step.<key>`
 * @property {readonly string[]} cases
 * @property {string} phase the part of "How to play" that says more
 * @property {readonly string[]} points selectors of what it points at, the best first
 * @property {readonly number[]} [hexes] shown on the map
 * @property {boolean} [reads] nothing is to be done but to read: it waits for the reader
 * @property {boolean} [holds] the computer waits meanwhile
 * @property {(ctx: PlayContext, order: Order) => boolean} [accepts] whether it asks for this order
 * @property {(ctx: PlayContext) => boolean} done
 */

const FROM = parseHex("Bardia");
const TO = parseHex("Mersa Matruh");
/** Blocks that may enter a hex with enemies over one clear hexside. */
const LIMIT = 2;

/** @type {readonly GamePhase[]} */
const PHASES = ["option", "movement", "forcedMarches", "refusals", "combat"];

/** The guided player-turn is over. @param {PlayContext} ctx */
export const isOver = ({ now: { view } }) =>
  !PHASES.includes(view.phase) || view.active !== "axis" || view.turnBegins > OPENING_ORDERS;

/** The game has come to a phase of the guided turn, or past it. @param {PlayContext} ctx @param {GamePhase} phase */
const reached = (ctx, phase) => isOver(ctx) || PHASES.indexOf(ctx.now.view.phase) >= PHASES.indexOf(phase);

/** Orders of the learner since the guided turn began. @param {PlayContext} ctx @param {string} kind */
const given = ({ session }, kind) =>
  session.journal(OPENING_ORDERS, session.length()).some(({ by, order }) => by === "axis" && kindOf(order) === kind);

/** @param {PlayContext} ctx */
const entered = ({ now }) => (now.stacks.get(TO) ?? []).filter(({ side }) => side === "axis").length >= LIMIT;

/** The battle turn is over, or there is none to fight. @param {PlayContext} ctx */
const fought = (ctx) =>
  reached(ctx, "combat") &&
  ctx.now.view.firing === null &&
  ctx.now.view.hits === null &&
  (given(ctx, "fight") || !ctx.now.orders.some((order) => kindOf(order) === "fight"));

/**
 * Whether an order takes blocks along the road from Bardia to Mersa Matruh.
 * @param {PlayContext} ctx @param {Order} order
 */
function marches({ now }, order) {
  const { hex, unit, path } = bodyOf(order);
  if (kindOf(order) === "groupMove") return parseHex(hex) === FROM;
  return kindOf(order) === "move" && pathFrom(hexOf(now, String(unit)), path).at(-1) === TO;
}

/** @param {...string} kinds @returns {(ctx: PlayContext, order: Order) => boolean} */
const takes =
  (...kinds) =>
  (_, order) =>
    kinds.includes(kindOf(order));

/** @type {readonly Step[]} */
export const STEPS = [
  { key: "map", cases: ["11.0"], phase: "option", reads: true, points: [".pl-stage"], done: isOver },
  {
    key: "blocks",
    cases: ["3.4"],
    phase: "option",
    reads: true,
    points: [".pl-stage"],
    hexes: [FROM, TO],
    done: isOver,
  },
  { key: "cards", cases: ["4.4"], phase: "option", reads: true, points: [".pl-decision .rd-cards"], done: isOver },
  {
    key: "option",
    cases: ["6.1", "4.4"],
    phase: "option",
    points: ["#pl-option-basic"],
    accepts(_, order) {
      const { cards, option } = bodyOf(order);
      return option === "basic" || (cards?.real === 1 && !cards.dummies);
    },
    done: (ctx) => reached(ctx, "movement"),
  },
  {
    key: "choose",
    cases: ["2.7"],
    phase: "movement",
    points: [`[data-do="move.choose"][data-hex="${FROM}"]`, `.pl-ends [data-hex="${FROM}"]`, ".pl-stage"],
    hexes: [FROM],
    accepts: marches,
    done: (ctx) =>
      reached(ctx, "forcedMarches") ||
      given(ctx, "groupMove") ||
      (ctx.selection.at === FROM && ctx.selection.chosen.length > 0),
  },
  {
    key: "move",
    cases: ["2.3", "2.8"],
    phase: "movement",
    points: ["#pl-goal-0", `.pl-ends [data-hex="${TO}"]`, ".pl-stage"],
    hexes: [TO],
    accepts: marches,
    done: (ctx) => reached(ctx, "forcedMarches") || entered(ctx),
  },
  {
    key: "end",
    cases: ["2.7", "4.5"],
    phase: "movement",
    points: ["#pl-done-anyway", "#pl-done"],
    accepts: takes("done"),
    done: (ctx) => reached(ctx, "refusals"),
  },
  {
    key: "fight",
    cases: ["3.4"],
    phase: "combat",
    points: ["#pl-hit-0", "#pl-fight-0", "#pl-script"],
    hexes: [TO],
    accepts: takes("fight", "hit"),
    done: (ctx) =>
      fought(ctx) || (ctx.mine() && given(ctx, "fight") && ctx.now.orders.some((order) => kindOf(order) === "fire")),
  },
  {
    key: "fire",
    cases: ["3.4"],
    phase: "combat",
    points: ["#pl-hit-0", "#pl-fire", "#pl-script"],
    accepts: takes("fire", "hit"),
    done: fought,
  },
  {
    key: "outcome",
    cases: ["3.4"],
    phase: "combat",
    reads: true,
    holds: true,
    points: [".pl-outcome", ".pl-log"],
    done: () => false,
  },
  {
    key: "supply",
    cases: ["7.0", "7.2"],
    phase: "supplyCheck",
    holds: true,
    points: ["#pl-layers[open] label:has(#layer-supply)", "#pl-layers summary"],
    done: (ctx) => ctx.layers.has("supply"),
  },
  {
    key: "answer",
    cases: ["4.4", "4.5"],
    phase: "option",
    reads: true,
    points: [".pl-recap", "#pl-script", ".pl-guide"],
    done: () => false,
  },
];

/** Steps that come back when what they ask for is undone. */
const RETURNS = ["option", "choose", "move", "end", "fight", "fire"];

/**
 * The step that comes next; as many as there are when all are done.
 * @param {PlayContext} ctx @param {number} from steps before it have been shown
 */
export function stepAt(ctx, from) {
  const undone = STEPS.findIndex((step, i) => i < from && RETURNS.includes(step.key) && !step.done(ctx));
  let at = undone < 0 ? from : undone;
  while (at < STEPS.length && STEPS[at].done(ctx)) at++;
  return at;
}

/**
 * Whether a step asks for an order of the learner. Where none that it asks for may be given, all are.
 * @param {PlayContext} ctx @param {number} at the step @param {Order} order
 */
export function accepts(ctx, at, order) {
  const step = STEPS[at];
  if (!step || step.accepts?.(ctx, order)) return true;
  return !!step.accepts && !ctx.now.orders.some((each) => step.accepts?.(ctx, each));
}
