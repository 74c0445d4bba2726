/** The combat results table with what this combat uses of it lit. */
import { el } from "../../../../dom.ts";
import { combatDie, rowInUse } from "./summary.ts";
import { part } from "./findings.ts";
import { longSource } from "../../../../worksheet/source.ts";
import type { ChartValue, Report } from "../../engine-types.ts";
import type { RefereeContext } from "../types.ts";

const LINES = ["morale1", "morale2", "morale3", "morale4", "morale5", "attackers"];
const COLUMNS = 18;
const clamp = (column: number) => Math.max(1, Math.min(COLUMNS, column));

/** Which columns and lines are lit: those of the result, or those within reach of the die. `thrown`: the die, or 0. */
export function lit(report: Report, thrown: number) {
  const faces = thrown ? report.faces.filter(({ face }) => face === thrown) : report.faces;
  const defender = new Set(
    (report.outcome ? [report.outcome.defenderColumn] : faces.map((face) => face.defenderColumn)).map(clamp),
  );
  const attacker = new Set(
    (report.outcome ? [report.outcome.attackerColumn] : faces.map((face) => face.attackerColumn)).map(clamp),
  );
  const results = report.outcome?.results ?? faces[0]?.results ?? [];
  const morale = new Map(
    LINES.map((line) => [
      line,
      results.filter((met) => met.morale !== undefined && `morale${met.morale}` === line).map((met) => met.unit),
    ]),
  );
  return report.illegal
    ? { defender: new Set(), attacker: new Set(), morale, sure: true }
    : { defender, attacker, morale, sure: thrown > 0 };
}

export function resultsTable(report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const values = new Map(ctx.charts.map((value) => [value.what, value]));
  const shown = lit(report, combatDie(ctx));
  const row = rowInUse(report);
  const columns = Array.from({ length: COLUMNS }, (_, i) => i + 1);
  return part(
    "table",
    t("part.table"),
    el(
      "div",
      {
        class: "ref-scroll",
        tabindex: "0",
        role: "region",
        "aria-label": t("table.caption"),
        "aria-describedby": "ref-cell",
      },
      el(
        "table",
        { class: `ref-crt${shown.sure ? " is-sure" : ""}` },
        el("caption", { class: "visually-hidden", text: t("table.caption") }),
        el(
          "thead",
          {},
          report.rows.map((open) => oddsRow(open.row, open.row === row, report, values, columns, ctx)),
          el(
            "tr",
            { class: "ref-crt-columns" },
            el("th", { scope: "col", text: t("table.column") }),
            columns.map((n) => el("th", { scope: "col", class: columnClass(n, shown, report), text: String(n) })),
          ),
        ),
        el(
          "tbody",
          {},
          LINES.map((line) => resultRow(line, shown, values, columns, ctx)),
        ),
      ),
    ),
    el("p", {
      class: "ref-hint",
      id: "ref-cell",
      role: "status",
      data: { opaque: "", key: "cell" },
      text: t("table.cell.hint"),
    }),
    legend(ctx),
  );
}

function columnClass(n: number, shown: ReturnType<typeof lit>, report: Report) {
  const marks = [
    report.column === n && "is-column",
    shown.defender.has(n) && "is-defender",
    shown.attacker.has(n) && "is-attacker",
  ];
  return marks.filter(Boolean).join(" ") || null;
}

function oddsRow(
  row: string,
  chosen: boolean,
  report: Report,
  values: Map<string, ChartValue>,
  columns: number[],
  ctx: RefereeContext,
) {
  const { t } = ctx.app.lang;
  const column = report.rows.find((open) => open.row === row)?.column;
  return el(
    "tr",
    { class: `ref-crt-odds${chosen ? " is-chosen" : ""}` },
    el("th", { scope: "row", text: t(`row.${row}`) }),
    columns.map((n) => {
      const value = values.get(`rows/${row}/${n}`);
      const text = value?.value ?? "";
      const here = column === n;
      return el(
        "td",
        {
          class:
            [value && `prov-${value.provenance}`, here && (chosen ? "is-lit" : "is-open")].filter(Boolean).join(" ") ||
            null,
          title: value ? longSource(value, ctx.app.lang) : null,
        },
        text === "^" ? el("span", { "aria-label": t("table.triangle"), role: "img", text: "▲" }) : text,
        here && chosen && el("span", { class: "visually-hidden", text: ` ${t("table.inUse")}` }),
      );
    }),
  );
}

function resultRow(
  line: string,
  shown: ReturnType<typeof lit>,
  values: Map<string, ChartValue>,
  columns: number[],
  ctx: RefereeContext,
) {
  const { t } = ctx.app.lang;
  const units = shown.morale.get(line) ?? [];
  const attackers = line === "attackers";
  const used = attackers ? shown.attacker.size > 0 : units.length > 0;
  const lights = attackers ? shown.attacker : shown.defender;
  return el(
    "tr",
    {
      class: `${attackers ? "ref-crt-attackers" : ""}${used ? " is-used" : ""}`,
      title: units.length ? ctx.app.lang.list(units) : null,
    },
    el(
      "th",
      { scope: "row" },
      t(`table.${line}`),
      units.length > 0 &&
        el(
          "span",
          { class: "ref-crt-units" },
          ` ●${units.length}`,
          el("span", { class: "visually-hidden", text: ctx.app.lang.list(units) }),
        ),
    ),
    columns.map((n) => {
      const value = values.get(`results/${line}/${n}`);
      const on = used && lights.has(n);
      const band = !attackers && shown.defender.has(n);
      return el(
        "td",
        {
          class:
            [
              value && `prov-${value.provenance}`,
              on && (attackers ? "is-lit-attacker" : "is-lit"),
              band && "is-band",
              attackers && shown.attacker.has(n) && "is-band",
            ]
              .filter(Boolean)
              .join(" ") || null,
          title: value ? longSource(value, ctx.app.lang) : null,
        },
        value?.value === "-" ? "–" : (value?.value ?? ""),
        on && el("span", { class: "visually-hidden", text: ` ${t("table.inUse")}` }),
      );
    }),
  );
}

function legend(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const kinds = [
    "seed",
    "published",
    "reconstructed",
    ...(ctx.charts.some(({ provenance }) => provenance === "overlay") ? ["overlay"] : []),
  ];
  return el(
    "details",
    { class: "ref-fold ref-legend", data: { key: "legend" } },
    el(
      "summary",
      {},
      t("table.legend"),
      el(
        "span",
        { class: "ref-keys", "aria-hidden": "true" },
        kinds.map((kind) => el("span", { class: `ref-key prov-${kind}`, text: t(`provenance.${kind}.short`) })),
      ),
    ),
    el(
      "dl",
      { class: "ref-legend-list" },
      kinds.map((kind) => [
        el("dt", { class: `prov-${kind}`, text: "4dp" }),
        el("dd", { text: t(`provenance.${kind}`) }),
      ]),
      ["retreat", "d", "D", "p", "A", "E", "triangle"].map((key) => [
        el("dt", { class: "num", text: t(`notation.${key}.sign`) }),
        el("dd", { text: t(`notation.${key}`) }),
      ]),
    ),
  );
}
