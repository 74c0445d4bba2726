// @ts-check
/** Findings and refusals of the Referee in words, with their cases. */
import { el } from "../../../dom.ts";
import { caseChips } from "../../../worksheet/widgets.ts";
import { eventText } from "../play/event-words.js";

/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").FindingView} FindingView */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").RefusalView} RefusalView */
/** @typedef {import("../../../lang/lang.ts").Lang} Lang */

/**
 * A finding about a position as a sentence.
 * @param {FindingView} finding @param {Lang} lang @param {(hex: string) => string} [hexWords]
 */
export const findingText = ({ code, side, unit, hex, before, after }, lang, hexWords = (name) => name) =>
  eventText(
    { code, side, name: unit, hex, numbers: [before, after] },
    { lang, unit: String, hex: hexWords, month: String },
  );

/** @param {readonly FindingView[]} findings @param {import("./types.ts").RefereeContext} ctx */
export const findingsList = (findings, ctx) =>
  findings.length > 0 &&
  el(
    "ul",
    { class: "ex-said" },
    findings.map((finding) =>
      el(
        "li",
        {},
        `${findingText(finding, ctx.app.lang, ctx.hexWords)} `,
        caseChips(finding.cases, finding.rulings, ctx),
      ),
    ),
  );

/** @param {RefusalView} refusal @param {import("./types.ts").RefereeContext} ctx */
export function refusalLine({ code, cases, rulings, unit, found }, ctx) {
  const { t } = ctx.app.lang;
  const about = unit ?? found;
  return el(
    "p",
    { class: "rr-refusal", data: { refusal: code } },
    about && [el("strong", { text: about }), ": "],
    `${t(`refusal.${code}`)} `,
    caseChips(cases, rulings, ctx),
  );
}
