// Links as mail and chats leave them, opened by the address line and by pasting; what could not be read stays.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openSite, readText } from "./harness.mjs";
import { askSide } from "./first-look-helpers.mjs";

const known = JSON.parse(await readText("tests/links/forms.json"));
const GAMES = Object.keys(known);

let site;
before(async () => void (site = await openSite()));
after(() => site.close());

/** The page with an address, and what its question says. */
async function openAddress(hash) {
  const view = await site.openPage({ path: hash, waitFor: "html[data-ready]" });
  await askSide(view.page);
  return view;
}
const form = (game, name) => known[game].forms.find((one) => one.name === name).text;
const fault = (page) => page.locator("dialog[open] [data-fault]").getAttribute("data-fault");

test("every form that is an address is read as the browser hands it on", async () => {
  const view = await site.openPage({ path: "", waitFor: "html[data-ready]" });
  for (const game of GAMES) {
    const { link, forms } = known[game];
    const read = await view.page.evaluate(
      async ({ game, texts }) => {
        const glue = await import(new URL(`pkg/${game}/${game.replaceAll("-", "_")}.js`, document.baseURI).href);
        await glue.default();
        return texts.map((text) => {
          const anchor = document.createElement("a");
          anchor.href = text;
          return anchor.hash.length > 9 ? (glue.findLinks(anchor.hash).links?.[0].link ?? "refused") : "";
        });
      },
      { game, texts: forms.map(({ text, address }) => (address ? text.trim() : "")) },
    );
    for (const [i, { name, refused }] of forms.entries())
      if (read[i]) assert.equal(read[i], refused ? "refused" : link, `${game}: ${name}`);
    assert.ok(read.filter((one) => one === link).length > 30);
  }
  await view.close();
});

test("an address with a full stop, a broken line or codes opens its game, which then leaves the address", async () => {
  for (const [game, name] of [
    [GAMES[0], "full stop behind"],
    [GAMES[1], "full stop behind"],
    [GAMES[0], "fragment all percent"],
    [GAMES[1], "quoted-printable =CRLF, =3D in at"],
    [GAMES[0], "&from=axis."],
  ]) {
    const { page, close } = await openAddress(new URL(form(game, name)).hash);
    assert.equal(await page.locator("dialog[open] [data-fault]").count(), 0, name);
    await page.click("dialog[open] [data-value=yes]");
    await page.waitForSelector(".pl-stage");
    await page.waitForFunction(() => !location.hash.includes("1."));
    await close();
  }
});

test("a link that was not opened comes again after a reload, and one that cannot be read stays in the address", async () => {
  const { link } = known[GAMES[0]];
  const { page, close } = await openAddress(`#${link}`);
  await page.click("dialog[open] [data-value=no]");
  assert.equal(await page.evaluate(() => location.hash), `#${link}`);
  await page.reload();
  await askSide(page);
  await page.waitForSelector("dialog[open][data-about=open] [data-value=yes]");
  await page.click("dialog[open] [data-value=no]");
  await page.evaluate((hash) => (location.hash = hash), link.slice(0, -1));
  await page.waitForSelector("dialog[open] [data-fault]");
  assert.equal(await fault(page), "cut-short");
  await page.click("dialog[open] [data-value=ok]");
  assert.equal(await page.evaluate(() => location.hash), `#${link.slice(0, -1)}`);
  await close();
});

test("a text that is pasted into the list of games opens the link that is new in it, of either game", async () => {
  const { page, close } = await site.openPage({ path: "#play", waitFor: "html[data-ready]" });
  const paste = async (text) => {
    await page.click("#lib-paste");
    await page.fill("#lib-paste-text", text);
    await page.click("dialog[open] [data-value=ok]");
    await page.waitForSelector("dialog[open][data-about=import]");
  };
  await page.click("#pl-new-games");
  const { link, older } = known[GAMES[0]];
  await paste(`> https://host/#${older}.`);
  assert.equal(await page.locator("dialog[open] [data-value=keep]").count(), 0);
  await page.click("dialog[open] [data-value=turn]");
  await askSide(page);
  await page.click("dialog[open][data-about=open] [data-value=yes]");
  await page.waitForFunction(() => !document.querySelector("dialog, #pl-look"));
  await page.click("#ref-menu-pl");
  await page.click("#pl-menu-games");
  await page.waitForSelector(".lib-list .lib-game");
  await paste(`> https://host/#${older}.\n\nhttps://host/#${link}.`);
  const orders = await page.innerText("dialog[open][data-about=import] .lib-game");
  assert.match(orders, /5 orders|6 orders/);
  await page.click("dialog[open][data-about=import] [data-value='']");
  for (const name of ["address, quoted '> '", "Proofpoint v2", "cyrillic a in tag", "full stop behind, text"]) {
    await paste(form(GAMES[1], name));
    assert.equal(await page.locator("dialog[open] .lib-refused").count(), 0, name);
    await page.click("dialog[open][data-about=import] [data-value='']");
  }
  await paste("PK\u0003\u0004");
  assert.equal(await fault(page), "no-text");
  await close();
});

test("a text file with a link, and one in UTF-16, open from the form of a new game", async () => {
  const { page, close } = await site.openPage({ path: "#play", waitFor: "html[data-ready]" });
  const { link } = known[GAMES[0]];
  await page.waitForSelector("#pl-new-file", { state: "attached" });
  assert.match(await page.getAttribute("#pl-new-file", "accept"), /\.txt/);
  for (const buffer of [
    Buffer.from(`Hello, my turn: https://host/#${link}. Good luck`),
    Buffer.from(`\ufeff${link}`, "utf16le"),
  ]) {
    await page.setInputFiles("#pl-new-file", { name: "mail.txt", mimeType: "text/plain", buffer });
    await page.click("#pl-look-close");
  }
  await close();
});
