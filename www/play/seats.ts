// @ts-check
/** Who sits where, for the sides of any game. Pure functions. */

/** @typedef {import("./session.ts").Seat} Seat */
/** @typedef {import("./session.ts").Seats} Seats */
/** @typedef {readonly {id: string}[]} Sides */

/** The same for all sides. @param {Sides} sides @param {Seat} seat @returns {Seats} */
export const allSeats = (sides, seat) => Object.fromEntries(sides.map(({ id }) => [id, seat]));

/** One side is played here, the others elsewhere. @param {Sides} sides @param {string} side @returns {Seats} */
export const oneSeat = (sides, side) => ({ ...allSeats(sides, "away"), [side]: "player" });
