// @ts-check
/** The words for a ruling's source and switch. */

/** @typedef {import("../shell/ledger.ts").Ruling} Ruling */
/** @typedef {import("../lang/lang.ts").Lang} Lang */

/** "combinedArms" as "combined arms", for switches that have no text of their own. @param {string} name */
const spaced = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();

/** @param {Ruling} ruling @param {Lang} lang */
export function sourceName(ruling, lang) {
  const key = `rules.source.${ruling.section}`;
  return lang.has(key) ? lang.t(key) : ruling.section || ruling.source;
}

/**
 * What governs the ruling: "combined arms: by stacking point", or nothing.
 * @param {Ruling} ruling
 * @param {Lang} lang
 */
export function switchName(ruling, lang) {
  if (!ruling.switch) return "";
  const { field, on, off } = ruling.switch;
  const word = (/** @type {string} */ key, /** @type {string} */ name) => (lang.has(key) ? lang.t(key) : spaced(name));
  const params = {
    field: word(`rules.switch.${field}`, field),
    on: word(`rules.switch.${field}.${on}`, on),
    off: word(`rules.switch.${field}.${off}`, off),
  };
  return lang.t("rules.switch.words", params);
}
