// Writes www/vendor/: the libraries of the page, unchanged from their npm packages, each with its version and licence.
//
//   cargo xtask vendor
//
// The packages are those of tests/web/package-lock.json; tests/web/vendor.node.test.mjs compares the bytes. To take in
// a library, add it to tests/web/package.json with its exact version and to the list below.

import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const packages = new URL("../../tests/web/node_modules/", import.meta.url);
const vendor = new URL("../../www/vendor/", import.meta.url);

/**
 * The libraries by their names on npm: the folder of the package with the ES module, and what of it the page and the
 * check of its types need. `types`: a declaration file whose name the compiler would not look for, by the name it gets.
 * @type {Record<string, {folder: string, files: string[], types?: Record<string, string>, licence: string}>}
 */
const LIBRARIES = {
  idb: {
    folder: "build",
    files: [
      "async-iterators.d.ts",
      "database-extras.d.ts",
      "entry.d.ts",
      "index.d.ts",
      "index.js",
      "util.d.ts",
      "wrap-idb-value.d.ts",
    ],
    licence: "LICENSE",
  },
  qr: { folder: ".", files: ["index.d.ts", "index.js"], licence: "LICENSE-MIT" },
  uplot: {
    folder: "dist",
    files: ["uPlot.esm.js", "uPlot.min.css"],
    types: { "uPlot.esm.d.ts": "uPlot.d.ts" },
    licence: "LICENSE",
  },
};

/** The address of a library's repository. @param {string} url as git reads it */
const web = (url) => url.replace(/^(git\+)?\w+:/, "https:").replace(/\.git$/, "");

/**
 * What stands in the folder of a library.
 * @param {{name: string, version: string, license: string, repository: {url: string}}} about
 */
const readme = ({ name, version, license, repository }) => `# ${name}

[${name}](${web(repository.url)}) ${version}: files of the npm package, unchanged. ${license} licence: \`LICENSE\`.

Written by \`cargo xtask vendor\` from the package of \`tests/web/package-lock.json\`.
\`tests/web/vendor.node.test.mjs\` compares the bytes.
`;

/** Every file of www/vendor/ by its path from there. @returns {Promise<Record<string, Buffer>>} */
export async function vendored() {
  const found = {};
  for (const [name, { folder, files, types = {}, licence }] of Object.entries(LIBRARIES)) {
    const read = (path) => readFile(new URL(`${name}/${path}`, packages));
    for (const file of files) found[`${name}/${file}`] = await read(`${folder}/${file}`);
    for (const [file, from] of Object.entries(types)) found[`${name}/${file}`] = await read(`${folder}/${from}`);
    found[`${name}/LICENSE`] = await read(licence);
    found[`${name}/README.md`] = Buffer.from(readme(JSON.parse(String(await read("package.json")))));
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = Object.entries(await vendored());
  await rm(vendor, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = fileURLToPath(new URL(path, vendor));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  console.log(`www/vendor/ is written: ${files.length} files.`);
}
