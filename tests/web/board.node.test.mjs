import assert from "node:assert/strict";
import { test } from "node:test";

import { readText } from "./harness.mjs";
import * as hexes from "../../www/games/desert-fox/geometry.ts";
import { createModel, findHex } from "../../www/games/desert-fox/map-model.ts";
import { chains, outlines } from "../../www/board/contour.ts";
import { layoutLabels } from "../../www/board/label-layout.ts";
import { MAX_SCALE, View, boundsOf } from "../../www/board/view.ts";
import { fold, holds, matches } from "../../www/help/search.ts";
import { makeLedger } from "../../www/shell/ledger.ts";
import { makeLang } from "../../www/lang/lang.ts";
import { createStore } from "../../www/games/desert-fox/store.ts";

const map = JSON.parse(await readText("crate/desert-fox/data/map.json"));
const model = createModel(map);
const all = Array.from({ length: hexes.COUNT }, (_, hex) => hex);
const hex = (id) => {
  const found = hexes.parseHex(id);
  assert.ok(found >= 0, `${id} is on the map`);
  return found;
};

test("the map has 1914 hexes, each with both printed numbers", () => {
  assert.equal(map.hexes.length, hexes.COUNT);
  for (const record of map.hexes) {
    assert.equal(hexes.spiNumber(hex(record.id)), record.id);
    assert.equal(hexes.sixAnglesNumber(hex(record.id)), record.six_angles);
    assert.equal(hexes.parseHex(record.six_angles), hex(record.id));
  }
  assert.equal(hexes.sixAnglesNumber(hex("E2104")), "2136");
});

test("numbers that are not on the map are refused", () => {
  for (const text of ["L0133", "E0135", "L3001", "L0001", "E0100", "0167", "X0101", "L010", "", "Tobruk", "E2136x"]) {
    assert.equal(hexes.parseHex(text), -1, text);
  }
  assert.equal(hexes.parseHex(" e2104 "), hexes.parseHex("2136"));
});

test("neighbours are mutual and lie one hex apart in the plane", () => {
  for (const from of all) {
    for (let d = 0; d < 6; d++) {
      const to = hexes.neighbour(from, d);
      if (to < 0) continue;
      assert.equal(hexes.neighbour(to, (d + 3) % 6), from);
      const [[ax, ay], [bx, by]] = [hexes.centre(from), hexes.centre(to)];
      assert.ok(Math.abs(Math.hypot(bx - ax, by - ay) - 1) < 1e-9);
      assert.equal(hexes.distance(from, to), 1);
    }
  }
});

test("neighbours follow the steps that the map file gives", () => {
  for (const record of map.hexes) {
    const steps = map.grid.neighbours[record.row % 2 ? "odd_row" : "even_row"];
    const column = record.sheet === "L" ? record.col : record.col + 32;
    hexes.DIRECTIONS.forEach((name, d) => {
      const [dr, dc] = steps[name];
      assert.equal(
        hexes.neighbour(hex(record.id), d),
        hexes.indexOf(record.row + dr, column + dc),
        `${record.id} ${name}`,
      );
    });
  }
});

test("the sheets join: Lrr32 is the west neighbour of Err01 in every row", () => {
  for (let row = 1; row <= 29; row++) {
    const two = String(row).padStart(2, "0");
    assert.equal(hexes.neighbour(hex(`L${two}32`), 0), hex(`E${two}01`));
  }
});

test("every point of a hex is found again by its position", () => {
  for (const each of all) {
    const [x, y] = hexes.centre(each);
    assert.equal(hexes.hexAt(x, y), each);
    for (let k = 0; k < 6; k++) {
      const [cx, cy] = hexes.corner(each, k);
      assert.equal(hexes.hexAt(x + (cx - x) * 0.98, y + (cy - y) * 0.98), each, `${hexes.spiNumber(each)} corner ${k}`);
    }
  }
  assert.equal(hexes.hexAt(-0.2, 5), -1);
  assert.equal(hexes.hexAt(30, -0.3), -1);
});

test("adjacent hexes share the two corners of their side", () => {
  for (const from of all) {
    for (let d = 0; d < 6; d++) {
      const to = hexes.neighbour(from, d);
      if (to < 0) continue;
      assert.deepEqual(
        hexes.corner(from, d).map((v) => v.toFixed(9)),
        hexes.corner(to, (d + 4) % 6).map((v) => v.toFixed(9)),
      );
    }
  }
});

test("hexsides of the map lie between adjacent hexes, on the side they are listed under", () => {
  for (const [kind, pairs] of Object.entries({ ...map.hexsides, frontier: map.frontier.pairs })) {
    for (const [a, b] of pairs) {
      const d = hexes.directionTo(hex(a), hex(b));
      assert.ok(d >= 0, `${kind} ${a}/${b}`);
      const side = model.sides.get(hex(a))[d].find((each) => each.kind === kind);
      assert.ok(side, `${kind} ${a}/${b}`);
      if (kind === "escarpment") assert.equal(side.low, true);
    }
  }
});

test("roads, tracks and rails run from hex to adjacent hex over land", () => {
  for (const [kind, lines] of Object.entries(map.lines)) {
    for (const line of lines) {
      line.hexes.forEach((id, i) => {
        assert.ok(!["sea", "off_map"].includes(model.records[hex(id)].terrain), `${line.name} ${id}`);
        if (i) assert.ok(hexes.directionTo(hex(line.hexes[i - 1]), hex(id)) >= 0, `${kind} ${line.name} ${id}`);
      });
    }
  }
});

test("the copy of the map keeps every fact and no foreign prose", () => {
  const counts = Object.fromEntries(
    ["clear", "rough", "mountain", "sand_sea", "marsh", "oasis", "city", "sea", "off_map"].map((name) => [
      name,
      map.hexes.filter((each) => each.terrain === name).length,
    ]),
  );
  assert.deepEqual(counts, {
    clear: 869,
    rough: 201,
    mountain: 23,
    sand_sea: 71,
    marsh: 15,
    oasis: 3,
    city: 4,
    sea: 577,
    off_map: 151,
  });
  assert.equal(map.hexes.filter((each) => each.provenance === "reconstructed").length, 520);
  assert.equal(map.hexes.filter((each) => each.transcribed).length, 44);
  assert.equal(map.places.length, 66);
  assert.ok(map.places.every((place) => map.meta.confidence_words.includes(place.confidence) && !place.note));
});

test("a place is found by number, name and beginning of a name", () => {
  assert.equal(findHex(model, "L2329"), hex("L2329"));
  assert.equal(findHex(model, "2136"), hex("E2104"));
  assert.equal(findHex(model, "tobruk"), hex("L2329"));
  assert.equal(findHex(model, "hacheim"), hex("L1926"));
  assert.equal(findHex(model, "Atlantis"), -1);
});

test("an outline goes once around an area, and chains join in both directions", () => {
  const loops = outlines([0, 2], [1, 3], (line, column) => line === 1 && column === 2, hexes.GEOMETRY);
  assert.equal(loops.length, 1);
  assert.equal(loops[0].length, 6);
  const joined = chains(
    [
      [
        [1, 0],
        [2, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      [
        [3, 0],
        [2, 0],
      ],
    ],
    false,
  );
  assert.deepEqual(joined, [
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  ]);
  assert.equal(
    chains(
      [
        [
          [1, 0],
          [2, 0],
        ],
        [
          [3, 0],
          [2, 0],
        ],
      ],
      true,
    ).length,
    2,
  );
});

test("place names never cover one another and stay on the sheet", () => {
  const scene = { routes: {}, scarps: [], ridges: [] };
  for (const scale of [9, 18, 30, 44, 90, 150]) {
    const measure = (text, style) => text.length * style.size * 0.56;
    const boxes = layoutLabels(model, scene, scale, measure).map(({ place, style, x, y }) => ({
      name: place.name,
      x: x * scale,
      y: y * scale - style.size / 2,
      w: measure(place.name, style),
      h: style.size,
    }));
    for (const a of boxes) {
      assert.ok(a.x >= 0 && a.x + a.w <= hexes.WIDTH * scale, a.name);
      for (const b of boxes) {
        if (a === b) continue;
        assert.ok(
          a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h,
          `${a.name} over ${b.name} at ${scale}`,
        );
      }
    }
    for (const city of ["Benghazi", "Tobruk", "Bardia", "Alexandria"])
      assert.ok(
        boxes.some((box) => box.name === city),
        `${city} at ${scale}`,
      );
    if (scale >= 44) assert.ok(boxes.length >= 62, `${boxes.length} names at ${scale}`);
  }
});

test("zooming keeps the point under the pointer, and the sheet stays in sight", () => {
  const view = new View(hexes.GEOMETRY);
  view.resize(1200, 500);
  view.fit();
  view.zoomAt(800, 240, 3);
  const [x, y] = view.toWorld(700, 200);
  view.zoomAt(700, 200, 1.7);
  const [sx, sy] = view.toScreen(x, y);
  assert.ok(Math.abs(sx - 700) < 1e-6 && Math.abs(sy - 200) < 1e-6);
  view.panBy(1e6, 1e6);
  assert.ok(view.toWorld(0, 0)[0] >= boundsOf(hexes.GEOMETRY).left - 1e-9);
  view.zoomAt(0, 0, 1e9);
  assert.equal(view.scale, MAX_SCALE);
  view.zoomAt(0, 0, 1e-9);
  assert.equal(view.scale, view.fitScale);
});

test("rulings are found by id, by case number and by words", () => {
  const ledger = makeLedger([
    {
      id: "R017",
      cases: ["11.4"],
      kind: "erratum",
      section: "published-errata",
      source: "000",
      text: "Infantry covers armor.",
      state: "tested",
      files: ["a.json"],
      switch: { field: "combinedArms", on: "byStackingPoint", off: "byUnit" },
    },
    {
      id: "R018",
      cases: ["7.1"],
      kind: "change",
      section: "house",
      source: "house",
      text: "Supply is counted in 11.4 ways.",
      state: "nonsense",
    },
  ]);
  const [cover, other] = ledger.rulings;
  const none = { text: "", kind: "", section: "", state: "" };
  const found = (wanted) =>
    ledger.rulings.filter((ruling) => matches(ruling, { ...none, ...wanted })).map((ruling) => ruling.id);
  assert.deepEqual(found({ text: "r017" }), ["R017"]);
  assert.deepEqual(found({ text: "7." }), ["R018"]);
  assert.deepEqual(found({ text: "infantry ARMOR" }), ["R017"]);
  assert.deepEqual(found({ state: "missing" }), ["R018"]);
  assert.deepEqual(found({ kind: "change", text: "infantry" }), []);
  assert.equal(ledger.byId("R018"), other);
  assert.deepEqual(ledger.byCase("11.4"), [cover]);
  assert.equal(makeLedger(null).loaded, false);
});

test("a word is found however its ä, ö, ü and ß are typed", () => {
  const text = fold("Die Überrollung großer Verbände dauert; Nachschub für Tobruk");
  for (const word of [
    "Überrollung",
    "ueberrollung",
    "uberroll",
    "groß",
    "gross",
    "GROSSER",
    "verbaende",
    "Verbände",
    "verbande",
    "dauert",
    "fuer",
    "für",
  ])
    assert.ok(holds(text, fold(word)), word);
  for (const word of ["malta", "grosz", "ubel"]) assert.ok(!holds(text, fold(word)), word);
});

test("texts fill in parameters and choose the plural", () => {
  const lang = makeLang("en", [{ a: "{x} of {y}", "n.one": "{n} hex", "n.other": "{n} hexes" }]);
  assert.equal(lang.t("a", { x: 1 }), "1 of {y}");
  assert.equal(lang.tn("n", 1), "1 hex");
  assert.equal(lang.tn("n", 1914), "1,914 hexes");
  assert.equal(lang.t("unknown.key"), "unknown.key");
});

test("denied or full storage keeps things in memory and says so", () => {
  const denied = createStore(null);
  assert.equal(denied.set("a", "1"), false);
  assert.equal(denied.get("a"), "1");
  assert.equal(denied.state, "blocked");
  const stored = new Map();
  const full = createStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
    removeItem: () => {},
  });
  full.setJson("a", { b: 1 });
  assert.deepEqual(full.getJson("a"), { b: 1 });
  assert.equal(full.state, "full");
});
