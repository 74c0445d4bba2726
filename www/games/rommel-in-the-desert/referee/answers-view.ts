/** What the rules say about the position: supply, reach, a battle turn, a hex and its sides. In words, and on the map. */
import { el } from "../../../dom.ts";
import { button, caseChips, check, select, sideBadge } from "../../../worksheet/widgets.ts";
import { reachLayers, supplyLayers } from "../art/overlays.ts";
import { hexName } from "../geometry.ts";
import { chancesReport } from "../play/battle/chances-view.js";
import { SIDES, battleHexes, sideOf, unitOf } from "./position.ts";
import { valuesOf } from "./sheet-view.ts";
import { askBattle, askPlace, askReach, askSides, askSupply, askTrace, reachOfAll, sidesIn } from "./questions.ts";
import { findingsList, refusalLine } from "./words.ts";
import type { Child } from "../../../dom.ts";
import type { Layers } from "../art/overlays.ts";
import type { RefereeContext } from "./types.ts";
import type { DestinationView, GroupUnit, SupplyReport } from "./questions.ts";
import type { Side } from "./position.ts";

/** What a topic shows. */
interface Answer {
  nodes: Child[];
  layers: Layers;
}

export const TOPICS = ["supply", "reach", "battle", "hex"] as const;
const hint = (text: string) => el("p", { class: "muted", text });

/** The answer to what is asked now. */
export function answerOf(ctx: RefereeContext): Answer {
  const topics = { supply, reach, battle, hex };
  return topics[ctx.selection.topic](ctx);
}

export function answersView(ctx: RefereeContext, { nodes }: Answer) {
  const { t, tn } = ctx.app.lang;
  const { charts } = ctx.sheet;
  return el(
    "section",
    { class: "card ex-part rr-answers", "aria-labelledby": "rr-answers-title", data: { key: "answers" } },
    el("h3", { class: "card-title", id: "rr-answers-title", text: t("rr.answers") }),
    el("p", {
      class: "field-hint rr-whose",
      id: "rr-whose",
      text: charts.length ? tn(`rr.whose.${valuesOf(ctx)}`, charts.length) : t("rr.whose"),
    }),
    el(
      "div",
      { class: "segmented rr-topics", role: "group", "aria-labelledby": "rr-answers-title" },
      TOPICS.map((topic) =>
        button("topic", t(`rr.topic.${topic}`), {
          class: "",
          id: `rr-topic-${topic}`,
          "aria-pressed": String(ctx.selection.topic === topic),
          data: { topic },
        }),
      ),
    ),
    el(
      "div",
      { class: "stack rr-answer", id: `rr-answer-${ctx.selection.topic}`, data: { key: ctx.selection.topic } },
      nodes,
    ),
  );
}

/** The side that is asked about: that of the chosen block, else the chosen one, else that of the turn. */
function sideAsked({ sheet, selection, roster }: RefereeContext) {
  return unitOf(sheet, selection.unit) ? sideOf(roster.get(selection.unit)) : selection.side || sheet.active;
}

function supply(ctx: RefereeContext): Answer {
  const { t, tn, list } = ctx.app.lang;
  if (!ctx.sheet.units.length) return { nodes: [hint(t("rr.none"))], layers: {} };
  const side = sideAsked(ctx);
  const report = askSupply(ctx, side);
  if (report.refusal) return { nodes: [refusalLine(report.refusal, ctx)], layers: {} };
  const out = report.units.filter(({ supplied }) => !supplied).map(({ unit }) => unit);
  const trace = report.units.some(({ unit }) => unit === ctx.selection.unit) ? askTrace(ctx, ctx.selection.unit) : null;
  const hexesOf = (names: string[]) => names.flatMap((name) => unitOf(ctx.sheet, name)?.hex ?? []);
  const sources = report.units.flatMap(({ source }) => source ?? []);
  const nodes = [
    select({
      id: "rr-side",
      label: t("rr.supply.side"),
      value: side,
      options: SIDES.map((each) => [each, t(`side.${each}`)]),
      set: "side",
    }),
    el(
      "p",
      { class: "rr-sum" },
      sideBadge(side, ctx),
      report.units.length
        ? tn("rr.supply.sum", report.units.length - out.length, { of: report.units.length })
        : t("rr.supply.noBlocks", { side: t(`side.${side}`) }),
      ` ${tn("rr.supply.network", report.network.length)}`,
    ),
    report.units.length > 0 && supplyTable(report.units, ctx),
    trace
      ? traceView(trace, ctx)
      : report.units.length > 0 && el("p", { class: "field-hint", text: t("rr.supply.choose") }),
    out.length > 0 && el("p", { class: "rr-refusal", text: t("rr.supply.out", { units: list(out) }) }),
    report.findings.length > 0 &&
      el(
        "details",
        { class: "ref-fold", id: "rr-supply-why", data: { key: "why" } },
        el("summary", { text: t("rr.findings") }),
        findingsList(report.findings, ctx),
      ),
  ];
  const layers = supplyLayers({
    side,
    hexes: report.network,
    sources,
    out: hexesOf(out),
    ...(trace && { from: trace.hex, lines: trace.lines.slice(0, 1), complete: false }),
  });
  const cuts = trace
    ? supplyLayers({ side, hexes: [], lines: trace.lines, complete: trace.complete }).extras
    : undefined;
  return { nodes, layers: cuts ? { ...layers, extras: cuts } : layers };
}

function supplyTable(units: SupplyReport["units"], ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  return el(
    "table",
    { class: "ex-steps rr-table" },
    el("caption", { class: "visually-hidden", text: t("rr.supply.table") }),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        ["block", "hex", "supply", "line"].map((key) => el("th", { scope: "col", text: t(`rr.col.${key}`) })),
      ),
    ),
    el(
      "tbody",
      {},
      units.map(({ unit, supplied, line, source }) =>
        el(
          "tr",
          { data: { key: unit, supplied } },
          el(
            "th",
            { scope: "row" },
            button("unit", unit, {
              class: "button button-quiet button-small",
              "aria-pressed": String(ctx.selection.unit === unit),
              data: { unit },
            }),
          ),
          el("td", { text: ctx.hexWords(unitOf(ctx.sheet, unit)?.hex ?? "") }),
          el("td", { class: supplied ? null : "rr-out", text: t(supplied ? "rr.supply.yes" : "rr.supply.no") }),
          el("td", {
            class: "num",
            text: source ? t("rr.supply.source", { hex: source }) : line === null ? "–" : String(line),
          }),
        ),
      ),
    ),
  );
}

function traceView(trace: NonNullable<ReturnType<typeof askTrace>>, ctx: RefereeContext) {
  const { t, tn, list } = ctx.app.lang;
  const { unit, line, barred, ends, cuts, complete, source } = trace;
  const words = (hexes: readonly string[]) => list(hexes.map(ctx.hexWords));
  const stops = [...new Map(barred.map((each) => [`${each.hex} ${each.why}`, each])).values()];
  return el(
    "div",
    { class: "stack rr-trace", id: "rr-trace", data: { key: `trace-${unit}` } },
    el("h4", { text: t("rr.trace", { unit }) }),
    line.length > 0 &&
      el(
        "p",
        {},
        `${tn("rr.trace.line", line.length)} `,
        line.map(({ hex, by }) => `${hex} (${t(`passedOn.${by}`)})`).join(", "),
      ),
    source && el("p", { text: t("rr.trace.source", { hex: ctx.hexWords(source) }) }),
    cuts.length > 0 && el("p", { class: "ex-cut", text: t("rr.trace.cuts", { hexes: words(cuts) }) }),
    line.length > 0 && complete && !cuts.length && el("p", { text: t("rr.trace.noCut") }),
    !complete && el("p", { class: "field-hint", text: t("rr.trace.many") }),
    stops.length > 0 &&
      el(
        "div",
        {},
        el("p", { text: t("rr.trace.barred") }),
        el(
          "ul",
          { class: "ex-said" },
          stops.map(({ from, hex, why }) =>
            el("li", { text: t(`rr.barred.${why}`, { from: ctx.hexWords(from), hex: ctx.hexWords(hex) }) }),
          ),
        ),
      ),
    !line.length && ends.length > 0 && el("p", { text: t("rr.trace.ends", { hexes: words(ends) }) }),
    findingsList(trace.findings, ctx),
  );
}

function reach(ctx: RefereeContext): Answer {
  const { t } = ctx.app.lang;
  const { at, unit: chosen, rommel } = ctx.selection;
  const hex = at < 0 ? "" : hexName(at);
  const sides = hex ? sidesIn(ctx, hex) : [];
  if (!sides.length) return { nodes: [hint(t("rr.reach.none"))], layers: {} };
  const side = unitOf(ctx.sheet, chosen)?.hex === hex ? sideAsked(ctx) : sides[0];
  const { units, refusal } = askReach(ctx, side, hex, rommel && side === "axis");
  if (refusal) return { nodes: [bonus(ctx, side), refusalLine(refusal, ctx)], layers: {} };
  const asked = units.some(({ unit }) => unit === chosen) ? units.filter(({ unit }) => unit === chosen) : units;
  const hexes = reachOfAll(asked);
  const nodes = [
    el("p", { class: "rr-sum" }, sideBadge(side, ctx), t("rr.reach.of", { hex: ctx.hexWords(hex) })),
    bonus(ctx, side),
    el(
      "ul",
      { class: "ex-said" },
      units.map((unit) => reachLine(unit, ctx)),
    ),
    hexes.length > 0 &&
      el(
        "details",
        { class: "ref-fold", id: "rr-reach-list", data: { key: "reach" } },
        el("summary", { text: t("rr.reach.list") }),
        el(
          "ul",
          { class: "rr-hexes" },
          hexes
            .toSorted((a, b) => a.length - b.length)
            .map((place) => el("li", { text: `${ctx.hexWords(place.hex)}: ${lengthText(place, ctx)}` })),
        ),
      ),
    el("p", { class: "field-hint" }, `${t("rr.reach.hint")} `, caseChips(["2.5", "2.6", "2.7"], [], ctx)),
  ];
  return { nodes, layers: reachLayers({ from: hex, hexes }) };
}

const bonus = (ctx: RefereeContext, side: Side) =>
  side === "axis" &&
  check({ id: "rr-rommel", label: ctx.app.lang.t("rr.reach.rommel"), checked: ctx.selection.rommel, set: "rommel" });

function lengthText({ length, rommel, forcedMarch }: DestinationView, { app: { lang } }: RefereeContext) {
  const { t, tn } = lang;
  return [tn("rr.reach.length", length), rommel && t("rr.reach.byRommel"), forcedMarch && t("rr.reach.byMarch")]
    .filter(Boolean)
    .join(", ");
}

function reachLine({ unit, refusal, hexes }: GroupUnit, ctx: RefereeContext) {
  const { t, tn } = ctx.app.lang;
  if (refusal) return el("li", { data: { key: unit } }, refusalLine({ ...refusal, unit }, ctx));
  const plain = hexes.filter(({ forcedMarch }) => !forcedMarch);
  const most = Math.max(0, ...plain.map(({ length }) => length));
  return el(
    "li",
    { data: { key: unit } },
    button("unit", unit, {
      class: "button button-quiet button-small",
      "aria-pressed": String(ctx.selection.unit === unit),
      data: { unit },
    }),
    ` ${tn("rr.reach.hexes", plain.length, { most })}`,
    hexes.length > plain.length && ` ${t("rr.reach.more", { n: hexes.length - plain.length })}`,
  );
}

function battle(ctx: RefereeContext): Answer {
  const { t } = ctx.app.lang;
  const all = battleHexes(ctx.sheet, ctx.roster);
  if (!all.length) return { nodes: [hint(t("rr.battle.none"))], layers: {} };
  const here = ctx.selection.at < 0 ? "" : hexName(ctx.selection.at);
  const hex = all.includes(here) ? here : all[0];
  const report = askBattle(ctx, hex);
  const nodes = [
    select({
      id: "rr-battle",
      label: t("rr.battle.hex"),
      value: hex,
      options: all.map((each) => [each, ctx.hexWords(each)]),
      set: "battle",
    }),
    report.kind === "refused"
      ? refusalLine(report.refusal, ctx)
      : [
          el("p", {
            text: t("rr.battle.what", {
              attacker: t(`side.${report.attacker}`),
              first: t(`side.${report.first}`),
              option: t(`option.${report.option}`),
            }),
          }),
          chancesReport(ctx, report),
          findingsList(report.findings, ctx),
        ],
  ];
  return { nodes, layers: {} };
}

function hex(ctx: RefereeContext): Answer {
  const { t, tn } = ctx.app.lang;
  const { at } = ctx.selection;
  const place = at < 0 ? null : askPlace(ctx, at);
  if (!place) return { nodes: [hint(t("rr.hex.none"))], layers: {} };
  const kinds = [
    place.fortress !== null && t("map.kind.fortress", { n: place.fortress }),
    place.base && t(`map.kind.base.${place.base}`),
    place.oasis && t("map.kind.oasis"),
    place.offBoard && t("map.kind.offBoard"),
    place.border && t("map.side.frontier"),
  ].filter(Boolean);
  const nodes = [
    el("p", {}, el("strong", { text: ctx.placeName(at) }), kinds.length > 0 && `: ${kinds.join(", ")}`),
    el(
      "table",
      { class: "ex-steps rr-table" },
      el("caption", { class: "visually-hidden", text: t("map.info.sides") }),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          ["side", "beyond", "terrain", "road", "limit"].map((key) =>
            el("th", { scope: "col", text: t(`rr.col.${key}`) }),
          ),
        ),
      ),
      el(
        "tbody",
        {},
        askSides(ctx, at).map(({ direction, to, terrain, road, limit }) =>
          el(
            "tr",
            { data: { key: direction } },
            el("th", { scope: "row", text: t(`map.dir.${direction}`) }),
            el("td", { text: to ? ctx.hexWords(to) : t("rr.hex.noHex") }),
            el("td", { text: terrain ? t(`terrain.${terrain}`) : "–" }),
            el("td", { text: road ? t(`road.${road}`) : "–" }),
            el("td", { text: to ? (limit ? tn("rr.hex.limit", limit) : t("rr.hex.closed")) : "–" }),
          ),
        ),
      ),
    ),
    el("p", { class: "field-hint" }, `${t("rr.hex.limit.what")} `, caseChips(["2.8"], [], ctx)),
  ];
  return { nodes, layers: {} };
}
