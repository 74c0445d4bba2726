// @ts-check
/** What the view and the journal say of a battle: who fights, who has fired, who is leaving. Pure functions. */
import { byName } from "../../block-name.ts";
import { CLASSES } from "../event-words.js";
import { bodyOf, kindOf } from "../situation.js";

/** @typedef {import("../types.js").BlockView} BlockView */
/** @typedef {import("../types.js").Block} Block */
/** @typedef {import("../types.js").EntryView} EntryView */
/** The printed values of a block by its name. @typedef {(name: string) => Block|undefined} RosterOf */
/** @typedef {import("../types.js").FindingEntry} FindingEntry */
/** @typedef {import("../handle.js").Side} Side */
/** @typedef {import("../handle.js").TableView} TableView */
/** @typedef {"armor"|"infantry"|"antitank"|"artillery"} UnitClass */
/** A target type and the lowest face that hits it. @typedef {{target: UnitClass, hitsFrom: number}} FireTarget */
/** @typedef {{handle: number, dice: number, required: UnitClass|null, targets: FireTarget[]}} UnitFire */
/**
 * A fire that has been carried out.
 * @typedef {object} Fire
 * @property {number} at the order
 * @property {Side} side
 * @property {import("../../block-name.ts").BlockName} handle
 * @property {string} name empty where the viewer does not know it
 * @property {UnitClass|null} target null in pursuit
 * @property {number} dice
 * @property {number} hits
 * @property {number[]} faces of the dice, the highest first
 * @property {FindingEntry[]} effects what the hits did
 */
/** @typedef {"refusal"|"rout"|"passTurn"|"retreat"} Reason */
/** Units that are leaving a hex. @typedef {{reason: Reason, side: Side, hex: string, at: number}} Leaving */

/** @type {Record<string, UnitClass>} */
const CLASS_OF = {
  armor: "armor",
  infantryTank: "armor",
  recon: "armor",
  infantry: "infantry",
  motorizedInfantry: "infantry",
  mechanizedInfantry: "infantry",
  paratroops: "infantry",
  motorizedAntitank: "antitank",
  mobileAntitank: "antitank",
  artillery: "artillery",
  selfPropelledArtillery: "artillery",
};
/** What hits do. */
const EFFECTS = ["step-lost", "eliminated", "hit-carried", "hits-wasted"];

/** @param {Side} side @returns {Side} */
export const enemyOf = (side) => (side === "axis" ? "allied" : "axis");

/**
 * The target type of a block that the viewer knows.
 * @param {RosterOf} rosterOf @param {BlockView} block @returns {UnitClass|null}
 */
export const classOf = (rosterOf, { name }) => CLASS_OF[(name && rosterOf(name)?.type) || ""] ?? null;

/** The blocks of a side in a hex. @param {Pick<TableView, "blocks">} view @param {string} hex @param {Side} side */
export const blocksAt = ({ blocks }, hex, side) => blocks.filter((block) => block.hex === hex && block.side === side);

/** Those of them that fight. @param {BlockView[]} blocks */
export const fighting = (blocks) => blocks.filter(({ disrupted }) => !disrupted);

/**
 * The chances of 0, 1, 2 … hits.
 * @param {number} dice @param {number} hitsFrom the lowest face that hits
 */
export function hitChances(dice, hitsFrom) {
  const hit = (7 - hitsFrom) / 6;
  let chances = [1];
  for (let i = 0; i < dice; i++)
    chances = [...chances, 0].map((chance, hits) => chance * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
  return chances;
}

/** @param {number} dice @param {number} hitsFrom */
export const expectedHits = (dice, hitsFrom) => (dice * (7 - hitsFrom)) / 6;

/** How many hits a step of a block costs. @param {RosterOf} rosterOf @param {BlockView} block */
export const hitsAStep = (rosterOf, { name }) => (name && rosterOf(name)?.elite ? 2 : 1);

/**
 * The target that is offered first: the required one, otherwise that which loses most steps by the hits expected.
 * @param {UnitFire} fire @param {BlockView[]} enemies @param {RosterOf} rosterOf
 * @returns {FireTarget|null}
 */
export function bestTarget(fire, enemies, rosterOf) {
  const loss = (/** @type {FireTarget} */ { target, hitsFrom }) => {
    const pool = fighting(enemies).filter((block) => classOf(rosterOf, block) === target);
    const each = Math.min(2, ...pool.map((block) => hitsAStep(rosterOf, block)));
    const most = pool.reduce((sum, { steps = 1 }) => sum + steps, 0);
    return Math.min(most, expectedHits(fire.dice, hitsFrom) / each);
  };
  const ranked = fire.targets.toSorted((a, b) => loss(b) - loss(a));
  return fire.targets.find(({ target }) => target === fire.required) ?? ranked[0] ?? null;
}

/**
 * What a hit does to a block that does not carry one.
 * @param {RosterOf} rosterOf @param {BlockView} block
 * @returns {"carried"|"stepLost"|"eliminated"}
 */
export function hitOn(rosterOf, block) {
  if (hitsAStep(rosterOf, block) > 1) return "carried";
  return (block.steps ?? 1) > 1 ? "stepLost" : "eliminated";
}

/**
 * The block that is offered first for a hit: an elite one, which carries it, otherwise the one with most steps.
 * @param {RosterOf} rosterOf @param {BlockView[]} blocks
 */
export const bestTaker = (rosterOf, blocks) =>
  blocks.toSorted(
    (a, b) => hitsAStep(rosterOf, b) - hitsAStep(rosterOf, a) || (b.steps ?? 0) - (a.steps ?? 0) || byName(a, b),
  )[0];

/** Where a battle turn begins among orders; -1 where none does. @param {readonly EntryView[]} entries */
export const battleBegins = (entries) =>
  entries.findLastIndex(
    ({ order }) => kindOf(order) === "fight" || (kindOf(order) === "engage" && bodyOf(order).engage),
  );

/**
 * The fires among orders, with what their hits did.
 * @param {readonly EntryView[]} entries @param {(handle: import("../../block-name.ts").BlockName) => Side} sideOf of a
 *   pursuer
 * @returns {Fire[]}
 */
export function firesOf(entries, sideOf) {
  /** @type {Fire[]} */
  const fires = [];
  for (const { at, by, order, events } of entries) {
    /** @type {UnitClass|null} */
    let target = null;
    for (const event of events) {
      const { code, handle = -1, name = "", numbers = [0, 0], faces = [] } = event;
      if (code === "fires") target = CLASSES[numbers[1]] ?? null;
      if (code === "hits") {
        const side = kindOf(order) === "fire" ? by : sideOf(handle);
        fires.push({ at, side, handle, name, target, dice: numbers[0], hits: numbers[1], faces, effects: [] });
        target = null;
      } else if (EFFECTS.includes(code)) fires.at(-1)?.effects.push(event);
    }
  }
  return fires;
}

/** Orders that go on with a withdrawal, or do not touch it. */
const GO_ON = ["move", "moved", "hit", "standing", "hidden"];

/**
 * The withdrawal under way, or null.
 * @param {TableView} view @param {readonly EntryView[]} entries the last ones of it
 * @returns {Leaving|null}
 */
export function leavingOf(view, entries) {
  if (view.stage !== "turns" || view.firing || view.hits) return null;
  for (const { at, by, order, events } of entries.toReversed()) {
    const kind = kindOf(order);
    const rout = events.findLast(({ code }) => code === "rout");
    const begun = rout ?? (["refuse", "withdrawal"].includes(kind) ? bodyOf(order) : null);
    if (begun) {
      const reason = rout ? "rout" : kind === "refuse" ? "refusal" : view.option === "pass" ? "passTurn" : "retreat";
      const side = rout ? view.by : by;
      const stay = blocksAt(view, begun.hex, side).filter(({ disrupted }) => disrupted === (reason === "rout"));
      return side === view.by && stay.length ? { reason, side, hex: begun.hex, at } : null;
    }
    if (!GO_ON.includes(kind)) return null;
  }
  return null;
}

/**
 * The hexes whose battle turn is due: those in which the sides did not meet before this turn, and in which none has
 * been fought in it.
 * @param {TableView} view @param {Pick<TableView, "battles">} then when the turn began
 * @param {readonly EntryView[]} entries of the turn
 */
export function dueBattles(view, then, entries) {
  const old = new Set(then.battles.map(([hex]) => hex));
  const fought = new Set(entries.map(({ order }) => kindOf(order) === "fight" && bodyOf(order).hex));
  return view.battles.map(([hex]) => hex).filter((hex) => !old.has(hex) && !fought.has(hex));
}
