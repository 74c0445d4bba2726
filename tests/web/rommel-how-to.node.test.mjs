// The pages for newcomers, the help and the glossary of Rommel in the Desert: every text is there, none is left over,
// and the figures in them are those of the charts.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { linesOf } from "../../www/help/phases.ts";
import { found } from "../../www/help/search.ts";
import { askedFor } from "../../www/how-to/pages.ts";
import { STEPS } from "../../www/games/rommel-in-the-desert/guide/steps.ts";
import { WORDS } from "../../www/games/rommel-in-the-desert/help/glossary.ts";
import { GUIDED } from "../../www/games/rommel-in-the-desert/help/phases.ts";
import { SIGNS } from "../../www/games/rommel-in-the-desert/help/signs.ts";
import { PAGES, STRIP } from "../../www/games/rommel-in-the-desert/how-to/content.ts";
import { initWasm, readText } from "./harness.mjs";

const json = async (path) => JSON.parse(await readText(path));
const LANG = "www/games/rommel-in-the-desert/lang/en";
const texts = await json(`${LANG}/how-to.json`);
const play = await json(`${LANG}/play.json`);
const guide = await json(`${LANG}/guide.json`);
const glossary = await json(`${LANG}/glossary.json`);
const ledger = await json("pkg/rommel-in-the-desert/rulings.json");
const cases = new Set(ledger.flatMap((ruling) => ruling.cases));

let charts;
before(async () => {
  const wasm = await initWasm("rommel-in-the-desert");
  const { values } = wasm.charts({ changes: [] });
  charts = Object.fromEntries(values.map(({ what, value }) => [what, value]));
});

test("every paragraph and mistake has its text, and no text is left over", () => {
  const wanted = PAGES.flatMap((page) =>
    page.parts.flatMap(({ id, says, wrong = [] }) => {
      const prefix = page.id === "turn" ? `how.turn.${id}` : `how.${id}`;
      return [
        ...(page.id === "turn" ? [] : [prefix]),
        ...says.map((_, i) => `${prefix}.${i + 1}`),
        ...wrong.map((_, i) => `${prefix}.wrong.${i + 1}`),
      ];
    }),
  );
  const frame = /^how\.(title|intro|to)\.(game|turn)$|^how\.(contents|wrong|print)$/;
  assert.deepEqual(
    Object.keys(texts)
      .filter((key) => !frame.test(key))
      .sort(),
    [...new Set(wanted)].sort(),
  );
});

test("the second page goes through the game in its order, and every heading is the name of a phase", () => {
  const ids = PAGES[1].parts.map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id) => !play[`gamePhase.${id}`]),
    [],
  );
  assert.ok(STRIP.every((id) => ids.includes(id)));
  assert.equal(askedFor(PAGES, "#how-to-play/turn/refusals").part, "refusals");
  assert.equal(askedFor(PAGES, "#how-to-play/turn/fight").part, "");
  assert.equal(askedFor(PAGES, "#how-to-play").page.id, "game");
});

test("case numbers are cases of the ledger", () => {
  const cited = PAGES.flatMap(({ parts }) => parts.flatMap(({ says, wrong = [] }) => [...says, ...wrong].flat()));
  assert.deepEqual(
    cited.filter((number) => !cases.has(number)),
    [],
  );
});

test("the figures of the pages are those of the charts", () => {
  const says = (key, ...figures) => {
    for (const figure of figures) assert.match(texts[key], new RegExp(`\\b${figure}\\b`), `${key}: ${figure}`);
  };
  const of = (...whats) => whats.map((what) => charts[what]);
  says("how.move.2", ...of("movement/trail", "movement/track", "movement/highway"));
  says("how.fight.2", ...of("fire/armor/infantry", "fire/armor/artillery", "fire/antitank/armor"));
  says("how.cards.2", ...of("cards/basic", "cards/offensive", "cards/assault", "cards/blitz"));
  says("how.turn.spending.1", ...of("buildup/stepLeg", "buildup/stepMotorized", "buildup/stepMechanized"));
  says("how.turn.spending.1", ...of("buildup/card", "buildup/minefield"));
  says("how.turn.redeployment.1", ...of("buildup/roadLeg", "buildup/roadOther", "buildup/sea"));
  says("how.turn.reinforcements.1", ...of("buildup/earlyTo"));
  says("how.turn.forcedMarches.1", ...of("movement/forcedMarchFrom"));
  says("how.turn.refusals.2", ...of("retreat/pursuitFrom"));
});

test("every word of the glossary has a name and a text, points to known words, and no text is left over", () => {
  const ids = WORDS.map(({ id }) => id);
  assert.ok(ids.length > 40 && new Set(ids).size === ids.length);
  assert.deepEqual(Object.keys(glossary).sort(), ids.flatMap((id) => [`glossary.${id}`, `glossary.${id}.text`]).sort());
  assert.deepEqual(
    WORDS.flatMap(({ see = [] }) => see).filter((id) => !ids.includes(id)),
    [],
  );
});

test("every phase has its lines in the quick guide, every sign and step its words, and none is left over", () => {
  const lines = GUIDED.flatMap(([phase]) => {
    const all = linesOf(phase, (key) => key in guide);
    assert.ok(all.length && play[`gamePhase.${phase}`], phase);
    return all;
  });
  const signs = SIGNS.flatMap((sign) => [`sign.${sign}`, `sign.${sign}.what`]);
  const steps = STEPS.flatMap(({ key, phase }) => [`guide.step.${key}`, `guide.more.${phase}`]);
  assert.deepEqual(Object.keys(guide).sort(), [...new Set([...lines, ...signs, ...steps, "guide.done"])].sort());
  const turn = PAGES[1].parts.map(({ id }) => id);
  assert.deepEqual(
    GUIDED.map(([phase]) => phase),
    turn,
  );
});

test("every case in glossary, phase guide and first game has a ruling to show", () => {
  const cited = [...WORDS, ...STEPS].flatMap((each) => each.cases).concat(GUIDED.flatMap(([, numbers]) => numbers));
  assert.deepEqual(
    cited.filter((number) => !cases.has(number)),
    [],
  );
});

test("a search of the glossary finds words by name, by text and by a case", () => {
  const named = (wanted) =>
    WORDS.filter((word) =>
      found({ ...word, name: glossary[`glossary.${word.id}`], text: glossary[`glossary.${word.id}.text`] }, wanted),
    ).map(({ id }) => id);
  assert.ok(named("FLEE along").includes("rout"));
  assert.deepEqual(named("2.6"), ["rommel"]);
  assert.deepEqual(named("no such word"), []);
});
