// Names of Rommel in the Desert that the engine gives out as values: ids, places of chart values, links, files.

import { readdir } from "node:fs/promises";

import { readText, root } from "./harness.mjs";
import { faultNames, linkOptions, packageFiles } from "./names-engine.mjs";
import { keyLines } from "./names-store.mjs";

const GAME = "rommel-in-the-desert";
const FOLDERS = ["golden", "revision1"];
/** The list of these names itself, and a text about files. */
const OTHER = ["names.txt", "README.md"];
const FAULTS = [
  `crate/${GAME}/src/data`,
  `crate/${GAME}/src/record`,
  "crate/referee/src/link.rs",
  "crate/referee/src/record",
];
const BORDER = ["crate/site/src", `crate/site-${GAME}/src`];

/** The kept files of a folder. */
async function filesIn(folder) {
  const path = `tests/${GAME}/${folder}/`;
  const names = await readdir(root + path);
  return names.filter((name) => !OTHER.includes(name)).map((name) => path + name);
}

/** A game with an order, a note and a value of the owner. */
function sample(wasm) {
  const charts = [{ what: "buildup/card", old: "10", new: "8" }];
  const found = wasm.charts({ changes: [] }).values.find(({ what }) => what === charts[0].what);
  const options = { scenario: "1940", rules: {}, charts: [{ ...charts[0], old: found.value }] };
  const game = wasm.Game.begin({ options, dice: { kind: "seed", seed: "00".repeat(16) } });
  game.give("deal");
  game.give(game.legal()[0]);
  game.note(0, "Here.");
  return game;
}

/** Places of values that an owner may set; blocks and scenarios by their kind. */
function chartPlaces(wasm, blocks) {
  const scenarios = new Set(wasm.scenarios().scenarios.map(({ id }) => id));
  const plain = (what) => {
    const [kind, second, ...rest] = what.split("/");
    if (kind === "unit") return `unit/${second}/<block>`;
    if (kind !== "scenario" || !scenarios.has(second)) return what;
    const field = rest.join("/");
    return `scenario/<scenario>/${blocks.includes(field.replace(/^place\//, "")) ? "place/<block>" : field}`;
  };
  return wasm.charts({ changes: [] }).values.map(({ what }) => plain(what));
}

/** Groups of names by heading. */
export async function rommelNames(wasm) {
  const blocks = wasm.roster().blocks.map(({ name }) => name);
  const read = async (name) => JSON.parse(await readText(`pkg/${GAME}/${name}.json`));
  const [map, rulings] = [await read("map"), await read("rulings")];
  const game = sample(wasm);
  const links = [game.gameLink(), game.turnLink(0)];
  const save = JSON.parse(game.save());
  const groups = {
    Links: [
      ...links.map((link) => `${link.split(".").slice(0, 2).join(".")}.*.* ${wasm.decodeAnyLink(link).kind}`),
      ...keyLines(linkOptions(links[0]), "game options "),
    ],
    "Save files": [`format ${save.format}`, `schema ${save.schema}`, ...keyLines(save)],
    Scenarios: wasm.scenarios().scenarios.map(({ id }) => id),
    Switches: wasm.switches().switches.flatMap(({ field, values }) => values.map((value) => `${field} ${value}`)),
    Blocks: blocks,
    Hexes: map.hexes.flatMap(({ id, name }) => (name ? [id, name] : [id])),
    "Places of chart values": chartPlaces(wasm, blocks),
    Rulings: rulings.map(({ id }) => id),
    Faults: await faultNames(FAULTS, BORDER),
    "Addresses of files": await packageFiles(`/${GAME}`),
    "Kept saves, links and golden files": (await Promise.all(FOLDERS.map(filesIn))).flat(),
  };
  game.free();
  return groups;
}
