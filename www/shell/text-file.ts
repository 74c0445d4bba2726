/** The text of a file: UTF-8, UTF-16 as Windows writes it, or Windows-1252 where bytes are no UTF-8. */

/** What a file chooser offers: iOS and mail programs give the file of a game another ending. */
export const GAME_FILES = ".json,.txt,application/json,text/plain";

export async function textOf(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const isWide = bytes.length > 1 && bytes.length % 2 === 0;
  const little = isWide && ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0));
  const big = isWide && ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0));
  if (little || big) return new TextDecoder(little ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
