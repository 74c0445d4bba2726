// Writes the whole page into one file that opens without a server: scripts, styles, texts, map, engine and opponent inside.
//
//   cargo xtask single [--out FILE] [--game GAME]...
//
// Browsers load no modules from files, so the bundler joins them into one inline script each for the page, for the
// opponent and for the analyst. The policy of the file names the hashes of its script and its style.

import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

import { bundled, styleSheet, versionOfSources } from "../page/bundle.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path) => readFile(root + path, "utf8");

/** The list of games, which names what the file holds; and the module that knows where the page's files lie. */
const LIST = resolve(root, "www/games/games.ts");
const FILES = resolve(root, "www/shell/files.ts");

/** The games of the page by the names of their folders, in the order of the list. */
export async function allGames() {
  const text = await readFile(LIST, "utf8");
  return [...text.matchAll(/ from "\.\/([\w-]+)\/listed\.ts"/g)].map(([, game]) => game);
}

const wasmOf = (game) => `pkg/${game}/${game.replaceAll("-", "_")}_bg.wasm`;

/** What the page fetches of a game; texts and examples stand in folders of its own. */
const dataOf = (game) => [`pkg/${game}/map.json`, `pkg/${game}/rulings.json`];
const foldersOf = (game) => [`www/games/${game}`];

/** A list of these games alone. */
function listOf(games) {
  const imports = games.map((game, n) => `import { LISTED as game${n} } from "./${game}/listed.ts";\n`);
  return `${imports.join("")}export const GAMES = [${games.map((_, n) => `game${n}`)}];\n`;
}

/**
 * Joins a script with all that it imports; `files` takes the place of the module that knows where the page's files lie,
 * and a list of `games` that of the list.
 */
async function join(entry, files, format, games) {
  const stand = {
    name: "stand-in",
    resolveId: (source, importer) =>
      importer && resolve(dirname(importer), source) === FILES ? resolve(root, files) : null,
    load: (id) => (resolve(id) === LIST ? listOf(games) : null),
  };
  const define = { "import.meta.url": "undefined" };
  const options = { one: true, map: false, format, define, plugins: [stand] };
  const [{ code }] = await bundled({ entry }, await versionOfSources(), options);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} holds what would end an inline script`);
  return code;
}

const packed = (content) => gzipSync(content, { level: 9 }).toString("base64");
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const dataUrl = (type, content) => `data:${type};base64,${Buffer.from(content).toString("base64")}`;

/** Everything that the page fetches, by path. */
async function data(games) {
  const inFolder = async (folder) =>
    (await readdir(root + folder, { recursive: true }))
      .filter((file) => file.endsWith(".json"))
      .map((file) => `${folder}/${file}`);
  const texts = (await Promise.all(["www/lang", ...games.flatMap(foldersOf)].map(inFolder))).flat();
  return JSON.stringify(
    Object.fromEntries(
      await Promise.all(
        [...games.flatMap(dataOf), ...texts].sort().map(async (path) => [path, JSON.parse(await read(path))]),
      ),
    ),
  );
}

/** The style sheets of the page and of these games, in their order. */
const styles = async (games) =>
  (await Promise.all(["first", "later", ...games, "overview"].map(styleSheet))).join("\n");

/** What runs beside the page, by game. */
const WORKERS = ["opponent", "analyst"];

/** The engine, the opponent and the analyst of a game, each in a block. */
async function blocksOf(game) {
  const worker = (name) => join(`www/games/${game}/${name}.ts`, "crate/xtask/single/opponent-files.js", "iife", [game]);
  const [wasm, ...workers] = await Promise.all([readFile(root + wasmOf(game)), ...WORKERS.map(worker)]);
  return [
    block(`data-engine-${game}`, wasm),
    ...workers.map((script, i) => block(`data-${WORKERS[i]}-${game}`, script)),
  ].join("");
}

const block = (id, content) => `<script type="text/plain" id="${id}">${packed(content)}</script>\n`;

/** The text of a single file with these games; the same sources give the same bytes. */
export async function singleFile(games) {
  const html = await read("index.html");
  const [script, style, files, blocks, icon, ...licences] = await Promise.all([
    join("www/app.ts", "crate/xtask/single/page-files.js", "esm", games),
    styles(games),
    data(games),
    Promise.all(games.map(blocksOf)),
    readFile(`${root}www/icons/favicon.svg`),
    read("LICENSE-MIT"),
    read("LICENSE-milsymbol"),
    read("www/vendor/uplot/LICENSE"),
  ]);
  const policy = `default-src 'none'; script-src ${hashOf(script)} 'wasm-unsafe-eval'; style-src ${hashOf(style)}; img-src data: blob:; worker-src blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types desertfox`;
  const end = block("data-files", files) + blocks.join("") + `<script type="module">${script}</script>\n</body>`;
  return [
    [/^(<!doctype html>\n)/, `$1<!--\n${licences.join("\n").replaceAll("--", "- -")}-->\n`],
    [/(http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${policy}`],
    [/<link rel="(modulepreload|preload|stylesheet|manifest|apple-touch-icon)"[^>]*>\n/g, ""],
    [/<meta property="og:[^>]*>\n|<meta name="twitter:[^>]*>\n/g, ""],
    [/(<link rel="icon" href=")[^"]*/, `$1${dataUrl("image/svg+xml", icon)}`],
    [/<script type="module" async src="[^"]*"><\/script>\n/g, ""],
    [/<script type="module" src="[^"]*"><\/script>\n/, () => `<style>${style}</style>\n`],
    [/<\/body>/, () => end],
  ].reduce((text, [from, to]) => {
    const made = text.replace(from, to);
    if (made === text) throw new Error(`index.html has nothing like ${from}`);
    return made;
  }, html);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: "string" }, game: { type: "string", multiple: true } } });
  const known = await allGames();
  const unknown = values.game?.find((game) => !known.includes(game));
  if (unknown) throw new Error(`no game is called ${unknown}: ${known.join(", ")}`);
  const games = known.filter((game) => values.game?.includes(game) ?? true);
  const out = values.out ?? `target/${games.length > 1 ? "games" : games[0]}-offline.html`;
  const text = await singleFile(games);
  await writeFile(out, text);
  console.log(`${out} is written: ${(text.length / 1e6).toFixed(1)} MB.`);
}
