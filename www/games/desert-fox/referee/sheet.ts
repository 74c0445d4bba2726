// @ts-check
/** The worksheet's state and how it becomes a query. Pure functions; every edit returns a new sheet. */

/** @typedef {import("./types.ts").Sheet} Sheet */
/** @typedef {import("./types.ts").CombatQuery} CombatQuery */
/** @typedef {import("./types.ts").CombatUnit} CombatUnit */
/** @typedef {import("./types.ts").Side} Side */
/** @typedef {import("./types.ts").Role} Role */
/** @typedef {import("./types.ts").Answer} Answer */

/** @param {Side} side @returns {Side} */
export const enemy = (side) => (side === "axis" ? "commonwealth" : "axis");

/** The sheet to start with: the Commonwealth attacks from A into T, both clear. @returns {Sheet} */
export function newSheet() {
  return {
    query: {
      rules: { preset: "spi1981Errata", switches: {} },
      attacker: "commonwealth",
      units: [],
      hexes: [{ id: "A" }, { id: "T" }],
      hexsides: [],
      support: { axis: {}, commonwealth: {} },
      answers: [],
    },
    roles: { A: "commonwealth", T: "axis" },
    later: [],
  };
}

/** @param {Sheet} sheet */
export const isEmpty = (sheet) => sheet.query.units.length === 0;

/**
 * A sheet for any query: hexes that only units or hexsides name are listed too.
 * @param {CombatQuery} query @param {(unit: CombatUnit) => Side} sideOfUnit
 * @returns {Sheet}
 */
export function fromQuery(query, sideOfUnit) {
  const copy = structuredClone(query);
  const hexes = copy.hexes ?? [];
  const add = (/** @type {string} */ id) => hexes.some((hex) => hex.id === id) || hexes.push({ id });
  for (const unit of copy.units) add(unit.hex);
  for (const side of copy.hexsides ?? []) [side.from, side.to].forEach(add);
  /** @type {Record<string, Role>} */
  const roles = {};
  for (const hex of hexes) {
    const unit = copy.units.find((unit) => unit.hex === hex.id);
    roles[hex.id] = unit ? sideOfUnit(unit) : "beside";
  }
  const sheet = {
    query: {
      ...copy,
      rules: { preset: copy.rules?.preset ?? "spi1981Errata", switches: copy.rules?.switches ?? {} },
      support: { axis: copy.support?.axis ?? {}, commonwealth: copy.support?.commonwealth ?? {} },
      hexes,
      hexsides: copy.hexsides ?? [],
      answers: copy.answers ?? [],
    },
    roles,
    later: [],
  };
  return /** @type {Sheet} */ (withHexForEach(/** @type {Sheet} */ (sheet)));
}

/** Gives a side without a hex an empty one, so that units can be added. @param {Sheet} sheet */
function withHexForEach(sheet) {
  for (const side of /** @type {Side[]} */ (["axis", "commonwealth"])) {
    if (Object.values(sheet.roles).includes(side)) continue;
    const id = freeHexName(sheet, side);
    sheet.query.hexes.push({ id });
    sheet.roles[id] = side;
  }
  return sheet;
}

/**
 * The query for a link or a file: nothing that says only what goes without saying.
 * @param {Sheet} sheet
 * @returns {CombatQuery}
 */
export function compactQuery(sheet) {
  const query = structuredClone(sheet.query);
  const named = new Set(query.hexsides.flatMap((side) => [side.from, side.to]));
  query.hexes = query.hexes.filter(
    (hex) => named.has(hex.id) || sheet.roles[hex.id] === "beside" || saysSomething(hex),
  );
  return query;
}

/** @param {import("./types.ts").CombatHex} hex */
const saysSomething = (hex) =>
  (hex.terrain ?? "clear") !== "clear" ||
  !!hex.city ||
  !!hex.fort ||
  !!hex.fortUnit ||
  !!hex.occupiedBy?.length ||
  !!hex.zoneOf?.length;

/**
 * Changes a copy; a change of the situation forgets the answers stepped back over.
 * @param {Sheet} sheet
 * @param {(draft: Sheet) => void} change
 * @returns {Sheet}
 */
export function edit(sheet, change) {
  const draft = structuredClone(sheet);
  draft.later = [];
  change(draft);
  return draft;
}

/** Hexes of a column, in order. @param {Sheet} sheet @param {Role} role */
export const hexesOf = (sheet, role) => sheet.query.hexes.filter((hex) => sheet.roles[hex.id] === role);

/** Attackers are lettered from A, defenders from T. @param {Sheet} sheet @param {Role} role */
export function freeHexName(sheet, role) {
  const letters =
    role === sheet.query.attacker ? "ABCDEFGHIJKLMNOPQ" : role === "beside" ? "RSPQONMLKJIHGFE" : "TUVWXYZSRQPONM";
  const used = new Set(sheet.query.hexes.map((hex) => hex.id));
  for (const letter of letters) if (!used.has(letter)) return letter;
  let n = 2;
  while (used.has(`${letters[0]}${n}`)) n++;
  return `${letters[0]}${n}`;
}

/** Characters of a name that the engine takes. */
const LONGEST = 60;

/** A name that no unit of the sheet bears. @param {Sheet} sheet @param {string} name */
export function freeUnitName(sheet, name) {
  const used = new Set(sheet.query.units.map((unit) => unit.id));
  const base = name.trim() || "Unit";
  if (!used.has(base)) return base;
  const numbered = (/** @type {number} */ n) =>
    `${Array.from(base)
      .slice(0, LONGEST - ` #${n}`.length)
      .join("")} #${n}`;
  let n = 2;
  while (used.has(numbered(n))) n++;
  return numbered(n);
}

/** @param {Sheet} sheet @param {Answer} answer @returns {Sheet} */
export const answer = (sheet, answer) => ({
  ...sheet,
  query: { ...sheet.query, answers: [...sheet.query.answers, answer] },
  later: [],
});

/** Takes the last answer back and keeps it for stepping forward. @param {Sheet} sheet @returns {Sheet} */
export function stepBack(sheet) {
  const answers = sheet.query.answers.slice();
  const last = answers.pop();
  return last ? { ...sheet, query: { ...sheet.query, answers }, later: [last, ...sheet.later] } : sheet;
}

/** @param {Sheet} sheet @returns {Sheet} */
export function stepForward(sheet) {
  const [next, ...later] = sheet.later;
  return next ? { ...sheet, query: { ...sheet.query, answers: [...sheet.query.answers, next] }, later } : sheet;
}

/** Takes the first die and everything after it back. @param {Sheet} sheet @returns {Sheet} */
export function clearDice(sheet) {
  const at = sheet.query.answers.findIndex((answer) => answer.kind === "die");
  const answered = Math.max(at, 0);
  return { ...sheet, query: { ...sheet.query, answers: sheet.query.answers.slice(0, answered) }, later: [] };
}

/**
 * Reads a stored sheet; anything that is not one gives null.
 * @param {string|null|undefined} text @returns {Sheet|null}
 */
export function parseSheet(text) {
  if (!text) return null;
  try {
    const sheet = JSON.parse(text);
    const { query, roles } = sheet;
    const lists = [query.units, query.hexes, query.hexsides, query.answers, sheet.later];
    if (!lists.every(Array.isArray) || typeof roles !== "object" || roles === null) return null;
    if (!query.rules || !query.support?.axis || !query.support?.commonwealth) return null;
    if (query.attacker !== "axis" && query.attacker !== "commonwealth") return null;
    /** @param {{id?: unknown}|null} item @returns {item is {id: string}} */
    const named = (item) => typeof item?.id === "string";
    const placed = (/** @type {{id?: unknown}|null} */ hex) =>
      named(hex) && ["axis", "commonwealth", "beside"].includes(roles[hex.id]);
    return query.hexes.every(placed) &&
      query.units.every(named) &&
      sheet.later.every((/** @type {{kind?: unknown}|null} */ answer) => answer?.kind)
      ? sheet
      : null;
  } catch {
    return null;
  }
}
