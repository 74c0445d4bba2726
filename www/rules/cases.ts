/**
 * What a case file says in few words, written out as the calls of the engine: `crate/referee/src/cases` reads the same
 * files for the native tests, and `tests/cases.json` holds both to one meaning.
 */

/**
 * What the units of a game are called in its queries: the member that names one, the member that holds its place by the
 * name of the member that holds the units, and the words that begin a pair of nation and kind.
 */
export interface UnitWords {
  id: string;
  place: (parent: string) => string;
  nations: readonly string[];
}

/** A member of JSON, or a list. */
type Query = Record<string, unknown>;

/** A unit in words, or written out. */
type Unit = string | Query;

/** A case as it is put to the engine. */
interface Case {
  name: string;
  rulings?: string[];
  call: { call: string; query: Query };
  expect: unknown;
}

/** A file of cases: the call of those that name none, and what several of them begin with. */
interface CaseFile {
  call?: string;
  fixtures?: Record<string, Query>;
  cases: (Omit<Case, "call"> & { call?: string; use?: string; query?: Query })[];
}

/** Strength, morale and stacking points; artillery and flak by their first letters. */
const FACE = /^(\(?)(\d+)\)?-(\d+)-(\d+)(a?)(f?)$/;

/** The cases of a file, each with its whole call. */
export function casesOf({ call, fixtures = {}, cases }: CaseFile, words: UnitWords): Case[] {
  return cases.map(({ use, query, call: own = call, ...one }) => {
    const whole = use === undefined ? query : laidOver(fixtures[use], query ?? {}, nameOf(words));
    const asked = { call: own, ...(whole !== undefined && { query: written(whole, "", words) }) };
    return { ...one, call: asked as Case["call"] };
  });
}

/** The name of a unit, in words or written out. */
const nameOf =
  ({ id }: UnitWords) =>
  (unit: Unit) =>
    typeof unit === "string" ? unit.split(" @")[0] : String(unit[id]);

/**
 * A query laid over a fixture: member over member, `null` takes one away, and a unit stands in for that of its name,
 * the others stay; `@none` takes one away. Every other list is replaced.
 */
function laidOver(base: unknown, over: unknown, name: (unit: Unit) => string): unknown {
  if (!isObject(base) || !isObject(over)) return over;
  const found = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (value === null) delete found[key];
    else if (key === "units" && Array.isArray(base[key]) && Array.isArray(value))
      found[key] = unitsOver(base[key], value, name);
    else found[key] = laidOver(base[key], value, name);
  }
  return found;
}

function unitsOver(base: Unit[], over: Unit[], name: (unit: Unit) => string) {
  const instead = new Map(over.map((unit) => [name(unit), unit]));
  const old = base.map((unit) => instead.get(name(unit)) ?? unit);
  const names = new Set(base.map(name));
  return [...old, ...over.filter((unit) => !names.has(name(unit)))].filter((unit) => !String(unit).endsWith(" @none"));
}

const isObject = (value: unknown): value is Query =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A query with its units written out. `key`: of the value. */
function written(value: unknown, key: string, words: UnitWords, parent = ""): unknown {
  if (Array.isArray(value))
    return value.map((one) =>
      key === "units" && typeof one === "string" ? unitOf(one, words, parent) : written(one, "", words, key),
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one, name, words, key)]));
}

/** A unit in words, "Rifles @A, commonwealth infantry 4-2-1 2-3-1 disrupted spent=10"; a name without a place stays. */
function unitOf(text: string, { id, place, nations }: UnitWords, parent: string) {
  const [name, rest] = text.split(" @");
  if (rest === undefined) return text;
  const [at, said = ""] = rest.split(", ");
  const unit: Query = { [id]: name };
  if (at) unit[place(parent)] = at;
  const list = said.split(" ").filter(Boolean);
  for (let n = 0; n < list.length; n++) {
    const word = list[n];
    const face = faceOf(word);
    if (nations.includes(word)) Object.assign(unit, { nation: word, kind: list[++n] });
    else if (face) unit[unit.full ? "back" : "full"] = face;
    else setMember(unit, word);
  }
  return unit;
}

function faceOf(word: string) {
  const found = FACE.exec(word);
  if (!found) return null;
  const [, bracket, strength, morale, stackingPoints, artillery, flak] = found;
  return {
    strength: Number(strength),
    ...(bracket && { parenthesized: true }),
    morale: Number(morale),
    stackingPoints: Number(stackingPoints),
    ...(artillery && { artillery: true }),
    ...(flak && { flak: true }),
  };
}

/** A word alone is true; `supply.kind=out` is a member of a member. */
function setMember(unit: Query, word: string) {
  const [path, text] = word.split("=");
  const keys = path.split(".");
  const last = keys.pop()!;
  const within = keys.reduce((all, key) => (all[key] ??= {}) as Query, unit);
  within[last] = text === undefined ? true : parsed(text);
}

/** A number, a truth value or else a text. */
function parsed(text: string) {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text === "true" ? true : text === "false" ? false : text;
}
