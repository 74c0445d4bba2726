// The worksheet in the storage of a real browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite } from "./harness.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** A page with nothing stored, and the calls by name; `prepare` runs before any script of the page. */
async function open(prepare) {
  const view = await site.openPage({ path: "pkg/build.json" });
  if (prepare) {
    await view.page.addInitScript(prepare);
    await view.page.reload();
  }
  const call = (name, ...words) =>
    view.page.evaluate(
      async ([name, words]) => {
        const calls = await import("/pkg/desert_fox.js");
        await calls.default();
        return calls[name](...words);
      },
      [name, words],
    );
  return { ...view, call };
}

test("what is saved is there after a reload, under the keys of the worksheet alone", async () => {
  const { page, call, close } = await open();
  await page.evaluate(() => localStorage.setItem("another program", "not JSON"));
  assert.deepEqual(await call("loadSheet"), { kind: "empty" });
  for (const text of ["one", "two", "three"]) assert.equal((await call("saveSheet", text)).kind, "saved");
  await page.reload();
  const { kind, text, rev, damaged } = await call("loadSheet");
  assert.deepEqual({ kind, text, rev, damaged }, { kind: "stored", text: "three", rev: 3, damaged: undefined });
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  const own = ["a", "b", "head"].map((part) => `desertfox:v1:sheet:${part}`);
  assert.deepEqual(keys, ["another program", ...own]);
  await close();
});

test("the position is kept beside the worksheet, under keys of its own", async () => {
  const { page, call, close } = await open();
  await call("saveSheet", "a combat");
  for (const text of ["one", "two"]) assert.equal((await call("savePosition", text)).kind, "saved");
  await page.reload();
  assert.equal((await call("loadSheet")).text, "a combat");
  assert.equal((await call("loadPosition")).text, "two");
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  assert.deepEqual(keys.filter((key) => key.includes(":position:")), ["a", "b", "head"].map((part) => `desertfox:v1:position:${part}`));
  await close();
});

test("a damaged save gives way to the one before it, and two damaged ones are handed over", async () => {
  const { page, call, close } = await open();
  await call("saveSheet", "one");
  await call("saveSheet", "two");
  const damage = (slot) =>
    page.evaluate((key) => localStorage.setItem(key, localStorage.getItem(key).slice(0, -1)), `desertfox:v1:sheet:${slot}`);
  await damage("b");
  const { text, damaged } = await call("loadSheet");
  assert.equal(text, "one");
  assert.match(damaged, /\ntw$/);
  await damage("a");
  const { kind, texts } = await call("loadSheet");
  assert.equal(kind, "damaged");
  assert.deepEqual(texts.map((text) => text.split("\n").at(-1)), ["tw", "on"]);
  await close();
});

test("a full storage keeps the save before and says so, and the new text is kept while the page is open", async () => {
  const { page, call, close } = await open();
  await call("saveSheet", "small");
  const states = await page.evaluate(async () => {
    const calls = await import("/pkg/desert_fox.js");
    await calls.default();
    localStorage.setItem("another program", "x".repeat(5_000_000));
    const full = calls.saveSheet("y".repeat(500_000));
    const kept = calls.loadSheet();
    return { full, kept: { ...kept, text: kept.text.length } };
  });
  assert.deepEqual(states, { full: { kind: "full" }, kept: { kind: "kept", text: 500_000 } });
  await page.reload();
  assert.equal((await call("loadSheet")).text, "small");
  await close();
});

test("where the browser denies storage the calls say so and nothing is thrown", async () => {
  const { page, close } = await open(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const states = await page.evaluate(async () => {
    const calls = await import("/pkg/desert_fox.js");
    await calls.default();
    return [calls.loadSheet(), calls.saveSheet("one"), calls.loadSheet(), calls.version().engine.length > 0];
  });
  assert.deepEqual(states, [{ kind: "denied" }, { kind: "denied" }, { kind: "kept", text: "one" }, true]);
  await close();
});
