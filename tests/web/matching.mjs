// What it means that an answer holds what a case expects: the same as `crate/referee/src/cases/matching.rs`, to
// which `tests/matching.json` holds both.

/**
 * Lists of which a case names only what it is about; every other list, and an empty one, must have
 * exactly the elements expected.
 */
const SELECTIVE = new Set([
  "findings",
  "notes",
  "events",
  "units",
  "faces",
  "chances",
  "hexes",
  "barred",
  "orders",
  "moves",
]);

/** The first place where `found` does not hold what is expected, or undefined. */
export function mismatch(expected, found, path = "answer", selective = false) {
  if (isObject(expected) && isObject(found)) {
    return firstOf(Object.entries(expected), ([key, member]) =>
      mismatch(member, found[key] ?? null, `${path}.${key}`, SELECTIVE.has(key)),
    );
  }
  if (Array.isArray(expected) && Array.isArray(found) && selective && expected.length > 0) {
    let next = 0;
    return firstOf(expected, (element) => {
      while (next < found.length) if (!mismatch(element, found[next++], path)) return undefined;
      return `${path}: no ${JSON.stringify(element)}, at least not in this order`;
    });
  }
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    return firstOf([...expected.entries()], ([at, element]) => mismatch(element, found[at], `${path}[${at}]`));
  }
  if (expected === found) return undefined;
  return `${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function firstOf(list, fault) {
  for (const element of list) {
    const found = fault(element);
    if (found) return found;
  }
  return undefined;
}
