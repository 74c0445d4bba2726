/** The chances: what each face of the die brings to each unit, and the whole in exact fractions. */
import { el } from "../../../../dom.ts";
import { die } from "../../../../worksheet/dice.ts";
import { sideBadge } from "../../../../worksheet/widgets.ts";
import { endClass, endCode, endText, fraction } from "../texts.ts";
import { part } from "./findings.ts";
import { ownerOf } from "./strengths.ts";
import { combatDie } from "./summary.ts";
import type { EndView, Report } from "../../engine-types.ts";
import type { RefereeContext } from "../types.ts";

export function chancesPart(report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const assumed = report.faces.some((face) => face.assumed > 0);
  return part(
    "chances",
    t("part.chances"),
    report.illegal ? el("p", { class: "ref-hint", text: t("chances.illegal") }) : faceTable(report, ctx),
    el("h4", { text: t("chances.overall") }),
    overall(report, ctx),
    assumed && el("p", { class: "ref-hint", text: t("chances.assumed") }),
  );
}

function faceTable(report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const thrown = combatDie(ctx);
  const isThrown = (face: number) => (face === thrown ? "is-thrown" : null);
  const head = (label: string, value: (face: Report["faces"][number]) => string) =>
    el(
      "tr",
      { class: "ref-faces-columns" },
      el("th", { scope: "row", text: label }),
      report.faces.map((face) => el("td", { class: isThrown(face.face), text: value(face) })),
    );
  return el(
    "table",
    { class: "ref-faces" },
    el("caption", { class: "visually-hidden", text: t("chances.caption") }),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }, el("span", { class: "visually-hidden", text: t("sum.die") })),
        report.faces.map((face) =>
          el(
            "th",
            { scope: "col", class: isThrown(face.face) },
            die(face.face),
            el("span", { class: "visually-hidden", text: t("answer.die", { face: face.face }) }),
          ),
        ),
      ),
    ),
    el(
      "tbody",
      {},
      head(t("chances.defenders"), (face) => String(face.defenderColumn)),
      head(t("chances.attackers"), (face) => String(face.attackerColumn)),
    ),
    el(
      "tbody",
      {},
      report.chances.map(({ unit }) => unitRow(unit, report, ctx, isThrown)),
    ),
  );
}

function unitRow(unit: string, report: Report, ctx: RefereeContext, isThrown: (face: number) => string | null) {
  const side = ownerOf(unit, ctx);
  return el(
    "tr",
    { class: side === ctx.sheet.query.attacker ? "is-attacker" : "is-defender", data: { key: `face-${unit}` } },
    el("th", { scope: "row" }, el("span", { class: "ref-faces-unit" }, side && sideBadge(side, ctx), unit)),
    report.faces.map((face) => {
      const ends = face.units.find((chances) => chances.unit === unit)?.ends ?? [];
      const result = face.results.find((met) => met.unit === unit)?.result ?? "";
      return el(
        "td",
        { class: isThrown(face.face) },
        el("span", { class: "ref-result num", text: result === "-" ? "–" : result }),
        el(
          "span",
          { class: "ref-segments" },
          ends.map((end) => segment(end, ctx, ends.length > 1)),
        ),
      );
    }),
  );
}

function segment(end: EndView, ctx: RefereeContext, withChance: boolean) {
  const { lang } = ctx.app;
  const text = endText(end, lang) + (withChance ? ` ${fraction(end.chance, lang)}` : "");
  const node = el(
    "span",
    { class: `ref-segment end-${endClass(end)}`, title: text },
    el("span", { class: "ref-segment-code", "aria-hidden": "true", text: endCode(end, lang) }),
    el("span", { class: "visually-hidden", text }),
  );
  node.style.flexGrow = String(end.chance[0] / end.chance[1]);
  return node;
}

function overall(report: Report, ctx: RefereeContext) {
  const { lang } = ctx.app;
  return el(
    "ul",
    { class: "ref-overall" },
    report.chances.map(({ unit, ends }) =>
      el(
        "li",
        { data: { key: `all-${unit}`, unit } },
        el("span", { class: "ref-overall-unit", text: unit }),
        el(
          "span",
          { class: "ref-bar", "aria-hidden": "true" },
          ends.map((end) => bar(end, ctx)),
        ),
        el(
          "ul",
          { class: "ref-fractions" },
          ends.map((end) =>
            el("li", {}, el("b", { class: "num", text: fraction(end.chance, lang) }), ` ${endText(end, lang)}`),
          ),
        ),
      ),
    ),
  );
}

function bar(end: EndView, ctx: RefereeContext) {
  const share = end.chance[0] / end.chance[1];
  const node = el(
    "span",
    { class: `ref-segment end-${endClass(end)}`, title: endText(end, ctx.app.lang) },
    share > 0.08 ? endCode(end, ctx.app.lang) : "",
  );
  node.style.flexGrow = String(share);
  return node;
}
