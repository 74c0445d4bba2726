// A board whose canvases are dropped by the browser: it says so, and paints again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite, readText } from "./harness.mjs";

const RACE = (await readText("tests/saves/v1/race.link.txt")).trim();

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

const BOARDS = {
  "the board of a game": { path: "tests/web/board-demo.html", stage: "#stage" },
  "the map of the first screen": { path: "", stage: "#map .stage" },
  "a board on another website": { path: `embed.html?ply=last#${RACE}`, stage: ".em .stage" },
};

const open = async ({ path, stage }, prepare) => {
  const view = await site.openPage({ path: prepare ? "tests/web/library-page.html" : path });
  if (prepare) {
    await view.context.addInitScript(prepare);
    await view.page.goto(new URL(path, site.address).href);
  }
  await view.page.waitForSelector(stage);
  return view;
};
const painted = (page, stage) => page.waitForSelector(`${stage}[data-painted=all]`);
const notice = (page, stage) => page.locator(`${stage} .board-lost`);

/** What a browser does that drops the picture of every canvas of a stage. Runs in the page. */
function drop(stage) {
  for (const canvas of stage.querySelectorAll(".board-canvas")) {
    canvas.getContext("2d").reset();
    canvas.dispatchEvent(new Event("contextlost"));
  }
}

/** Runs in the page. */
function restore(stage) {
  for (const canvas of stage.querySelectorAll(".board-canvas")) canvas.dispatchEvent(new Event("contextrestored"));
}

/** What a stage shows, one canvas after the other. Runs in the page. */
function pictures(stage) {
  return [...stage.querySelectorAll(".board-canvas")].map((canvas) => canvas.toDataURL());
}

for (const [name, board] of Object.entries(BOARDS))
  test(`${name} says that its picture has gone, and paints it again`, async () => {
    const { page, problems, close } = await open(board);
    const { stage } = board;
    await painted(page, stage);
    // A board on another website lies in a shadow tree.
    const shown = page.locator(stage);
    const before = await shown.evaluate(pictures);
    await shown.evaluate(drop);
    assert.match(await notice(page, stage).textContent(), /dropped the picture of the map/);
    assert.equal(await notice(page, stage).isVisible(), true);
    assert.notDeepEqual(await shown.evaluate(pictures), before);
    await shown.evaluate(restore);
    assert.equal(await notice(page, stage).isVisible(), false);
    await shown.evaluate(
      (stage) =>
        new Promise((done) => {
          const look = () => (stage.dataset.painted === "all" ? done() : requestAnimationFrame(look));
          requestAnimationFrame(() => requestAnimationFrame(look));
        }),
    );
    assert.deepEqual(await shown.evaluate(pictures), before);
    assert.deepEqual(problems(), []);
    await close();
  });

test("a browser without memory for the map gets the sentence, and the rest of the page works", async () => {
  const { page, problems, close } = await open(BOARDS["the map of the first screen"], () => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (...words) {
      return this.classList.contains("board-canvas") ? null : getContext.apply(this, words);
    };
  });
  await page.waitForSelector("html[data-ready]");
  const { stage } = BOARDS["the map of the first screen"];
  await notice(page, stage).getByText("dropped the picture").waitFor();
  await page.focus(`${stage} .board-grid`);
  await page.keyboard.press("ArrowRight");
  assert.match(await page.getAttribute(`${stage} .board-grid`, "aria-activedescendant"), /-hex-\d+$/);
  await page.click("#tab-rules");
  await page.waitForSelector("#rules tbody tr");
  assert.deepEqual(problems(), []);
  await close();
});

test("a map that stays black although nothing was reported is painted with fewer pixels, and then said to be missing", async () => {
  const view = await site.openPage({ path: "tests/web/library-page.html", deviceScaleFactor: 2 });
  const { page, close } = view;
  // A canvas whose memory could not be had accepts every call and stays black.
  await view.context.addInitScript(() => {
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    const fill = CanvasRenderingContext2D.prototype.fillRect;
    const dead = ({ canvas }) => canvas.classList.contains("board-canvas");
    CanvasRenderingContext2D.prototype.drawImage = function (...words) {
      return dead(this) ? undefined : draw.apply(this, words);
    };
    CanvasRenderingContext2D.prototype.fillRect = function (...words) {
      return dead(this) ? undefined : fill.apply(this, words);
    };
  });
  const { path, stage } = BOARDS["the map of the first screen"];
  await page.goto(new URL(path, site.address).href);
  await notice(page, stage).getByText("dropped the picture").waitFor();
  const ratio = await page.$eval(`${stage} .board-canvas`, (canvas) => canvas.width / canvas.clientWidth);
  assert.ok(Math.abs(ratio - 1) < 0.01, `${ratio} device pixels`);
  await close();
});
