// @ts-check
/**
 * Texts under a seal: one line in front of a text says what it is, in which form, its number, its length and its check, so that
 * a text cut short or changed is known for what it is. The check is a CRC-32 over the line's words and the text.
 */

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of a text's UTF-16 units, low byte first, as 8 hex digits. @param {string} text */
export function crc32(text) {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    crc = TABLE[(crc ^ unit) & 255] ^ (crc >>> 8);
    crc = TABLE[(crc ^ (unit >>> 8)) & 255] ^ (crc >>> 8);
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, "0");
}

/** The form that this page writes. */
export const FORM = 1;

/**
 * @typedef {object} Sealed
 * @property {"good"} state
 * @property {number} form
 * @property {number} number
 * @property {string} check
 * @property {string} body
 */
/** @typedef {Sealed | {state: "empty"} | {state: "damaged", text: string, number: number}} Found `number` of a damaged text is what its line still says, 0 when nothing */

/** @param {string} kind @param {number} number @param {string} body */
export function seal(kind, number, body) {
  const words = `${kind} ${FORM} ${number} ${body.length}`;
  return `${words} ${crc32(`${words}\n${body}`)}\n${body}`;
}

/** Takes a sealed text apart. @param {string} kind @param {string|null} text @returns {Found} */
export function unseal(kind, text) {
  if (text === null || text === "") return { state: "empty" };
  const end = text.indexOf("\n");
  const line = text.slice(0, Math.max(end, 0));
  const [, words, form, number, length, check] = /^(\S+ (\d{1,6}) (\d{1,12}) (\d{1,9})) ([0-9a-f]{8})$/.exec(line) ?? [];
  const body = text.slice(end + 1);
  if (words && words === `${kind} ${Number(form)} ${Number(number)} ${Number(length)}` && body.length === Number(length) && crc32(`${words}\n${body}`) === check) {
    return { state: "good", form: Number(form), number: Number(number), check, body };
  }
  return { state: "damaged", text, number: Number(/^\S+ \d+ (\d{1,12}) /.exec(text)?.[1] ?? 0) };
}
