// @ts-check
/** Refusals by the place in the query that they are about. */

/**
 * @template {{path: string}} Refusal
 * @typedef {object} Errors
 * @property {Refusal[]} all
 * @property {(prefix: string) => Refusal[]} under refusals of a part of the query, such as `units[2]`
 * @property {(path: string) => boolean} at whether this very field is refused
 */

/** @template {{path: string}} Refusal @param {Refusal[]} all @returns {Errors<Refusal>} */
export function indexErrors(all) {
  const inside = (/** @type {string} */ path, /** @type {string} */ prefix) =>
    path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`);
  return {
    all,
    under: (prefix) => all.filter(({ path }) => inside(path, prefix)),
    at: (path) => all.some((refusal) => inside(refusal.path, path)),
  };
}

/** Element ids cannot hold every character of a name. @param {string} text */
export const safeId = (text) =>
  Array.from(text, (c) => (/[\w-]/.test(c) ? c : `_${c.codePointAt(0)?.toString(16)}_`)).join("");
