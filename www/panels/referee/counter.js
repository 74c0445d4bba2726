// @ts-check
/** Draws a unit's counter: symbol by type, values as printed, side by shape and letter as well as colour. */
import { svg } from "../../dom.js";
import { lowestLine } from "./values.js";

/** @typedef {import("./values.js").Values} Values */
/** @typedef {import("./types.js").Lang} Lang */

/** The unit box lies from 15,16 to 45,36. @type {Record<string, (string | [string, Record<string, any>])[]>} */
export const SYMBOLS = {
  infantry: ["M15 16L45 36M45 16L15 36"],
  heavyInfantry: ["M15 16L45 36M45 16L15 36", "M30 16v20"],
  heavyAirborneInfantry: ["M15 16L45 36M45 16L15 36", "M23 36q3.5-6 7 0q3.5-6 7 0"],
  gliderInfantry: ["M15 16L45 36M45 16L15 36", "M17 26l8 0M43 26l-8 0"],
  mechanizedInfantry: ["M15 16L45 36M45 16L15 36", "M23 20.5h14a5.5 5.5 0 0 1 0 11h-14a5.5 5.5 0 0 1 0-11z"],
  motorizedInfantry: ["M15 16L45 36M45 16L15 36", "M30 16v20"],
  heavyWeapons: ["M15 16L45 36M45 16L15 36", "M15 20h30"],
  armor: ["M23 20h14a6 6 0 0 1 0 12h-14a6 6 0 0 1 0-12z"],
  reconnaissance: ["M15 36L45 16"],
  artillery: [["M30 26m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", { fill: "currentColor" }]],
  armoredArtillery: ["M23 20h14a6 6 0 0 1 0 12h-14a6 6 0 0 1 0-12z", ["M30 26m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0", { fill: "currentColor" }]],
  flak: ["M22 36a8 14 0 0 1 16 0", "M30 36v-15m-3.5 4l3.5-4l3.5 4"],
  desertPatrol: ["M15 36L45 16", "M19 21h9"],
  msu: ["M15 31h30", "M21 20h10v7h-10z"],
  dump: ["M15 31h30"],
  detachment: ["M15 16L45 36M45 16L15 36", ["M30 26m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0", { fill: "currentColor" }]],
};

/** Wheels under the box of motorized units on trucks. */
export const WHEELED = new Set(["motorizedInfantry", "msu"]);

/** The letter of a nation group. */
export const LETTER = { german: "G", italian: "I", commonwealth: "C" };

/**
 * @param {Values} values @param {Lang} lang
 * @param {{hidden?: boolean}} [options] hidden: the name stands beside it already
 */
export function counter(values, lang, options = {}) {
  const { nation, side, kind, face } = values;
  const frame = side === "axis" ? { x: 1.5, y: 1.5, width: 57, height: 57, rx: 2 } : { x: 1.5, y: 1.5, width: 57, height: 57, rx: 10 };
  const access = options.hidden ? { "aria-hidden": "true" } : { role: "img", "aria-label": counterName(values, lang) };
  const guessed = values.reconstructed.includes("strength") || values.reconstructed.includes("morale");
  return svg(
    "svg",
    { class: `counter counter-${nation}`, viewBox: "0 0 60 60", focusable: "false", ...access },
    svg("rect", { class: "counter-face", ...frame }),
    values.depleted && svg("rect", { class: "counter-band", x: 3, y: 39, width: 54, height: 17.5, rx: side === "axis" ? 1 : 7 }),
    nameLine(values.name),
    svg("g", { class: "counter-symbol" }, svg("rect", { class: "counter-box", x: 15, y: 16, width: 30, height: 20 }), (SYMBOLS[kind] ?? []).map(path), WHEELED.has(kind) && wheels()),
    svg("text", { class: "counter-letter", x: 8, y: 30, "text-anchor": "middle", text: LETTER[nation] }),
    face.artillery && svg("text", { class: "counter-gift", x: 52, y: 25, "text-anchor": "middle", text: "●" }),
    face.flak && svg("text", { class: "counter-gift", x: 52, y: 35, "text-anchor": "middle", text: "▲" }),
    svg("text", { class: `counter-values${guessed ? " is-guessed" : ""}`, x: 30, y: 53, "text-anchor": "middle", text: lowestLine(values) || (values.kind === "dump" ? "DUMP" : "") }),
    values.disrupted && marker(),
  );
}

/** @param {string | [string, Record<string, any>]} part */
const path = (part) => (typeof part === "string" ? svg("path", { d: part }) : svg("path", { d: part[0], ...part[1] }));

const wheels = () => [20, 40].map((x) => svg("circle", { cx: x, cy: 38, r: 2 }));

/** The designation without the words that the symbol says. @param {string} name */
export function shortName(name) {
  const short = name.replace(/ (Armd|Mtrzd|Hvy Wpns|Hvy Inf|Mech|Arty|Recon|Flak|MSU|Dump|Detachment)\b/gi, "").replace(/^(Commonwealth|Axis)$/, "");
  return short.length > 12 ? `${short.slice(0, 11)}…` : short;
}

/** Long designations are narrowed to fit the counter. @param {string} name */
function nameLine(name) {
  const text = shortName(name);
  const size = text.length > 8 ? { textLength: 46, lengthAdjust: "spacingAndGlyphs" } : {};
  return svg("text", { class: "counter-name", x: 30, y: 12.5, "text-anchor": "middle", text, ...size });
}

/** The marker of a disrupted unit lies across the corner. */
const marker = () => svg("g", { class: "counter-marker" }, svg("rect", { x: 38, y: 2, width: 20, height: 14, rx: 2 }), svg("text", { x: 48, y: 12.5, "text-anchor": "middle", text: "DIS" }));

/** @param {Values} values @param {Lang} lang */
export function counterName(values, lang) {
  const { face } = values;
  const parts = [
    lang.t("ref.counter", { name: values.name, nation: lang.t(`nation.${values.nation}`), kind: lang.t(`kind.${values.kind}`), strength: face.strength, morale: face.morale }),
    values.depleted && lang.t("end.depleted"),
    values.disrupted && lang.t("end.disrupted"),
  ];
  return parts.filter(Boolean).join(", ");
}
