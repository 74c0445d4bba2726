// A list of names by heading as a text that is easy to compare: a name to a line, in order.

/** Begins a line that names a group. */
const HEADING = "## ";
/** Stands behind the type of a member in the groups that are told apart by types. */
const OF_TYPE = ": ";

const byText = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** The names of each group, each once and in order. @param {Record<string, string[]>} groups */
export const sorted = (groups) =>
  new Map(Object.entries(groups).map(([heading, names]) => [heading, [...new Set(names)].sort(byText)]));

/** Members of types, each with its type. @param {Map<string, string[]>} types */
export const ofTypes = (types) => [...types].flatMap(([type, lines]) => lines.map((line) => type + OF_TYPE + line));

/** @param {string} preface @param {Map<string, string[]>} groups */
export function write(preface, groups) {
  const parts = [...groups].map(([heading, names]) => [HEADING + heading, ...names].join("\n"));
  return `${[preface, ...parts].join("\n\n")}\n`;
}

/** What `write` has written. @param {string} text @returns {Map<string, string[]>} */
export function read(text) {
  const [, ...parts] = text.split(`\n${HEADING}`);
  return new Map(parts.map((part) => part.trimEnd().split("\n")).map(([heading, ...names]) => [heading, names]));
}

/** The members of each type. @param {string[]} names @returns {Map<string, string[]>} */
function typesOf(names) {
  const types = new Map();
  for (const name of names) {
    const end = name.indexOf(OF_TYPE);
    const type = name.slice(0, end);
    types.set(type, [...(types.get(type) ?? []), name.slice(end)]);
  }
  return types;
}

/**
 * The names found with each type under the name that it has in the list, where it has the same members: nobody outside
 * sees how a type is called.
 * @param {string[]} listed @param {string[]} found
 */
function asListed(listed, found) {
  const [old, now] = [listed, found].map(typesOf);
  const free = [...old].filter(([type]) => !now.has(type));
  const known = [...now].map(([type, members]) => {
    const at = old.has(type) ? -1 : free.findIndex(([, others]) => others.join("\n") === members.join("\n"));
    return [at < 0 ? type : free.splice(at, 1)[0][0], members];
  });
  return known.flatMap(([type, members]) => members.map((member) => type + member));
}

/**
 * What is gone from a list and what is new, a line each.
 * @param {Map<string, string[]>} listed @param {Map<string, string[]>} found @param {string[]} typed the groups whose
 *   names begin with a type
 */
export function differences(listed, found, typed) {
  const headings = new Set([...listed.keys(), ...found.keys()]);
  return [...headings].flatMap((heading) => {
    const old = listed.get(heading) ?? [];
    const all = found.get(heading) ?? [];
    const now = typed.includes(heading) ? asListed(old, all) : all;
    const gone = old.filter((name) => !now.includes(name)).map((name) => `gone:  ${name}`);
    const added = now.filter((name) => !old.includes(name)).map((name) => `added: ${name}`);
    return gone.length || added.length ? [heading, ...[...gone, ...added].map((line) => `  ${line}`)] : [];
  });
}
