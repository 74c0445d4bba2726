// @ts-check
/** The text of a file: UTF-8, or UTF-16 as Windows writes it. */

/** What a file chooser offers: iOS and mail programs give the file of a game another ending. */
export const GAME_FILES = ".json,.txt,application/json,text/plain";

/** @param {Blob} file */
export async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const isWide = bytes.length > 1 && bytes.length % 2 === 0;
  const little = isWide && ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0));
  const big = isWide && ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0));
  return new TextDecoder(little ? "utf-16le" : big ? "utf-16be" : "utf-8").decode(bytes);
}
