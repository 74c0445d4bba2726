// The map explorer without a page: edits of the position, and what is drawn for the engine's own answers.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { parseHex } from "../../www/games/desert-fox/geometry.ts";
import { createModel } from "../../www/games/desert-fox/map-model.ts";
import {
  askBoard,
  askChoice,
  askOverlays,
  askTrace,
  noAnswers,
  ownStack,
} from "../../www/games/desert-fox/explorer/queries.ts";
import { attackers, enemyHexes } from "../../www/games/desert-fox/explorer/attack.ts";
import { afterCombat, afterMove, afterOverrun } from "../../www/games/desert-fox/explorer/position-after.ts";
import { marks, piles } from "../../www/games/desert-fox/explorer/marks.ts";
import { restsOnStandIn, tablesOf } from "../../www/games/desert-fox/explorer/provenance.ts";
import { afterSupplyAct } from "../../www/games/desert-fox/explorer/supply-acts.ts";
import { valueName } from "../../www/games/desert-fox/explorer/values-table.ts";
import * as table from "../../www/games/desert-fox/explorer/table.ts";
import { valuesOf } from "../../www/games/desert-fox/values.ts";
import { initWasm, readText, textFiles } from "./harness.mjs";

let wasm;
let roster;
let model;
before(async () => {
  wasm = await initWasm();
  roster = new Map(wasm.roster().units.map((unit) => [unit.id, unit]));
  model = createModel(JSON.parse(await readText("pkg/desert-fox/map.json")));
});

const AXIS = { id: "5/5", roster: "5-5lt" };
const MSU = { id: "MSU", roster: "axis-msu" };
const DUMP = { id: "Dump", roster: "commonwealth-dump" };
const ENEMY = {
  id: "7",
  nation: "commonwealth",
  kind: "armor",
  full: { strength: 5, morale: 2, stackingPoints: 2 },
  movementAllowance: 20,
};

const put = (counters) =>
  counters.reduce((sheet, [counter, hex]) => table.place(sheet, counter, parseHex(hex)), table.newTable());

/** As much of the explorer as the questions need. */
function contextOf(sheet, { at = "", chosen = [], overlays = [] } = {}) {
  const ctx = {
    app: { wasm },
    sheet,
    selection: { at: parseHex(at), chosen, mode: "initial", goal: -1, pointed: -1, hand: null },
    answers: noAnswers(),
    overlays: new Set(overlays),
    model,
    hexOf: (unit) => parseHex(unit.hex),
    valuesOf: (unit) => valuesOf(unit, roster),
  };
  askChoice(ctx);
  askTrace(ctx);
  askOverlays(ctx);
  return ctx;
}
const hexes = (list) => list.map(parseHex);

test("units get names of their own, move to the top, and lose what goes without saying", () => {
  let sheet = put([
    [MSU, "L1312"],
    [MSU, "L1312"],
    [AXIS, "L1312"],
  ]);
  assert.deepEqual(
    table.unitsIn(sheet, parseHex("1312")).map(({ id }) => id),
    ["MSU", "MSU #2", "5/5"],
  );
  sheet = table.put(sheet, ["MSU"], parseHex("L1312"));
  assert.deepEqual(
    table.unitsIn(sheet, parseHex("L1312")).map(({ id }) => id),
    ["MSU #2", "5/5", "MSU"],
  );
  sheet = table.setUnits(sheet, ["5/5"], { disrupted: true, depleted: true });
  sheet = table.setUnits(sheet, ["5/5"], { disrupted: undefined });
  assert.deepEqual(table.unitOf(sheet, "5/5"), { ...AXIS, hex: "L1312", depleted: true });
  assert.deepEqual(table.remove(sheet, ["MSU", "MSU #2", "5/5"]).position.units, []);
  assert.deepEqual(table.parseTable(JSON.stringify(sheet)), sheet);
  for (const text of [
    "",
    "{",
    '{"rules":{},"charts":[],"position":{"units":[{"id":"a","hex":"nowhere"}]}}',
    '{"rules":{},"charts":[],"position":{}}',
  ])
    assert.equal(table.parseTable(text), null, text);
});

test("each hex in reach is tinted once, the nearer the darker, and its cost is printed in it", () => {
  const ctx = contextOf(
    put([
      [AXIS, "L1312"],
      [ENEMY, "L1315"],
    ]),
    { at: "L1312", chosen: ["5/5"] },
  );
  const { areas, words } = marks(ctx);
  const tints = areas.filter(({ colour, alpha }) => colour === "near" && alpha);
  const tinted = tints.flatMap((area) => area.hexes);
  assert.deepEqual(tinted.toSorted(), [...ctx.answers.reached.keys()].toSorted());
  assert.deepEqual(
    tints.map(({ alpha }) => alpha),
    tints.map(({ alpha }) => alpha).toSorted((a, b) => b - a),
  );
  const most = (area) => Math.max(...area.hexes.map((hex) => ctx.answers.reached.get(hex).cost));
  assert.deepEqual(
    tints.map(most),
    tints.map(most).toSorted((a, b) => a - b),
  );
  for (const [hex, { cost }] of ctx.answers.reached)
    assert.ok(words.find((word) => word.hex === hex).text.includes(String(cost)));
  const barred = areas.find(({ colour }) => colour === "barred");
  assert.deepEqual(barred.hexes, [parseHex("L1315")], "the enemy's hex is hatched, those beyond the points are not");
  assert.ok(words.some(({ text, colour }) => text === "×" && colour === "number"));
});

test("supply draws its chain, and says which units and supply units are without", () => {
  const sheet = put([
    [MSU, "L0703"],
    [{ ...MSU, id: "Lost" }, "L1620"],
    [AXIS, "L0705"],
    [{ id: "200", roster: "200-mtrzd" }, "L1621"],
  ]);
  const { lines, badges } = marks(contextOf(sheet, { overlays: ["supply.axis"] }));
  assert.deepEqual(
    lines.map((line) => [line.hexes[0], line.hexes.at(-1)]),
    [hexes(["L0703", "L0701"])],
  );
  const said = (text) => badges.filter((badge) => badge.text === text).map(({ hex }) => hex);
  assert.deepEqual(said("S"), hexes(["L0701"]));
  assert.deepEqual(said("?"), hexes(["L1620"]));
  assert.deepEqual(said("!"), hexes(["L1621"]));
});

test("the hex that cuts a unit off is marked, and its line of communication is drawn", () => {
  const cut = contextOf(
    put([
      [AXIS, "L0705"],
      [ENEMY, "L0702"],
    ]),
    { at: "L0705", chosen: ["5/5"], overlays: ["trace"] },
  );
  assert.equal(cut.answers.trace.cut.hex, "L0703");
  assert.ok(
    marks(cut).areas.some(
      (area) => area.colour === "out" && area.hatch === "cross" && area.hexes.includes(parseHex("L0703")),
    ),
  );
  const free = contextOf(put([[AXIS, "L0705"]]), { at: "L0705", chosen: ["5/5"], overlays: ["trace"] });
  const line = marks(free).lines.find(({ dashed }) => dashed);
  assert.deepEqual([line.hexes[0], line.hexes.at(-1)], hexes(["L0705", "L0701"]));
  assert.deepEqual(marks(contextOf(free.sheet, { at: "L0705", chosen: ["5/5"] })).lines, [], "not when switched off");
});

test("zones of the players differ in the slant of their hatching, and a stack over the limit is framed", () => {
  const crowd = [...roster.values()]
    .filter(({ nation, full }) => nation === "german" && full.stackingPoints > 0)
    .slice(0, 8)
    .map(({ id, name }) => [{ id: name, roster: id }, "L1312"]);
  const { areas, badges } = marks(
    contextOf(put([...crowd, [ENEMY, "L1320"]]), { overlays: ["zones.axis", "zones.commonwealth", "stacking"] }),
  );
  const [axis, commonwealth, over] = areas;
  assert.deepEqual([axis.hatch, axis.hexes.length], ["rising", 6]);
  assert.deepEqual([commonwealth.hatch, commonwealth.hexes.length], ["falling", 6]);
  assert.deepEqual([over.dashed, over.hexes], [true, hexes(["L1312"])]);
  assert.ok(Number(badges[0].text) > 6);
});

test("counters lie in piles by hex, alike where they look alike", () => {
  const sheet = put([
    [DUMP, "L1313"],
    [AXIS, "L1312"],
    [DUMP, "L1313"],
    [{ ...AXIS, id: "twin" }, "L1310"],
  ]);
  const all = piles(contextOf(sheet, { at: "L1312", chosen: ["5/5"] }));
  assert.deepEqual(
    all.map(({ hex, pieces, raised }) => [hex, pieces.length, raised]),
    [
      [parseHex("L1310"), 1, false],
      [parseHex("L1312"), 1, true],
      [parseHex("L1313"), 2, false],
    ],
  );
  assert.equal(all[2].pieces[0].look.replace(" #2", ""), all[2].pieces[1].look.replace(" #2", ""));
  const worn = piles(contextOf(table.setUnits(sheet, ["5/5"], { depleted: true })));
  assert.notEqual(worn[1].pieces[0].look, all[1].pieces[0].look);
});

test("attackers are the own combat units beside every target", () => {
  const ctx = contextOf(
    put([
      [AXIS, "L1312"],
      [{ ...AXIS, id: "far" }, "L1309"],
      [{ ...AXIS, id: "other" }, "L1412"],
      [MSU, "L1312"],
      [ENEMY, "L1313"],
    ]),
    { at: "L1312", chosen: ["5/5"] },
  );
  assert.deepEqual(enemyHexes(ctx), hexes(["L1313"]));
  assert.deepEqual(
    attackers(ctx, hexes(["L1313"])).map(({ id }) => id),
    ["5/5", "other"],
  );
  assert.deepEqual(
    ownStack(ctx, parseHex("L1312")).map(({ id }) => id),
    ["5/5", "MSU"],
  );
  const { query } = askBoard(ctx, { kind: "combat", units: ["5/5", "other"], hexes: ["L1313"] });
  assert.equal(wasm.adjudicateCombat(query).kind, "report");
});

test("a move spends its points, and the next one goes on from there", () => {
  const ctx = contextOf(put([[AXIS, "L1312"]]), { at: "L1312", chosen: ["5/5"] });
  ctx.selection.goal = parseHex("L1512");
  const move = askBoard(ctx, { kind: "move", units: ["5/5"], mode: "initial", path: ["L1512"] });
  const after = afterMove(ctx, move);
  assert.deepEqual(table.unitOf(after, "5/5"), { ...AXIS, hex: "L1512", spent: move.spent });
  const next = contextOf(after, { at: "L1512", chosen: ["5/5"] });
  assert.equal(Math.min(...[...next.answers.reached.values()].map(({ cost }) => cost)) > move.spent, true);
  assert.equal(table.anySpent(after), true);
  assert.equal(table.anySpent(table.newPhase(after)), false);
});

test("an overrun's end is carried into the position, and the engine takes it as it is", () => {
  const ctx = contextOf(
    put([
      [AXIS, "L1312"],
      [{ ...AXIS, id: "twin" }, "L1312"],
      [DUMP, "L1313"],
    ]),
    { at: "L1312", chosen: ["5/5", "twin"] },
  );
  const ask = (answers) =>
    askBoard(ctx, { kind: "overrun", units: ["5/5", "twin"], mode: "initial", hex: "L1313", answers });
  assert.equal(ask([]).ask.about, "supplyUnit");
  const destroyed = afterOverrun(ctx, ask([{ kind: "destroySupply", unit: "Dump" }]));
  assert.deepEqual(
    destroyed.position.units.map(({ id, hex }) => [id, hex]),
    [
      ["5/5", "L1313"],
      ["twin", "L1313"],
    ],
  );
  const open = ask([{ kind: "captureSupply", unit: "Dump" }]);
  assert.equal(open.ask.about, "captureDie");
  const ends = [1, 2, 3, 4, 5, 6].map((face) =>
    afterOverrun(
      ctx,
      ask([
        { kind: "captureSupply", unit: "Dump" },
        { kind: "die", face },
      ]),
    ),
  );
  const taken = ends.find(({ position }) => position.units.length === 3);
  assert.deepEqual(table.unitOf(taken, "Dump"), {
    id: "Dump",
    hex: "L1313",
    nation: "german",
    kind: "dump",
    capturedFrom: "commonwealth",
  });
  for (const sheet of ends)
    assert.equal(contextOf(sheet, { at: "L1313", chosen: ["5/5"] }).answers.reach.kind, "reach");
});

test("a supply unit keeps its name under a new owner, who is Italian where the captor is", () => {
  const italian = { id: "Ariete", roster: "32-ar" };
  const ctx = contextOf(
    put([
      [italian, "L1312"],
      [{ ...italian, id: "twin" }, "L1312"],
      [DUMP, "L1313"],
    ]),
    { at: "L1312", chosen: ["Ariete", "twin"] },
  );
  const captured = afterOverrun(ctx, {
    cost: 3,
    units: [{ unit: "Dump", fate: "captured", hex: "L1313", disrupted: false, captured: true }],
  });
  assert.deepEqual(table.unitOf(captured, "Dump"), {
    id: "Dump",
    hex: "L1313",
    nation: "italian",
    kind: "dump",
    capturedFrom: "commonwealth",
  });
});

test("the end of a combat comes onto the map; only a retreat without a hex stays to be made", () => {
  const sheet = put([
    [AXIS, "L1312"],
    [ENEMY, "L1313"],
    [{ ...ENEMY, id: "8" }, "L1313"],
    [{ ...ENEMY, id: "9" }, "L1313"],
    [DUMP, "L1314"],
  ]);
  const end = (unit, place, more = {}) => ({ unit, place, depleted: false, disrupted: false, ...more });
  const { sheet: after, open } = afterCombat(
    { sheet, find: parseHex },
    {
      units: [
        end("5/5", "advanced", { hex: "L1313", depleted: true }),
        end("7", "destroyed"),
        end("8", "retreated", { hexes: 2, disrupted: true }),
        end("9", "retreated", { hexes: 1, hex: "L1314" }),
        end("nobody", "lost"),
      ],
    },
  );
  assert.deepEqual(
    after.position.units.map(({ id, hex, depleted, disrupted }) => [id, hex, depleted, disrupted]),
    [
      ["8", "L1313", undefined, true],
      ["Dump", "L1314", undefined, undefined],
      ["5/5", "L1313", true, undefined],
      ["9", "L1314", undefined, undefined],
    ],
  );
  assert.deepEqual(
    open.map(({ unit, hexes }) => [unit, hexes]),
    [["8", 2]],
  );
});

test("every value of the tables has a name and a case that the rulings know, and notes on stand-ins are marked", async () => {
  const texts = Object.assign({}, ...(await textFiles("en")).map(([, texts]) => texts));
  const lang = {
    t: (key, params = {}) => (texts[key] ?? `missing ${key}`).replace(/\{(\w+)\}/g, (_, name) => params[name]),
  };
  const cited = new Set(JSON.parse(await readText("pkg/desert-fox/rulings.json")).flatMap(({ cases }) => cases));
  const ctx = contextOf(put([[AXIS, "L1312"]]), { at: "L1312", chosen: ["5/5"] });
  const values = [...tablesOf(ctx).values()];
  assert.ok(values.length > 60);
  assert.deepEqual(
    values
      .map(({ what }) => valueName(what, { app: { lang } }))
      .filter((name) => name.includes("missing") || name.includes("undefined")),
    [],
  );
  assert.deepEqual(
    values.filter((value) => !cited.has(value.case)).map((value) => `${value.what}: ${value.case}`),
    [],
  );
  const note = (code, hex = "L1312") => restsOnStandIn({ code, hex, cases: [], rulings: [], before: 0, after: 0 }, ctx);
  assert.deepEqual(
    ["road-cost", "terrain-cost", "track-cost", "zone-none"].map((code) => note(code)),
    ["movement/road", "movement/clear", "movement/track"]
      .map((what) => tablesOf(ctx).get(`${what}/motorized`).provenance === "reconstructed")
      .concat(false),
  );
  assert.equal(
    restsOnStandIn(
      { code: "terrain-cost", hex: "L1312" },
      contextOf(
        { ...ctx.sheet, charts: [{ what: "movement/clear/motorized", new: "3" }] },
        { at: "L1312", chosen: ["5/5"] },
      ),
    ),
    false,
    "the owner's own value is none",
  );
});

test("an act of a supply unit changes its counter, and the engine takes it as it is", () => {
  const sheet = put([
    [MSU, "L1312"],
    [AXIS, "L1312"],
  ]);
  const ctx = contextOf(sheet, { at: "L1312", chosen: ["MSU"] });
  const msu = table.unitOf(sheet, "MSU");
  const ask = (act, phase) => askBoard(ctx, { kind: "supplyUnit", unit: "MSU", act, phase });
  const dump = afterSupplyAct(ctx, msu, "toDump", ask("toDump", "end"));
  assert.deepEqual(table.unitOf(dump.sheet, "Dump"), { id: "Dump", roster: "axis-dump", hex: "L1312" });
  const emergency = afterSupplyAct(ctx, msu, "emergency", ask("emergency", "combat")).sheet;
  assert.deepEqual(emergency.position.units, [{ ...AXIS, hex: "L1312", generalSupply: true, combatSupply: true }]);
  for (const next of [dump.sheet, emergency])
    assert.equal(contextOf(next, { at: "L1312", chosen: ["5/5"] }).answers.reach.kind, "reach");
});
