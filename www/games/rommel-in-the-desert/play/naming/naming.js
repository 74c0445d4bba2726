// @ts-check
/** The units that come first where a fortress that is cut off, or an oasis, cannot supply all. Cases: 7.2 */
import { el } from "../../../../dom.ts";
import { button, caseChips, check } from "../../../../worksheet/widgets.ts";
import { spokenBlock } from "../../art/game-blocks.ts";
import { parseHex } from "../../geometry.ts";
import { hexOf } from "../situation.js";
import { namingOf } from "./reading.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("./reading.js").Source} Source */

/** What happens to units without supply, by the stage of the game. @type {Record<string, string>} */
const FATE = { setUp: "setUp", buildup: "buildup" };

/** How many places of a source named units have. @param {Source} source */
const countOf = ({ claims, capacity }) => ({
  n: claims.filter(({ supplied, first }) => supplied && first).length,
  of: capacity,
});

/** A unit with its hex, where that is not the source's. @param {PlayContext} ctx @param {number} handle @param {string} source */
function unitWords(ctx, handle, source) {
  const block = ctx.now.units.get(String(handle));
  const words = block ? spokenBlock(block, ctx.rosterOf, ctx.app.lang) : ctx.unitName(String(handle));
  return block?.hex === source ? words : `${words} · ${ctx.placeName(hexOf(ctx.now, String(handle)))}`;
}

/** The claims on a source: units in its hex, then the others by hex. @param {PlayContext} ctx @param {Source} source */
function inOrder(ctx, { hex, claims }) {
  const rank = (/** @type {{handle: number}} */ { handle }) => {
    const at = ctx.now.units.get(String(handle))?.hex ?? "";
    return at === hex ? "" : at;
  };
  return claims.toSorted((a, b) => rank(a).localeCompare(rank(b)) || a.handle - b.handle);
}

/** @param {PlayContext} ctx @param {Source} source */
function sourceView(ctx, source) {
  const { t, tn } = ctx.app.lang;
  const { hex, capacity, claims } = source;
  const count = countOf(source);
  return el(
    "fieldset",
    { class: "nm-source", data: { key: `source-${hex}` } },
    el("legend", { text: tn("naming.source", capacity, { hex: ctx.hexWords(hex), units: claims.length }) }),
    el("p", {
      class: `num nm-count${count.n < capacity ? " is-open" : ""}`,
      text: t("naming.count", count),
    }),
    el(
      "div",
      { class: "nm-list" },
      inOrder(ctx, source).map(({ handle, supplied, first }) =>
        check({
          id: `naming-${handle}`,
          label: t(supplied ? "naming.with" : "naming.without", { unit: unitWords(ctx, handle, hex) }),
          checked: supplied && first,
          disabled: !(supplied && first) && count.n === capacity,
          set: "naming.unit",
          data: { unit: handle },
        }),
      ),
    ),
  );
}

/** @param {PlayContext} ctx */
function view(ctx) {
  const { t, tn } = ctx.app.lang;
  const naming = namingOf(ctx);
  if (!naming) return el("div", { class: "ex-slot", data: { key: "naming" } });
  const { sources, out, changed } = naming;
  return el(
    "section",
    { class: "card ex-part nm-card", "aria-labelledby": "naming-title", data: { key: "naming" } },
    el(
      "h3",
      { class: "card-title", id: "naming-title", tabindex: "-1" },
      t("ask.name"),
      " ",
      caseChips(["7.2"], ["D007"], ctx),
    ),
    el("p", { class: "muted", text: t("ask.name.what") }),
    sources.filter(({ capacity }) => capacity > 0).map((source) => sourceView(ctx, source)),
    out.length > 0 &&
      el("p", { class: "nm-fate", text: tn(`naming.fate.${FATE[ctx.now.view.stage] ?? "turns"}`, out.length) }),
    el(
      "div",
      { class: "card-row" },
      button("naming.give", t("naming.give"), {
        id: "naming-give",
        class: "button button-primary",
        "aria-disabled": changed ? null : "true",
      }),
      changed && button("naming.drop", t("naming.drop"), { id: "naming-drop" }),
    ),
  );
}

/** Notes which units come first, and says how many places are taken. @param {PlayContext} ctx @param {number} unit @param {boolean} first */
function choose(ctx, unit, first) {
  const { t, tn } = ctx.app.lang;
  const naming = namingOf(ctx);
  if (!naming) return;
  const others = naming.named.filter((handle) => handle !== unit);
  ctx.updateSelection({ named: first ? [...others, unit] : others });
  const { sources = [], out = [] } = namingOf(ctx) ?? {};
  const counts = sources
    .filter(({ capacity }) => capacity > 0)
    .map((source) => `${ctx.hexWords(source.hex)}: ${t("naming.count", countOf(source))}`);
  ctx.say([...counts, ...(out.length ? [tn("naming.out", out.length)] : [])].join(". "));
}

/** Units that could draw on a scarce source and get nothing. @param {PlayContext} ctx @returns {Set<string>} */
export const withoutPlace = (ctx) => new Set((namingOf(ctx)?.out ?? []).map(String));

/** @type {import("../types.js").PhaseScreen} */
export const NAMING = {
  view,
  buttons: {
    "naming.give": (ctx) => {
      const naming = namingOf(ctx);
      if (naming?.changed) void ctx.give({ name: { units: naming.named } });
    },
    "naming.drop": (ctx) => {
      ctx.updateSelection({ named: null }, ctx.app.lang.t("naming.dropped"));
      ctx.focusOn("naming-title");
    },
  },
  fields: {
    "naming.unit": (ctx, { checked }, { unit }) => choose(ctx, Number(unit), checked),
  },
  overlays(ctx) {
    const naming = namingOf(ctx);
    if (!naming) return {};
    const side = ctx.now.view.by;
    const out = [...new Set(naming.out.map((handle) => hexOf(ctx.now, String(handle))))].filter((hex) => hex >= 0);
    return { supply: [{ side, hexes: [], sources: naming.sources.map(({ hex }) => parseHex(hex)), out }] };
  },
  describe(ctx, hex) {
    const { t, list } = ctx.app.lang;
    const here = [...withoutPlace(ctx)].filter((unit) => hexOf(ctx.now, unit) === hex);
    return here.length ? [t("naming.here", { units: list(here.map(ctx.unitName)) })] : [];
  },
};
