// Bundles the page: its scripts in the groups of groups.mjs, its styles in one sheet a group.
//
//   node crate/xtask/page/bundle.mjs FOLDER     writes the files, all that the page asks for as `pkg/page/`
//
// Names are stable. Each script names the others with the version after a `?`. One that is asked for under another version
// than its own says so (`another-build`) and does not run, so that those of two versions do not work together.

import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { ALONE, EARLY, ENTRIES, GAMES, LEVELS, STYLES } from "./groups.mjs";

const tools = createRequire(new URL("../../../tests/web/package.json", import.meta.url));
const { rolldown } = await import(pathToFileURL(tools.resolve("rolldown")).href);
const { transform } = tools("esbuild");
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The version that `cargo xtask build` gave to the sources. */
export async function versionOfSources() {
  const text = await readFile(join(root, "www/offline/version.js"), "utf8");
  return /VERSION = "(\w+)"/.exec(text)[1];
}

const pathOf = (id) => relative(root, id).replaceAll("\\", "/");

/** The modules that these import, at once and not later, and they themselves. */
function reached(roots, importsOf) {
  const seen = new Set();
  const open = [...roots];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...importsOf(path));
  }
  return seen;
}

/** The game whose modules alone a group is for; nothing for those of both. */
const gameOf = (group) => GAMES.find((game) => group === game || group.startsWith(`${game}-`));

/**
 * The group of each module. Entries belong to none: a group that held one would start the page when it is imported.
 * @param {(path: string) => string[]} importsOf
 * @returns {Map<string, string>}
 */
export function groupsOf(importsOf) {
  const levels = LEVELS.map(({ groups, ...level }) => ({
    ...level,
    found: Object.entries(groups).map(([group, roots]) => [group, reached(roots, importsOf)]),
  }));
  /** The groups that need a module. */
  const users = new Map();
  for (const [group, modules] of levels.flatMap(({ found }) => found))
    for (const path of modules) users.set(path, [...(users.get(path) ?? []), group]);
  const entries = new Set(Object.values(ENTRIES));
  const owners = new Map();
  for (const { found, shared, exclusive } of levels)
    for (const [group, modules] of found)
      for (const path of modules) {
        if (owners.has(path) || entries.has(path)) continue;
        const fits = (user) => user === group || (!exclusive && (!gameOf(group) || gameOf(user) === gameOf(group)));
        owners.set(path, users.get(path).every(fits) ? group : shared);
      }
  return owners;
}

/** Runs where a script was asked for under another version than its own. */
const guard = (version) =>
  `if(/\\?(?!${version}$)[0-9a-f]{12}$/.test(import.meta.url)){dispatchEvent(new Event("another-build"));throw Error("another build")}`;

const LICENCES = { comments: { legal: true, annotation: false, jsdoc: false } };

/**
 * Bundles entries; `one`: a single entry, into a file that imports nothing.
 * @param {Record<string, string>} input @param {string} version
 * @param {{one?: boolean, map?: boolean, plugins?: object[], define?: Record<string, string>, format?: "esm"|"iife"}} [options]
 */
export async function bundled(input, version, { one = false, map = true, plugins = [], define = {}, format } = {}) {
  const bundle = await rolldown({
    cwd: root,
    input,
    plugins,
    transform: { define },
    logLevel: "warn",
    preserveEntrySignatures: "allow-extension",
    checks: { ineffectiveDynamicImport: false },
  });
  /** @type {Map<string, string>|undefined} */
  let owners;
  const groups = [
    {
      debugName: "groups.mjs",
      name(id, context) {
        owners ??= groupsOf((path) => (context.getModuleInfo(join(root, path))?.importedIds ?? []).map(pathOf));
        return owners.get(pathOf(id)) ?? null;
      },
    },
  ];
  const { output } = await bundle.generate({
    format,
    minify: true,
    entryFileNames: `[name]-${version}.js`,
    chunkFileNames: ({ name, facadeModuleId }) => {
      const path =
        facadeModuleId &&
        pathOf(facadeModuleId)
          .replace(/^(www|pkg)\/|\.[jt]s$/g, "")
          .replaceAll("/", "-");
      return `${path || name}-${version}.js`;
    },
    sourcemap: map,
    sourcemapExcludeSources: true,
    codeSplitting: one ? false : { includeDependenciesRecursively: false, groups },
    ...LICENCES,
  });
  await bundle.close();
  return output;
}

/**
 * The scripts of a bundle by their names. The names that they know each other by are as long as the addresses that take
 * their place, so the maps stay right.
 */
function named(output, version) {
  const addressed = (code) =>
    code.replaceAll(new RegExp(`(["'\`]\\./[\\w-]+)-${version}\\.js(?=["'\`])`, "g"), `$1.js?${version}`);
  const plain = (file) => {
    if (!file.includes(`-${version}.js`)) throw new Error(`two scripts want the name of ${file}`);
    return file.replace(`-${version}.js`, ".js");
  };
  const maps = new Set(output.flatMap((file) => (file.type === "asset" ? [file.fileName] : [])));
  return output.map((file) => {
    if (file.type === "asset") return [plain(file.fileName), mapped(file.source, version)];
    const code = addressed(file.code).replace(/\n*\/\/# sourceMappingURL=.*\n?$/, "");
    const map = maps.has(`${file.fileName}.map`) ? `//# sourceMappingURL=${plain(file.fileName)}.map\n` : "";
    return [plain(file.fileName), `${code}\n${map}`];
  });
}

/** A source map as it lies in `pkg/page/`. */
function mapped(source, version) {
  const map = JSON.parse(source);
  const sources = map.sources.map((path) => path.replace(/^(\.\.\/)*/, "../../"));
  return `${JSON.stringify({ ...map, file: map.file?.replace(`-${version}.js`, ".js"), sources })}\n`;
}

/** The style sheet of a group. @param {string} group */
export async function styleSheet(group) {
  const text = (await Promise.all(STYLES[group].map((path) => readFile(join(root, path), "utf8")))).join("\n");
  const { code } = await transform(text, { loader: "css", minify: true, charset: "utf8", legalComments: "inline" });
  return code;
}

/** The scripts that the first view of each game is made of, by game. @returns {Record<string, string[]>} */
function firstScripts(output, version) {
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const closure = (fileName) => [...reached([fileName], (name) => chunks.get(name)?.imports ?? [])];
  const of = (game) => {
    const gameScript = [...chunks.values()].find(
      (chunk) => chunk.facadeModuleId === join(root, `www/games/${game}/game.ts`),
    );
    return [...closure(`page-${version}.js`), ...closure(gameScript.fileName)].filter(
      (name) => name !== `page-${version}.js`,
    );
  };
  return Object.fromEntries(
    GAMES.map((game) => [game, [...new Set(of(game))].map((name) => name.replace(`-${version}.js`, ".js"))]),
  );
}

/** Every file of the bundle by its name. @returns {Promise<Map<string, string>>} */
export async function files() {
  const version = await versionOfSources();
  const guarded = { plugins: [{ name: "guard", banner: () => guard(version) }] };
  const main = await bundled(ENTRIES, version, guarded);
  const alone = await Promise.all(
    Object.entries(ALONE).map(([name, path]) => bundled({ [name]: path }, version, { one: true, ...guarded })),
  );
  const plugins = [withoutLater, naming(firstScripts(main, version))];
  const early = await bundled(EARLY, version, { one: true, plugins });
  const styles = await Promise.all(Object.keys(STYLES).map(async (group) => [`${group}.css`, await styleSheet(group)]));
  const types = GAMES.map((game) => [
    `${game}-board.d.ts`,
    `export * from "../../www/games/${game}/embed/element.ts";\n`,
  ]);
  return new Map([...[main, ...alone, early].flatMap((output) => named(output, version)), ...styles, ...types]);
}

/** The first script asks for no module later: it needs none. */
const withoutLater = {
  name: "without-later",
  resolveDynamicImport: (path) => ({ id: path, external: true }),
};

/** Gives the first script the names of those that it requests. @param {Record<string, string[]>} scripts by game */
const naming = (scripts) => ({
  name: "first-scripts",
  load: (id) =>
    pathOf(id) === "www/shell/first-scripts.ts" ? `export const FIRST_SCRIPTS = ${JSON.stringify(scripts)};` : null,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  const made = await files();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([...made].map(([name, text]) => writeFile(join(folder, name), text)));
}
