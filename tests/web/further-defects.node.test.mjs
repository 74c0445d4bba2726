// Further defects that need no browser: what is said of a file or a link that was cut short.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { initWasm, readText } from "./harness.mjs";
import * as hexes from "../../www/games/desert-fox/geometry.ts";
import { layoutLabels } from "../../www/board/label-layout.ts";
import { createModel } from "../../www/board/model.ts";
import { SIZE } from "../../www/board/stacks.ts";
import { BOARD_ART } from "../../www/games/desert-fox/art/board-art.ts";
import { NO_STANDING, standingButtons } from "../../www/games/desert-fox/play/standing.js";
import { whoseKey } from "../../www/play/whose-turn.ts";
import { makeLang } from "../../www/lang/lang.ts";
import { OPENING } from "../../www/games/desert-fox/guide/opening.ts";
import { errorCode, errorText } from "../../www/play/errors.ts";

let wasm;
before(async () => {
  wasm = await initWasm();
});

const langOf = async (tag) => makeLang(tag, [JSON.parse(await readText(`www/lang/${tag}/play.json`))]);

/** What is thrown. */
function errorOf(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

test("a save that was cut short anywhere is called just that, in both languages", async () => {
  const save = wasm.Game.open(OPENING).save().trimEnd();
  const [en, de] = [await langOf("en"), await langOf("de")];
  for (const length of [10, 200, 1000, 5000, save.length - 1]) {
    const error = errorOf(() => wasm.Game.load(save.slice(0, length)));
    assert.equal(errorCode(error, en), "cut-short", `after ${length} characters`);
    assert.match(errorText(error, { lang: en }), /^it is cut short/);
    assert.match(errorText(error, { lang: de }), /^Es ist abgeschnitten/);
  }
  const changed = errorOf(() => wasm.Game.load(JSON.stringify({ ...JSON.parse(save), orders: [{ jump: 1 }] })));
  assert.notEqual(errorCode(changed, en), "cut-short");
});

test("of a link that was cut short its reader is told so", async () => {
  const lang = await langOf("en");
  for (const length of [8, 30, OPENING.length - 5]) {
    const error = errorOf(() => wasm.Game.open(OPENING.slice(0, length)));
    assert.match(errorText(error, { lang }), /cut short/, `after ${length} characters`);
  }
});

test("who decides is told for every seat at this screen and elsewhere", () => {
  const cases = [
    [{ axis: "player", commonwealth: "script" }, "play.whose.player"],
    [{ axis: "player", commonwealth: "away" }, "play.whose.player"],
    [{ axis: "player", commonwealth: "player" }, "play.turn.decides"],
    [{ axis: "script", commonwealth: "player" }, "play.whose.script"],
    [{ axis: "away", commonwealth: "player" }, "play.whose.away"],
    [null, "play.turn.decides"],
  ];
  for (const [seats, key] of cases) assert.equal(whoseKey("axis", seats), key, JSON.stringify(seats));
});

test("names of places stand beside the counters on them, and none is missing for that", async () => {
  const model = createModel(JSON.parse(await readText("pkg/desert-fox/map.json")), hexes.GEOMETRY, BOARD_ART.major);
  const scene = { routes: {}, scarps: [], ridges: [] };
  const measure = (text, style) => text.length * style.size * 0.56;
  const half = SIZE / 2;
  for (const scale of [30, 46, 62]) {
    const labels = layoutLabels(model, scene, scale, measure, undefined, half + 0.06);
    const covered = labels.filter(({ place, style, x, y }) => {
      const [cx, cy] = hexes.centre(hexes.parseHex(place.hex));
      const [w, h] = [measure(place.name, style) / scale, style.size / scale];
      return x < cx + half && x + w > cx - half && y - h / 2 < cy + half && y + h / 2 > cy - half;
    });
    assert.deepEqual(
      covered.map(({ place }) => place.name),
      [],
      `at ${scale}`,
    );
    assert.ok(labels.length >= layoutLabels(model, scene, scale, measure).length, `${labels.length} at ${scale}`);
  }
});

test("the draft of standing orders forgets units that are no longer on the map", () => {
  const unit = (id, at) => ({ id, at, side: "axis", face: "full", kind: "armor" });
  const ctx = (units) => ({
    app: { lang: langOfKeys, game: { sides: [{ id: "axis" }, { id: "commonwealth" }] } },
    session: { over: () => false, settings: { seats: {} } },
    now: { view: { by: "axis", units, standing: {} } },
    standing: { side: "axis", orders: { ...NO_STANDING, deplete: ["a", "b"], retreat: ["c"] } },
    give: (order) => given.push(order),
    draw() {},
    focusOn() {},
  });
  const given = [];
  standingButtons(ctx([unit("a", "L0101"), unit("b", "box"), unit("c", "box")]))["standing.give"]();
  assert.deepEqual(given, [{ standing: { ...NO_STANDING, deplete: ["a"] } }]);
});

const langOfKeys = { t: (key) => key, tn: (key) => key };
