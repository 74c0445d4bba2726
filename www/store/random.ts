// @ts-check
/** Random hex digits for ids. */

/** @param {number} digits an even number */
export function randomHex(digits) {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
