/**
 * The steps of the guided first game: what each asks for, which orders it takes, and when it is done. Pure functions of
 * the table as it stands.
 */
import { parseHex } from "../geometry.ts";
import { bodyOf, hexOf, kindOf, pathFrom } from "../play/situation.js";
import { OPENING_ORDERS } from "./opening.ts";
import type { PlayContext } from "../play/types.js";
import type { GamePhase, Order } from "../play/handle.js";

interface Step {
  /** Its text is `guide.step.<key>`. */
  key: string;
  cases: readonly string[];
  /** The part of "How to play" that says more. */
  phase: string;
  /** Selectors of what it points at, the best first. */
  points: readonly string[];
  /** Shown on the map. */
  hexes?: readonly number[];
  /** Nothing is to be done but to read: it waits for the reader. */
  reads?: boolean;
  /** The computer waits meanwhile. */
  holds?: boolean;
  /** Whether it asks for this order. */
  accepts?: (ctx: PlayContext, order: Order) => boolean;
  done: (ctx: PlayContext) => boolean;
}

const FROM = parseHex("Bardia");
const TO = parseHex("Mersa Matruh");
/** Blocks that may enter a hex with enemies over one clear hexside. */
const LIMIT = 2;

const PHASES: readonly GamePhase[] = ["option", "movement", "forcedMarches", "refusals", "combat"];

/** The guided player-turn is over. */
export const isOver = ({ now: { view } }: PlayContext) =>
  !PHASES.includes(view.phase) || view.active !== "axis" || view.turnBegins > OPENING_ORDERS;

/** The game has come to a phase of the guided turn, or past it. */
const reached = (ctx: PlayContext, phase: GamePhase) =>
  isOver(ctx) || PHASES.indexOf(ctx.now.view.phase) >= PHASES.indexOf(phase);

/** Orders of the learner since the guided turn began. */
const given = ({ session }: PlayContext, kind: string) =>
  session.journal(OPENING_ORDERS, session.length()).some(({ by, order }) => by === "axis" && kindOf(order) === kind);

const entered = ({ now }: PlayContext) =>
  (now.stacks.get(TO) ?? []).filter(({ side }) => side === "axis").length >= LIMIT;

/** The battle turn is over, or there is none to fight. */
const fought = (ctx: PlayContext) =>
  reached(ctx, "combat") &&
  ctx.now.view.firing === null &&
  ctx.now.view.hits === null &&
  (given(ctx, "fight") || !ctx.now.orders.some((order) => kindOf(order) === "fight"));

/** Whether an order takes blocks along the road from Bardia to Mersa Matruh. */
function marches({ now }: PlayContext, order: Order) {
  const { hex, unit, path } = bodyOf(order);
  if (kindOf(order) === "groupMove") return parseHex(hex) === FROM;
  return kindOf(order) === "move" && pathFrom(hexOf(now, String(unit)), path).at(-1) === TO;
}

const takes =
  (...kinds: string[]): ((ctx: PlayContext, order: Order) => boolean) =>
  (_, order) =>
    kinds.includes(kindOf(order));

export const STEPS: readonly Step[] = [
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

/** The step that comes next; as many as there are when all are done. `from`: steps before it have been shown. */
export function stepAt(ctx: PlayContext, from: number) {
  const undone = STEPS.findIndex((step, i) => i < from && RETURNS.includes(step.key) && !step.done(ctx));
  let at = undone < 0 ? from : undone;
  while (at < STEPS.length && STEPS[at].done(ctx)) at++;
  return at;
}

/**
 * Whether a step asks for an order of the learner. Where none that it asks for may be given, all are. `at`: the step.
 */
export function accepts(ctx: PlayContext, at: number, order: Order) {
  const step = STEPS[at];
  if (!step || step.accepts?.(ctx, order)) return true;
  return !!step.accepts && !ctx.now.orders.some((each) => step.accepts?.(ctx, each));
}
