// The kept games in two windows, in one that closes while it saves, and in one that crashes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { axe, openSite } from "./harness.mjs";
import { summary } from "./library-helpers.mjs";
import { PAGE, game, openLibrary, race, reload, show, two } from "./library-page-helpers.mjs";

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const open = (options) => openLibrary(site, options);

const noLocks = () => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });

for (const [how, prepare] of [
  ["with the browser’s locks", undefined],
  ["without them", noLocks],
]) {
  test(`two windows ${how}: the second looks on or takes over, never both write`, async () => {
    const { page: first, context, problems, close } = await open({ prepare, games: two });
    await show(first);
    await game(first, "First").locator("[data-act=open]").click();
    await first.locator("#table", { hasText: "playing" }).waitFor();
    const second = await context.newPage();
    if (prepare) await second.addInitScript(prepare);
    await second.goto(`${site.address}${PAGE}`);
    await second.waitForSelector("[data-ready]");
    await show(second);
    await game(second, "First").locator(".badge", { hasText: "Open in another window" }).waitFor();
    await game(second, "First").locator("[data-act=delete]").click();
    await second.locator(".lib-said", { hasText: "First is open in another window" }).waitFor();
    await game(second, "First").locator("[data-act=open]").click();
    assert.match(
      await second.locator("dialog dialog").textContent(),
      /take over; the other window can then only view it/,
    );
    assert.deepEqual(await axe(second), []);
    await second.locator("dialog dialog [data-value=look]").click();
    await second.locator("#table", { hasText: "looking at" }).waitFor();
    const save = (page, text) =>
      page.evaluate(
        async ([text, summary]) => {
          const { games } = globalThis.test;
          return (await games.save(games.list().find(({ card }) => card.name === "First").id, text, summary)).kind;
        },
        [text, summary(41, { name: "First" })],
      );
    assert.deepEqual([await save(second, "x"), await save(first, `${race} `)], ["elsewhere", "saved"]);
    await show(second);
    await game(second, "First").locator("[data-act=open]").click();
    await second.locator("dialog dialog [data-value=take]").click();
    await second.locator("#table", { hasText: "playing" }).waitFor();
    await first.locator("#table", { hasText: "taken over" }).waitFor();
    assert.deepEqual([await save(first, "x"), await save(second, `${race}  `)], ["elsewhere", "saved"]);
    await first.waitForFunction(
      (text) => globalThis.test.games.list().some(({ id }) => globalThis.test.games.find(id).text === text),
      `${race}  `,
    );
    await second.close();
    await show(first);
    await first.waitForFunction(async () => (await globalThis.test.games.elsewhere()).size === 0);
    assert.deepEqual(problems(), []);
    await close();
  });
}

for (const [how, prepare] of [
  ["with the browser’s locks", undefined],
  ["without them", noLocks],
]) {
  test(`what is saved while the page goes is there when it comes back, ${how}`, async () => {
    const { page, close } = await open({ prepare, games: two });
    await page.evaluate(
      async ([text, summary]) => {
        const { games } = globalThis.test;
        const [{ id }] = games.list();
        await games.open(id);
        addEventListener("pagehide", () => {
          void games.save(id, text, summary);
          games.copy(id);
        });
      },
      [`${race} `, summary(77, { name: "First" })],
    );
    await reload(page);
    const found = await page.evaluate(async () => {
      const { games } = globalThis.test;
      const { text, readOnly, card } = await games.open(games.list()[0].id);
      return [text.length, readOnly, card.orders];
    });
    assert.deepEqual(found, [race.length + 1, false, 77]);
    await close();
  });
}

test("the page crashes while it saves: the game is found whole, and can be played on", async () => {
  const { page, context, close } = await open({ games: two });
  for (const after of [1, 4, 9]) {
    const crashing = await context.newPage();
    await crashing.goto(`${site.address}${PAGE}`);
    await crashing.waitForSelector("[data-ready]");
    await crashing.exposeFunction(
      "saved",
      (n) =>
        void (
          n === after &&
          context
            .newCDPSession(crashing)
            .then((cdp) => cdp.send("Page.crash"))
            .catch(() => {})
        ),
    );
    const crashed = crashing.waitForEvent("crash");
    await crashing.evaluate(
      async ([text, summary]) => {
        const { games } = globalThis.test;
        const { id } = games.list().find(({ card }) => card.name === "First");
        await games.open(id);
        const next = (n) => {
          void games.save(id, `${text}${n}`, { ...summary, orders: n }).then(({ kind }) => {
            globalThis.saved(kind === "saved" ? n : -1);
            next(n + 1);
          });
        };
        setTimeout(next, 0, 1);
      },
      [race, summary(1, { name: "First" })],
    );
    await crashed;
    await crashing.close();
    const found = await page.evaluate(async () => {
      const { games } = globalThis.test;
      const { id } = games.list().find(({ card }) => card.name === "First");
      const { text, state, readOnly, card } = await games.open(id);
      const { kind } = await games.save(id, text, card);
      games.leave(id);
      return { text, state, readOnly, kind };
    });
    assert.equal(found.text.slice(0, race.length), race);
    assert.match(found.text.slice(race.length), /^\d*$/);
    assert.deepEqual([found.state, found.readOnly, found.kind], ["good", false, "saved"]);
  }
  await close();
});
