// @ts-check
/** Where units that leave a hex may go. Pure functions. */

/** @typedef {import("../handle.js").Side} Side */
/** @typedef {{hex: string, path: string, length: number, forcedMarch: boolean, rommel: boolean}} Refuge */
/** @typedef {{handle: number, hexes: Refuge[]}} Leaver */
/** @typedef {{handle: import("../../block-name.ts").BlockName, least: number, most: number}} Pursuer */

/** The hexes of some units, the nearest first. @param {readonly Leaver[]} units @returns {string[]} */
export function refugesOf(units) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { hexes } of units)
    for (const { hex, length } of hexes) found.set(hex, Math.min(length, found.get(hex) ?? length));
  return [...found].toSorted((a, b) => a[1] - b[1]).map(([hex]) => hex);
}

/** The hexes that every one of them reaches without a forced march. @param {readonly Leaver[]} units */
export const sharedRefuges = (units) =>
  refugesOf(units).filter((hex) =>
    units.every(({ hexes }) => hexes.some((one) => one.hex === hex && !one.forcedMarch)),
  );

/** All dice of the pursuit at the least and at the most. @param {readonly Pursuer[]} pursuers */
export const pursuitDice = (pursuers) => ({
  least: pursuers.reduce((sum, one) => sum + one.least, 0),
  most: pursuers.reduce((sum, one) => sum + one.most, 0),
});

/**
 * The hexes of a battle that was opened in this movement phase and that a side may decide about.
 * @param {{battles: [string, Side][], blocks: {hex?: string, side: Side, disrupted: boolean}[]}} view @param {Side} side
 * @param {readonly string[]} due hexes in which a battle turn must be fought
 */
export const engagedHexes = (view, side, due) =>
  view.battles
    .map(([hex]) => hex)
    .filter(
      (hex) => due.includes(hex) && view.blocks.some((one) => one.hex === hex && one.side === side && !one.disrupted),
    );
