// The fonts that browsers show the page with in tests: those of two npm packages, so that no machine's fonts decide.
//
//   wide      DejaVu Sans, Serif and Mono: about a tenth wider than what most visitors have
//   narrow    Arimo, which has the widths of Arial and Liberation Sans; DejaVu for the signs that it lacks
//
// Tests of the layout run with both. All others run with wide ones; `FONTS=narrow` lets them run with narrow ones. Only
// browsers that look for fonts through fontconfig, as on Linux, heed this.

import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";

/** The family that stands for each generic one. */
const SETS = {
  wide: { "sans-serif": "DejaVu Sans", serif: "DejaVu Serif", monospace: "DejaVu Sans Mono" },
  narrow: { "sans-serif": "Arimo", serif: "Arimo", monospace: "DejaVu Sans Mono" },
};

/** The names of the sets. */
export const FONTS = Object.keys(SETS);

/** The set of tests that name none. */
export const USUAL_FONTS = process.env.FONTS || "wide";

/**
 * Registers a test of the layout: it runs with each set of fonts, and opens its pages with the one it is given.
 * @param {string} name
 * @param {(fonts: string) => Promise<void>} run
 */
export function layoutTest(name, run) {
  for (const fonts of FONTS) test(`${name}, ${fonts} fonts`, () => run(fonts));
}

const packageFolder = (name) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const element = (name, text) => `<${name}>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</${name}>`;

/** The environment of a browser that finds the fonts of a set and no others. @returns {Promise<NodeJS.ProcessEnv>} */
export async function fontEnvironment(set) {
  const families = SETS[set];
  if (!families) throw new Error(`there are no fonts "${set}", only ${FONTS.join(" and ")}`);
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const packages = ["dejavu-fonts-ttf", ...(set === "narrow" ? ["@expo-google-fonts/arimo"] : [])];
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    "<fontconfig>",
    ...packages.map((name) => element("dir", packageFolder(name))),
    element("cachedir", join(folder, "cache")),
    ...Object.entries(families).map(
      ([generic, family]) =>
        `<alias binding="same">${element("family", generic)}<prefer>${element("family", family)}</prefer></alias>`,
    ),
    // What any other family is shown with.
    `<match><edit name="family" mode="append_last">${element("string", families["sans-serif"])}</edit></match>`,
    "</fontconfig>",
  ];
  const file = join(folder, "fonts.conf");
  await writeFile(file, lines.join("\n"));
  return { ...process.env, FONTCONFIG_FILE: file };
}
