/** What counters, markers and overlays of a game mean; each sample is drawn by what draws it on the map. */
import { el } from "../../../dom.ts";
import { paintCounter } from "./counter-face.ts";
import { drawChip } from "../../../board/chips.ts";
import { GEOMETRY, centre, neighbour, parseHex } from "../geometry.ts";
import { SIDES } from "../sides.ts";
import { ORDER, partsOf } from "./overlays.ts";
import { createWords, drawAreas, drawBadges, drawLine, shape } from "../../../board/shapes.ts";
import { drawMarkers } from "./markers.ts";
import { createSprites } from "../../../board/sprites.ts";
import { View } from "../../../board/view.ts";
import type { Palette } from "../../../board/palette.ts";
import type { Counter, Mark } from "./counter-face.ts";
import type { Overlays } from "../../../board/overlays.ts";
import type { Lang } from "../../../lang/lang.ts";

type Paint = (c: CanvasRenderingContext2D, p: Palette, dpr: number) => void;

const SIZE = 48;
const HEX = parseHex("L1015");
const [EAST, WEST] = [neighbour(HEX, 0), neighbour(HEX, 3)];

const TANK: Counter = {
  id: "",
  side: "axis",
  nation: "german",
  kind: "armor",
  size: "regiment",
  name: "",
  values: "7-1-22",
  brief: "7-1",
};
const FOOT = {
  ...TANK,
  side: "commonwealth",
  nation: "commonwealth",
  kind: "infantry",
  size: "brigade",
  values: "4-1-10",
} as const;

/** A counter by the key of its name. */
type Sign = [string, Partial<Counter>];

const COUNTERS: Sign[] = [
  ["nation.german", TANK],
  ["nation.italian", { ...TANK, nation: "italian", kind: "infantry", size: "division", values: "3-4-10" }],
  ["nation.commonwealth", FOOT],
  ["board.legend.msu", { ...TANK, kind: "msu", size: undefined, values: "MSU 22" }],
  ["board.legend.dump", { ...TANK, kind: "dump", size: undefined, values: "DUMP" }],
  ...(["depleted", "disrupted", "noGeneral", "noCombat", "emergency", "moved", "fought"] as Mark[]).map(
    (mark) => [`board.state.${mark}`, { ...FOOT, marks: [mark] }] as Sign,
  ),
  ["board.state.captured", { ...FOOT, side: "axis", kind: "msu", size: undefined, values: "MSU", marks: ["captured"] }],
];

/** One overlay, or a marker, on a hex or two. */
const OVERLAYS: [string, Partial<Overlays>][] = [
  ["reach", { reach: { start: WEST, hexes: [{ hex: HEX, cost: 6 }], allowance: 10 } }],
  ["forced", { reach: { start: -1, hexes: [], forced: [{ hex: HEX, cost: 24 }] } }],
  ["zone.axis", { zones: { axis: [HEX] } }],
  ["zone.commonwealth", { zones: { commonwealth: [HEX] } }],
  ["supply", { supply: [{ side: "axis", hexes: [HEX], sources: [HEX] }] }],
  ["out", { supply: [{ side: "axis", hexes: [], out: [HEX] }] }],
  ["line", { lines: [{ hexes: [WEST, HEX, EAST], side: "axis" }] }],
  ["cut", { lines: [{ hexes: [WEST, HEX, EAST], side: "axis", cut: HEX }] }],
  ["goal", { goals: [{ hex: HEX, text: "5" }] }],
  ["moves", { moves: [{ hexes: [WEST, EAST], side: "axis" }] }],
  ["retreat", { retreat: { from: WEST, open: [HEX] } }],
  ["barred", { retreat: { from: WEST, open: [], barred: [HEX] } }],
  ["attack", { attacks: [{ from: [WEST], to: HEX, text: "3:1", side: "axis" }] }],
  ["target", { targets: [{ hex: HEX }] }],
  ["must", { targets: [{ hex: HEX, must: true }] }],
  ["choice", { choices: [HEX] }],
  ["fort1", { markers: [{ kind: "fort", hex: HEX, level: 1, side: "axis" }] }],
  ["fort2", { markers: [{ kind: "fort", hex: HEX, level: 2, side: "commonwealth" }] }],
  ["port", { markers: [{ kind: "port", hex: HEX, side: "commonwealth" }] }],
  ["air", { markers: [{ kind: "air", hex: HEX, count: 3, side: "axis" }] }],
  ["railhead", { markers: [{ kind: "railhead", hex: HEX }] }],
  ["wreck", { markers: [{ kind: "wreck", hex: HEX }] }],
];

/** `palette`: the board's. `only`: the overlays that the screen can show; all without it. */
export function createGameLegend(
  { t }: Lang,
  palette: () => Palette,
  only: (keyof Overlays)[] = ORDER,
): { element: HTMLElement; repaint: () => void } {
  const dpr = Math.min(3, Math.max(1, devicePixelRatio || 1));
  const samples: (() => void)[] = [];
  const item = (words: string, paint: Paint) => {
    const canvas = el("canvas", {
      class: "game-sample",
      "aria-hidden": "true",
      width: SIZE * dpr,
      height: SIZE * dpr,
    });
    const c = canvas.getContext("2d")!;
    samples.push(() => {
      c.setTransform(1, 0, 0, 1, 0, 0);
      c.clearRect(0, 0, canvas.width, canvas.height);
      paint(c, palette(), dpr);
    });
    return el("li", {}, canvas, el("span", { text: words }));
  };
  const shown = OVERLAYS.filter(([, data]) => Object.keys(data).every((name) => only.includes(name as keyof Overlays)));
  const list = (title: string, items: HTMLElement[]) => [
    el("h4", { text: title }),
    el("ul", { class: "legend-list game-legend-list" }, items),
  ];
  const element = el(
    "details",
    { class: "card legend game-legend" },
    el("summary", {}, el("h3", { text: t("board.legend") })),
    list(t("board.legend.counters"), [
      ...COUNTERS.map(([key, counter]) =>
        item(t(key), (c, p, dpr) => paintCounter(c, SIZE * dpr, p, dpr, { ...TANK, ...counter })),
      ),
      item(t("board.legend.chip"), chip),
    ]),
    list(
      t("board.legend.overlays"),
      shown.map(([key, data]) => item(t(`board.legend.${key}`), (c, p, dpr) => overlay(c, data, p, dpr))),
    ),
  );
  const repaint = () => samples.forEach((paint) => paint());
  element.addEventListener("toggle", () => element.open && repaint());
  return { element, repaint };
}

function chip(c: CanvasRenderingContext2D, p: Palette, dpr: number) {
  drawChip(c, createSprites(), { side: "axis", units: 3, strength: "12" }, SIDES[0], SIZE / 2, SIZE / 2, 21.9, dpr, p);
}

function overlay(c: CanvasRenderingContext2D, data: Partial<Overlays>, p: Palette, dpr: number) {
  const [x, y] = centre(HEX);
  const view = Object.assign(new View(GEOMETRY), { x, y, scale: SIZE * 0.68, width: SIZE, height: SIZE });
  const { areas, lines, words, badges, markers } = partsOf(data, new Set());
  drawAreas(
    c,
    areas.map((area) => shape(area, GEOMETRY)),
    view,
    dpr,
    p,
  );
  for (const line of lines) drawLine(c, line, view, dpr, p);
  drawMarkers(c, markers, view, dpr, p, true);
  drawMarkers(c, markers, view, dpr, p, false);
  createWords()(c, words, view, dpr, p);
  drawBadges(c, badges, view, dpr, p);
}
