// Takes pictures of the page's views to be looked at, at every size, light and dark, with a sheet for each view that
// shows all of its pictures together, and index.html over all sheets.
//
//   node pictures.mjs                          all of them, into target/pictures
//   node pictures.mjs --views attack,share --sizes 390x844 --themes dark --to DIRECTORY
//   node pictures.mjs --lang de                the page in another language
//   node pictures.mjs --list                   the names of the views
//   node pictures.mjs --vision                 board and attack builder in the simulated deficiencies of colour vision
//   node pictures.mjs --readme                 the three pictures of README.md, into docs/

import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { openSite, root } from "./harness.mjs";
import { ADDRESSES, VIEWS, reach, settle, show } from "./picture-views.mjs";

const { values } = parseArgs({
  options: {
    views: { type: "string" },
    sizes: { type: "string", default: "1440x900,820x1180,390x844" },
    themes: { type: "string", default: "light,dark" },
    lang: { type: "string", default: "en" },
    list: { type: "boolean" },
    vision: { type: "boolean" },
    readme: { type: "boolean" },
    to: { type: "string", default: `${root}target/pictures` },
  },
});
const DEFICIENCIES = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"];
const names = values.views?.split(",") ?? [...Object.keys(VIEWS), ...Object.keys(ADDRESSES)];
const sizes = values.sizes.split(",").map((size) => {
  const [width, height] = size.split("x").map(Number);
  return { width, height: height ?? 800 };
});
const to = resolve(values.to);
const themes = /** @type {("light"|"dark")[]} */ (values.themes.split(","));
/** Height of a picture on a sheet, in CSS pixels. */
const SHEET_HEIGHT = 900;
/** How many views are taken at a time. */
const AT_A_TIME = 2;

if (values.list) {
  console.log([...Object.keys(VIEWS), ...Object.keys(ADDRESSES)].join("\n"));
  process.exit();
}
const unknown = names.filter((name) => !VIEWS[name] && !ADDRESSES[name]);
if (unknown.length) throw new Error(`no such view: ${unknown.join(", ")}; --list names all`);

const site = await openSite();
/** Opens the page on a screen: phones and tablets have a touchscreen. */
const open = (/** @type {{width: number, height: number}} */ viewport, name = "", more = {}) => {
  const path = ADDRESSES[name]?.() ?? "";
  const touch = viewport.width < 1000 ? { hasTouch: true, isMobile: true } : {};
  return site.openPage({
    viewport,
    colorScheme: themes[0],
    locale: values.lang,
    reducedMotion: "reduce",
    waitFor: "html[data-ready]",
    path,
    ...touch,
    ...more,
  });
};
const fileOf = (name, { width, height }, theme) => `${name}-${width}x${height}-${theme}.png`;

/** Takes the pictures of a view at a size; both themes from the same page. */
async function take(name, size) {
  const { page, close } = await open(size, name);
  try {
    await show(page, name);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      await page.screenshot({ path: `${to}/${fileOf(name, size, theme)}` });
    }
  } catch (error) {
    await page.screenshot({ path: `${to}/${name}-${size.width}-failed.png` }).catch(() => null);
    throw new Error(`${name} at ${size.width}x${size.height}`, { cause: error });
  } finally {
    await close();
  }
}

/** The pictures of a view side by side, a row for each theme. */
const rowsOf = (name, height) =>
  themes
    .map(
      (theme) =>
        `<div>${sizes
          .map(
            (size) => `<img alt="${fileOf(name, size, theme)}" height="${height}" src="${fileOf(name, size, theme)}">`,
          )
          .join("")}</div>`,
    )
    .join("");
const pageOf = (body) =>
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{margin:12px;background:#777;` +
  `font:16px sans-serif;width:max-content}div{display:flex;gap:12px;margin-bottom:12px}a{color:#fff}</style>${body}`;

/** One picture of all pictures of a view, and a page over all views. */
async function sheets() {
  const { page, close } = await site.openPage({ path: "tests/web/library-page.html", waitFor: "body" });
  for (const name of names) {
    const body = pageOf(rowsOf(name, SHEET_HEIGHT));
    await writeFile(`${to}/${name}.html`, body);
    await page.goto(pathToFileURL(`${to}/${name}.html`).href, { waitUntil: "load" });
    await page.locator("body").screenshot({ path: `${to}/${name}-sheet.png` });
  }
  await close();
  const link = (name) => `<h2><a href="${name}.html">${name}</a></h2><a href="${name}.html">${rowsOf(name, 300)}</a>`;
  await writeFile(`${to}/index.html`, pageOf(names.map(link).join("")));
}

async function views() {
  await mkdir(to, { recursive: true });
  const jobs = names.flatMap((name) => sizes.map((size) => [name, size]));
  const failed = [];
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await take(...job).catch((error) => failed.push(error));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  if (failed.length) {
    for (const { message, cause } of failed)
      console.error(`${message}: ${String(cause?.message ?? "").split("\n")[0]}`);
    process.exitCode = 1;
    return;
  }
  await sheets();
  console.log(`${names.length} views, ${names.length * sizes.length * themes.length} pictures: ${to}/index.html`);
}

async function vision() {
  await mkdir(to, { recursive: true });
  for (const name of ["movement", "attack"]) {
    const { page, context, close } = await open({ width: 1280, height: 850 });
    await show(page, name);
    const session = await context.newCDPSession(page);
    for (const type of DEFICIENCIES) {
      await session.send("Emulation.setEmulatedVisionDeficiency", { type });
      await settle(page);
      await page.screenshot({ path: `${to}/vision-${name}-${type}.png` });
    }
    await close();
  }
}

/** @type {Record<string, (page: import("playwright-core").Page) => Promise<void>>} */
const PICTURES = { "referee.png": VIEWS.combat, "map.jpg": reach, "attack.jpg": VIEWS.attack };

async function readme() {
  for (const [name, lead] of Object.entries(PICTURES)) {
    const { page, close } = await open({ width: 1280, height: 850 }, "", { colorScheme: "light" });
    await lead(page);
    await settle(page);
    await writeFile(
      `${root}docs/${name}`,
      await page.screenshot(name.endsWith(".png") ? {} : { type: "jpeg", quality: 78 }),
    );
    await close();
  }
}

try {
  await (values.vision ? vision() : values.readme ? readme() : views());
} finally {
  await site.close();
}
