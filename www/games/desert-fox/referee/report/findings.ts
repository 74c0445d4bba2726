// @ts-check
/** Findings as sentences with their numbers and cases. */
import { el } from "../../../../dom.ts";
import { caseChips } from "../../../../worksheet/widgets.ts";
import { sentence } from "../texts.ts";

/** @typedef {import("../types.ts").RefereeContext} RefereeContext */
/** @typedef {import("../types.ts").FindingView} FindingView */

/** Findings whose two numbers are a value before and after. */
const CHANGES = new Set([
  "out-of-combat-supply",
  "combined-arms",
  "combined-arms-part",
  "disrupted",
  "hexside",
  "hexside-half",
  "fort-doubles",
  "flak",
  "defender-floor",
  "attacker-shifts",
  "defender-shifts",
  "morale-shift",
  "retreat-reduced",
  "air-loss",
]);

/** @param {FindingView} finding @param {RefereeContext} ctx */
export function findingRow(finding, ctx) {
  const { code, cases, rulings, before, after } = finding;
  return el(
    "li",
    { class: "ref-finding", data: { code } },
    el("span", { class: "ref-change num", text: CHANGES.has(code) ? `${before} → ${after}` : "" }),
    el(
      "span",
      { class: "ref-finding-text" },
      sentence(finding, ctx.app.lang, ctx.cell),
      " ",
      caseChips(cases, rulings, ctx),
    ),
  );
}

/** @param {FindingView[]} findings @param {RefereeContext} ctx */
export const findingList = (findings, ctx) =>
  findings.length
    ? el(
        "ul",
        { class: "ref-findings" },
        findings.map((finding) => findingRow(finding, ctx)),
      )
    : null;

/** A part of the report under a heading. @param {string} key @param {string} title @param {...import("../../../../dom.ts").Child} content */
export function part(key, title, ...content) {
  const id = `ref-part-${key}`;
  return el(
    "section",
    { class: `card ref-part ref-part-${key}`, "aria-labelledby": id, data: { key: `part-${key}` } },
    el("h3", { class: "card-title", id, text: title }),
    content,
  );
}
