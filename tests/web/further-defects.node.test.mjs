// Further defects that need no browser: what is said of a file or a link that was cut short.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { initWasm, readText } from "./harness.mjs";
import { makeLang } from "../../www/lang/lang.js";
import { OPENING } from "../../www/games/desert-fox/guide/opening.js";
import { errorCode, errorText } from "../../www/play/errors.js";

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
    assert.match(errorText(error, { lang: en }), /^the file is cut short/);
    assert.match(errorText(error, { lang: de }), /^Die Datei ist abgeschnitten/);
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
