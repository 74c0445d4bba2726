// @ts-check
/**
 * The steps of the guided first game: what each asks for, and when it is done. Pure functions of the table as it
 * stands.
 */
import { PHASES } from "../game/situation.js";

/** @typedef {import("../panels/play/types.js").Desk} Desk */
/** @typedef {import("../game/types.js").GamePhase} GamePhase */
/**
 * @typedef {object} Step
 * @property {string} key its texts are `guide.step.<key>`
 * @property {readonly string[]} cases
 * @property {GamePhase} phase in which it is played; when that is over, the step is done
 * @property {readonly string[]} points selectors of what it points at, the best first
 * @property {boolean} [reads] nothing is to be done but to read: it waits for the reader
 * @property {(desk: Desk) => boolean} done
 */

/** Where the guided game begins. @type {{turn: number, side: import("../game/types.js").Side}} */
const OPENING = { turn: 4, side: "axis" };

/** Units of the guided side that have moved. @param {Desk} desk */
const moved = ({ now }) => now.view.units.some(({ side, marks }) => side === OPENING.side && marks.moved);
/** @param {Desk} desk */
const declared = ({ now }) => now.view.combats.length > 0;
/** A combat is fought, or has been. @param {Desk} desk */
const fought = ({ now }) => now.view.battle !== undefined || now.view.combats.some(({ done }) => done);
/** The declaration is open and there is no enemy to attack. @param {Desk} desk */
const quiet = (desk) =>
  desk.mine() &&
  desk.now.view.phase === "firstCombat" &&
  desk.now.view.segment === "main" &&
  !desk.now.options.attacks.size;

/** The guided player-turn is over. @param {Desk} desk */
export const isOver = ({ now: { view } }) =>
  view.phase === "over" || view.turn !== OPENING.turn || view.phasing !== OPENING.side;

/** A phase of the guided player-turn is over. @param {Desk} desk @param {GamePhase} phase */
const after = ({ now: { view } }, phase) => PHASES.indexOf(view.phase) > PHASES.indexOf(phase);

/**
 * The report has been left: the phase ends by itself after its last combat, so the report stays until the next phase is
 * over.
 * Without a combat there is nothing to read.
 * @param {Desk} desk
 */
const reported = (desk) =>
  after(desk, "motorizedMovement") || (after(desk, "firstCombat") && !desk.now.view.findings.length);

/** @type {readonly Step[]} */
export const STEPS = [
  {
    key: "choose",
    cases: ["8.1"],
    phase: "initialMovement",
    points: ["#pl-next"],
    done: (desk) => desk.sight.chosen.length > 0 || moved(desk),
  },
  { key: "move", cases: ["8.1", "8.7"], phase: "initialMovement", points: ["#pl-goal-0", ".pl-stage"], done: moved },
  { key: "end", cases: ["8.1"], phase: "initialMovement", points: ["#pl-done-anyway", "#pl-done"], done: () => false },
  {
    key: "reaction",
    cases: ["8.4", "8.43"],
    phase: "firstReaction",
    reads: true,
    points: ["#pl-script", ".pl-guide"],
    done: (desk) => desk.sight.targets.length > 0 || declared(desk) || after(desk, "firstCombat"),
  },
  {
    key: "target",
    cases: ["11.1"],
    phase: "firstCombat",
    points: [".pl-attack [data-set=target]", ".pl-stage"],
    done: (desk) => desk.sight.targets.length > 0 || declared(desk) || quiet(desk),
  },
  {
    key: "chances",
    cases: ["11.1", "11.4"],
    phase: "firstCombat",
    points: ["#pl-declare", "#pl-chances"],
    done: (desk) => declared(desk) || quiet(desk),
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
    done: (desk) => fought(desk) || after(desk, "firstCombat"),
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
    points: [".pl-battle", ".pl-log"],
    done: reported,
  },
  {
    key: "turn",
    cases: ["8.1", "11.67", "13.1"],
    phase: "refit",
    points: ["#pl-done-anyway", ".pl-decision", "#pl-done"],
    done: () => false,
  },
];

/**
 * The step that comes next; as many as there are when all are done.
 * @param {Desk} desk @param {number} from steps before it are done or left out
 */
export function stepAt(desk, from) {
  let at = from;
  while (
    at < STEPS.length &&
    (isOver(desk) || STEPS[at].done(desk) || (!STEPS[at].reads && after(desk, STEPS[at].phase)))
  )
    at++;
  return at;
}
