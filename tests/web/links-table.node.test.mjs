// What mail, chats and trackers make of a link, read by every reader that needs no browser.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { test } from "node:test";

import { root, readText } from "./harness.mjs";
import { forms, moreForms } from "./link-forms.mjs";

const FILE = "tests/links/forms.json";
const table = JSON.parse(await readText(FILE));

test("the texts of the table are what the forms make of a link of each game; WRITE=1 writes them", async () => {
  const made = {};
  for (const [game, { link, older }] of Object.entries(table))
    made[game] = { link, older, forms: forms(link, older), more: moreForms(link) };
  const text = `${JSON.stringify(made, null, 1)}\n`;
  if (process.env.WRITE) await writeFile(`${root}${FILE}`, text);
  assert.equal(await readText(FILE), text);
  for (const { forms } of Object.values(made)) assert.equal(forms.length, 77);
});
