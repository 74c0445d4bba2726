/** How long counters are on their way over the map. */
import type { Pace } from "./computer-opponent.ts";

/** Milliseconds of a step, and the most that a whole path takes. */
const PACES = { slow: [180, 1800], fast: [60, 600], once: [0, 0] };
/** Milliseconds that the path of an order of the player takes at most. */
const OWN = 200;

/** Milliseconds for moves that go at the same time. */
export function durationOf(moves: readonly { hexes: readonly number[] }[], pace: Pace, own: boolean) {
  const [each, most] = PACES[pace];
  const steps = Math.max(0, ...moves.map(({ hexes }) => hexes.length - 1));
  return Math.min(each * steps, own ? Math.min(OWN, most) : most);
}
