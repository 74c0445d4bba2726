/** Graphs over the game-turns, each with its legend and with a table of the same numbers. */
import { el } from "../dom.ts";
import type { Graph } from "./overview-types.ts";
import type { PlayContext } from "./types.ts";

export const graphsView = (graphs: Graph[], ctx: PlayContext) =>
  el(
    "div",
    { class: "rp-graphs" },
    graphs.map((graph) => graphFigure(graph, ctx)),
  );

/** `titled`: whether the title stands above it. */
export function graphFigure(graph: Graph, ctx: PlayContext, titled = true) {
  const { t } = ctx.app.lang;
  const { id, title, note, series } = graph;
  return el(
    "figure",
    { class: "rp-graph", data: { graph: id } },
    el("figcaption", {}, titled && el("h3", { text: title }), note && el("p", { class: "muted", text: note })),
    el(
      "ul",
      { class: "rp-legend" },
      series.map(({ name, tone }) =>
        el("li", {}, el("span", { class: `rp-swatch rp-tone-${tone}`, "aria-hidden": "true" }), name),
      ),
    ),
    el("div", { class: "rp-plot", role: "img", "aria-label": spoken(graph, ctx), data: { plot: id } }),
    el(
      "details",
      { class: "pl-own rp-numbers" },
      el("summary", { id: `rp-numbers-${id}`, text: t("play.graphs.numbers") }),
      el("div", { class: "rp-scroll" }, numbersTable(graph)),
    ),
  );
}

/** A value in words. */
const written = ({ format = String }: Graph, value: number | null) => (value === null ? "–" : format(value));

/** The graph in a sentence: where each line begins and ends. */
function spoken(graph: Graph, ctx: PlayContext) {
  const { t } = ctx.app.lang;
  const lines = graph.series.map(({ name, values }) =>
    graph.shape === "bars"
      ? `${name}: ${values.map((value, i) => `${graph.labels[i]}: ${written(graph, value)}`).join(", ")}`
      : t("play.graphs.spoken", {
          name,
          from: written(graph, values[0] ?? null),
          to: written(graph, values.at(-1) ?? null),
        }),
  );
  return `${graph.title}. ${lines.join(". ")}`;
}

/** The numbers of a graph. */
export const numbersTable = (graph: Graph) =>
  el(
    "table",
    { class: "rp-table" },
    el("caption", { class: "visually-hidden", text: graph.title }),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col", text: graph.across }),
        graph.series.map(({ name }) => el("th", { scope: "col", class: "num", text: name })),
      ),
    ),
    el(
      "tbody",
      {},
      graph.labels.map((label, i) =>
        el(
          "tr",
          {},
          el("th", { scope: "row", text: label }),
          graph.series.map(({ values }) => el("td", { class: "num", text: written(graph, values[i]) })),
        ),
      ),
    ),
  );
