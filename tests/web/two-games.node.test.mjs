// Which game the page shows, which game a text belongs to, and a collection of both.

import assert from "node:assert/strict";
import { test } from "node:test";

import { GAMES } from "../../www/games/games.ts";
import { isMixed, mix, mixedName, unmix } from "../../www/library/mixed.ts";
import { addressOfGame, chooseGame, gameOfLink } from "../../www/shell/which-game.ts";

const [FIRST, SECOND] = GAMES.map(({ id }) => id);
const chosen = (from) => chooseGame(GAMES, { search: "", hash: "", stored: null, ...from }).id;

test("a link says which game it is, before the history, the query and the last visit", () => {
  assert.equal(chosen({}), FIRST);
  assert.equal(chosen({ stored: SECOND }), SECOND);
  assert.equal(chosen({ stored: SECOND, search: `?game=${FIRST}` }), FIRST);
  assert.equal(chosen({ search: `?game=${FIRST}`, noted: SECOND }), SECOND);
  assert.equal(chosen({ noted: SECOND, hash: "#d1.g.abc" }), FIRST);
  for (const hash of ["#r1.g.abc", "#r1.t.abc", "#I015", "#D041"]) assert.equal(chosen({ hash }), SECOND, hash);
  for (const hash of ["#d1.g.abc", "#d1.abc", "#R017", "#H026"])
    assert.equal(chosen({ hash, stored: SECOND }), FIRST, hash);
  for (const hash of ["#play", "#first-game", "#how-to-play", "#x1.g.abc", "#X017"])
    assert.equal(chosen({ hash, stored: SECOND }), SECOND, hash);
  assert.equal(chosen({ search: "?game=none", noted: 7, stored: "none" }), FIRST);
});

test("a text belongs to the game of its link, or to none before an engine reads it", () => {
  const of = (text) => gameOfLink(GAMES, text)?.id ?? null;
  assert.equal(of("https://some.site/#r1.g.AAF0"), SECOND);
  assert.equal(of("My turn: d1.t.AAF0!"), FIRST);
  assert.equal(of('{"link": "r1.g.AAF0"}'), SECOND);
  for (const text of ["", "hello", "{}", `{"format": "${FIRST}-save"}`]) assert.equal(of(text), null, text);
});

test("an address names its game and its section, and keeps the rest", () => {
  const href = "https://some.site/page/?lang=de&game=desert-fox#play";
  assert.equal(addressOfGame(href, SECOND, "map"), `https://some.site/page/?lang=de&game=${SECOND}#map`);
  assert.equal(addressOfGame(href, SECOND), `https://some.site/page/?lang=de&game=${SECOND}#play`);
});

test("one collection stays as it is, and two become one file that gives both back", () => {
  const [one, other] = [FIRST, SECOND].map((game) => `${JSON.stringify({ format: `${game}-games`, games: [] })}\n`);
  assert.equal(mix([one]), one);
  assert.equal(isMixed(one), false);
  const both = mix([one, other]);
  assert.ok(isMixed(both) && isMixed(both.slice(0, 100)));
  assert.deepEqual(
    unmix(both).map((text) => JSON.parse(text)),
    [one, other].map((text) => JSON.parse(text)),
  );
  assert.equal(mixedName("2026-11-24T10:00:00.000Z"), "games_2026-11-24.json");
});

test("a file of several collections that is damaged or later is refused", () => {
  const file = (more) => JSON.stringify({ format: "games-of-several-kinds", schema: 1, collections: [], ...more });
  assert.deepEqual(unmix(file({ schema: 2 })), { code: "bundle-later" });
  for (const more of [{ schema: 0 }, { schema: "1" }, { collections: null }, { collections: ["text"] }])
    assert.deepEqual(unmix(file(more)), { code: "bundle" }, JSON.stringify(more));
  assert.deepEqual(unmix(file({}).slice(0, 60)), { code: "bundle" });
});
