// What the page and its opponent do to read the packed parts of the single file.

/** The bytes of a part: base64 of gzip. @param {string} text @returns {Promise<ArrayBuffer>} */
export function unpack(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
