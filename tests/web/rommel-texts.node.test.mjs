// The words of Rommel in the Desert: everything that the engine can say has a text, in both languages, and no text says
// more than its reader may know.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { LANGUAGES } from "../../www/lang/choice.ts";
import { makeLang } from "../../www/lang/lang.ts";
import { parseHex } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { matching } from "../../www/games/rommel-in-the-desert/play/all-orders.js";
import { facesText } from "../../www/games/rommel-in-the-desert/play/battle/faces.js";
import { optionText } from "../../www/games/rommel-in-the-desert/play/cards/cards.js";
import { CITATIONS } from "../../www/games/rommel-in-the-desert/play/citations.js";
import { eventText } from "../../www/games/rommel-in-the-desert/play/event-words.js";
import { reportText } from "../../www/games/rommel-in-the-desert/play/order-words.js";
import { kindOf } from "../../www/games/rommel-in-the-desert/play/situation.js";
import { pursuitText } from "../../www/games/rommel-in-the-desert/play/refusals/refuse.js";
import {
  WORDS,
  blockNames,
  monthOf,
  monthsEarlier,
  orderText,
  textNames,
} from "../../www/games/rommel-in-the-desert/play/words.js";
import { initWasm, readText } from "./harness.mjs";

const FOLDER = "www/games/rommel-in-the-desert/lang";
const declarations = await readText("pkg/rommel-in-the-desert/rommel_in_the_desert.d.ts");
const SIDES = ["axis", "allied"];

/** @type {Record<string, import("../../www/lang/lang.ts").Lang>} */
const langs = {};
let wasm;
before(async () => {
  wasm = await initWasm("rommel-in-the-desert");
  for (const tag of LANGUAGES) {
    const files = ["findings", "play", "switches", "app", "battle"].map((file) =>
      readText(`${FOLDER}/${tag}/${file}.json`),
    );
    langs[tag] = makeLang(
      tag,
      (await Promise.all(files)).map((text) => JSON.parse(text)),
    );
  }
});

/** The values of a type of the engine. */
function values(type) {
  const [, union] = declarations.match(new RegExp(`^export type ${type} = ([^;]*);`, "m")) ?? [];
  const found = [...(union ?? "").matchAll(/"([^"]+)"/g)].map(([, value]) => value);
  assert.ok(found.length > 1, type);
  return found;
}

/** The kinds of a type of orders: its words, and the fields of its objects. */
function kinds(type) {
  const [, union] = declarations.match(new RegExp(`^export type ${type} = (.*);$`, "m")) ?? [];
  const variants = (union ?? "").split(" | ").map((text) => /^(?:"(\w+)"|\{ (\w+):)/.exec(text.trim()));
  const found = variants.flatMap((match) => match?.[1] ?? match?.[2] ?? []);
  assert.ok(found.length > 1, type);
  return found;
}

const said = (lang, key) => lang.has(key) || (lang.has(`${key}.one`) && lang.has(`${key}.other`));

for (const [type, start] of [
  ["Code", "finding"],
  ["RefusalCode", "refusal"],
  ["StageName", "gamePhase"],
  ["Phase", "gamePhase"],
  ["BuildupStep", "gamePhase"],
  ["TurnOption", "option"],
  ["UnitClass", "class"],
  ["Side", "side"],
  ["Victory", "victory"],
  ["Provenance", "provenance"],
])
  test(`every ${type} has a text in every language`, () => {
    const gaps = ["one", "comes", "waits", "succeeds", "fails"];
    for (const lang of Object.values(langs)) {
      const has = (value) =>
        said(lang, `${start}.${value}`) || gaps.some((gap) => lang.has(`${start}.${value}.${gap}`));
      assert.deepEqual(
        values(type).filter((value) => !has(value)),
        [],
        lang.tag,
      );
    }
  });

test("every scenario has a name, a description, its objectives and a first month", () => {
  for (const { id, months } of wasm.scenarios().scenarios)
    for (const lang of Object.values(langs)) {
      for (const key of [`scenario.${id}`, `scenario.${id}.what`, `objective.${id}`, `scenario.${id.replace("-", "")}`])
        assert.ok(lang.has(key), `${lang.tag} ${key}`);
      assert.match(monthOf(months[0], monthsEarlier(id), lang.tag), /19(40|41|42)$/);
    }
  assert.equal(monthOf(1, monthsEarlier("1940"), "en"), "September 1940");
  assert.equal(monthOf(6, monthsEarlier("1940"), "en"), "February 1941");
  assert.equal(monthOf(1, monthsEarlier("1941"), "en"), "April 1941");
  assert.equal(monthOf(20, monthsEarlier("1941-42"), "de"), "November 1942");
});

test("every switch and each of its values has a text", () => {
  for (const { field, values } of wasm.switches().switches)
    for (const lang of Object.values(langs))
      for (const key of [
        `rules.switch.${field}`,
        ...values.flatMap((value) => [`rules.switch.${field}.${value}`, `rules.says.${field}.${value}`]),
      ])
        assert.ok(lang.has(key), `${lang.tag} ${key}`);
});

test("findings cite what the engine cites", async () => {
  const source = await readText("crate/rommel-in-the-desert/src/model/finding.rs");
  const list = (text) => text.match(/[\w.]+/g) ?? [];
  const cited = [...source.matchAll(/= "([a-z-]+)", \[([^\]]*)\], \[([^\]]*)\];/g)];
  assert.deepEqual(
    CITATIONS,
    Object.fromEntries(cited.map(([, code, cases, rulings]) => [code, [list(cases), list(rulings)]])),
  );
  assert.deepEqual(Object.keys(CITATIONS), values("Code"));
});

const NAMES = {
  unit: (handle) => `block ${handle}`,
  hex: (hex) => hex,
  month: (month) => `month ${month}`,
};
const complete = (text, context) =>
  assert.ok(
    text.length > 5 && !/[{}]|undefined|NaN|\[object|(?:^| )(?:finding|order|ask|class|option|side)\.\w/.test(text),
    `${context}: ${text}`,
  );

test("every finding is a whole sentence, with its numbers and where they are hidden", async () => {
  const source = await readText("crate/rommel-in-the-desert/src/query/game/hidden.rs");
  const [, list] = /(Code::Recovers[^=]*)=> Seen::NoNumbers/.exec(source) ?? [];
  const kebab = (name) => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const hidden = new Set([...(list ?? "").matchAll(/Code::(\w+)/g)].map(([, name]) => kebab(name)));
  assert.ok(hidden.size > 10 && hidden.has("set-up"));
  const event = { side: "axis", handle: 11, name: "Ariete 132", hex: "Mechili" };
  for (const lang of Object.values(langs))
    for (const code of values("Code")) {
      for (const numbers of [
        [0, 0],
        [2, 1],
        [1, 2],
        [4, 3],
      ])
        complete(eventText({ code, ...event, numbers }, { lang, ...NAMES }), `${lang.tag} ${code}`);
      if (!hidden.has(code)) continue;
      const text = eventText({ code, ...event }, { lang, ...NAMES });
      complete(text, `${lang.tag} ${code}`);
      assert.doesNotMatch(text, /\b0\b/, `${lang.tag} ${code} tells a number that is hidden`);
    }
});

test("every kind of order has words", () => {
  const unit = 7;
  const body = {
    name: { units: [unit] },
    choose: { option: "blitz" },
    regroupMove: { command: "Mechili", destination: "Msus", rommel: true },
    playCards: { cards: { real: 2, dummies: 1 } },
    bid: { cards: { real: 0, dummies: 0 } },
    setUp: { place: { unit, hex: "Tobruk" } },
    place: { unit, hex: "Tobruk" },
    discard: { dummies: 2 },
    sea: { unit, to: "Tobruk" },
  };
  const any = { unit, hex: "Mechili", rommel: true, path: "E E", step: "E", engage: true, target: "armor", keep: true };
  const words = new Set(["done", "deal", "malta", "card"]);
  const make = (kind) => (words.has(kind) ? kind : { [kind]: body[kind] ?? any });
  const orders = [
    ...kinds("Order").flatMap((kind) => (kind === "buildup" ? [] : [make(kind)])),
    ...kinds("BuildupOrder").map((kind) => ({ buildup: make(kind) })),
    ...kinds("SetUpOrder").map((kind) => ({ setUp: make(kind) })),
    { moved: unit },
    { laid: 0 },
    { laid: 2 },
    { hidden: true },
  ];
  assert.ok(orders.length > 30);
  for (const lang of Object.values(langs)) {
    const texts = orders.map((order) => {
      const text = reportText({ at: 3, by: "axis", order, events: [] }, { lang, ...NAMES }, () => "");
      complete(text, `${lang.tag} ${JSON.stringify(order)}`);
      return text;
    });
    assert.ok(new Set(texts).size > orders.length - 5);
  }
});

/** The names of the roster that stand in a text. */
const namesIn = (text, roster) =>
  roster.filter((name) => {
    const at = text.indexOf(name);
    return at >= 0 && !/[\w/]/.test(text[at - 1] ?? " ") && !/[\w/]/.test(text[at + name.length] ?? " ");
  });

for (const scenario of ["1940", "1941", "crusader", "gazala", "1941-42"])
  test(`200 orders of ${scenario} are put into words for both players without telling what is hidden`, () => {
    const handle = wasm.Game.begin({ options: { scenario }, dice: { kind: "seed", seed: "2a".repeat(16) } });
    const roster = wasm.roster().blocks.map(({ name }) => name);
    for (let i = 0; i < 200; i++) {
      const order = handle.opponent();
      if (!order) break;
      assert.equal(handle.give(order).kind, "given");
    }
    let hidden = 0;
    for (const viewer of SIDES) {
      handle.setViewer(viewer);
      for (const report of handle.journal(0).orders) {
        const views = [report.at, report.at + 1].map((at) => handle.viewAt(at));
        const known = new Set(report.events.flatMap(({ name }) => name ?? []));
        for (const { blocks, due, refit } of views)
          for (const { name } of [...blocks, ...due, ...refit]) if (name) known.add(name);
        for (const lang of Object.values(langs)) {
          const ctx = {
            app: { lang },
            session: { viewAt: (orders) => handle.viewAt(orders), scenario: { id: scenario } },
            unitName: blockNames(views[1], lang),
            hexWords: (hex) => hex,
          };
          const { text, events } = WORDS.entry(report, ctx);
          const saying = `${viewer} ${lang.tag} ${report.at} ${kindOf(report.order)}`;
          for (const line of [text, ...events.map((event) => event.text)]) {
            complete(line, saying);
            assert.deepEqual(
              namesIn(line, roster).filter((name) => !known.has(name)),
              [],
              `${saying}: ${line}`,
            );
            assert.doesNotMatch(line, /[Bb]lock \d/, `${saying}: a hidden block has no number`);
            if (/block of|Block aus/i.test(line)) hidden++;
          }
          for (const { hex, cases } of events) assert.ok(hex >= -1 && cases.length);
        }
      }
    }
    assert.ok(hidden > 10, "blocks of the enemy are named by their piles");
    handle.free();
  });

test("a finished step of the game is named by what it ends", () => {
  const handle = wasm.Game.begin({ options: { scenario: "1940" }, dice: { kind: "seed", seed: "2a".repeat(16) } });
  const lang = langs.en;
  const done = new Map();
  for (let i = 0; i < 300; i++) {
    const order = handle.opponent();
    if (!order) break;
    handle.give(order);
    if (order !== "done" && order.buildup !== "done") continue;
    const ctx = { app: { lang }, session: { viewAt: (orders) => handle.viewAt(orders) }, unitName: (id) => id };
    const before = handle.viewAt(i);
    const part = before.step ?? (before.firing ? "fire" : before.phase);
    const { text } = WORDS.entry(handle.journal(i, i + 1).orders[0], ctx);
    done.set(part, (done.get(part) ?? new Set()).add(text));
  }
  assert.deepEqual([...done.get("movement")].sort(), ["Movement ends.", "The move ends."]);
  assert.deepEqual([...done.get("forcedMarches")], ["No more forced marches."]);
  assert.deepEqual([...done.get("spending")], ["No more points are spent."]);
});

test("what the order says is not said once more by an event", () => {
  const lang = langs.en;
  const ctx = { app: { lang }, session: {}, unitName: (id) => `block ${id}`, hexWords: (hex) => hex };
  const moved = { code: "moves", handle: 35, hex: "Sollum" };
  const entry = (order, events) => WORDS.entry({ at: 1, by: "axis", order, events }, ctx);
  assert.deepEqual(entry({ moved: 35 }, [moved]), { text: "Block 35 moves to Sollum.", fights: false, events: [] });
  const [mines] = entry({ moved: 35 }, [moved, { code: "stops-in-mines", handle: 35, hex: "Sollum" }]).events;
  assert.equal(mines.text, "Block 35 enters the minefield in Sollum and stops.");
  assert.equal(mines.hex, parseHex("Sollum"));
  assert.equal(entry({ fight: { hex: "Sollum" } }, []).fights, true);
  assert.equal(entry({ engage: { engage: false } }, []).fights, false);
});

test("a refusal is put into words, and words ask for nothing but what they are given", () => {
  const names = textNames({ app: { lang: langs.en }, session: {}, unitName: (id) => id, hexWords: undefined });
  assert.deepEqual([names.unit(3), names.hex("Msus"), names.month(1)], ["3", "Msus", "April 1941"]);
  const ctx = {
    app: { lang: langs.en },
    session: {},
    unitName: () => "a block",
    now: { view: { stage: "turns", phase: "combat" } },
  };
  assert.equal(orderText("done", ctx), "No more battles are fought.");
  assert.equal(orderText({ hit: { unit: 3 } }, ctx), "A block takes a hit.");
  assert.equal(WORDS.date(1, { id: "1940", earlier: 0 }, "en"), "September 1940");
  assert.match(WORDS.refusal({ code: "hexside-full" }, langs.de), /^Über diese Feldseite/);
});

test("an own block that is lost since keeps its name in the log", () => {
  const viewAt = () => ({
    stage: "turns",
    blocks: [{ handle: 7, name: "Ariete 132" }, { handle: 8 }],
    due: [],
    refit: [],
  });
  const ctx = { app: { lang: langs.en }, session: { viewAt }, unitName: () => "a block" };
  const text = (unit) => WORDS.entry({ at: 4, by: "axis", order: { hit: { unit } }, events: [] }, ctx).text;
  assert.deepEqual([7, 8].map(text), ["Ariete 132 takes a hit.", "A block takes a hit."]);
});

test("the list of all orders is filtered by words that stand in an order, in any order and case", () => {
  const orders = ["Group move from Tobruk.", "Group move from Bardia.", "Withdrawal from Tobruk."];
  const places = (wanted) => matching(orders, wanted, (order) => order).map(({ place }) => place);
  assert.deepEqual(places(""), [0, 1, 2]);
  assert.deepEqual(places("tobruk  GROUP"), [0]);
  assert.deepEqual(places("from to"), [0, 2]);
  assert.deepEqual(places("Benghazi"), []);
});

/** A game on the screen under some rules and charts, as far as the texts ask. */
const screenOf = (lang, { rules = {}, charts = [] } = {}) => ({
  app: { lang, wasm },
  now: { view: { phase: "option" }, orders: [] },
  session: { length: () => 0, viewer: () => "axis", handle: { options: () => ({ scenario: "1941", rules, charts }) } },
});

test("pursuit fire stands where it falls: after the withdrawal, or before it under the switch", () => {
  const pursuers = [{ least: 1, most: 1 }];
  for (const [rules, wanted] of [
    [{}, /^Then pursuit fire: 1 die, hits on 4 to 6\.$/],
    [{ pursuitFire: "afterWithdrawal" }, /^Then pursuit fire/],
    [{ pursuitFire: "beforeWithdrawal" }, /^Pursuit fire comes first: 1 die/],
  ])
    assert.match(pursuitText(screenOf(langs.en, { rules }), pursuers, 4), wanted);
  const faces = [0, 1, 2, 3, 4, 5, 6, 7].map((from) => facesText(screenOf(langs.en), from));
  const any = "any number";
  assert.deepEqual(faces, [any, any, "2 to 6", "3 to 6", "4 to 6", "5 or 6", "6", "no number"]);
});

test("an Assault is explained as the rules and the charts of the game have it", () => {
  const said = (from) => optionText(screenOf(langs.en, from), "assault");
  assert.match(said({}), /twice as many dice/);
  assert.match(said({ rules: { assault: "twoTurns" } }), /two battle turns/);
  const { values } = wasm.charts({ changes: [] });
  const { what, value } = values.find((each) => each.what === "battle/assault");
  assert.match(said({ charts: [{ what, old: value, new: "3" }] }), /3 times as many dice/);
});

test("every reason for which an order stays has a text", async () => {
  const source = await readText("crate/referee/src/record/undo.rs");
  const [, body] = /pub enum CannotUndo \{([^}]*)\}/.exec(source) ?? [];
  const reasons = [...(body ?? "").matchAll(/^ {4}(\w+),/gm)].map(([, name]) => name.toLowerCase());
  assert.ok(reasons.includes("reveal"));
  for (const lang of Object.values(langs)) {
    const shared = JSON.parse(await readText(`www/lang/${lang.tag}/play.json`));
    const has = (reason) => lang.has(`play.undo.${reason}`) || `play.undo.${reason}` in shared;
    assert.deepEqual(
      reasons.filter((reason) => !has(reason)),
      [],
    );
  }
});
