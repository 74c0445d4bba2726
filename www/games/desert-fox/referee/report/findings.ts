/** Findings as sentences with their numbers and cases. */
import { el } from "../../../../dom.ts";
import { caseChips } from "../../../../worksheet/widgets.ts";
import { sentence } from "../texts.ts";
import type { FindingView } from "../../engine-types.ts";
import type { RefereeContext } from "../types.ts";
import type { Child } from "../../../../dom.ts";

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

export function findingRow(finding: FindingView, ctx: RefereeContext) {
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

export const findingList = (findings: FindingView[], ctx: RefereeContext) =>
  findings.length
    ? el(
        "ul",
        { class: "ref-findings" },
        findings.map((finding) => findingRow(finding, ctx)),
      )
    : null;

/** A part of the report under a heading. */
export function part(key: string, title: string, ...content: Child[]) {
  const id = `ref-part-${key}`;
  return el(
    "section",
    { class: `card ref-part ref-part-${key}`, "aria-labelledby": id, data: { key: `part-${key}` } },
    el("h3", { class: "card-title", id, text: title }),
    content,
  );
}
