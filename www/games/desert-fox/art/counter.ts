/** Draws a unit's counter: symbol by type, values as printed, side by shape and letter as well as colour. */
import { svg } from "../../../dom.ts";
import { LETTER, ROUND } from "./counter-form.ts";
import { SIZES, SYMBOLS } from "./symbols.ts";
import { lowestLine } from "../values.ts";
import type { Values } from "../values.ts";
import type { Lang } from "../../../lang/lang.ts";

/** The nation's stripe and the band of the depleted side, within the corners of each side's counter. */
const STRIPE = {
  axis: "M11.5 1.2H3.2a2 2 0 0 0-2 2V56.8a2 2 0 0 0 2 2H11.5z",
  commonwealth: "M11.5 1.5A13 13 0 0 0 1.2 14.2V45.8A13 13 0 0 0 11.5 58.5z",
};
const BAND = {
  axis: "M11.5 41.5H58.8V56.8a2 2 0 0 1-2 2H11.5z",
  commonwealth: "M11.5 41.5H58.8V45.8A13 13 0 0 1 45.8 58.8H11.5z",
};
/** Bars beside the letter. */
const PATTERN = {
  german: "",
  italian: "M1.2 17.5h10.3v3H1.2zM1.2 39.5h10.3v3H1.2z",
  commonwealth: "M8.9 2.6h1.3v54.8h-1.3z",
};
/** Supply units have no strength; these say what they are. */
const BLANK: Record<string, string> = { dump: "DUMP", detachment: "DET" };

/** `options`: hidden: the name stands beside it already. */
export function counter(values: Values, lang: Lang, options: { hidden?: boolean } = {}) {
  const { nation, side, kind, face, size, armorRating } = values;
  const access = options.hidden ? { "aria-hidden": "true" } : { role: "img", "aria-label": counterName(values, lang) };
  const guessed = values.reconstructed.includes("strength") || values.reconstructed.includes("morale");
  return svg(
    "svg",
    { class: `counter counter-${nation}`, viewBox: "0 0 60 60", focusable: "false", ...access },
    svg("rect", { class: "counter-face", x: 1.2, y: 1.2, width: 57.6, height: 57.6, rx: ROUND[side] }),
    svg("path", { class: "counter-stripe", d: STRIPE[side] }),
    PATTERN[nation] && svg("path", { class: "counter-pattern", d: PATTERN[nation] }),
    values.depleted && [
      svg("path", { class: "counter-band", d: BAND[side] }),
      svg("path", { class: "counter-edge", d: "M12 41.5H58" }),
    ],
    nameLine(values.name),
    symbol(kind, size),
    svg("text", { class: "counter-letter", x: 5.8, y: 34, "text-anchor": "middle", text: LETTER[nation] }),
    face.artillery && svg("text", { class: "counter-gift", x: 55, y: 24, "text-anchor": "middle", text: "●" }),
    face.flak && svg("text", { class: "counter-gift", x: 55, y: 31.5, "text-anchor": "middle", text: "▲" }),
    armorRating !== undefined &&
      !values.disrupted && [
        svg("rect", { class: "counter-rating", x: 52.2, y: 32, width: 5.4, height: 7.6 }),
        svg("text", { class: "counter-gift", x: 54.9, y: 38.4, "text-anchor": "middle", text: armorRating }),
      ],
    valueLine(BLANK[kind] ?? lowestLine(values), guessed),
    values.disrupted && marker(),
  );
}

/** The box with its standard symbol, and the marks of its size above. */
function symbol(kind: string, size: string | undefined) {
  const parts = (SYMBOLS[kind] ?? []).map((part) =>
    "text" in part
      ? svg("text", {
          x: part.x,
          y: part.y,
          "text-anchor": "middle",
          "dominant-baseline": "central",
          "font-size": part.size * 1.15,
          text: part.text,
        })
      : svg("path", { d: part.d, class: part.fill ? "is-filled" : null }),
  );
  return svg(
    "g",
    { class: "counter-symbol", transform: "translate(13.667 8.333) scale(0.21333)" },
    svg("path", { class: "counter-box", d: "M25 50h150v100H25z" }),
    parts,
    size && SIZES[size] && svg("path", { d: SIZES[size] }),
  );
}

/** The designation without the words that the symbol says. */
export function shortName(name: string) {
  const short = name
    .replace(/ (Armd|Mtrzd|Hvy Wpns|Hvy Inf|Mech|Arty|Recon|Flak|MSU|Dump|Detachment)\b/gi, "")
    .replace(/^(Commonwealth|Axis)$/, "");
  return short.length > 12 ? `${short.slice(0, 11)}…` : short;
}

/** Long designations are narrowed to fit the counter. */
function nameLine(name: string) {
  const text = shortName(name);
  const size = text.length > 8 ? { textLength: 42, lengthAdjust: "spacingAndGlyphs" } : {};
  return svg("text", { class: "counter-name", x: 35, y: 9.6, "text-anchor": "middle", text, ...size });
}

function valueLine(text: string, guessed: boolean) {
  const size = text.length > 5 ? { textLength: 43, lengthAdjust: "spacingAndGlyphs" } : {};
  return svg("text", {
    class: `counter-values${guessed ? " is-guessed" : ""}`,
    x: 35.4,
    y: 54.4,
    "text-anchor": "middle",
    text,
    ...size,
  });
}

/** The marker of a disrupted unit lies across the corner of its symbol. */
const marker = () =>
  svg(
    "g",
    { class: "counter-marker" },
    svg("rect", { x: 34, y: 29.5, width: 24.4, height: 11.4, rx: 2 }),
    svg("text", { x: 46.2, y: 38.4, "text-anchor": "middle", text: "DIS" }),
  );

export function counterName(values: Values, lang: Lang) {
  const { face } = values;
  const parts = [
    lang.t("ref.counter", {
      name: values.name,
      nation: lang.t(`nation.${values.nation}`),
      kind: lang.t(`kind.${values.kind}`),
      strength: face.strength,
      morale: face.morale,
    }),
    values.depleted && lang.t("end.depleted"),
    values.disrupted && lang.t("end.disrupted"),
  ];
  return parts.filter(Boolean).join(", ");
}
