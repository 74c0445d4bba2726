// What mail, chats and trackers make of a link, read by every reader that needs no browser. `tests/links/table.md` is
// the table of what each reads; `WRITE=1 node tests/web/run.mjs tests/web/links-table.node.test.mjs` writes it and the texts of
// the forms.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { readRecord } from "../../www/embed/record.ts";
import { GAMES } from "../../www/games/games.ts";
import { linksIn } from "../../www/play/incoming.ts";
import { initWasm, readText, root } from "./harness.mjs";
import { textOf } from "../../www/shell/text-file.ts";
import { forms } from "./link-forms.mjs";
import { moreForms } from "./more-link-forms.mjs";

const FORMS = "tests/links/forms.json";
const TABLE = "tests/links/table.md";
const known = JSON.parse(await readText(FORMS));
const folder = await mkdtemp(join(tmpdir(), "links-"));
after(() => rm(folder, { recursive: true }));

test("the texts of the forms are what is made of a link of each game", async () => {
  const made = {};
  for (const [game, { link, older }] of Object.entries(known))
    made[game] = { link, older, forms: forms(link, older), more: moreForms(link) };
  const text = `${JSON.stringify(made, null, 1)}\n`;
  if (process.env.WRITE) await writeFile(`${root}${FORMS}`, text);
  assert.equal(await readText(FORMS), text);
  for (const { forms } of Object.values(made)) assert.equal(forms.length, 77);
});

/** What gives a link, or nothing where it throws. */
function attempt(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The link that the command reads out of a file with a text or bytes. */
async function byTool(game, text) {
  const file = join(folder, "mail.txt");
  await writeFile(file, text);
  const words = ["link", "--game", game, file];
  const { TOOL } = process.env;
  const [program, more] = TOOL ? [TOOL, []] : ["cargo", ["run", "--quiet", "--package", "tool", "--"]];
  return String(spawnSync(program, [...more, ...words], { cwd: root }).stdout).trim();
}

/** The readers of a game by name; each gives the link that it reads in a text. */
async function readersOf({ id, links }) {
  const wasm = await initWasm(id);
  const game = /** @type {any} */ ({ links, positionFault: () => "" });
  return {
    package: (text) => wasm.findLinks(text).links?.[0].link,
    "paste, file, list": (text) => attempt(() => linksIn(wasm, text, links)?.[0].link),
    address: (text, { address }) => {
      const { hash } = address ? new URL(text.trim()) : { hash: "" };
      return hash.includes("1") ? attempt(() => linksIn(wasm, hash, links)?.[0].link) : undefined;
    },
    "element, frame": (text) =>
      attempt(() => {
        const shown = readRecord(/** @type {any} */ ({ wasm, game }), text);
        assert.equal(shown.kind, "game");
        return shown.fragment;
      }),
    "command line": (text) => byTool(id, text),
  };
}

test("every form whose payload survived is read by every reader, and no other", async () => {
  const lines = [];
  for (const game of GAMES) {
    const { link, forms, more } = known[game.id];
    const readers = await readersOf(game);
    const names = Object.keys(readers);
    lines.push(`## ${game.name}`, "", `| form | ${names.join(" | ")} |`, `|---|${names.map(() => "---|").join("")}`);
    for (const form of [...forms, ...more]) {
      const cells = [];
      for (const name of names) {
        const read = await readers[name](form.text, form);
        // A form that is no address, or in whose address the # is lost: the host answers, see 404.html.
        if (name === "address" && read === undefined) cells.push("");
        else {
          assert.equal(read === link, !form.refused, `${game.id}, ${name}: ${form.name}: ${read}`);
          cells.push(read === link ? "yes" : "refused");
        }
      }
      lines.push(`| ${form.name.replaceAll("|", "\\|")} | ${cells.join(" | ")} |`);
    }
    lines.push("");
  }
  const head = ["# Forms of a link, and who reads them", "", "Empty: no address, or one in which the `#` is lost.", ""];
  const text = `${[...head, ...lines].join("\n").trimEnd()}\n`;
  if (process.env.WRITE) await writeFile(`${root}${TABLE}`, text);
  assert.equal(await readText(TABLE), text);
});

test("the further forms are read by the package, and what stands behind a link is told", async () => {
  for (const { id, links } of GAMES) {
    const { link, forms, more } = known[id];
    const wasm = await initWasm(id);
    for (const { name, text, refused, at, from } of [...forms, ...more]) {
      if (refused) continue;
      const [found] = wasm.findLinks(text).links ?? [];
      assert.deepEqual(
        [found?.link, found?.letter, found?.carries, found?.at, found?.from],
        [link, links.letter, "game", at, from],
        `${id}: ${name}`,
      );
    }
  }
});

test("a file of mail in Windows-1252 is read by the page and by the command", async () => {
  for (const { id, links } of GAMES) {
    const { link } = known[id];
    const wasm = await initWasm(id);
    const dashes = link.replaceAll("--", "\x97").replaceAll("-", "\x96");
    const bytes = Buffer.from(`Gr\xfc\xdfe \x96 ${dashes.slice(0, 40)}\xad\xa0${dashes.slice(40)}.`, "latin1");
    assert.equal(linksIn(wasm, await textOf(new Blob([bytes])), links)?.[0].link, link, id);
    assert.equal(await byTool(id, bytes), link, id);
  }
});

test("a link of the other game is called so, with its letter", async () => {
  const [fox, rommel] = GAMES;
  const wasm = await initWasm(fox.id);
  const { link } = known[rommel.id];
  const game = /** @type {any} */ ({ links: fox.links });
  for (const read of [
    () => linksIn(wasm, link, fox.links),
    () => readRecord(/** @type {any} */ ({ wasm, game }), `See https://host/#${link}.`),
    () => wasm.Game.open(link),
  ])
    assert.throws(read, { details: { path: "another-game", letter: "r" } });
});

test("a save file of the other game is called so, with its letter, also out of a mail", async () => {
  const [fox, rommel] = GAMES;
  const [wasm, other] = await Promise.all([initWasm(fox.id), initWasm(rommel.id)]);
  const save = other.Game.open(known[rommel.id].link).save();
  const game = /** @type {any} */ ({ links: fox.links });
  for (const text of [save, `Hello,\n\n> ${save.replaceAll("\n", "\n> ")}`])
    for (const read of [() => wasm.Game.load(text), () => readRecord(/** @type {any} */ ({ wasm, game }), text)])
      assert.throws(read, { details: { path: "another-game", letter: "r" } });
  assert.throws(() => wasm.Game.load('{"format": "others-save", "schema": 1}'), { details: { path: "format" } });
});

test("a save file that went through a mail is read", async () => {
  for (const { id } of GAMES) {
    const wasm = await initWasm(id);
    const handle = wasm.Game.open(known[id].link);
    const save = handle.save();
    const quoted = save.replace(/^/gm, "> ");
    const soft = save.replaceAll("=", "=3D").replace(/.{60}(?=.)/g, "$&=\r\n");
    const curly = save.replace(/"([^"]*)"/g, "“$1”");
    for (const [name, text] of Object.entries({
      plain: save,
      greeting: `Hello!\n\n${save}\nBest regards, Anna {the Axis}`.replace("{the Axis}", "(Axis)"),
      "no-break spaces": save.replaceAll(" ", "\u00a0"),
      "curly quotes": curly,
      quoted: `Anna wrote:\n${quoted}`,
      "quoted-printable": soft,
      "zero bytes behind": `${save}\0\0`,
      BOM: `\ufeff${save}`,
    })) {
      assert.equal(wasm.findLinks(text).kind, "save", `${id}: ${name}`);
      const read = wasm.Game.load(text);
      assert.equal(read.save(), save, `${id}: ${name}`);
      read.free();
    }
    assert.throws(() => wasm.Game.load(save.replace(/"engine": "/, '"engine": "x')), { details: { path: "check" } });
    handle.free();
  }
});

test("of a newer record the revision that it needs and the one that is there are told", async () => {
  const wasm = await initWasm(GAMES[0].id);
  const save = wasm.Game.open(known[GAMES[0].id].link).save();
  const schema = save.replace('"schema": 1', '"schema": 7');
  assert.throws(() => wasm.Game.load(schema), {
    details: { path: "newer", newer: { part: "form", needs: 7, has: 1 } },
  });
});
