/** Who sits where, for the sides of any game. Pure functions. */

import type { Seat, Seats } from "./session.ts";

type Sides = readonly { id: string }[];

/** The same for all sides. */
export const allSeats = (sides: Sides, seat: Seat): Seats => Object.fromEntries(sides.map(({ id }) => [id, seat]));

/** One side is played here, the others elsewhere. */
export const oneSeat = (sides: Sides, side: string): Seats => ({ ...allSeats(sides, "away"), [side]: "player" });
