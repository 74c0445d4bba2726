// Writes www/games/desert-fox/art/symbols.ts: the standard military symbols of the counters, as path data drawn by
// milsymbol.
//
//   cargo xtask vendor
//
// milsymbol is needed here alone; the page gets plain paths. tests/web/symbols.node.test.mjs compares the module with what
// this makes.

import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const tests = createRequire(new URL("../../tests/web/package.json", import.meta.url));

/** A land unit: what it is, and what the two sectors of the box say besides. */
const unit = (entity, upper = "00", lower = "00") => `1303100000${entity}${upper}${lower}`;
/** The same of a size. */
const sized = (echelon) => `13031000${echelon}1211000000`;

/** The kinds of the game's counters in the code of APP-6, and where that has none, in the letters of the edition before. */
const KINDS = {
  infantry: unit("121100"),
  heavyInfantry: unit("121100", "00", "15"),
  heavyAirborneInfantry: unit("121100", "00", "01"),
  gliderInfantry: unit("121100", "00", "59"),
  mechanizedInfantry: unit("121102"),
  motorizedInfantry: unit("121104"),
  heavyWeapons: unit("121100", "00", "45"),
  armor: unit("120500"),
  reconnaissance: "SFGPUCRVA------",
  artillery: unit("130300"),
  armoredArtillery: unit("130301"),
  flak: "SFGPUCDG-------",
  desertPatrol: unit("121300", "00", "51"),
  msu: unit("163400", "00", "51"),
  dump: unit("163400"),
  detachment: unit("121100", "16"),
};

const SIZES = { division: sized("21"), brigade: sized("18"), regiment: sized("17"), battalion: sized("16") };

const number = (value) => String(Math.round(Number(value) * 100) / 100);

/** A circle as path data. */
const circle = ({ cx, cy, r }) =>
  `M${number(cx - r)} ${number(cy)}a${number(r)} ${number(r)} 0 1 0 ${number(2 * r)} 0a${number(r)} ${number(r)} 0 1 0 ${number(-2 * r)} 0z`;

/** One primitive of milsymbol's drawing, moved into the box's own units; its box is 150 by 100 and begins at 25, 50. */
function* parts(item, move = { x: 0, y: 0, scale: 1 }) {
  if (Array.isArray(item)) for (const each of item) yield* parts(each, move);
  else if (item.type === "translate")
    yield* parts(item.draw, { ...move, x: move.x + item.x * move.scale, y: move.y + item.y * move.scale });
  else if (item.type === "scale") yield* parts(item.draw, { ...move, scale: move.scale * item.factor });
  else if (item.type === "circle")
    yield {
      d: circle({ cx: move.x + item.cx * move.scale, cy: move.y + item.cy * move.scale, r: item.r * move.scale }),
      ...filled(item),
    };
  else if (item.type === "text")
    yield { text: item.text, x: Number(number(item.x)), y: Number(number(item.y)), size: item.fontsize };
  else if (item.type === "path" && move.scale === 1 && !move.x && !move.y)
    yield { d: item.d.replace(/\s+/g, " ").trim(), ...filled(item) };
  else throw new Error(`no way to write ${JSON.stringify(item)} under ${JSON.stringify(move)}`);
}

/** Only what is closed can be filled. */
const filled = ({ type, fill, d }) =>
  typeof fill === "string" && (type === "circle" || /z$/i.test(d)) ? { fill: true } : {};

/** The parts of a symbol without its frame, or those above the frame alone. */
function draw(ms, code) {
  const symbol = new ms.Symbol(code, { frame: true, fill: false, monoColor: "black" });
  if (!symbol.isValid()) throw new Error(`${code} is no symbol`);
  const [frame, ...rest] = [...parts(symbol.drawInstructions)];
  if (!/^M25,50 l150,0 0,100 -150,0 z$/.test(frame.d))
    throw new Error(`${code} begins with ${JSON.stringify(frame)} instead of its frame`);
  return rest;
}

/** The text of www/games/desert-fox/art/symbols.ts. */
export function symbolsModule() {
  const ms = tests("milsymbol");
  const kinds = Object.entries(KINDS).map(([kind, code]) => [kind, draw(ms, code)]);
  const cross = kinds[0][1].length;
  const sizes = Object.entries(SIZES).map(([size, code]) => [
    size,
    draw(ms, code)
      .slice(cross)
      .map(({ d }) => d)
      .join(" "),
  ]);
  const { version } = tests("milsymbol/package.json");
  const rows = (entries) => entries.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`).join("");
  return `/** Standard symbols by kind of counter, in a box that lies from 25, 50 to 175, 150; size marks stand above it. Written by crate/xtask/symbols.mjs. */
/*! Drawn by milsymbol ${version}, Copyright (c) 2017 Måns Beckman, MIT licence: see LICENSE-milsymbol. */

type SymbolPart = { d: string; fill?: boolean } | { text: string; x: number; y: number; size: number };

export const SYMBOLS: Record<string, SymbolPart[]> = {
${rows(kinds)}};

export const SIZES: Record<string, string> = {
${rows(sizes)}};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL("../../www/games/desert-fox/art/symbols.ts", import.meta.url), symbolsModule());
}
