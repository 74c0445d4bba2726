// Minifies every script and style sheet below a folder, each in its place, so that all addresses stay.
//
//   node crate/xtask/site/minify.mjs FOLDER

import { readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join } from "node:path";

const tools = createRequire(new URL("../../../tests/web/package.json", import.meta.url));
const { transform } = tools("esbuild");

/** How esbuild reads the files with an ending. */
const LOADERS = { ".css": "css", ".js": "js" };

async function minify(file, loader) {
  const { code } = await transform(await readFile(file, "utf8"), {
    loader,
    sourcefile: file,
    minify: true,
    // Browsers get what was written: nothing is turned into older syntax.
    target: "esnext",
    charset: "utf8",
    // Comments that begin with `!` name the authors of what is in the file.
    legalComments: "inline",
  });
  await writeFile(file, code);
}

const [folder] = process.argv.slice(2);
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
await Promise.all(files.flatMap((file) => (extname(file) in LOADERS ? [minify(file, LOADERS[extname(file)])] : [])));
