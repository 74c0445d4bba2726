// Prints how large the hosted page is, compressed, beside the bounds and the sizes of docs/sizes.json.
//
//   node --import ./tests/web/strip-types.mjs crate/xtask/site/sizes.mjs FOLDER           a folder that `cargo xtask site` wrote
//   node --import ./tests/web/strip-types.mjs crate/xtask/site/sizes.mjs FOLDER --save    writes the sizes, to be committed; bounds are changed by hand

import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { GAMES } from "../../../www/games/games.ts";
import { firstBoard } from "./first-board.mjs";

const FIGURES = fileURLToPath(new URL("../../../docs/sizes.json", import.meta.url));

/** How far the committed sizes may be from those of the page, and how far a bound may lie above them. */
const STALE = 0.01;
const SLACK = 0.05;

/** @typedef {Record<string, number>} Sizes bytes by encoding, and requests where they count */
/** By part of the page, such as `desert-fox, wasm`. @typedef {Record<string, Sizes>} Parts */
/** `most`: the bounds. @typedef {{most: Parts, sizes: Parts}} Figures */

/** The committed figures. @returns {Promise<Figures>} */
export const committed = async () => JSON.parse(await readFile(FIGURES, "utf8"));

/** The files of a folder by their paths from there. @param {string} folder */
async function pathsOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => file.slice(join(folder, "/").length).replaceAll("\\", "/")).sort();
}

/**
 * The scripts that a game is played with: those of the bundle, but for what is another game's.
 * @param {string} game @param {readonly string[]} games @param {string[]} paths all files of the page
 */
export function scriptsOf(game, games, paths) {
  const others = games.filter((other) => other !== game);
  return paths.filter(
    (path) =>
      /^pkg\/page\/[\w-]+\.js$/.test(path) && !others.some((other) => new RegExp(`[/-]${other}[-.]`).test(path)),
  );
}

/**
 * The bytes of files with their compressed copies, or as they are where there is none.
 * @param {string} folder @param {string[]} paths @returns {Promise<Sizes>}
 */
async function sizesOf(folder, paths) {
  const sum = async (ending) => {
    const size = (path) => stat(join(folder, path)).then((found) => found.size);
    const sizes = await Promise.all(paths.map((path) => size(path + ending).catch(() => size(path))));
    return sizes.reduce((total, one) => total + one, 0);
  };
  return { gzip: await sum(".gz"), brotli: await sum(".br") };
}

/** The sizes of a hosted folder. @param {string} folder @returns {Promise<Parts>} */
export async function measure(folder) {
  const paths = await pathsOf(folder);
  const games = GAMES.map(({ id }) => id);
  /** @type {Parts} */
  const parts = {};
  for (const game of games) {
    const first = await firstBoard(game);
    parts[`${game}, first board`] = { requests: first.length, ...(await sizesOf(folder, first)) };
    parts[`${game}, wasm`] = await sizesOf(
      folder,
      first.filter((path) => path.endsWith(".wasm")),
    );
    parts[`${game}, scripts`] = await sizesOf(folder, scriptsOf(game, games, paths));
  }
  return parts;
}

/** Each size by its name: `desert-fox, wasm, brotli`. @param {Parts} parts @returns {Record<string, number>} */
const named = (parts) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, sizes]) =>
      Object.entries(sizes).map(([of, size]) => [`${part}, ${of}`, size]),
    ),
  );

/**
 * What is wrong with sizes: above their bounds, far below them, or others than the committed ones.
 * @param {Parts} found @param {Figures} figures @returns {string[]}
 */
export function faults(found, figures) {
  const [sizes, most, before] = [found, figures.most, figures.sizes].map(named);
  const names = new Set([sizes, most, before].flatMap(Object.keys));
  return [...names].flatMap((name) => {
    const [size, bound, known] = [sizes[name], most[name], before[name]];
    if (size === undefined || bound === undefined) return [`${name}: ${size ?? "gone"}, bound ${bound ?? "missing"}`];
    if (size > bound) return [`${name}: ${size}, above its bound of ${bound}`];
    if (bound > size * (1 + SLACK)) return [`${name}: ${size}, so its bound of ${bound} watches nothing`];
    const isCurrent = Math.abs(size - (known ?? 0)) <= STALE * size;
    return isCurrent ? [] : [`${name}: ${size}, not ${known}: run \`cargo xtask site --save-sizes\``];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, save] = process.argv.slice(2);
  const found = await measure(folder);
  const figures = await committed();
  const bounds = named(figures.most);
  for (const [name, size] of Object.entries(named(found)))
    console.log(`${name.padEnd(44)} ${String(size).padStart(9)}, at most ${bounds[name]}`);
  if (save) await writeFile(FIGURES, `${JSON.stringify({ ...figures, sizes: found }, null, 2)}\n`);
  else for (const fault of faults(found, figures)) console.log(`docs/sizes.json: ${fault}`);
}
