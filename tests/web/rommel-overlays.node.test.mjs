// What a game lays over the map of Rommel in the Desert: supply and what cuts it, reach, limits, battles, retreats.

import assert from "node:assert/strict";
import { test } from "node:test";

import { partsOf, textsOfOverlays } from "../../www/board/overlays.ts";
import * as overlays from "../../www/games/rommel-in-the-desert/art/overlays.ts";
import { parseHex } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { SIDES } from "../../www/games/rommel-in-the-desert/sides.ts";
import { makeLang } from "../../www/lang/lang.ts";
import { initWasm, readText } from "./harness.mjs";

const lang = makeLang("en", [JSON.parse(await readText("www/games/rommel-in-the-desert/lang/en/board.json"))]);
const engine = await initWasm("rommel-in-the-desert");
/** What is said of a hex. */
const said = (layers, name) => overlays.spokenOverlays(textsOfOverlays(layers, parseHex(name), SIDES), lang);
const parts = (layers) => partsOf(layers, new Set(), SIDES);

const UNITS = [
  { unit: "21/5", hex: "Derna" },
  { unit: "15/8", hex: "El Agheila" },
];
const ask = (question, units = UNITS) => engine.askPosition({ units, question });

test("the hexes that cut a unit off do so, and no other of its lines does", () => {
  const { lines } = ask({ ask: "lines", unit: "21/5" });
  const cuts = overlays.cutsOf(lines);
  assert.ok(lines.length > 1 && cuts.length > 1);
  const enemy = "7Arm";
  const roster = engine.roster().blocks.filter(({ nation }) => nation === "allied");
  const other = roster.find(({ name }) => name === enemy) ?? roster[0];
  const supplied = (hex) => ask({ ask: "trace", unit: "21/5" }, [...UNITS, { unit: other.name, hex }]).supplied;
  for (const hex of new Set(lines.flat().filter((each) => each !== "El Agheila")))
    assert.equal(supplied(hex), !cuts.includes(hex), hex);
});

test("supply shows the network, the lines and what cuts them, and says so", () => {
  const { hexes } = ask({ ask: "network", side: "axis" });
  const { lines } = ask({ ask: "lines", unit: "21/5" });
  const layers = overlays.supplyLayers({ side: "axis", hexes, sources: ["El Agheila"], from: "Derna", lines });
  assert.deepEqual(said(layers, "Agedabia"), ["in the Axis supply network", "its loss cuts the unit off"]);
  assert.deepEqual(said(layers, "Tobruk"), []);
  assert.equal(parts(layers).lines.length, lines.length);
  const badges = parts(layers).badges.filter(({ text }) => text === "×");
  assert.deepEqual(
    badges.map(({ hex }) => hex),
    overlays.cutsOf(lines).map(parseHex),
  );
  const part = overlays.supplyLayers({ side: "axis", hexes, from: "Derna", lines, complete: false });
  assert.deepEqual(said(part, "Agedabia"), ["in the Axis supply network"]);
});

test("reach shows each hex with the length of its path, forced marches and the Rommel bonus apart", () => {
  const { hexes } = ask({ ask: "destinations", unit: "21/5", rommel: true });
  const layers = overlays.reachLayers({ from: "Derna", hexes });
  for (const { hex, length, forcedMarch, rommel } of hexes) {
    const [first, ...more] = said(layers, hex);
    assert.equal(first, `in reach${forcedMarch ? " by forced march" : ""}, distance ${length}`);
    assert.deepEqual(more, rommel && !forcedMarch ? ["with the Rommel bonus"] : []);
  }
  assert.ok(hexes.some(({ rommel }) => rommel));
});

test("battles and minefields are drawn together and said of their hexes", () => {
  const layers = overlays.together([
    overlays.battleLayers(
      [
        ["Tobruk", "allied"],
        ["Gazala", "axis"],
      ],
      ["Gazala", "axis"],
    ),
    overlays.mineLayers(["Bir Hacheim"]),
  ]);
  assert.deepEqual(said(layers, "Tobruk"), ["battle"]);
  assert.deepEqual(said(layers, "Bir Hacheim"), ["minefield"]);
  const kinds = parts(layers).markers.map(({ kind }) => kind);
  assert.deepEqual(kinds.sort(), ["battle", "battle", "mine"]);
  const now = layers.markers.filter((marker) => marker.now).map(({ hex }) => hex);
  assert.deepEqual(now, [parseHex("Gazala")]);
});
