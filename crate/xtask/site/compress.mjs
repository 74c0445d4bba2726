// Writes compressed copies beside the files of a folder, for hosts that send what is there: `.gz` and `.br`.
//
//   node crate/xtask/site/compress.mjs FOLDER

import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [toGzip, toBrotli] = [gzip, brotliCompress].map(promisify);

/** How a copy with an ending is made; the same bytes give the same copy. */
const CODERS = {
  ".gz": (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ".br": (content) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

/** A copy that saves less than a tenth, as of a picture, is not worth its place. */
const WORTH = 0.9;

/** Copies by the hash of what they hold, as an engine stands at an old address too. @type {Map<string, Promise<Buffer[]>>} */
const made = new Map();

/** The copies of a content, in the order of `CODERS`. @param {Buffer} content */
function copiesOf(content) {
  const hash = createHash("sha256").update(content).digest("hex");
  const copies = made.get(hash) ?? Promise.all(Object.values(CODERS).map((encode) => encode(content)));
  made.set(hash, copies);
  return copies;
}

/** Writes the copies of a file that are worth it. @param {string} file @returns {Promise<number>} how many */
async function compress(file) {
  const content = await readFile(file);
  const copies = await copiesOf(content);
  const written = Object.keys(CODERS).map(async (ending, i) => {
    const isWorthIt = copies[i].length <= WORTH * content.length;
    if (isWorthIt) await writeFile(file + ending, copies[i]);
    return Number(isWorthIt);
  });
  return (await Promise.all(written)).reduce((sum, one) => sum + one, 0);
}

const [folder] = process.argv.slice(2);
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
let written = 0;
async function work() {
  for (let file = files.pop(); file; file = files.pop()) {
    const copies = await compress(file);
    written += copies;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${written} compressed copies (.br, .gz) stand beside them.`);
