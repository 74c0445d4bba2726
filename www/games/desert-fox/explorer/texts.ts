// @ts-check
/** Sentences for what the engine says about a position. */
import { el } from "../../../dom.ts";
import { button, caseChips } from "../../../worksheet/widgets.ts";
import { restsOnStandIn, standInMark } from "./provenance.ts";
import { refusalText } from "../referee/texts.ts";
import { unitOf } from "./table.ts";

/** @typedef {import("./types.ts").ExplorerContext} ExplorerContext */
/** @typedef {import("./types.ts").Note} Note */
/** @typedef {import("./types.ts").Lang} Lang */

/** @param {Pick<Note, "code"|"unit"|"hex"|"before"|"after">} note @param {Lang} lang */
export function noteText({ code, unit = "", hex = "", before, after }, lang) {
  const key = `note.${code}`;
  const params = { unit, hex, before, after, less: before - after };
  return lang.has(`${key}.other`) ? lang.tn(key, after, params) : lang.t(key, params);
}

/** Notes as a list with their cases. @param {Note[]} notes @param {ExplorerContext} ctx */
export function noteList(notes, ctx) {
  if (!notes.length) return null;
  return el(
    "ul",
    { class: "ref-findings ex-notes" },
    notes.map((note) =>
      el(
        "li",
        { class: "ex-note", data: { code: note.code } },
        noteText(note, ctx.app.lang),
        restsOnStandIn(note, ctx) && standInMark(ctx),
        " ",
        caseChips(note.cases, note.rulings, ctx),
      ),
    ),
  );
}

/**
 * What the engine refused, each with its case.
 * @param {import("./types.ts").Refused} refused
 * @param {ExplorerContext} ctx
 */
export function refusedView({ refusals }, ctx) {
  return el(
    "div",
    { class: "ex-refused", role: "group", "aria-label": ctx.app.lang.t("ex.refused") },
    refusals.map((refusal) =>
      el(
        "p",
        { class: "field-error", data: { code: refusal.code } },
        refusal.unit ? `${refusal.unit}: ` : "",
        refusalText(refusal, ctx.app.lang),
        " ",
        caseChips(refusal.cases, refusal.rulings, ctx),
        elsewhere(refusal.unit, ctx),
      ),
    ),
  );
}

/**
 * The way to a unit that stands in the way of an answer and is not chosen.
 * @param {string|undefined} id
 * @param {ExplorerContext} ctx
 */
function elsewhere(id, ctx) {
  const unit = id && !ctx.selection.chosen.includes(id) ? unitOf(ctx.sheet, id) : undefined;
  if (!unit) return null;
  const hex = ctx.hexOf(unit);
  return [" ", button("hex.open", ctx.placeName(hex), { class: "button button-quiet ex-all-hex", data: { hex } })];
}

/**
 * Why a hex is barred, in words.
 * @param {import("./types.ts").ExplorerContext} ctx
 * @param {import("../referee/types.ts").Refusal["code"]} code
 * @param {string} [hex]
 */
export const reasonText = (ctx, code, hex = "") => refusalText({ code }, ctx.app.lang).replaceAll("{hex}", hex);

/** The cases of a reason. @param {import("./types.ts").ExplorerContext} ctx @param {string} code */
export function reasonCases(ctx, code) {
  const { reach } = ctx.answers;
  return reach?.kind === "reach" ? reach.reasons.find((reason) => reason.code === code) : undefined;
}
