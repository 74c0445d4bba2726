// Which script of the page imports which other, and whether that keeps to the layers. Imports of types count, in comments
// too; those that are made when a part is first asked for do not: the shell fetches games and sections so.

import { readdir, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

import { Visitor, parseSync } from "vite";

/** The most files that may import each other in a circle. */
const LARGEST_CIRCLE = 5;
/** An import of a type in JSDoc. */
const TYPE = /\bimport\("(\.[^"]+)"\)|@import\s[^"]*"(\.[^"]+)"/g;

/** The scripts of a folder by their paths in it, but for those of others. */
export async function scriptsIn(folder) {
  const paths = (await readdir(folder, { recursive: true })).filter(
    (path) => /\.[jt]s$/.test(path) && !path.startsWith("vendor/"),
  );
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")])));
}

/** The imports between scripts, each once: `[from, to]`. */
export function arrowsOf(scripts) {
  const arrows = new Map();
  for (const [from, text] of scripts) {
    const { program, module, comments, errors } = parseSync(from, text);
    if (errors.length) throw new Error(`${from}: ${errors[0].message}`);
    const exported = module.staticExports.flatMap(({ entries }) => entries);
    const named = [...module.staticImports, ...exported].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
    const blocks = comments.filter(({ type }) => type === "Block");
    const types = blocks.flatMap(({ value }) => [...value.matchAll(TYPE)].map((found) => found[1] ?? found[2]));
    new Visitor({ TSImportType: ({ source }) => void types.push(source.value) }).visit(program);
    for (const path of [...named, ...types]) {
      const to = normalize(join(dirname(from), path));
      if (scripts.has(to) && to !== from) arrows.set(`${from} ${to}`, [from, to]);
    }
  }
  return [...arrows.values()];
}

/** The circles of more than one file, by Tarjan's algorithm. */
export function circlesOf(arrows) {
  const next = new Map(arrows.map(([from]) => [from, arrows.filter(([file]) => file === from)]));
  const found = new Map();
  const stack = [];
  const circles = [];
  function visit(file) {
    const own = { number: found.size, lowest: found.size, open: true };
    found.set(file, own);
    stack.push(file);
    for (const [, to] of next.get(file) ?? []) {
      const other = found.get(to) ?? visit(to);
      if (other.open) own.lowest = Math.min(own.lowest, other.lowest);
    }
    if (own.lowest !== own.number) return own;
    const circle = stack.splice(stack.indexOf(file));
    for (const one of circle) found.get(one).open = false;
    if (circle.length > 1) circles.push(circle.sort());
    return own;
  }
  for (const [from] of arrows) if (!found.has(from)) visit(from);
  return circles;
}

/** How high a file lies: the layer with the longest beginning of its path. */
function heightOf(file, layers) {
  const begins = (entry) => file === entry || (entry.endsWith("/") && file.startsWith(entry));
  const entries = layers.flatMap((layer, height) => layer.filter(begins).map((entry) => ({ entry, height })));
  return entries.sort((one, other) => other.entry.length - one.entry.length)[0]?.height ?? -1;
}

/**
 * Everything wrong with arrows, a line each. `layers` lists folders (`play/`) and single files from the lowest to the
 * highest; of several that fit a file the longest counts.
 */
export function faultsOf(arrows, layers) {
  const files = [...new Set(arrows.flat())];
  const homeless = files.filter((file) => heightOf(file, layers) < 0).map((file) => `${file} is in no layer`);
  const upwards = arrows
    .filter(([from, to]) => heightOf(from, layers) >= 0 && heightOf(to, layers) > heightOf(from, layers))
    .map(([from, to]) => `${from} -> ${to}: lies above`);
  const needless = layers.flat().filter((entry) => !files.some((file) => file === entry || file.startsWith(entry)));
  const circles = circlesOf(arrows).filter(({ length }) => length > LARGEST_CIRCLE);
  return [
    ...homeless,
    ...upwards,
    ...needless.map((entry) => `${entry}: nothing lies there, take it off the layers`),
    ...circles.map((circle) => `a circle of ${circle.length} files: ${circle.join(", ")}`),
  ];
}
