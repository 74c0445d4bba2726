// The forms in which a link goes out, and what a message to a board may be: pure functions.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readMessage } from "../../www/embed/messages.ts";
import { chosen, plyOf } from "../../www/embed/options.ts";
import { FORMS, longFor } from "../../www/play/share-forms.ts";

const LINK = {
  url: "https://x.example/?a=[1]&b=<2>#d1.g.AA.00000000",
  frame: 'https://x.example/embed.html?a="1"&b=2#d1.g.AA.00000000',
  title: 'A [title] "with" <signs> & \\',
};

test("no sign of an address or a title breaks out of its form", () => {
  assert.equal(
    FORMS.bbcode(LINK),
    '[url=https://x.example/?a=%5B1%5D&b=<2>#d1.g.AA.00000000]A title "with" <signs> & \\[/url]',
  );
  assert.equal(
    FORMS.markdown(LINK),
    '[A title "with" <signs> & ](<https://x.example/?a=[1]&b=%3C2%3E#d1.g.AA.00000000>)',
  );
  assert.doesNotMatch(FORMS.html(LINK).replace(/^<iframe |><\/iframe>$/g, ""), /[<>]/);
  assert.equal(FORMS.html(LINK).match(/"/g).length % 2, 0);
});

test("where there is no link there is no form of it", () => {
  for (const form of Object.values(FORMS)) assert.equal(form({ url: "", frame: "", title: "x" }), "");
});

test("a text is too long for a place from its first letter beyond", () => {
  assert.deepEqual(longFor("x".repeat(998), "game"), []);
  assert.deepEqual(longFor("x".repeat(999), "game"), ["mail"]);
  assert.deepEqual(longFor("x".repeat(2001), "markdown"), ["chat"]);
  assert.deepEqual(longFor("x".repeat(40_000), "game"), ["chat", "mail", "browser"]);
});

test("options that cannot be fall back to the usual, and no value is taken over as it is", () => {
  assert.deepEqual(
    chosen(
      /** @type {any} */ ({
        record: 5,
        ply: -1,
        side: "<b>",
        theme: "constructor",
        lang: "../../x",
        interactive: "yes",
      }),
      ["axis"],
    ),
    { record: "", ply: null, side: "", theme: "auto", lang: "en", interactive: false },
  );
  assert.deepEqual(
    [plyOf("12"), plyOf(3), plyOf("first"), plyOf("1e3"), plyOf(0.5), plyOf(Number.NaN), plyOf("-1"), plyOf(100_000)],
    [12, 3, "first", null, null, null, null, null],
  );
});

test("a message needs its very form, and the name of the game", () => {
  const read = (data, name = "desertFox") => readMessage(data, name);
  assert.deepEqual(read({ desertFox: 1, type: "flip" }, "rommelInTheDesert"), { kind: "foreign" });
  assert.deepEqual(read({ desertFox: 1, type: "goto", ply: "last" }), {
    kind: "request",
    request: { type: "goto", ply: "last" },
  });
  assert.deepEqual(read({ type: "goto", ply: 1 }), { kind: "foreign" });
  const load = (record) => read({ desertFox: 1, type: "load", record });
  assert.equal(load(" ".repeat(2 * 1024 * 1024)).kind, "request");
  assert.deepEqual(load(" ".repeat(2 * 1024 * 1024 + 1)), { kind: "refused", code: "too-long" });
  assert.deepEqual(read(Object.create({ desertFox: 1, type: "flip" })), { kind: "foreign" });
  assert.deepEqual(read(Object.assign(Object.create({ x: 1 }), { desertFox: 1, type: "flip" })), {
    kind: "refused",
    code: "form",
  });
});
