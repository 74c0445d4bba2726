/**
 * The steps of the guided first game: what each asks for, and when it is done. Pure functions of the table as it
 * stands.
 */
import { PHASES } from "../play/situation.js";
import type { GamePhase, Side } from "../engine-types.ts";
import type { PlayContext } from "../play/types.js";

interface Step {
  /** Its texts are `guide.step.<key>`. */
  key: string;
  cases: readonly string[];
  /** In which it is played; when that is over, the step is done. */
  phase: GamePhase;
  /** Selectors of what it points at, the best first. */
  points: readonly string[];
  /** Nothing is to be done but to read: it waits for the reader. */
  reads?: boolean;
  done: (ctx: PlayContext) => boolean;
}

/** Where the guided game begins. */
const OPENING: { turn: number; side: Side } = { turn: 4, side: "axis" };

/** Units of the guided side that have moved. */
const moved = ({ now }: PlayContext) => now.view.units.some(({ side, marks }) => side === OPENING.side && marks.moved);
const declared = ({ now }: PlayContext) => now.view.combats.length > 0;
/** A combat is fought, or has been. */
const fought = ({ now }: PlayContext) => now.view.battle !== undefined || now.view.combats.some(({ done }) => done);
/** The declaration is open and there is no enemy to attack. */
const quiet = (ctx: PlayContext) =>
  ctx.mine() &&
  ctx.now.view.phase === "firstCombat" &&
  ctx.now.view.segment === "main" &&
  !ctx.now.options.attacks.size;

/** The guided player-turn is over. */
export const isOver = ({ now: { view } }: PlayContext) =>
  view.phase === "over" || view.turn !== OPENING.turn || view.phasing !== OPENING.side;

/** The computer has played as far as the next decision of the learner, or to the end: the recap tells of it. */
const isRecapped = (ctx: PlayContext) => {
  const { session, now } = ctx;
  if (now.view.phase === "over") return true;
  return isOver(ctx) && session.seat() === "player" && now.view.battle === undefined && !now.view.overrun;
};

/** A phase of the guided player-turn is over. */
const after = ({ now: { view } }: PlayContext, phase: GamePhase) => PHASES.indexOf(view.phase) > PHASES.indexOf(phase);

/**
 * The report has been left: the phase ends by itself after its last combat, so the report stays until the next phase is
 * over. Without a combat there is nothing to read.
 */
const reported = (ctx: PlayContext) =>
  after(ctx, "motorizedMovement") || (after(ctx, "firstCombat") && !ctx.now.view.findings.length);

export const STEPS: readonly Step[] = [
  {
    key: "choose",
    cases: ["8.1"],
    phase: "initialMovement",
    points: ["#pl-next"],
    done: (ctx) => ctx.selection.chosen.length > 0 || moved(ctx),
  },
  { key: "move", cases: ["8.1", "8.7"], phase: "initialMovement", points: ["#pl-goal-0", ".pl-stage"], done: moved },
  { key: "end", cases: ["8.1"], phase: "initialMovement", points: ["#pl-done-anyway", "#pl-done"], done: () => false },
  {
    key: "reaction",
    cases: ["8.4", "8.43"],
    phase: "firstReaction",
    reads: true,
    points: ["#pl-script", ".pl-guide"],
    done: (ctx) => ctx.selection.targets.length > 0 || declared(ctx) || after(ctx, "firstCombat"),
  },
  {
    key: "target",
    cases: ["11.1"],
    phase: "firstCombat",
    points: [".pl-attack [data-set=target]", ".pl-stage"],
    done: (ctx) => ctx.selection.targets.length > 0 || declared(ctx) || quiet(ctx),
  },
  {
    key: "chances",
    cases: ["11.1", "11.4"],
    phase: "firstCombat",
    points: ["#pl-declare", "#pl-chances"],
    done: (ctx) => declared(ctx) || quiet(ctx),
  },
  {
    key: "declared",
    cases: ["11.16"],
    phase: "firstCombat",
    points: ["#pl-done"],
    done: ({ now }) => now.view.phase === "firstCombat" && now.view.segment !== "main",
  },
  {
    key: "supply",
    cases: ["7.3", "7.34"],
    phase: "firstCombat",
    reads: true,
    points: [".pl-decision", ".pl-guide"],
    done: (ctx) => fought(ctx) || after(ctx, "firstCombat"),
  },
  { key: "fight", cases: ["11.16"], phase: "firstCombat", points: [".pl-decision button"], done: fought },
  {
    key: "decide",
    cases: ["6.2", "11.7"],
    phase: "firstCombat",
    points: [".pl-decision"],
    done: ({ now }) => now.view.combats.some(({ done }) => done),
  },
  {
    key: "report",
    cases: ["11.7", "11.67"],
    phase: "firstCombat",
    reads: true,
    points: [".pl-outcome", ".pl-battle", ".pl-log"],
    done: reported,
  },
  {
    key: "turn",
    cases: ["8.1", "11.67", "13.1"],
    phase: "refit",
    points: ["#pl-done-anyway", ".pl-decision", "#pl-done:not([aria-disabled=true])", "#pl-script", "#pl-done"],
    done: isRecapped,
  },
];

/** The last step waits for the recap, the others end with the guided player-turn. */
const isDone = (ctx: PlayContext, step: Step) =>
  step.done(ctx) || (step.done !== isRecapped && isOver(ctx)) || (!step.reads && after(ctx, step.phase));

/** The step that comes next; as many as there are when all are done. `from`: steps before it are done or left out. */
export function stepAt(ctx: PlayContext, from: number) {
  let at = from;
  while (at < STEPS.length && isDone(ctx, STEPS[at])) at++;
  return at;
}
