/** Findings and refusals of the Referee in words, with their cases. */
import { el } from "../../../dom.ts";
import { caseChips } from "../../../worksheet/widgets.ts";
import { eventText } from "../play/event-words.js";
import type { FindingView, RefusalView } from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import type { Lang } from "../../../lang/lang.ts";
import type { RefereeContext } from "./types.ts";

/** A finding about a position as a sentence. */
export const findingText = (
  { code, side, unit, hex, before, after }: FindingView,
  lang: Lang,
  hexWords: (hex: string) => string = (name) => name,
) =>
  eventText(
    { code, side, name: unit, hex, numbers: [before, after] },
    { lang, unit: String, hex: hexWords, month: String },
  );

export const findingsList = (findings: readonly FindingView[], ctx: RefereeContext) =>
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

export function refusalLine({ code, cases, rulings, unit, found }: RefusalView, ctx: RefereeContext) {
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
