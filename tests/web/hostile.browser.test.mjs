// The hostile collection of tests/hostile, fed to the page through its own doors: address, file, drop, paste, messages,
// storage.
// Each input is refused with its code, and nothing changes: no game, no stored text, no script, no request, no
// prototype.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { deflateRawSync } from "node:zlib";

import { around } from "./embed-helpers.mjs";
import { openSite, readText } from "./harness.mjs";
import { rows } from "./storage-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";
import { PAINTED } from "./play-helpers.mjs";

const read = async (name) => JSON.parse(await readText(`tests/hostile/${name}.json`));
const [good, links, files, pasted, messages, storage] = await Promise.all(
  ["good", "links", "files", "pasted", "messages", "storage"].map(read),
);

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const base64url = (bytes) => Buffer.from(bytes).toString("base64url");

/** The text of an input; the long ones are told by how they are made. */
async function textOf({ text, build }) {
  if (!build) return text;
  const { before = "", repeat = "", times = 0, after = "", zeros, kind, save } = build;
  const filled = before + repeat.repeat(times) + after;
  if (save) return good.save.replace(/"path":"[^"]*"/, `"path":"${filled}"`);
  if (!kind) return filled;
  const { createHash } = await import("node:crypto");
  const content = deflateRawSync(zeros ? Buffer.alloc(zeros) : filled, { level: 9 });
  const body = `d1.${kind}.${base64url([1, ...content])}`;
  return `${body}.${createHash("sha256").update(body).digest("hex").slice(0, 8)}`;
}

const bytesOf = async (input) =>
  input.base64 ? Buffer.from(input.base64, "base64") : Buffer.from(await textOf(input));

/** What must be the same before and after: everything stored, the game on the table, and the objects of the page. */
const facts = async (page) => ({
  games: JSON.stringify(await rows(page, "games")),
  ...(await page.evaluate(() => ({
    stored: JSON.stringify(
      Object.entries(localStorage)
        .filter(([key]) => !/:lease$|:(tab|refereeMode)$/.test(key))
        .sort(),
    ),
    entries: Math.max(0, ...[...document.querySelectorAll(".pl-entry")].map((entry) => Number(entry.value))),
    pwned: String(globalThis.pwned ?? {}.pwned ?? ""),
    prototype: Reflect.ownKeys(Object.prototype).length,
  }))),
});

/** A page with the good game on its table. */
async function openTable() {
  const view = await site.openPage({ path: `#${good.link}`, waitFor: "html[data-ready]", reducedMotion: "reduce" });
  const downloads = [];
  view.page.on("download", (file) => downloads.push(file.suggestedFilename()));
  view.page.on("dialog", (dialog) => downloads.push(dialog.message()) && dialog.dismiss());
  await askSide(view.page);
  await view.page.click("dialog[data-about=open] [data-value=yes]");
  await view.page.waitForSelector(PAINTED);
  return { ...view, downloads };
}

/** Gives the codes of all inputs by name, and proves after each that nothing has changed. */
async function all(inputs, view, feed) {
  const before = await facts(view.page);
  const codes = {};
  for (const input of inputs) {
    codes[input.name] = await feed(input);
    assert.deepEqual(await facts(view.page), before, `after ${input.name}`);
  }
  assert.deepEqual(view.problems(), []);
  assert.deepEqual(view.downloads ?? [], []);
  return codes;
}

const expected = (inputs) => Object.fromEntries(inputs.map(({ name, expect }) => [name, expect]));

/** The code that the open dialog names, and its sentence must be one; then the dialog is closed. */
const refusal = (page) =>
  page.evaluate(() => {
    const said = document.querySelector("dialog[open] [data-fault]");
    const code = said ? said.dataset.fault : document.querySelector("dialog[open]:not(.lib-dialog)") ? "offered" : "";
    const sentence = said?.textContent.trim() ?? "";
    for (const dialog of document.querySelectorAll("dialog[open]:not(.lib-dialog)")) dialog.close();
    return said && sentence.length < 20 ? `no sentence: ${sentence}` : code;
  });

test("hostile addresses are refused with their codes, and nothing changes", async () => {
  const view = await openTable();
  const { page } = view;
  // The map explorer is fetched when it is first needed.
  await page.click("#tab-referee");
  await page.evaluate(
    (text) => (location.hash = text),
    `#${links.find(({ name }) => name === "a position that is null").text}`,
  );
  await page.waitForSelector("dialog [data-fault]");
  await refusal(page);
  const codes = await all(links, view, async (input) => {
    await page.evaluate(
      async (text) => {
        const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
        const before = location.href;
        location.hash = text;
        if (location.href !== before) await heard;
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      },
      await textOf(input),
    );
    return (await refusal(page)) || "ignored";
  });
  assert.deepEqual(codes, expected(links));
  await view.close();
});

test("hostile files are refused with their codes when they are opened, and nothing changes", async () => {
  const view = await openTable();
  const { page } = view;
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-new");
  const codes = await all(
    files.filter(({ library }) => !library),
    view,
    async (input) => {
      await page.setInputFiles(".pl-new input[type=file]", []);
      await page.setInputFiles(".pl-new input[type=file]", {
        name: "game.desertfox.json",
        mimeType: "application/json",
        buffer: await bytesOf(input),
      });
      await page.waitForSelector("dialog[open]");
      return refusal(page);
    },
  );
  assert.deepEqual(codes, expected(files.filter(({ library }) => !library)));
  await view.close();
});

test("hostile files are refused with their codes when they are dropped on the table, and nothing changes", async () => {
  const view = await openTable();
  const { page } = view;
  const inputs = files.filter(({ library }) => !library);
  const codes = await all(inputs, view, async (input) => {
    await page.evaluate(
      async (base64) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], "<img src=x onerror=window.pwned=1>.json", { type: "text/html" }));
        document
          .querySelector(".pl-page")
          .dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      },
      (await bytesOf(input)).toString("base64"),
    );
    await page.waitForSelector("dialog[open]");
    return refusal(page);
  });
  assert.deepEqual(codes, expected(inputs));
  await view.close();
});

/** Opens the list of games. */
async function openLibrary(page) {
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page.waitForSelector(".lib-dialog #lib-file", { state: "attached" });
}

test("hostile files are refused with their codes by the list of games, and none is kept", async () => {
  const view = await openTable();
  const { page } = view;
  await openLibrary(page);
  const codes = await all(files, view, async (input) => {
    await page.setInputFiles("#lib-file", {
      name: "<script>window.pwned=1</script>\u202e.json",
      mimeType: "application/json",
      buffer: await bytesOf(input),
    });
    await page.waitForSelector("dialog[data-about=import]");
    return refusal(page);
  });
  assert.deepEqual(codes, expected(files));
  await view.close();
});

test("hostile texts are refused with their codes when they are pasted, and none is kept", async () => {
  const view = await openTable();
  const { page } = view;
  await openLibrary(page);
  const codes = await all(pasted, view, async (input) => {
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.setData("text/plain", JSON.parse(text));
        document
          .querySelector(".library")
          .dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      },
      JSON.stringify(await textOf(input)),
    );
    await page.waitForSelector("dialog[data-about=import]");
    return refusal(page);
  });
  assert.deepEqual(codes, expected(pasted));
  await view.close();
});

test("hostile messages to a board are refused with their codes, or are not heard at all, and the board shows what it showed", async () => {
  const view = await around(site, `embed.html?ply=0#${good.link}`);
  const { page, heard } = view;
  const { plies } = await heard("ready");
  const downloads = [];
  page.on("download", (file) => downloads.push(file.suggestedFilename()));
  const inner = view.frame();
  let places = 0;
  const codes = await all(messages, { ...view, downloads }, async ({ data, build, special }) => {
    const errors = await page.evaluate(() => globalThis.heard.filter(({ type }) => type === "error").length);
    const long = build ? { ...data, record: build.repeat.repeat(build.times) } : data;
    await page.evaluate(
      ([text, special]) => {
        const cycle = { desertFox: 1, type: "flip" };
        cycle.me = cycle;
        const made = {
          NaN: { desertFox: 1, type: "goto", ply: Number.NaN },
          Infinity: { desertFox: 1, type: "goto", ply: Number.POSITIVE_INFINITY },
          Map: new Map([
            ["desertFox", 1],
            ["type", "flip"],
          ]),
          Array: Object.assign([], { desertFox: 1, type: "flip" }),
          cycle,
        };
        document.getElementById("outer").contentWindow.postMessage(special ? made[special] : JSON.parse(text), "*");
      },
      [JSON.stringify(long ?? null), special],
    );
    await view.send({ desertFox: 1, type: "goto", ply: places % 3 });
    const last = await heard("changed", ++places);
    assert.deepEqual([last.ply, last.plies], [(places - 1) % 3, plies]);
    const said = await page.evaluate(
      (errors) => globalThis.heard.filter(({ type }) => type === "error").slice(errors),
      errors,
    );
    assert.ok(said.length < 2);
    return said[0]?.code ?? "silent";
  });
  assert.deepEqual(codes, expected(messages));
  assert.equal(await inner.evaluate(() => String(globalThis.pwned ?? {}.pwned ?? "")), "");
  await view.close();
});

/** Inputs that can be stored side by side, each game under an id of its own. */
function groups() {
  const made = [];
  for (const [at, { name, items }] of storage.entries()) {
    const id = `feedface${at.toString(16).padStart(4, "0")}`;
    const own = JSON.parse(JSON.stringify(items).replaceAll("feedfacecafe", id));
    let group = made.find(({ all }) => Object.keys(own).every((key) => !(key in all)));
    if (!group) made.push((group = { all: {}, ids: {} }));
    Object.assign(group.all, own);
    group.ids[name] = id;
  }
  return made;
}

test("whatever is stored, the page starts, tells what is damaged, and leaves the other games alone", async () => {
  const view = await site.openPage({ path: "pkg/desert-fox/build.json", sources: true });
  const { page } = view;
  const codes = {};
  for (const { all, ids } of groups()) {
    await page.goto(new URL("pkg/desert-fox/build.json", site.address).href);
    await page.evaluate(
      async ([text, save]) => {
        localStorage.clear();
        const { openSaves } = await import("/www/games/desert-fox/store.ts");
        const { games } = await openSaves();
        for (const { id } of games.list()) await games.remove(id);
        const { id } = await games.add(save, {
          name: "good",
          scenario: "race-for-tobruk",
          turn: 1,
          phase: "initialMovement",
          side: "axis",
          orders: 1,
          date: "",
        });
        sessionStorage.setItem("good", id);
        for (const [key, value] of Object.entries(JSON.parse(text))) localStorage.setItem(key, value);
      },
      [JSON.stringify(all), good.save],
    );
    await page.goto(site.address);
    await page.waitForSelector("html[data-ready], dialog[open]");
    const press = (selector) =>
      page.evaluate((selector) => document.querySelectorAll(selector).forEach((button) => button.click()), selector);
    await press("dialog[open] [data-value=ok]");
    await page.waitForSelector("html[data-ready]");
    for (const [tab, sign] of [
      ["play", ".pl-new, .pl-stage"],
      ["referee", "#referee .ref"],
      ["rules", ".rules-table"],
    ]) {
      await press(`#tab-${tab}`);
      await page.waitForSelector(sign, { state: "attached" });
    }
    const found = await page.evaluate(async (ids) => {
      const { openSaves } = await import("/www/games/desert-fox/store.ts");
      const { games } = await openSaves();
      return {
        states: ids.map((id) => games.find(id)?.state ?? "absent"),
        good: games.find(sessionStorage.getItem("good"))?.text,
        failed: document.querySelectorAll(".panel > .notice-warn").length,
        pwned: String(globalThis.pwned ?? {}.pwned ?? ""),
      };
    }, Object.values(ids));
    Object.keys(ids).forEach((name, at) => {
      codes[name] = found.states[at];
    });
    assert.deepEqual([found.good === good.save, found.failed, found.pwned], [true, 0, ""], Object.keys(ids).join(", "));
  }
  assert.deepEqual(codes, expected(storage));
  assert.deepEqual(
    [
      ...view.pageErrors,
      ...view.foreignRequests,
      ...view.consoleErrors.filter((text) => /Content Security|Trusted|Uncaught|Refused/.test(text)),
    ],
    [],
  );
  await view.close();
});

test("the collection has more than a hundred inputs, each with a name of its own and a code", () => {
  const inputs = [links, files, pasted, messages, storage];
  assert.ok(inputs.flat().length > 200);
  for (const list of inputs) {
    assert.equal(new Set(list.map(({ name }) => name)).size, list.length);
    for (const { name, expect } of list) assert.match(expect ?? "", /./, name);
  }
});
