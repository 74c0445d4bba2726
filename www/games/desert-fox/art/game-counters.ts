// @ts-check
/** From the engine's view of a game to the board's counters and piles, and to words about them. Pure functions. */
import { counterPiece } from "./counter-face.ts";
import { parseHex } from "../geometry.ts";
import { shortName } from "./counter.ts";
import { lowestLine, printed, reconstructed } from "../values.ts";

/** @typedef {import("../engine-types.ts").CounterView} CounterView */
/** @typedef {import("../engine-types.ts").RosterUnit} RosterUnit */
/** @typedef {import("./counter-face.ts").Counter} Counter */
/** @typedef {import("./counter-face.ts").Mark} Mark */
/** @typedef {import("../../../lang/lang.ts").Lang} Lang */
/**
 * Which supply the engine has judged in this phase; marks of what it has not judged mean nothing.
 * @typedef {{general?: boolean, combat?: boolean}} Judged
 */

const SUPPLY_UNIT = /^(axis|commonwealth)-supply-0*(\d+)$/;
/** A detachment and its number among those of its player. */
const DETACHMENT = /-detachment-(\d+)$/;
const NATION = /** @type {const} */ ({ axis: "german", commonwealth: "commonwealth" });
const BLANK = /** @type {Record<string, string>} */ ({ msu: "MSU", dump: "DUMP", detachment: "DET" });

/** @param {RosterUnit[]} units as the engine lists them */
export const rosterOf = (units) => new Map(units.map((unit) => [unit.id, unit]));

/** Whether a counter holds supplies. @param {string} id */
export const isSupply = (id) => SUPPLY_UNIT.test(id);

/**
 * A counter's name in lists and sentences.
 * @param {string} id
 * @param {Map<string, RosterUnit>} roster
 * @param {Lang} lang
 * @param {boolean} [dump]
 */
export function nameOf(id, roster, lang, dump = false) {
  const number = SUPPLY_UNIT.exec(id)?.[2];
  if (number) return lang.t(dump ? "board.dump" : "board.msu", { n: number });
  const detachment = DETACHMENT.exec(id)?.[1];
  return detachment ? lang.t("board.detachment", { n: detachment }) : (roster.get(id)?.name ?? id);
}

/**
 * The movement allowances printed on supply units, by whether they are the Commonwealth's; looked up once.
 * @type {WeakMap<Map<string, RosterUnit>, Record<"false"|"true", number|undefined>>}
 */
const supplyAllowances = new WeakMap();

/** @param {Map<string, RosterUnit>} roster @param {boolean} commonwealth @returns {number|undefined} */
function supplyAllowance(roster, commonwealth) {
  const find = (/** @type {boolean} */ of) =>
    [...roster.values()].find(({ kind, nation }) => kind === "msu" && (nation === "commonwealth") === of)
      ?.movementAllowance;
  const known = supplyAllowances.get(roster) ?? { false: find(false), true: find(true) };
  supplyAllowances.set(roster, known);
  return known[`${commonwealth}`];
}

/** @param {CounterView} view @param {Map<string, RosterUnit>} roster @param {Judged} [judged] @returns {Counter} */
export function counterOf(view, roster, judged = {}) {
  const { id, side, marks } = view;
  const supply = SUPPLY_UNIT.exec(id);
  const states = marksOf(marks, !!supply, judged);
  if (supply) {
    const kind = marks.dump ? "dump" : "msu";
    const nation = NATION[/** @type {"axis"|"commonwealth"} */ (supply[1])];
    const allowance = kind === "msu" ? supplyAllowance(roster, nation === "commonwealth") : undefined;
    return {
      id,
      side,
      nation,
      kind,
      name: `№ ${supply[2]}`,
      values: allowance ? `MSU ${allowance}` : BLANK[kind],
      brief: BLANK[kind],
      marks: states,
    };
  }
  const unit = roster.get(id);
  if (!unit)
    return {
      id,
      side,
      nation: NATION[side],
      kind: "detachment",
      name: shortName(id),
      values: BLANK.detachment,
      marks: states,
    };
  const face = (marks.depleted && unit.depleted) || unit.full;
  const movement = view.allowance ?? unit.movementAllowance;
  const guessed = reconstructed(unit);
  return {
    id,
    side,
    nation: unit.nation,
    kind: unit.kind,
    size: unit.size,
    name: unit.kind === "detachment" ? `№ ${DETACHMENT.exec(id)?.[1] ?? ""}` : shortName(unit.name),
    values: BLANK[unit.kind] ? lowestLine({ kind: unit.kind, face, movement }) : printed(face, movement),
    brief: BLANK[unit.kind] ?? printed(face, undefined),
    armor: unit.armorRating,
    artillery: face.artillery,
    flak: face.flak,
    guessed: guessed.includes("strength") || guessed.includes("morale"),
    marks: states,
  };
}

/** @param {Record<string, boolean>} marks @param {boolean} supply @param {Judged} judged */
function marksOf(marks, supply, { general = false, combat = false }) {
  const states = /** @type {Mark[]} */ (
    ["depleted", "disrupted", "moved", "fought", "emergency"].filter((mark) => marks[mark])
  );
  if (marks.captured || marks.taken) states.push("captured");
  if (general && !supply && !marks.general) states.push("noGeneral");
  if (combat && !supply && !marks.supplied && !marks.emergency) states.push("noCombat");
  return states;
}

/** Strength of a counter as it stands. @param {CounterView} view @param {Map<string, RosterUnit>} roster */
const strengthOf = ({ id, marks }, roster) => {
  const unit = roster.get(id);
  return ((marks.depleted && unit?.depleted) || unit?.full)?.strength ?? 0;
};

/**
 * The counters of a hex as they lie, from the lowest: fighting units above supply units, the strongest on top.
 * @template {CounterView} C @param {C[]} here @param {Map<string, RosterUnit>} roster @returns {C[]}
 */
export function stackOrder(here, roster) {
  const rank = (/** @type {CounterView} */ view) => (isSupply(view.id) ? -1 : strengthOf(view, roster));
  return here.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Counters on the map as piles, each in the order of `stackOrder`.
 * @param {CounterView[]} units @param {Map<string, RosterUnit>} roster
 * @param {{judged?: Judged, ready?: Set<string>}} [options] ready: units that can still act
 * @returns {import("../../../board/counters.ts").Pile[]}
 */
export function pilesOf(units, roster, { judged, ready = new Set() } = {}) {
  /** @type {Map<number, CounterView[]>} */
  const byHex = new Map();
  for (const unit of units) {
    const hex = parseHex(unit.at);
    if (hex < 0) continue;
    const here = byHex.get(hex);
    if (here) here.push(unit);
    else byHex.set(hex, [unit]);
  }
  return [...byHex].map(([hex, here]) => {
    const sorted = stackOrder(here, roster);
    const strength = sorted.reduce((sum, view) => sum + strengthOf(view, roster), 0);
    const fighters = sorted.filter(({ id }) => !isSupply(id)).length;
    return {
      hex,
      pieces: sorted.map((view) => counterPiece(counterOf(view, roster, judged))),
      sum: {
        side: sorted[sorted.length - 1].side,
        units: sorted.length,
        strength: fighters ? String(strength) : "S",
        warns: sorted.some(({ id, marks }) => marks.disrupted || (judged?.general && !marks.general && !isSupply(id))),
      },
      ready: sorted.some(({ id }) => ready.has(id)),
    };
  });
}

/**
 * A counter in words: name, kind, values and every state.
 * @param {CounterView} view
 * @param {Map<string, RosterUnit>} roster
 * @param {Lang} lang
 * @param {Judged} [judged]
 */
export function spokenCounter(view, roster, lang, judged) {
  const counter = counterOf(view, roster, judged);
  const name = nameOf(view.id, roster, lang, view.marks.dump);
  const parts = [
    isSupply(view.id)
      ? name
      : lang.t("board.unit", {
          name,
          nation: lang.t(`nation.${counter.nation}`),
          kind: lang.t(`kind.${counter.kind}`),
          values: counter.values,
        }),
    ...(counter.marks ?? []).map((mark) => lang.t(`board.state.${mark}`)),
  ];
  return parts.join(", ");
}

/**
 * The counters of a hex in words.
 * @param {CounterView[]} here
 * @param {Map<string, RosterUnit>} roster
 * @param {Lang} lang
 * @param {Judged} [judged]
 */
export function spokenPile(here, roster, lang, judged) {
  if (!here.length) return [];
  const strength = here.reduce((sum, view) => sum + strengthOf(view, roster), 0);
  const head = lang.tn("board.pile", here.length, { side: lang.t(`side.${here[0].side}`), strength });
  return [head, ...here.map((view) => spokenCounter(view, roster, lang, judged))];
}

/**
 * What the overlays say of a hex, in words.
 * @param {{key: string, params: Record<string, string|number>}[]} said
 * @param {Lang} lang
 */
export const spokenOverlays = (said, lang) => said.map(({ key, params }) => lang.t(`board.said.${key}`, params));

/** @typedef {import("../engine-types.ts").GameView} GameView */

/**
 * Forts, ports, Rommel and the railhead of a game as markers; the planned line begins where the railroad ends.
 * @param {GameView} view
 * @param {Pick<import("../../../board/model.ts").MapData, "lines">} map the data of map.json
 * @returns {import("./markers.ts").Marker[]}
 */
export function markersOf(view, map) {
  const planned = map.lines?.railroad_planned?.[0]?.hexes ?? [];
  const railhead = parseHex(planned[Math.min(view.repaired, planned.length - 1)] ?? "");
  return [
    ...view.forts.map(
      ({ hex, level, side, fresh }) => /** @type {const} */ ({ kind: "fort", hex: parseHex(hex), level, side, fresh }),
    ),
    ...Object.entries(view.ports).map(
      ([hex, side]) => /** @type {const} */ ({ kind: "port", hex: parseHex(hex), side }),
    ),
    ...(view.rommel ? [/** @type {const} */ ({ kind: "leader", hex: parseHex(view.rommel.hex), side: "axis" })] : []),
    ...(railhead >= 0 ? [/** @type {const} */ ({ kind: "railhead", hex: railhead })] : []),
  ];
}
