// Names that the engine gives out as values: codes, ids, places of chart values, links, files; and what the command
// reads and writes, of which only the source is looked at.

import { readdir } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";

import { pathOf } from "../../www/lang/lang.ts";
import { readCases } from "./case-files.mjs";
import { readText, root } from "./harness.mjs";
import { keyLines } from "./names-store.mjs";

const SEED = "00".repeat(16);
const SAVES = "tests/saves";
/** Sources of fault codes: `fn code` of the rules and of links, and whatever short text the border writes. */
const FAULTS = ["crate/desert-fox/src", "crate/referee/src/link.rs", "crate/referee/src/record"];
const BORDER = ["crate/site/src", "crate/site-desert-fox/src"];
const COMMAND = ["crate/tool/src/cli/mod.rs", "crate/tool/src/cli/players.rs"];
const GAMES = "crate/tool/src/games.rs";

/** Files below a folder, or the file itself, by path from the project's folder. */
async function filesBelow(path, end) {
  if (path.endsWith(end)) return [path];
  const found = await readdir(root + path, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && entry.name.endsWith(end));
  return files.map(({ parentPath, path: folder, name }) => `${(parentPath ?? folder).slice(root.length)}/${name}`);
}

/** What a call gives, in a list; nothing where the engine refuses it, so that the list of names says what is gone. */
function tried(act) {
  try {
    return [act()];
  } catch (error) {
    if (error.name !== "EngineError") throw error;
    return [];
  }
}

const begin = (wasm, options) => wasm.Game.begin({ options, dice: { kind: "seed", seed: SEED } });

/** Ids of all counters: those of the roster, and supply units, which games add. */
function counters(wasm, scenarios) {
  const games = scenarios.map((scenario) => begin(wasm, { scenario }));
  const ids = [...wasm.roster().units, ...games.flatMap((game) => game.view().units)].map(({ id }) => id);
  for (const game of games) game.free();
  return [...new Set(ids)];
}

/** Places of values that an owner may set; counters, scenarios, hexes, numbers and places of the map by their kind. */
function chartPlaces(wasm, units, scenarios) {
  const part = (text) => {
    if (/^-?\d+$/.test(text)) return "<number>";
    if (/^[LE]\d{4}$/.test(text)) return "<hex>";
    if (/^[LE]\d{4}-[LE]\d{4}$/.test(text)) return "<hex>-<hex>";
    return units.includes(text) ? "<unit>" : scenarios.includes(text) ? "<scenario>" : text;
  };
  const places = wasm.chartTables({ changes: [] }).values.map(({ what }) => what.split("/").map(part).join("/"));
  return places.map((place) => place.replace(/^map\/places\/.*/, "map/places/<name>"));
}

/** All values of a key, at any depth. */
function valuesOf(key, value) {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(key, inner)]);
}

/** The questions of the case files, as lines of the command hold them. */
async function questions() {
  const files = (await filesBelow("tests/rulings", ".json")).filter((path) => !path.endsWith(".schema.json"));
  const cases = await Promise.all(files.map((path) => readCases(path.split("/").at(-1))));
  return cases.flat().map(({ call }) => call);
}

/** Marks and places of counters, declared as plain text: those in the case files' answers and in the saves. */
async function seenInGames(wasm, asked) {
  const views = asked
    .filter(({ call }) => call === "playGame")
    .flatMap(({ query }) => tried(() => wasm.playGame(query)));
  for (const path of await filesBelow(SAVES, ".desertfox.json")) {
    const text = await readText(path);
    for (const game of tried(() => wasm.Game.loadAsFar(text))) {
      views.push(game.view());
      game.free();
    }
  }
  const places = views.flatMap(({ units = [] }) => units.map(({ at }) => at)).filter((at) => !/^[LE]?\d{4}$/.test(at));
  const marks = valuesOf("marks", views).flatMap(Object.keys);
  return [...places.map((at) => `at ${at}`), ...marks.map((mark) => `mark ${mark}`)];
}

/** The JSON at the start of a game's link: version, its length in seven bits a byte, the text. */
export function linkOptions(link) {
  const [flag, ...packed] = Buffer.from(link.split(".")[2], "base64url");
  const content = flag ? inflateRawSync(Buffer.from(packed)) : Buffer.from(packed);
  const start = content.indexOf("{");
  const length = content.subarray(1, start).reduce((sum, byte, i) => sum + ((byte & 127) << (7 * i)), 0);
  return JSON.parse(content.subarray(start, start + length).toString());
}

/** Links of every kind by tag and letter with what they carry, and the choices that the link of a game holds. */
function links(wasm) {
  const changes = [{ what: "cities/Tobruk", new: "1" }];
  const { name, check } = wasm.makeCharts({ name: "Mine", changes });
  const rules = { preset: "spi1981", switches: { rommel: "present" } };
  const choices = { scenario: "campaign", rules, charts: changes };
  const unit = { id: "a", nation: "german", kind: "infantry", hex: "1" };
  const games = [{}, { ownCharts: { name, check } }].flatMap((more) =>
    tried(() => begin(wasm, { ...choices, ...more })),
  );
  const whole = games.map((game) => {
    const { orders } = game.legal();
    game.give(orders.includes("roll") ? "roll" : "done");
    return game.gameLink();
  });
  const made = [
    ...tried(() => wasm.encodeLink({ attacker: "axis", units: [unit] })),
    ...tried(() => wasm.encodePosition({ position: { units: [] } })),
    ...games.flatMap((game) => tried(() => game.turnLink(0))),
    ...whole,
  ];
  for (const game of games) game.free();
  const tags = made.map((link) => [link.split(".").slice(0, 2).join("."), wasm.decodeAnyLink(link)]);
  return {
    samples: [...new Set(tags.map(([tag]) => `#${tag}.`))],
    lines: [
      ...tags.map(([tag, { kind }]) => `${tag}.*.* ${kind}`),
      ...whole.flatMap((link) => keyLines(linkOptions(link), "game options ")),
    ],
  };
}

/** The text of a Rust file without comments and attributes. */
const codeOf = (text) => text.replace(/^\s*\/\/.*$/gm, "").replace(/#!?\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\]/g, "");

const stringsOf = (code) => [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text);

/** Codes that have a text on the page, under keys that begin so. */
export async function textCodes(file, start) {
  const keys = Object.keys(JSON.parse(await readText(pathOf("en", file))));
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Names of faults that errors of the calls carry: those of the rules in these sources, and those of the border. */
export async function faultNames(rules, borders) {
  const sources = (await Promise.all(rules.map((path) => filesBelow(path, ".rs")))).flat();
  const bodies = /fn code\(&?self\) -> &'static str \{\n([\s\S]*?)\n {4}\}/g;
  const codes = await Promise.all(
    sources.map(async (path) =>
      [...codeOf(await readText(path)).matchAll(bodies)].flatMap(([, body]) => stringsOf(body)),
    ),
  );
  const found = await Promise.all(borders.map((path) => filesBelow(path, ".rs")));
  const border = found.flat().filter((path) => !path.endsWith("_tests.rs"));
  const written = await Promise.all(border.map(async (path) => stringsOf(codeOf(await readText(path)))));
  const short = written.flat().filter((text) => /^(\$|[a-z]+(-[a-z]+)*)$/.test(text));
  return [...codes.flat().map((code) => `fault ${code}`), ...short.map((text) => `border ${text}`)];
}

/** Those of Desert Fox, with the faults of charts. */
async function faults() {
  const charts = (await textCodes("desert-fox/charts", "charts.fault.")).filter((code) => code !== "at");
  return [...(await faultNames(FAULTS, BORDER)), ...charts.map((code) => `fault of charts ${code}`)];
}

/** The structs and enums of the command line by name, each with its members and what stands before them. */
function commandParts(text) {
  const parts = text.matchAll(/^pub (?:struct|enum) (\w+) \{\n([\s\S]*?)\n\}/gm);
  const fields = (body) =>
    [...body.matchAll(/((?: {4}[#/].*\n)*) {4}(?:pub (\w+): ([\w<>&' ]+)|(\w+)(?:\((\w+)\))?),/g)].map(
      ([, before, field, type, variant, inner]) => ({ before, name: field ?? variant, type: type ?? inner }),
    );
  return new Map([...parts].map(([, name, body]) => [name, fields(`${body}\n`)]));
}

const kebab = (name) =>
  name
    .replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`)
    .replace(/_/g, "-")
    .toLowerCase();

/** Commands and flags of `tool`, and the names in lines of `tool adjudicate` that its help tells. */
async function command() {
  const text = (await Promise.all(COMMAND.map(readText))).join("\n");
  const parts = commandParts(text);
  const flags = (type) =>
    (parts.get(type) ?? []).flatMap(({ before, name, type: inner }) => {
      if (before.includes("flatten")) return flags(inner);
      const flag = before.includes("long") ? `--${kebab(name)}` : `[${/value_name = "(\w+)"/.exec(before)?.[1]}]`;
      const values = before.includes("value_enum") ? parts.get(inner).map((one) => `${flag} ${kebab(one.name)}`) : [];
      return [flag, ...values];
    });
  const commands = parts
    .get("Command")
    .flatMap((one) => (one.before.includes("flatten") ? parts.get(one.type) : [one]));
  const lines = commands.flatMap(({ before }) => [...before.matchAll(/"(\w+)"/g)].map(([, name]) => `line ${name}`));
  const codes = /codes are ([^.]*)\./.exec(text.replace(/\n\s*\/\/\//g, ""))?.[1].match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? [];
  const games = (await readText(GAMES)).matchAll(/\bid: "([^"]+)"/g);
  const options = parts.get("Cli").filter(({ before }) => before.includes("long"));
  return [
    ...options.map(({ name }) => `--${kebab(name)}`),
    ...[...games].map(([, id]) => `--game ${id}`),
    ...commands.flatMap(({ name, type }) => [kebab(name), ...flags(type).map((flag) => `${kebab(name)} ${flag}`)]),
    ...lines,
    ...codes.map((code) => `line error ${code}`),
  ];
}

/** Files in a folder of pkg/, without those in folders of it. */
export async function packageFiles(folder) {
  const found = await readdir(`${root}pkg${folder}`, { withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => `pkg${folder}/${name}`);
}

/** Files that addresses outside the project name, and those that must stay readable. */
async function addresses() {
  const inFolder = async (folder, end) =>
    (await readdir(root + folder)).filter((name) => end.test(name)).map((name) => folder + name);
  const manifest = JSON.parse(await readText("manifest.webmanifest"));
  const named = [
    "www/desert-fox.js",
    "www/offline/again.js",
    "www/offline/remove.js",
    ...manifest.icons.map(({ src }) => src),
  ];
  const there = await Promise.all(named.map(async (path) => (await readText(path).catch(() => "")) && path));
  const served = [
    await inFolder("", /\.(html|js|webmanifest)$/),
    await packageFiles(""),
    await packageFiles("/desert-fox"),
    await inFolder("docs/", /\.(html|schema\.json)$/),
  ];
  const identity = ["id", "start_url", "scope"].map((key) => `manifest ${key} ${manifest[key]}`);
  return [...served.flat(), ...there.filter(Boolean), ...identity];
}

const keptFiles = async () =>
  (
    await Promise.all([
      filesBelow(SAVES, ".desertfox.json"),
      filesBelow(SAVES, ".link.txt"),
      filesBelow("tests/golden", ".json"),
    ])
  ).flat();

/** Groups of names by heading, and a start of a link or fragment of each sort. */
export async function engineNames(wasm) {
  const known = wasm.scenarios().scenarios;
  const scenarios = known.map(({ id }) => id);
  const units = counters(wasm, scenarios);
  const { presets, switches } = wasm.ruleSets();
  const rulings = JSON.parse(await readText("pkg/desert-fox/rulings.json"));
  const ids = rulings.map(({ id }) => id);
  const asked = await questions();
  const { lines, samples } = links(wasm);
  const letters = new Set(ids.map((id) => id[0]));
  return {
    samples: [...samples, ...[...letters].map((letter) => `#${ids.find((id) => id.startsWith(letter))}`)],
    groups: {
      Links: lines,
      Scenarios: known.flatMap(({ id, set, victory }) => [id, `${id} ${set} ${victory}`]),
      "Rule sets and switches": [
        ...presets.map(({ preset }) => `preset ${preset}`),
        ...switches.flatMap(({ field, values }) => values.map((value) => `switch ${field} ${value}`)),
      ],
      Counters: units,
      "Marks and places of counters": await seenInGames(wasm, asked),
      "Places of chart values": chartPlaces(wasm, units, scenarios),
      Rulings: ids,
      Faults: await faults(),
      "Calls in case files": asked.map(({ call }) => call),
      "Command `tool`": await command(),
      "Addresses of files": await addresses(),
      "Kept saves, links and golden files": await keptFiles(),
    },
  };
}
