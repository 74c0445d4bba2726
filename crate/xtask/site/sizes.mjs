// Prints how large the page is, gzipped, and how that has changed since the committed figures.
//
//   node crate/xtask/site/sizes.mjs FOLDER           a folder that `cargo xtask site` wrote
//   node crate/xtask/site/sizes.mjs FOLDER --save    writes the figures, to be committed

import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const FIGURES = fileURLToPath(new URL("../../../docs/sizes.json", import.meta.url));

/** Bytes above which a change of the page says why. */
const LIMITS = { wasm: 600_000, scripts: 250_000, "first view": 120_000 };

/** The files of a folder by their paths from there. @param {string} folder */
async function pathsOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => file.slice(join(folder, "/").length).replaceAll("\\", "/")).sort();
}

/** The games by their wasm. @param {string[]} paths @returns {[game: string, wasm: string][]} */
const gamesOf = (paths) =>
  paths.flatMap((path) => {
    const found = /^pkg\/([^/]+)\/[^/]+\.wasm$/.exec(path);
    return found ? [[found[1], path]] : [];
  });

/** The script that names the modules with which the page starts. */
const EARLY = "www/games/early.js";

/**
 * Modules and style sheets that the page starts with where it shows the first game.
 * @param {string} html the page
 * @param {string} early its first script, with the modules of all games, then those of each
 * @returns {string[]}
 */
function firstViewOf(html, early) {
  const [shared, first = ""] = early.split(/^ +id: "/m);
  return [
    ...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
    ...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g),
    ...(shared + first).matchAll(/"((?:www|pkg)\/[^"]+\.js)"/g),
  ].map(([, path]) => path);
}

/**
 * The files that are counted together, by what they are.
 * @param {string[]} paths all files of the page
 * @param {string} html its first page
 * @param {string} early the first script of that page
 * @returns {Record<string, string[]>}
 */
export function partsOf(paths, html, early) {
  const games = gamesOf(paths);
  /** @type {Record<string, string[]>} */
  const parts = {};
  for (const [game, wasm] of games) {
    const others = games.flatMap(([other]) => (other === game ? [] : [`www/games/${other}/`]));
    const packaged = (path) => path.startsWith("pkg/") && !path.startsWith(`pkg/${game}/`);
    const own = (path) =>
      path.endsWith(".js") && path !== "sw.js" && !packaged(path) && !others.some((other) => path.startsWith(other));
    parts[`${game}, wasm`] = [wasm];
    parts[`${game}, scripts`] = paths.filter(own);
  }
  parts["first view"] = ["index.html", ...firstViewOf(html, early)];
  return parts;
}

/** The bytes of files, each gzipped by itself as a server does. @param {string} folder @param {string[]} paths */
async function gzipped(folder, paths) {
  const sizes = paths.map(async (path) => gzipSync(await readFile(join(folder, path)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** A line about a part. @param {string} part @param {number} size @param {number|undefined} before */
export function line(part, size, before) {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const change = size - (before ?? size);
  const changed =
    before === undefined
      ? "new"
      : `${change < 0 ? "−" : "+"}${kilobytes(Math.abs(change))} since the committed figures`;
  const limit = Object.entries(LIMITS).find(([name]) => part.endsWith(name))?.[1] ?? Infinity;
  const over = size > limit ? `; above ${limit / 1000} kB: the note says why` : "";
  return `${part.padEnd(22)} ${kilobytes(size).padStart(9)} gzipped, ${changed}${over}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, save] = process.argv.slice(2);
  const [html, early] = await Promise.all(["index.html", EARLY].map((file) => readFile(join(folder, file), "utf8")));
  const parts = partsOf(await pathsOf(folder), html, early);
  const before = JSON.parse(await readFile(FIGURES, "utf8").catch(() => "{}"));
  const sizes = {};
  for (const [part, paths] of Object.entries(parts)) {
    sizes[part] = await gzipped(folder, paths);
    console.log(line(part, sizes[part], before[part]));
  }
  if (save) await writeFile(FIGURES, `${JSON.stringify(sizes, null, 2)}\n`);
}
