// @ts-check
/** What orders bring about, in words. Pure functions over the catalogue. */

/** @typedef {import("../../../lang/lang.ts").Lang} Lang */
/**
 * Something that happened, as far as a viewer may know it.
 * @typedef {object} FindingEntry
 * @property {string} code
 * @property {string} [side]
 * @property {import("../block-name.ts").BlockName} [handle] none of a hidden block with a die
 * @property {string} [name] of the block, where the viewer knows it
 * @property {string} [hex]
 * @property {[number, number]} [numbers] before and after, where the viewer knows them
 */
/**
 * What words need to know.
 * @typedef {object} TextNames
 * @property {Lang} lang
 * @property {(handle: import("../block-name.ts").BlockName) => string} unit
 * @property {(hex: string) => string} hex
 * @property {(month: number) => string} month
 */

/** The classes of units, in the order of the fire table. */
export const CLASSES = /** @type {const} */ (["armor", "infantry", "antitank", "artillery"]);
/** The options of a turn, in the engine's order. */
export const OPTIONS = /** @type {const} */ (["basic", "offensive", "assault", "blitz", "pass"]);

/** Rolls with two outcomes: whether the die, the second number, does what the first one asks. */
const ROLLS = /** @type {Record<string, (a: number, b: number) => string>} */ ({
  "forced-march": (a, b) => (b >= a ? "succeeds" : "fails"),
  "early-die": (a, b) => (b <= a ? "comes" : "waits"),
});

/** A text of a whole line, whatever it begins with. @param {string} text @param {string} tag */
export const sentence = (text, tag) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

/** @param {FindingEntry} event @param {TextNames} names @returns {string} */
export function eventText(event, { lang, unit, hex, month }) {
  const { t, tn, has } = lang;
  const key = `finding.${event.code}`;
  const [a = 0, b = 0] = event.numbers ?? [];
  const named = (/** @type {string} */ start, /** @type {readonly string[]} */ list) =>
    list[b] ? t(`${start}.${list[b]}`) : "";
  const params = {
    unit: event.name ?? unit(event.handle ?? ""),
    hex: event.hex ? hex(event.hex) : "",
    side: event.side ? t(`side.${event.side}`) : "",
    class: named("class", CLASSES),
    option: named("option", OPTIONS),
    month: event.code === "month-begins" ? month(b) : "",
    a,
    b,
  };
  const text = () => {
    if (!event.numbers && has(`${key}.hidden`)) return t(`${key}.hidden`, params);
    const roll = ROLLS[event.code]?.(a, b);
    if (roll) return t(`${key}.${roll}`, params);
    if (b === 0 && has(`${key}.none`)) return t(`${key}.none`, params);
    return has(`${key}.other`) ? tn(key, b, params) : t(key, params);
  };
  return sentence(text(), lang.tag);
}
