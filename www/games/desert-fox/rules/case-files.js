// @ts-check
/** The tests of a ruling, read from the project's case files when somebody asks for them. */
import { fetchFile } from "../../../shell/files.js";

/** @typedef {import("../../../shell/ledger.js").Ruling} Ruling */
/** @typedef {import("../referee/types.js").CombatQuery} CombatQuery */
/** @typedef {import("../engine-types.js").PositionSheet} PositionSheet */
/**
 * @typedef {{name: string, query: CombatQuery|null, sheet: PositionSheet|null}} Position a test, and the combat or the
 *   position on the map that it puts to the referee
 */
/**
 * @typedef {{file: string, positions: Position[]|null}} Tests the tests of one file, or null where it cannot be read
 */

/** Calls whose query is one combat, which a worksheet can hold. */
const COMBATS = new Set(["adjudicateCombat", "stepCombat"]);

/** Where a case file lies, seen from the page. @param {string} file */
export const pathOf = (file) => `tests/rulings/${file}.json`;

/**
 * Reads each file once; one that could not be read is asked for again the next time.
 * @returns {(ruling: Ruling) => Promise<Tests[]>}
 */
export function createReader() {
  /** @type {Map<string, Promise<unknown[]|null>>} */
  const files = new Map();

  /** @param {string} file */
  async function read(file) {
    const cached = files.get(file) ?? fetchCases(file);
    files.set(file, cached);
    const cases = await cached;
    if (!cases) files.delete(file);
    return cases;
  }
  return (ruling) =>
    Promise.all(ruling.files.map(async (file) => ({ file, positions: positionsOf(await read(file), ruling) })));
}

/** @param {string} file @returns {Promise<unknown[]|null>} */
async function fetchCases(file) {
  try {
    const answer = await fetchFile(pathOf(encodeURIComponent(file)));
    const { cases } = answer.ok ? await answer.json() : { cases: null };
    return Array.isArray(cases) ? cases : null;
  } catch {
    return null;
  }
}

/**
 * The cases that cite a ruling.
 * @param {any[]|null} cases @param {Ruling} ruling @returns {Position[]|null}
 */
export function positionsOf(cases, ruling) {
  if (!cases) return null;
  const citing = cases.filter(({ rulings }) => rulings?.includes(ruling.id));
  return citing.map(({ name, call }) => ({
    name,
    query: COMBATS.has(call?.call) ? switched(call.query, ruling) : null,
    sheet: call?.call === "askBoard" ? sheetOf(switched(call.query, ruling)) : null,
  }));
}

/** The position of a question, without what was asked. @param {any} query @returns {PositionSheet} */
function sheetOf({ question, ...sheet }) {
  return sheet;
}

/**
 * The query with the ruling's switch on, as the tests ask it.
 * @template {{rules?: any}} Query
 * @param {Query} query @param {Ruling} ruling @returns {Query}
 */
function switched(query, ruling) {
  if (!ruling.switch) return query;
  const { field, on } = ruling.switch;
  return { ...query, rules: { ...query.rules, switches: { ...query.rules?.switches, [field]: on } } };
}
