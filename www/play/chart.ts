/**
 * Paints graphs with uPlot. Fetched with the library when graphs are first shown; colours come from the legend, which
 * has them from the style.
 */
import uPlot from "../vendor/uplot/uPlot.esm.js";
import type { Graph } from "./overview-types.ts";

const HEIGHT = 220;
/** Steps of a scale, all of which one decimal place shows exactly. */
const STEPS = [0.1, 1, 10, 100, 1000, 10_000].flatMap((one) => [one, 2 * one, 5 * one]);
const DASH: Record<number, number[]> = { 0: [2, 4], 1: [], 2: [8, 4] };

/** The colour of a legend's sign or of the text, as the style has it now. */
const colourOf = (node: Element | null) => (node ? getComputedStyle(node).color : "");

function paint(plot: HTMLElement, graph: Graph): uPlot {
  const figure = plot.parentElement as Element;
  const ink = colourOf(plot);
  const grid = getComputedStyle(plot).borderTopColor;
  const font = `12px ${getComputedStyle(plot).fontFamily}`;
  const tone = (at: number) => colourOf(figure.querySelector(`.rp-tone-${at}`));
  const bars = graph.shape === "bars";
  const sets = graph.series.filter((one) => bars && one.tone > 0).length;
  const { ticks, format = String } = graph;
  const xs = graph.labels.map((_, i) => i);
  const widest = widthOf(graph.labels, font);
  const series: uPlot.Series[] = graph.series.map(({ name, tone: at }, i) => ({
    label: name,
    stroke: tone(at),
    width: 2,
    dash: DASH[at],
    ...(bars && at > 0
      ? { fill: at === 1 ? tone(at) : "transparent", dash: [], paths: barsAt(i, sets), points: { show: false } }
      : {
          points: { show: at > 0, size: at === 1 ? 7 : 6, fill: at === 1 ? tone(at) : colourOf(null) || "transparent" },
        }),
  }));
  const scale = { stroke: ink, font, grid: { stroke: grid, width: 1 }, ticks: { stroke: grid, width: 1 } };
  return new uPlot(
    {
      width: Math.max(200, plot.clientWidth),
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: () => [bars ? -0.6 : -0.2, xs.length - (bars ? 0.4 : 0.8)] },
        y: {
          range: (_, least, most) => {
            const values = ticks ? ticks.map(({ value }) => value) : [];
            const low = Math.min(least, ...values, graph.fromZero ? 0 : least);
            const high = Math.max(most, ...values, low + 1);
            const margin = (high - low) * 0.06;
            return [graph.fromZero && low === 0 ? 0 : low - margin, high + margin];
          },
        },
      },
      axes: [
        {
          ...scale,
          splits: () => shownLabels(xs, plot.clientWidth, widest),
          values: (_, at) => at.map((x) => graph.labels[x] ?? ""),
        },
        ticks
          ? {
              ...scale,
              size: 96,
              splits: () => ticks.map(({ value }) => value),
              values: (_, at) => at.map((y) => roomy(ticks).find(({ value }) => value === y)?.label ?? ""),
            }
          : { ...scale, size: 52, incrs: STEPS, values: (_, at) => at.map((y) => format(Math.round(y * 10) / 10)) },
      ],
      series: [{}, ...series],
    },
    [xs, ...graph.series.map(({ values }) => values)],
    plot,
  );
}

/** Bars of several sets beside each other. */
function barsAt(at: number, sets: number) {
  const width = 0.8 / sets;
  const build = uPlot.paths.bars!;
  return build({
    disp: {
      x0: {
        unit: 1,
        values: (u) => [...u.data[0]].map((x) => x - 0.4 + at * width),
      },
      size: { unit: 1, values: (u) => [...u.data[0]].map(() => width * 0.92) },
    },
  });
}

/** The ticks whose labels do not overlap the one below. */
function roomy(ticks: NonNullable<Graph["ticks"]>) {
  const span = ticks[ticks.length - 1].value - ticks[0].value;
  const shown: typeof ticks = [];
  for (const tick of ticks)
    if (!shown.length || tick.value - shown[shown.length - 1].value > span / 12) shown.push(tick);
  return shown;
}

/** The width of the widest label, in CSS pixels. */
function widthOf(labels: readonly string[], font: string) {
  const c = document.createElement("canvas").getContext("2d");
  if (!c) return 0;
  c.font = font;
  return Math.max(0, ...labels.map((label) => c.measureText(label).width));
}

/** As many labels as there is room for. `width`: of the graph. `widest`: of the labels. */
function shownLabels(xs: number[], width: number, widest: number) {
  const each = Math.max(44, widest + 8);
  const every = Math.max(1, Math.ceil((xs.length * each) / Math.max(1, width - 60)));
  return xs.filter((x) => x % every === 0);
}

/** Paints the graphs of a page part, and again when its size or the colours change, until the signal ends it. */
export function paintGraphs(root: HTMLElement, graphs: Graph[], signal: AbortSignal) {
  const plots = new Map<string, uPlot>();
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const places = graphs.map((graph) => ({
    graph,
    plot: root.querySelector<HTMLElement>(`[data-plot="${graph.id}"]`)!,
  }));
  function all() {
    for (const { graph, plot } of places) {
      plots.get(graph.id)?.destroy();
      plots.set(graph.id, paint(plot, graph));
      plot.dataset.painted = "true";
    }
  }
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const plot = target as HTMLElement;
      const chart = plots.get(plot.dataset.plot ?? "");
      const width = Math.max(200, plot.clientWidth);
      if (chart && chart.width !== width) chart.setSize({ width, height: HEIGHT });
    }
  });
  const themes = new MutationObserver(all);
  all();
  for (const { plot } of places) sizes.observe(plot);
  themes.observe(document.documentElement, { attributes: true });
  dark.addEventListener("change", all, { signal });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    themes.disconnect();
    for (const plot of plots.values()) plot.destroy();
  });
}
