// The languages of the page: which one is spoken, and that each says all that English says, in words of its own.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { LANGUAGES, addressIn, chooseLanguage } from "../../www/lang/choice.ts";
import { makeLang } from "../../www/lang/lang.ts";
import { readText, textFiles, textFolders } from "./harness.mjs";

const others = LANGUAGES.slice(1);

const englishFiles = await textFiles("en");
const english = englishFiles.map(([, texts]) => texts);
const placeholders = (text) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(" ");

// Names, signs, and words that are the same in both languages.
const SAME = {
  de: "Alamein Analyst Angles BBCode Battleaxe Blitz Commonwealth Crusader Deluxe Desert Enter Fort Forts Fox Gazala Herkules Initiative Johnson Killed Link MSU Malta Markdown Moves Name Nation Offensive Operation Option Pass Rommel SPI Six Tobruk dD in km supply the",
};

test("every language that can be chosen has a folder and stands in the field, and there is no other", async () => {
  for (const folder of await textFolders()) {
    const entries = await readdir(new URL(`../../${folder}/`, import.meta.url), { withFileTypes: true });
    const languages = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    assert.deepEqual(languages.sort(), [...LANGUAGES].sort(), folder);
  }
  const html = await readText("index.html");
  const offered = [...html.matchAll(/<option value="(\w+)" lang="\1">/g)].map(([, tag]) => tag);
  assert.deepEqual(offered, LANGUAGES);
});

test("the link's language comes before the one kept, that before the reader's own, and English is the last resort", () => {
  const choose = (search, stored, ...wanted) => chooseLanguage({ search, stored, wanted });
  assert.equal(choose("?lang=de", "en", "en-GB"), "de");
  assert.equal(choose("", "en", "de-AT", "de"), "en");
  assert.equal(choose("", null, "xx-CH", "de-CH", "en"), "de");
  assert.equal(choose("", null, "xx"), "en");
  assert.equal(choose("", null), "en");
});

test("what is no language is passed over", () => {
  for (const tag of ["", "xx", "../de", "constructor", "DE\n", "d".repeat(1e5)])
    assert.equal(
      chooseLanguage({ search: `?lang=${encodeURIComponent(tag)}`, stored: tag, wanted: [tag, "de"] }),
      "de",
      tag.slice(0, 20),
    );
});

test("an address takes one language and leaves the rest as it is", () => {
  assert.equal(addressIn("https://a.example/x/?y=1&lang=en#d1.g.z", "de"), "https://a.example/x/?y=1&lang=de#d1.g.z");
  assert.equal(addressIn("https://a.example/x/?lang=de#R017"), "https://a.example/x/#R017");
  assert.equal(addressIn("https://a.example/x/"), "https://a.example/x/");
});

for (const tag of others) {
  const translatedFiles = await textFiles(tag);
  const translated = translatedFiles.map(([, texts]) => texts);

  test(`${tag}: the files hold the very keys of the English ones, in their order`, async () => {
    const inEnglish = (path) => path.replace(`/${tag}/`, "/en/");
    assert.deepEqual(
      translatedFiles.map(([path]) => inEnglish(path)),
      englishFiles.map(([path]) => path),
    );
    // A language with more plural forms than English has keys of its own; what is counted has one for each form.
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const counted = new Set(
      english.flatMap((texts) =>
        Object.keys(texts)
          .filter((key) => key.endsWith(".one"))
          .map((key) => key.slice(0, -3)),
      ),
    );
    const expected = (texts) =>
      Object.keys(texts).flatMap((key) => {
        const stem = key.replace(/(one|other)$/, "");
        return !counted.has(stem) ? [key] : key.endsWith(".one") ? forms.map((form) => stem + form) : [];
      });
    for (const [i, [path]] of translatedFiles.entries())
      assert.deepEqual(Object.keys(translated[i]).sort(), expected(english[i]).sort(), path);
  });

  test(`${tag}: every text names what the English one names, and none is empty`, () => {
    const wrong = english.flatMap((texts, i) =>
      Object.entries(texts)
        .filter(([key, text]) => !translated[i][key]?.trim() || placeholders(translated[i][key]) !== placeholders(text))
        .map(([key]) => key),
    );
    assert.deepEqual(wrong, []);
  });

  test(`${tag}: no text is left in English but names, signs and words that are the same`, () => {
    const same = new Set(SAME[tag].split(" "));
    const words = (text) => text.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? [];
    const left = english.flatMap((texts, i) =>
      Object.entries(texts)
        .filter(([key, text]) => translated[i][key] === text && !words(text).every((word) => same.has(word)))
        .map(([key, text]) => `${key}: ${text}`),
    );
    assert.deepEqual(left, []);
  });
}

test("German counts with two forms, writes numbers and lists its own way, and keeps its capitals", () => {
  const lang = makeLang("de", [{ "n.one": "{n} Feld", "n.other": "{n} Felder" }]);
  assert.deepEqual(
    [0, 1, 2, 12345].map((n) => lang.tn("n", n)),
    ["0 Felder", "1 Feld", "2 Felder", "12.345 Felder"],
  );
  assert.equal(lang.list(["A", "B", "C"]), "A, B und C");
  assert.equal(lang.within("Gebirge"), "Gebirge");
  assert.equal(makeLang("en", []).within("Mountain"), "mountain");
});
