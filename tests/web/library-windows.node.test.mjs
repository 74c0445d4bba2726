// The kept games in two pages: one has a game and may write it, by locks or by leases.

import assert from "node:assert/strict";
import { test } from "node:test";

import { FakeLocks, randomOf, settled, summary } from "./library-helpers.mjs";
import { START, browser, page, stored } from "./library-store-helpers.mjs";

import { LEASE } from "../../www/store/locks.ts";
import { FORM } from "../../www/store/sealed.ts";
import { createGames } from "../../www/games/desert-fox/store.ts";

for (const refused of [false, true]) {
  for (const locks of ["locks", "leases"]) {
    const where = refused ? "copies" : "database";
    const twoPages = async (of, clock = { now: START }) => {
      const manager = locks === "locks" ? new FakeLocks() : null;
      return [await page(of, { manager, name: "p", clock }), await page(of, { manager, name: "q", clock }), clock];
    };

    test(`${where}, ${locks}: the second page may look, and write once it took the game over; the first may no more`, async () => {
      const { of, id } = await stored(["one", "two"], browser({ refused }));
      const good = refused ? "copied" : "saved";
      const [first, second] = await twoPages(of);
      assert.equal((await first.open(id)).readOnly, false);
      assert.deepEqual([...(await second.elsewhere())], [id]);
      assert.equal((await second.open(id)).readOnly, true);
      assert.equal((await second.save(id, "mine", summary(3))).kind, "elsewhere");
      assert.equal((await second.rename(id, "Mine")).kind, "elsewhere");
      assert.equal(await second.remove(id), "elsewhere");
      assert.equal((await first.save(id, "three", summary(3))).kind, good);
      const lost = [];
      first.onChange((which) => lost.push([which, first.mine(id)]));
      assert.equal((await second.takeOver(id)).text, "three");
      first.noticed(`desertfox:v1:game:${id}:lease`);
      await settled();
      assert.deepEqual(lost.at(-1), [id, false]);
      assert.equal((await first.save(id, "mine", summary(4))).kind, "elsewhere");
      assert.equal((await second.save(id, "four", summary(4))).kind, good);
      assert.equal((await first.takeOver(id)).text, "four");
      second.leave(id);
      first.leave(id);
      await settled();
      assert.equal((await second.open(id)).readOnly, false, "free again");
      second.leave(id);
      assert.equal((await second.open(id)).readOnly, false, "and at once again");
    });

    test(`${where}, ${locks}: 400 random deeds of two pages never put an older game over a newer one`, async () => {
      const random = randomOf(locks === "locks" ? 7 : 8);
      const { of, id } = await stored(["0"], browser({ refused }));
      const [first, second, clock] = await twoPages(of);
      const pages = [first, second].map((games) => ({ games, at: null }));
      const count = { saved: 0, copied: 0, elsewhere: 0, newer: 0 };
      let newest = 0;
      for (let step = 0; step < 400; step++) {
        const mine = pages[Math.floor(random() * 2)];
        const deed = random();
        if (deed < 0.12) mine.at = Number((await mine.games.open(id)).text);
        else if (deed < 0.2) mine.at = Number((await mine.games.takeOver(id)).text);
        else if (deed < 0.25) mine.games.leave(id);
        else if (deed < 0.27) clock.now += LEASE * 1.1;
        else if (mine.at !== null) {
          const { kind } = await mine.games.save(id, String(newest + 1), summary(newest + 1));
          count[kind] += 1;
          if (kind === "elsewhere" || kind === "newer") continue;
          assert.equal(mine.at, newest, `step ${step}: a page that had not seen the newest save wrote`);
          mine.at = ++newest;
        }
        const { text } = refused ? first.mirror.get("games", id) : await first.database.get("games", id);
        assert.equal(text, String(newest), `step ${step}`);
      }
      assert.ok(count[refused ? "copied" : "saved"] > 40 && count.elsewhere > 40, JSON.stringify(count));
    });
  }
}

test("without locks, of two saves at once one is written and the other page learns of it", async () => {
  const free = {
    request: (name, _options, use) => Promise.resolve(use({ name, mode: "exclusive" })),
    query: async () => ({ held: [], pending: [] }),
  };
  for (const refused of [false, true]) {
    const { of, id } = await stored(["one", "two"], browser({ refused }));
    const [first, second] = [await page(of, { manager: free }), await page(of, { manager: free, name: "q" })];
    await first.open(id);
    await second.open(id);
    const kinds = (await Promise.all([first.save(id, "first", summary(3)), second.save(id, "second", summary(3))])).map(
      ({ kind }) => kind,
    );
    assert.deepEqual(kinds.sort(), refused ? ["copied", "newer"] : ["newer", "saved"]);
    const { text } = (await page(of, { name: "r" })).find(id);
    const [winner, loser] = text === "first" ? [first, second] : [second, first];
    assert.deepEqual([winner.state(), loser.state()], [refused ? "copied" : "saved", "refused"]);
    assert.equal(loser.find(id).text, text, "what is stored is shown");
    assert.equal((await loser.save(id, "over it", summary(4))).kind, "newer");
    assert.match((await winner.save(id, "on", summary(4))).kind, /saved|copied/);
    assert.equal(loser.state(), "refused");
    assert.match((await (await loser.create("over it", summary(4))).saved).kind, /saved|copied/, "as another game");
    assert.equal(loser.state(), refused ? "copied" : "saved");
  }
});

test("the foot of the page hears of a refused save, until the game is left or opened again", async () => {
  const { of, id } = await stored(["one"]);
  const manager = new FakeLocks();
  const [first, second] = [await page(of, { manager }), await page(of, { manager, name: "q" })];
  const heard = [];
  first.onChange(() => heard.push(first.state()));
  await first.open(id);
  await second.takeOver(id);
  assert.equal((await first.save(id, "mine", summary(2))).kind, "elsewhere");
  assert.equal(heard.at(-1), "refused");
  assert.equal((await first.takeOver(id)).text, "one");
  assert.deepEqual([heard.at(-1), first.state()], ["saved", "saved"]);
  const row = { ...(await first.database.get("games", id)), form: FORM + 1 };
  await first.database.change(["games"], (change) => change.objectStore("games").put(row));
  assert.equal((await first.save(id, "mine", summary(2))).kind, "later");
  assert.equal(heard.at(-1), "refused");
  first.leave(id);
  assert.equal(heard.at(-1), "saved");
  const later = createGames({ records: first.records, locks: first.locks, place: "later" });
  assert.equal(later.state(), "refused");
});

test("a lease that is not renewed is void, one that is renewed is not", async () => {
  const { of, id } = await stored(["one"]);
  const clock = { now: START };
  const first = await page(of, { clock });
  const second = await page(of, { clock, name: "q" });
  await first.open(id);
  clock.now += LEASE / 2;
  assert.equal((await second.open(id)).readOnly, true);
  clock.now += LEASE;
  assert.equal((await second.open(id)).readOnly, false);
  assert.equal((await first.save(id, "late", summary(2))).kind, "elsewhere");
  assert.equal((await second.save(id, "two", summary(2))).kind, "saved");
});

test("a page that goes frees its games at once, and may still save until another page has one", async () => {
  const { of, id } = await stored(["one"]);
  const first = await page(of);
  await first.open(id);
  first.letGo();
  assert.equal((await first.save(id, "two", summary(2))).kind, "saved");
  const second = await page(of, { name: "q" });
  const opened = await second.open(id);
  assert.deepEqual([opened.readOnly, opened.text], [false, "two"]);
  assert.equal((await first.save(id, "three", summary(3))).kind, "elsewhere");
});

test("locks that a frame may not use give way to leases", async () => {
  const { of, id } = await stored(["one"]);
  const refusing = {
    request: () => Promise.reject(Object.assign(new Error(), { name: "SecurityError" })),
    query: () => Promise.reject(new Error()),
  };
  const first = await page(of, { manager: refusing });
  const second = await page(of, { manager: refusing, name: "q" });
  assert.equal((await first.open(id)).readOnly, false);
  assert.equal((await second.open(id)).readOnly, true);
});
