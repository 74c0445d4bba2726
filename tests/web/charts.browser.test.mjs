// Charts of one's own: filled in by mouse and keyboard, played with, handed over as a file, and asked for where a game
// needs them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { longTest } from "./long.mjs";
import { PAINTED, newGameForm } from "./play-helpers.mjs";
import { rows } from "./storage-helpers.mjs";
import { askSide } from "./first-look-helpers.mjs";

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** Opens a new set of charts. */
async function newCharts(page) {
  await page.click("#pl-new-charts-edit");
  await page.waitForSelector("#ch-new");
  await page.click("#ch-new");
  await page.waitForSelector("#ch-name");
}

/** Waits until the line below the name of the charts says something; values are kept in a transaction. */
async function stateSays(page, pattern) {
  const says = (source) => new RegExp(source).test(document.querySelector("#ch-state")?.textContent ?? "");
  await page.waitForFunction(says, pattern.source);
}

/** Waits until the foot of the form names a text that is not taken. */
const untakenSays = (page, pattern) => page.locator("#vb-typed", { hasText: pattern }).waitFor();

const RESULT = "#ch-results_morale3_5";
const COST = "#ch-movement_clear_motorized";
const STRENGTH = "#ch-units_5-5lt_full_strength";

/** Fills in a result, a terrain cost and the value of a unit. */
async function fill(page, hand) {
  for (const [group, field, value] of [
    ["results", RESULT, "4dp"],
    ["movement", COST, "3"],
    ["units", STRENGTH, "9"],
  ]) {
    await hand.open(`#ch-group-${group} > summary`);
    await page.waitForSelector(field);
    await hand.enter(field, value);
    await page.waitForFunction(
      (id) => /Saved/.test(document.querySelector("#ch-state")?.textContent ?? "") && document.querySelector(id)?.value,
      field,
    );
  }
  await page.waitForFunction(() => /3 values/.test(document.querySelector("#ch-state")?.textContent ?? ""));
  return (await page.textContent("#ch-state")).match(/[0-9a-f]{16}/)[0];
}

const mouse = (page) => ({
  open: (summary) => page.click(summary),
  async enter(field, value) {
    await page.fill(field, value);
    await page.dispatchEvent(field, "change");
  },
});

const keyboard = (page) => ({
  async open(summary) {
    await page.focus(summary);
    await page.keyboard.press("Enter");
  },
  async enter(field, value) {
    await page.focus(field);
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  },
});

/** Closes the editor and waits until the form of a new game has chosen these charts. */
async function closeCharts(page, check) {
  await page.click("#ch-close");
  await page.waitForFunction((check) => document.querySelector("#pl-new-charts")?.value === check, check);
}

/** The file of the charts that are listed first. */
async function exported(page, check) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(`#ch-export-${check}`)]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

const storedSave = async (page) => (await rows(page, "games"))[0]?.text ?? "";

for (const [name, handOf, register] of [
  ["mouse", mouse, test],
  ["keyboard", keyboard, longTest],
]) {
  register(
    `by ${name}: a result, a terrain cost and a unit are changed, played with, exported, imported elsewhere, and the game is verified there`,
    async () => {
      const one = await newGameForm(site);
      const { page } = one;
      await newCharts(page);
      const check = await fill(page, handOf(page));
      assert.deepEqual(await axe(page, "dialog"), []);
      await page.click("#ch-back");
      const file = await exported(page, check);
      assert.match(file.name, /\.desertfox-charts\.json$/);
      assert.equal(JSON.parse(file.text).check, check);
      await closeCharts(page, check);
      await page.check("#pl-seats-hot");
      await page.click("#pl-start");
      await page.waitForSelector(PAINTED);
      assert.match(await page.textContent("#pl-charts"), new RegExp(check));
      const save = await storedSave(page);
      assert.match(save, new RegExp(`"ownCharts": \\{"name":"My charts","check":"${check}"\\}`));
      assert.doesNotMatch(save, /movement\/clear|"charts"/);
      const played = await page.evaluate(
        async ([text, charts]) => {
          const calls = await import("./pkg/desert-fox/desert_fox.js");
          await calls.default();
          const { Game } = calls;
          const game = Game.load(text, charts);
          const unit = game.view().units.find(({ id }) => id === "5-5lt");
          return { link: game.gameLink(), fingerprint: game.fingerprint(), strength: unit.face.strength };
        },
        [save, JSON.parse(file.text).changes],
      );
      assert.equal(played.strength, 9);

      const two = await newGameForm(site);
      const other = two.page;
      await other.evaluate((link) => void (location.hash = link), played.link);
      await other.waitForSelector("#ch-need-file");
      assert.match(await other.textContent("dialog[data-about=charts]"), new RegExp(check));
      await other.setInputFiles("#ch-need-file", {
        name: "bad.json",
        mimeType: "application/json",
        buffer: Buffer.from(file.text.replace('"4dp"', '"9zz"')),
      });
      await other.waitForFunction(() =>
        /Value \d+ of the file: .9zz. is not possible for .results\/morale3\/5/.test(
          document.querySelector("#ch-need-fault")?.textContent ?? "",
        ),
      );
      await other.setInputFiles("#ch-need-file", {
        name: file.name,
        mimeType: "application/json",
        buffer: Buffer.from(file.text),
      });
      await askSide(other);
      const named = `Charts: My charts (${check})`;
      assert.equal(await other.textContent("dialog[data-about=open] #pl-terms-charts"), named);
      await other.click("dialog[data-about=open] [data-value=yes]");
      await other.waitForSelector(PAINTED);
      await other.click("#pl-overview");
      assert.equal(await other.textContent("#rp-body #pl-terms-charts"), named);
      await other.keyboard.press("Escape");
      assert.match(await other.textContent("#pl-charts"), new RegExp(check));
      const proof = await other.evaluate(
        async ([text, charts]) => {
          const calls = await import("./pkg/desert-fox/desert_fox.js");
          await calls.default();
          const { Game } = calls;
          const game = Game.load(text, charts);
          return { ...game.verify(), fingerprint: game.fingerprint() };
        },
        [await storedSave(other), JSON.parse(file.text).changes],
      );
      assert.equal(proof.kind, "follows");
      assert.equal(proof.fingerprint, played.fingerprint);
      await other.reload();
      await other.waitForSelector("html[data-ready]");
      await other.click("#tab-play");
      await other.waitForSelector("#pl-charts");
      for (const view of [one, two]) {
        assert.deepEqual(view.problems(), []);
        await view.close();
      }
    },
  );
}

test("the set-up, an arrival and the victory scale of a scenario are entered in its groups and played with", async () => {
  const { page, close, problems } = await newGameForm(site);
  await newCharts(page);
  const hand = mouse(page);
  const entered = {
    "setup-gazala-battle": [
      ["#ch-setup_gazala-battle_pavia", "L2222"],
      ["#ch-setup_gazala-battle_savona", "L2315"],
      ["#ch-victory_gazala-battle_marginal", "4"],
    ],
    "schedule-gazala-battle": [
      ["#ch-arrival_gazala-battle_10-5-ind", "17"],
      ["#ch-withdrawal_gazala-battle_11h", "16"],
    ],
  };
  for (const [group, fields] of Object.entries(entered)) {
    await hand.open(`#ch-group-${group} > summary`);
    assert.match(await page.textContent(`#ch-group-${group} > summary`), /Gazala/);
    for (const [field, value] of fields) await hand.enter(field, value);
  }
  await stateSays(page, /Saved: 5 values/);
  const check = (await page.textContent("#ch-state")).match(/[0-9a-f]{16}/)[0];
  await hand.enter("#ch-setup_gazala-battle_savona", "L2329");
  await untakenSays(page, /units of both sides start in one hex/);
  assert.equal(await page.getAttribute("#ch-setup_gazala-battle_savona", "aria-invalid"), "true");
  await hand.enter("#ch-setup_gazala-battle_savona", "L2315");
  await stateSays(page, new RegExp(check));
  const file = await page.click("#ch-back").then(() => exported(page, check));
  const units = await page.evaluate(
    async ([name, changes]) => {
      const calls = await import("./pkg/desert-fox/desert_fox.js");
      await calls.default();
      const { Game } = calls;
      const options = { scenario: "gazala-battle", charts: changes, ownCharts: { name: "My charts", check: name } };
      const game = Game.begin({ options, dice: { kind: "entered" } });
      return Object.fromEntries(game.view().units.map(({ id, at }) => [id, at]));
    },
    [check, JSON.parse(file.text).changes],
  );
  assert.deepEqual([units.pavia, units.savona, units.brescia], ["L2222", "L2315", "L2322"]);
  assert.deepEqual(problems(), []);
  await close();
});

test("a value that a source states names its document and its place there", async () => {
  const { page, close, problems } = await newGameForm(site);
  await newCharts(page);
  await page.selectOption("#ch-shown", "all");
  await page.click("#ch-group-movement > summary");
  const source = "tr[data-place='movement/rough/motorized'] [data-label=Source]";
  assert.equal((await page.textContent(source)).trim(), "attested: Moves 58, 17.27");
  assert.match(await page.getAttribute(`${source} span`, "title"), /\(Moves 58, 17\.27\)/);
  assert.deepEqual(problems(), []);
  await close();
});

test("the script plays with the charts of the game", async () => {
  const { page, close, problems } = await newGameForm(site);
  await newCharts(page);
  await closeCharts(page, await fill(page, mouse(page)));
  await page.check("#pl-seats-commonwealth");
  await page.click("#pl-start");
  await page.waitForSelector(PAINTED);
  await page.waitForFunction(() => document.querySelectorAll("#pl-log li, .pl-log li").length > 3);
  assert.notEqual(await page.getAttribute("#pl-script", "data-state").catch(() => null), "failed");
  assert.deepEqual(problems(), []);
  await close();
});

test("a damaged file of charts is refused with the place of its fault, and nothing is kept of it", async () => {
  const { page, close, problems } = await newGameForm(site);
  await page.click("#pl-new-charts-edit");
  const file = {
    format: "desert-fox-charts",
    schema: 1,
    name: "A",
    changes: [
      { what: "cities/Tobruk", new: "1" },
      { what: "units/5-5lt/full/morale", new: "6" },
    ],
  };
  const hand = async (text) => {
    await page.setInputFiles("#ch-import-file", {
      name: "mine.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    await page.waitForFunction(() => document.querySelector("#ch-fault")?.textContent);
    const reported = await page.textContent("#ch-fault");
    await page.evaluate(() => void (document.querySelector("#ch-fault").textContent = ""));
    return reported;
  };
  assert.match(
    await hand(JSON.stringify(file)),
    /mine\.json was not imported: Value 2 of the file: .6. is not possible for .units\/5-5lt\/full\/morale/,
  );
  assert.match(
    await hand(JSON.stringify({ ...file, changes: file.changes.slice(0, 1), check: "0123456789abcdef" })),
    /check does not match/,
  );
  assert.match(await hand(JSON.stringify(file).slice(0, 80)), /cannot be read/);
  assert.match(await hand("{}"), /not a file of charts/);
  assert.deepEqual(await rows(page, "charts"), []);
  assert.deepEqual(problems(), []);
  await close();
});

test("a value of the map is looked up by its hexes", async () => {
  const { page, close, problems } = await newGameForm(site);
  await newCharts(page);
  await page.click("#ch-group-map > summary");
  await page.fill("#ch-map-hex", "L9999");
  await page.click("#ch-map-add");
  assert.match(await page.textContent("#ch-map-fault"), /no such place/);
  await page.fill("#ch-map-hex", "L2104");
  await page.click("#ch-map-add");
  await page.selectOption("#ch-map_L2104_terrain", "marsh");
  await stateSays(page, /Saved: 1 value/);
  assert.deepEqual(problems(), []);
  await close();
});

for (const [width, theme, tag, register] of [
  [360, "light", "en", test],
  [1280, "dark", "de", test],
  [2560, "light", "de", longTest],
]) {
  register(`at ${width} px, ${theme}, ${tag}: every group can be read and nothing is cut off`, async () => {
    const { page, close, problems } = await newGameForm(site, {
      viewport: { width, height: 900 },
      colorScheme: theme,
      path: `?lang=${tag}`,
    });
    await newCharts(page);
    await page.selectOption("#ch-shown", "all");
    for (const group of await page.$$eval(".ch-groups > details", (nodes) => nodes.map(({ id }) => id))) {
      await page.click(`#${group} > summary`);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll("dialog.ch-dialog *")]
          .filter(
            (node) =>
              node.getBoundingClientRect().right > innerWidth + 1 &&
              !node.closest(".visually-hidden, .ch-scroll, [aria-hidden=true]"),
          )
          .map((node) => node.id || node.className || node.tagName),
      );
      assert.deepEqual(wide, [], group);
      const bare = await page.evaluate(
        (id) =>
          (document.querySelector(`#${id}`)?.textContent ?? "").match(
            /charts\.[\w.]+|tables\.[\w.]+|[a-zA-Z]+ \/ [a-zA-Z]+/g,
          ),
        group,
      );
      assert.equal(bare, null, group);
      await page.click(`#${group} > summary`);
    }
    assert.deepEqual(await axe(page, "dialog"), []);
    assert.deepEqual(problems(), []);
    await close();
  });
}
