/**
 * Texts under a seal: one line in front of a text says what it is, in which form, its number, its length and its check,
 * so that
 * a text cut short or changed is known for what it is. The check is a CRC-32 over the line's words and the text.
 */

/** Tables for four bytes at a time: what a byte does that has 0 to 3 others behind it. */
const TABLES = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];
for (let n = 0; n < 256; n++) {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  TABLES[0][n] = value >>> 0;
}
for (let behind = 1; behind < 4; behind++) {
  const last = TABLES[behind - 1];
  for (let n = 0; n < 256; n++) TABLES[behind][n] = (last[n] >>> 8) ^ TABLES[0][last[n] & 255];
}

/** CRC-32 of a text's UTF-16 units, low byte first, as 8 hex digits. */
export function crc32(text: string) {
  const [t0, t1, t2, t3] = TABLES;
  const pairs = text.length & ~1;
  let crc = -1;
  for (let i = 0; i < pairs; i += 2) {
    crc ^= text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16);
    crc = t3[crc & 255] ^ t2[(crc >>> 8) & 255] ^ t1[(crc >>> 16) & 255] ^ t0[crc >>> 24];
  }
  if (pairs < text.length) {
    crc ^= text.charCodeAt(pairs);
    for (let byte = 0; byte < 2; byte++) crc = t0[crc & 255] ^ (crc >>> 8);
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, "0");
}

/** The form that this page writes. */
export const FORM = 1;

interface Sealed {
  state: "good";
  form: number;
  number: number;
  check: string;
  body: string;
}

/** `number` of a damaged text is what its line still says, 0 when nothing. */
type Found = Sealed | { state: "empty" } | { state: "damaged"; text: string; number: number };

export function seal(kind: string, number: number, body: string) {
  const words = `${kind} ${FORM} ${number} ${body.length}`;
  return `${words} ${crc32(`${words}\n${body}`)}\n${body}`;
}

/** Takes a sealed text apart. */
export function unseal(kind: string, text: string | null): Found {
  if (text === null || text === "") return { state: "empty" };
  const end = text.indexOf("\n");
  const line = text.slice(0, Math.max(end, 0));
  const [, words, form, number, length, check] =
    /^(\S+ (\d{1,6}) (\d{1,12}) (\d{1,9})) ([0-9a-f]{8})$/.exec(line) ?? [];
  const body = text.slice(end + 1);
  if (
    words &&
    words === `${kind} ${Number(form)} ${Number(number)} ${Number(length)}` &&
    body.length === Number(length) &&
    crc32(`${words}\n${body}`) === check
  ) {
    return { state: "good", form: Number(form), number: Number(number), check, body };
  }
  return { state: "damaged", text, number: Number(/^\S+ \d+ (\d{1,12}) /.exec(text)?.[1] ?? 0) };
}
