// @ts-check
/** The ledger of rulings as the build wrote it, with look-up by id and by case number. */
/**
 * @typedef {object} Ruling
 * @property {string} id
 * @property {string[]} cases numbers of the printed rules it belongs to
 * @property {string} kind
 * @property {string} source
 * @property {string} section part of its source
 * @property {{field: string, on: string, off: string}|null} switch
 * @property {string} text
 * @property {"tested"|"implemented"|"missing"} state
 * @property {string[]} files names of its test case files
 * @property {number[]} changed revisions of the rules in which it changed
 */
/**
 * @typedef {object} Ledger
 * @property {Ruling[]} rulings
 * @property {boolean} loaded false when the table is not there
 * @property {(id: string) => Ruling|undefined} byId
 * @property {(number: string) => Ruling[]} byCase
 */

/** @param {() => Promise<unknown>} load the data of the game's ledger, or null @returns {Promise<Ledger>} */
export async function loadLedger(load) {
  try {
    return makeLedger(await load());
  } catch {
    return makeLedger(null);
  }
}

/**
 * @param {unknown} data an array, or an object with `rulings`
 * @returns {Ledger}
 */
export function makeLedger(data) {
  const { rulings: listed } = /** @type {{rulings?: unknown}} */ (data ?? {});
  const rows = Array.isArray(data) ? data : Array.isArray(listed) ? listed : null;
  const rulings = (rows ?? []).map(normal);
  const ids = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  return {
    rulings,
    loaded: rows !== null,
    byId: (id) => ids.get(id),
    byCase: (number) => rulings.filter((ruling) => ruling.cases.includes(number)),
  };
}

/** @param {Partial<Ruling>} row @returns {Ruling} */
function normal(row) {
  return {
    id: String(row.id ?? ""),
    cases: (row.cases ?? []).map(String),
    kind: String(row.kind ?? ""),
    source: String(row.source ?? ""),
    section: String(row.section ?? ""),
    switch: row.switch?.field ? row.switch : null,
    text: String(row.text ?? ""),
    state: row.state === "tested" || row.state === "implemented" ? row.state : "missing",
    files: (row.files ?? []).map(String),
    changed: (row.changed ?? []).map(Number),
  };
}
