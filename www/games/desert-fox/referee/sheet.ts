/** The worksheet's state and how it becomes a query. Pure functions; every edit returns a new sheet. */

import type { Answer, CombatHex, CombatQuery, CombatUnit, Side } from "../engine-types.ts";
import type { Role, Sheet } from "./types.ts";

export const enemy = (side: Side): Side => (side === "axis" ? "commonwealth" : "axis");

/** The sheet to start with: the Commonwealth attacks from A into T, both clear. */
export function newSheet(): Sheet {
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

export const isEmpty = (sheet: Sheet) => sheet.query.units.length === 0;

/** A sheet for any query: hexes that only units or hexsides name are listed too. */
export function fromQuery(query: CombatQuery, sideOfUnit: (unit: CombatUnit) => Side): Sheet {
  const copy = structuredClone(query);
  const hexes = copy.hexes ?? [];
  const add = (id: string) => hexes.some((hex) => hex.id === id) || hexes.push({ id });
  for (const unit of copy.units) add(unit.hex);
  for (const side of copy.hexsides ?? []) [side.from, side.to].forEach(add);
  const roles: Record<string, Role> = {};
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
  return withHexForEach(sheet);
}

/** Gives a side without a hex an empty one, so that units can be added. */
function withHexForEach(sheet: Sheet) {
  for (const side of ["axis", "commonwealth"] as Side[]) {
    if (Object.values(sheet.roles).includes(side)) continue;
    const id = freeHexName(sheet, side);
    sheet.query.hexes.push({ id });
    sheet.roles[id] = side;
  }
  return sheet;
}

/** The query for a link or a file: nothing that says only what goes without saying. */
export function compactQuery(sheet: Sheet): CombatQuery {
  const query = structuredClone(sheet.query);
  const named = new Set(query.hexsides.flatMap((side) => [side.from, side.to]));
  query.hexes = query.hexes.filter(
    (hex) => named.has(hex.id) || sheet.roles[hex.id] === "beside" || saysSomething(hex),
  );
  return query;
}

const saysSomething = (hex: CombatHex) =>
  (hex.terrain ?? "clear") !== "clear" ||
  !!hex.city ||
  !!hex.fort ||
  !!hex.fortUnit ||
  !!hex.occupiedBy?.length ||
  !!hex.zoneOf?.length;

/** Changes a copy; a change of the situation forgets the answers stepped back over. */
export function edit(sheet: Sheet, change: (draft: Sheet) => void): Sheet {
  const draft = structuredClone(sheet);
  draft.later = [];
  change(draft);
  return draft;
}

/** Hexes of a column, in order. */
export const hexesOf = (sheet: Sheet, role: Role) => sheet.query.hexes.filter((hex) => sheet.roles[hex.id] === role);

/** Attackers are lettered from A, defenders from T. */
export function freeHexName(sheet: Sheet, role: Role) {
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

/** A name that no unit of the sheet bears. */
export function freeUnitName(sheet: Sheet, name: string) {
  const used = new Set(sheet.query.units.map((unit) => unit.id));
  const base = name.trim() || "Unit";
  if (!used.has(base)) return base;
  const numbered = (n: number) =>
    `${Array.from(base)
      .slice(0, LONGEST - ` #${n}`.length)
      .join("")} #${n}`;
  let n = 2;
  while (used.has(numbered(n))) n++;
  return numbered(n);
}

export const answer = (sheet: Sheet, answer: Answer): Sheet => ({
  ...sheet,
  query: { ...sheet.query, answers: [...sheet.query.answers, answer] },
  later: [],
});

/** Takes the last answer back and keeps it for stepping forward. */
export function stepBack(sheet: Sheet): Sheet {
  const answers = sheet.query.answers.slice();
  const last = answers.pop();
  return last ? { ...sheet, query: { ...sheet.query, answers }, later: [last, ...sheet.later] } : sheet;
}

export function stepForward(sheet: Sheet): Sheet {
  const [next, ...later] = sheet.later;
  return next ? { ...sheet, query: { ...sheet.query, answers: [...sheet.query.answers, next] }, later } : sheet;
}

/** Takes the first die and everything after it back. */
export function clearDice(sheet: Sheet): Sheet {
  const at = sheet.query.answers.findIndex((answer) => answer.kind === "die");
  const answered = Math.max(at, 0);
  return { ...sheet, query: { ...sheet.query, answers: sheet.query.answers.slice(0, answered) }, later: [] };
}

/** Reads a stored sheet; anything that is not one gives null. */
export function parseSheet(text: string | null | undefined): Sheet | null {
  if (!text) return null;
  try {
    const sheet = JSON.parse(text);
    const { query, roles } = sheet;
    const lists = [query.units, query.hexes, query.hexsides, query.answers, sheet.later];
    if (!lists.every(Array.isArray) || typeof roles !== "object" || roles === null) return null;
    if (!query.rules || !query.support?.axis || !query.support?.commonwealth) return null;
    if (query.attacker !== "axis" && query.attacker !== "commonwealth") return null;
    const named = (item: { id?: unknown } | null): item is { id: string } => typeof item?.id === "string";
    const placed = (hex: { id?: unknown } | null) =>
      named(hex) && ["axis", "commonwealth", "beside"].includes(roles[hex.id]);
    return query.hexes.every(placed) &&
      query.units.every(named) &&
      sheet.later.every((answer: { kind?: unknown } | null) => answer?.kind)
      ? sheet
      : null;
  } catch {
    return null;
  }
}
