/** Random hex digits for ids. */

/** `digits`: an even number. */
export function randomHex(digits: number) {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
