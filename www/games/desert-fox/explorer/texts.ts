/** Sentences for what the engine says about a position. */
import { el } from "../../../dom.ts";
import { button, caseChips } from "../../../worksheet/widgets.ts";
import { restsOnStandIn, standInMark } from "./provenance.ts";
import { refusalText } from "../referee/texts.ts";
import { unitOf } from "./table.ts";
import type { Note, Refusal, Refused } from "../engine-types.ts";
import type { Lang } from "../../../lang/lang.ts";
import type { ExplorerContext } from "./types.ts";

export function noteText(
  { code, unit = "", hex = "", before, after }: Pick<Note, "code" | "unit" | "hex" | "before" | "after">,
  lang: Lang,
) {
  const key = `note.${code}`;
  const params = { unit, hex, before, after, less: before - after };
  return lang.has(`${key}.other`) ? lang.tn(key, after, params) : lang.t(key, params);
}

/** Notes as a list with their cases. */
export function noteList(notes: Note[], ctx: ExplorerContext) {
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

/** What the engine refused, each with its case. */
export function refusedView({ refusals }: Refused, ctx: ExplorerContext) {
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

/** The way to a unit that stands in the way of an answer and is not chosen. */
function elsewhere(id: string | undefined, ctx: ExplorerContext) {
  const unit = id && !ctx.selection.chosen.includes(id) ? unitOf(ctx.sheet, id) : undefined;
  if (!unit) return null;
  const hex = ctx.hexOf(unit);
  return [" ", button("hex.open", ctx.placeName(hex), { class: "button button-quiet ex-all-hex", data: { hex } })];
}

/** Why a hex is barred, in words. */
export const reasonText = (ctx: ExplorerContext, code: Refusal["code"], hex = "") =>
  refusalText({ code }, ctx.app.lang).replaceAll("{hex}", hex);

/** The cases of a reason. */
export function reasonCases(ctx: ExplorerContext, code: string) {
  const { reach } = ctx.answers;
  return reach?.kind === "reach" ? reach.reasons.find((reason) => reason.code === code) : undefined;
}
