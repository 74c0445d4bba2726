/**
 * The supply of the one unit chosen: general and combat supply, its paths, its line of communication and what cuts
 * them.
 */
import { el } from "../../../dom.ts";
import { caseChips } from "../../../worksheet/widgets.ts";
import { isStandIn, standInMark } from "./provenance.ts";
import { unitOf } from "./table.ts";
import { noteList, noteText, refusedView } from "./texts.ts";
import type { ExplorerContext } from "./types.ts";
import type { Child } from "../../../dom.ts";
import type { Cut, TraceAnswer } from "../engine-types.ts";

export function supplyView(ctx: ExplorerContext) {
  const { t } = ctx.app.lang;
  const { trace } = ctx.answers;
  if (!trace) return el("div", { class: "ex-slot", data: { key: "supply" } });
  const title = el("h3", {
    class: "card-title",
    id: "ex-supply-title",
    text: t("ex.supply", { unit: ctx.selection.chosen[0] ?? "" }),
  });
  const part = (...content: Child[]) =>
    el(
      "section",
      { class: "card ex-part ex-supply", "aria-labelledby": "ex-supply-title", data: { key: "supply" } },
      title,
      content,
    );
  if (trace.kind === "refused") return part(refusedView(trace, ctx));
  const { supply, general, combat, lineOfCommunication, cut, lineCut, notes } = trace;
  const state = (good: boolean, key: string) =>
    el("span", {
      class: `badge ${good ? "badge-good" : "badge-bad"}`,
      data: { supply: key, good },
      text: t(`ex.supply.${key}.${good ? "in" : "out"}`),
    });
  const leg = (path: TraceAnswer["general"][number]) => [
    t("ex.supply.leg", { to: path.to, cost: path.cost, range: path.range }),
    isStandIn(ctx, rangeOf(path.to, ctx)) && standInMark(ctx),
  ];
  return part(
    el(
      "p",
      { class: "row" },
      state(supply.general, "general"),
      state(supply.combat, "combat"),
      state(supply.lineOfCommunication, "line"),
    ),
    general.length > 0 &&
      el(
        "p",
        {},
        t("ex.supply.path"),
        " ",
        general.map((path, i) => [i > 0 && ", ", leg(path)]),
      ),
    cut && cutText(cut, ctx),
    combat.length > 0 &&
      el(
        "p",
        {},
        t("ex.supply.from.list"),
        " ",
        combat.map((path, i) => [i > 0 && ", ", leg(path)]),
      ),
    lineOfCommunication.length > 1 &&
      el(
        "p",
        {},
        t("ex.supply.line", {
          n: lineOfCommunication.length - 1,
          to: ctx.placeName(ctx.hexOf({ hex: lineOfCommunication[lineOfCommunication.length - 1] })),
        }),
      ),
    lineCut && (!cut || lineCut.hex !== cut.hex || lineCut.code !== cut.code) && cutText(lineCut, ctx),
    noteList(notes, ctx),
  );
}

/** The place of a supplier's range in the tables. `to`: name or hex. */
function rangeOf(to: string, ctx: ExplorerContext) {
  const unit = unitOf(ctx.sheet, to);
  return `supply/range/${unit ? ctx.valuesOf(unit).kind : "source"}`;
}

/** What cuts a path, with the hex and who stands there. */
function cutText(cut: Cut, ctx: ExplorerContext) {
  const { t, list } = ctx.app.lang;
  const text = noteText({ ...cut, unit: list(cut.by), before: 0, after: 0 }, ctx.app.lang);
  return el(
    "p",
    { class: "ex-cut", data: { cut: cut.hex ?? "" } },
    el("strong", {
      text: cut.hex ? t("ex.supply.cut", { hex: ctx.placeName(ctx.hexOf({ hex: cut.hex })) }) : "",
    }),
    " ",
    text,
    cut.by.length > 0 && ` (${list(cut.by)})`,
    " ",
    caseChips(cut.cases, [], ctx),
  );
}
