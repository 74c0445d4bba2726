/**
 * What a link or a file adds to a game that is kept here: whose orders, and where two records differ. Pure functions.
 */

import { viewsOf } from "./viewer.ts";
import type { Seats, Side } from "./session.ts";
import type { Handle, OrderTold } from "../shell/engine-types.ts";

export interface NewOrders {
  /** Orders of the game before the new ones. */
  from: number;
  /** How many of the new orders each side decided. */
  counts: Record<Side, number>;
  /** Those that the player at this screen should have decided. */
  own: OrderTold[];
  /** How many follow from standing orders of the player at this screen. */
  standing: number;
  /** How many orders of the game come before the first of `own`; all where there is none. */
  upTo: number;
}

/** A record in a form that can be compared. */
interface ComparableRecord {
  key: string;
  orders: string[];
  entered: boolean;
}

export interface Comparison {
  kind: "same" | "ahead" | "behind" | "differs";
  /** Orders before the first that differs. */
  common: number;
  /** Orders of the game kept. */
  here: number;
  /** Orders of the other one. */
  there: number;
}

/** The side that is played at this screen while the other one is played elsewhere; none in any other game. */
export function sidesPlayedHere(seats: Seats | null): Side[] {
  if (!seats || !Object.values(seats).includes("away")) return [];
  return Object.keys(seats).filter((side) => seats[side] === "player");
}

/** The side played here whose standing orders are in force in a game that comes in; none without. */
export function standingOf(handle: Handle, seats: Seats) {
  const [side = ""] = sidesPlayedHere(seats);
  const { standing = {} } = viewsOf(handle, () => seats).view();
  return side && (standing as Record<string, unknown>)[side] ? side : "";
}

/**
 * `orders`: the new ones. `from`: orders before them. `seats`: of the game kept here. `confirmed`: whether the standing
 * orders of the player at this screen apply.
 */
export function newOrdersOf(orders: OrderTold[], from: number, seats: Seats | null, confirmed = true): NewOrders {
  const mine = sidesPlayedHere(seats);
  const decided = orders.filter(({ by }) => mine.includes(by));
  // What follows is only excused before the first order that the player has not given: that one may be forged.
  const first = decided.findIndex(({ follows }) => !follows || !confirmed);
  const own = first < 0 ? [] : decided.slice(first);
  const count = (side: Side) => orders.filter(({ by }) => by === side).length;
  const counts = Object.fromEntries(Object.keys(seats ?? {}).map((side) => [side, count(side)]));
  return { from, counts, own, standing: decided.length - own.length, upTo: own[0]?.at ?? from + orders.length };
}

/** The text of a save file as something to compare; null where it is none. */
export function comparableRecord(text: string): ComparableRecord | null {
  try {
    const {
      scenario,
      rules,
      charts = [],
      branches = [],
      ownCharts = null,
      seed = "",
      agreement,
      orders,
      faces = [],
    } = JSON.parse(text);
    const rolled = new Map(faces);
    const line = (order: unknown, at: number) => `${JSON.stringify(order)} ${rolled.get(at) ?? ""}`;
    const key = JSON.stringify([scenario, rules, charts, ownCharts, seed || (agreement ?? ""), branches]);
    return { key, orders: orders.map(line), entered: !seed && !agreement };
  } catch {
    return null;
  }
}

/**
 * How another record of the same game relates to the one kept; null where it is another game. The seed tells games
 * apart. Games whose players enter their dice have none, so they are one game only if they begin with the same orders
 * and dice.
 */
export function compareRecords(here: ComparableRecord, there: ComparableRecord): Comparison | null {
  if (here.key !== there.key) return null;
  const differs = there.orders.findIndex((order, at) => order !== here.orders[at]);
  const common = differs < 0 ? there.orders.length : Math.min(differs, here.orders.length);
  if (here.entered && !common && here.orders.length && there.orders.length) return null;
  const counts = { common, here: here.orders.length, there: there.orders.length };
  if (common === counts.here && common === counts.there) return { kind: "same", ...counts };
  if (common === counts.here) return { kind: "ahead", ...counts };
  return { kind: common === counts.there ? "behind" : "differs", ...counts };
}
