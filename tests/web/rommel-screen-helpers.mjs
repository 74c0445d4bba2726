// The game screen of Rommel in the Desert without a browser: a context over the engine, and the text of what it shows.

import assert from "node:assert/strict";

import { rosterOf } from "../../www/games/rommel-in-the-desert/art/game-blocks.ts";
import { tableGame } from "../../www/games/rommel-in-the-desert/play/handle.js";
import { READER } from "../../www/games/rommel-in-the-desert/play/reader.js";
import { situationOf } from "../../www/games/rommel-in-the-desert/play/situation.js";
import { makeLang } from "../../www/lang/lang.ts";
import { createSession } from "../../www/play/session.ts";
import { initWasm, textFiles } from "./harness.mjs";

export const wasm = await initWasm("rommel-in-the-desert");
export const SEED = "00112233445566778899aabbccddeeff";
const blocks = rosterOf(wasm.roster().blocks);
const langs = new Map();
for (const tag of ["en", "de"]) {
  const files = (await textFiles(tag)).filter(([path]) => !path.includes("/desert-fox/"));
  langs.set(
    tag,
    makeLang(
      tag,
      files.map(([, texts]) => texts),
    ),
  );
}
export const lang = (tag = "en") => langs.get(tag);

/** Elements as far as the screens build them. */
class Element {
  #parts = [];
  attributes = new Map();
  style = {};
  constructor(tag) {
    this.tag = tag;
  }
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  addEventListener() {}
  /** Nothing is drawn. */
  getContext() {
    return null;
  }
  append(part) {
    this.#parts.push(part);
  }
  set textContent(text) {
    this.#parts = [text];
  }
  get textContent() {
    return this.#parts.map((part) => (part instanceof Element ? part.textContent : part)).join(" ");
  }
  /** The element and everything in it. @returns {Element[]} */
  all() {
    return [this, ...this.#parts.flatMap((part) => (part instanceof Element ? part.all() : []))];
  }
}
globalThis.Node = Element;
globalThis.document = {
  createElement: (tag) => new Element(tag),
  createElementNS: (_, tag) => new Element(tag),
};

/** The elements whose attribute has a value. */
export const having = (node, name, value) => node.all().filter(({ attributes }) => attributes.get(name) === value);

export const begin = (scenario, seed = SEED) =>
  wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed } });

/** The script plays until something is so. */
export function playUntil(game, wanted, most = 900) {
  for (let n = 0; n < most && !wanted(game.view(), game); n++)
    assert.equal(game.give(game.opponent()).kind, "given", `order ${n}`);
  assert.ok(wanted(game.view(), game), "the script comes there");
  return game;
}

/** What the screens are given: a game of the engine whose sides are both played here. */
export function contextOf(game, { tag = "en", seats = { axis: "player", allied: "player" } } = {}) {
  const { id } = game.view().scenario ? { id: game.view().scenario } : { id: game.options().scenario };
  const session = createSession(
    tableGame(game),
    { seats, handOver: false },
    { id, name: id, earlier: 0, lastTurn: 9 },
    READER,
  );
  const ctx = {
    app: { lang: lang(tag), wasm, game: { id: "rommel-in-the-desert" }, store: new Map() },
    session,
    now: situationOf(session.view(), session.options()),
    selection: { at: -1, chosen: [], pointed: -1, form: {} },
    opened: new Set(),
    rosterOf: blocks,
    said: "",
    unitName: (block) => ctx.now.units.get(String(block))?.name ?? "a block",
    placeName: (hex) => `hex ${hex}`,
    hexWords: (hex) => hex,
    journal: { entries: () => [] },
    viewer: () => session.viewer(),
    mine: () => !session.over() && session.seat() === "player",
    say: (text) => void (ctx.said = text),
    see() {},
    focusOn() {},
    reveal() {},
    draw() {},
    palette: () => ({}),
    updateSelection(changes, say) {
      Object.assign(ctx.selection, changes);
      if (say !== undefined) ctx.say(say);
    },
    async give(order) {
      const { ok } = session.give(order);
      ctx.now = situationOf(session.view(), session.options());
      ctx.selection = { at: -1, chosen: [], pointed: -1, form: ctx.selection.form };
      return ok;
    },
  };
  return ctx;
}
