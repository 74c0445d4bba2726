// @ts-check
/** Sentences for what the engine says about a position. */
import { el } from "../../dom.js";
import { button, caseChips } from "../referee/widgets.js";
import { restsOnStandIn, standInMark } from "./provenance.js";
import { refusalText } from "../referee/texts.js";
import { unitOf } from "./table.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").Lang} Lang */

/** @param {Note} note @param {Lang} lang */
export function noteText({ code, unit = "", hex = "", before, after }, lang) {
  const key = `note.${code}`;
  const params = { unit, hex, before, after, less: before - after };
  return lang.has(`${key}.other`) ? lang.tn(key, after, params) : lang.t(key, params);
}

/** Notes as a list with their cases. @param {Note[]} notes @param {Desk} desk */
export function noteList(notes, desk) {
  if (!notes.length) return null;
  return el(
    "ul",
    { class: "ref-findings ex-notes" },
    notes.map((note) =>
      el(
        "li",
        { class: "ex-note", data: { code: note.code } },
        noteText(note, desk.app.lang),
        restsOnStandIn(note, desk) && standInMark(desk),
        " ",
        caseChips(note.cases, note.rulings, desk),
      ),
    ),
  );
}

/** What the engine refused, each with its case. @param {import("./types.js").Refused} refused @param {Desk} desk */
export function refusedView({ refusals }, desk) {
  return el(
    "div",
    { class: "ex-refused", role: "group", "aria-label": desk.app.lang.t("ex.refused") },
    refusals.map((refusal) =>
      el(
        "p",
        { class: "field-error", data: { code: refusal.code } },
        refusal.unit ? `${refusal.unit}: ` : "",
        refusalText(refusal, desk.app.lang),
        " ",
        caseChips(refusal.cases, refusal.rulings, desk),
        elsewhere(refusal.unit, desk),
      ),
    ),
  );
}

/**
 * The way to a unit that stands in the way of an answer and is not chosen.
 * @param {string|undefined} id
 * @param {Desk} desk
 */
function elsewhere(id, desk) {
  const unit = id && !desk.sight.chosen.includes(id) ? unitOf(desk.sheet, id) : undefined;
  if (!unit) return null;
  const hex = desk.hexOf(unit);
  return [" ", button("hex.open", desk.placeName(hex), { class: "button button-quiet ex-all-hex", data: { hex } })];
}

/** Why a hex is barred, in words. @param {import("./types.js").Desk} desk @param {string} code @param {string} [hex] */
export const reasonText = (desk, code, hex = "") =>
  refusalText(/** @type {any} */ ({ code, unit: "", found: "" }), desk.app.lang).replaceAll("{hex}", hex);

/** The cases of a reason. @param {import("./types.js").Desk} desk @param {string} code */
export function reasonCases(desk, code) {
  const { reach } = desk.answers;
  return reach?.kind === "reach" ? reach.reasons.find((reason) => reason.code === code) : undefined;
}
