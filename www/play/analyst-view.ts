/**
 * The analyst's tab of the overview: best attacks, risks, what was left out, luck and win chances, each as soon as its
 * answer has come.
 */
import { el, replace } from "../dom.ts";
import { ANALYST_FILES } from "../lang/lang.ts";
import { button, caseChips } from "../worksheet/widgets.ts";
import { Cancelled, createAnalyst } from "./analyst.ts";
import { chancesGraph, chancesWords, coarseFirst, luckGraph, luckWords } from "./analyst-graphs.ts";
import { hintsAreOff, hintsSwitch } from "./hints.ts";
import { graphFigure } from "./graphs.ts";
import type { AnalystParts, Finding, Findings, Graph, MapMarks } from "./overview-types.ts";
import type { PlayContext } from "./types.ts";
import type { Chance } from "./analyst-graphs.ts";

/** Shows marks on the map, with what they mean. */
type Show = (marks: MapMarks, caption: string) => void;

/** Games played on from each point of the win chances. */
const ROUNDS = 60;
/** Milliseconds between two pictures of a graph that is still being refined. */
const REPAINT = 700;

/** Fills the tab and works until the signal ends. `show`: closes the dialog and draws on the map. */
export async function analystTab(body: HTMLElement, ctx: PlayContext, signal: AbortSignal, show: Show) {
  const { lang, game } = ctx.app;
  const { t } = lang;
  const parts = ctx.overview.analyst;
  if (!parts) return;
  await lang.load(...ANALYST_FILES, ...game.texts.analyst);
  if (signal.aborted) return;
  const analyst = createAnalyst(ctx.session, game.id);
  signal.addEventListener("abort", () => analyst.cancel());
  const status = el("p", { class: "muted", role: "status", id: "an-status" });
  const bar = el("progress", {
    id: "an-progress",
    max: "1",
    "aria-label": t("analyst.progress"),
  });
  const stop = button("analyst.cancel", t("analyst.cancel"), { class: "button button-small", id: "an-cancel" });
  const place = (id: string) =>
    el("section", { class: "an-part", id: `an-${id}`, "aria-labelledby": `an-${id}-title` });
  const off = hintsAreOff(ctx);
  const over = ctx.session.over();
  const questions = off ? [] : parts.questions().filter(({ ahead }) => !ahead || !over);
  const sections = new Map(
    [...questions.map(({ id }) => id), "luck", ...(off ? [] : ["chances"])].map((id) => [id, place(id)]),
  );
  const again = () => {
    if (!signal.aborted) body.dispatchEvent(new CustomEvent("analyst-again"));
  };
  replace(
    body,
    el("p", { class: "muted", text: t("analyst.about") }),
    el("div", { class: "card-row an-work" }, status, bar, stop),
    hintsSwitch(ctx, again),
    [...sections.values()],
  );
  stop.addEventListener("click", () => analyst.cancel());
  const works = (what: string, share: number | null = null) => {
    status.textContent = t("analyst.works", { what });
    if (share === null) bar.removeAttribute("value");
    else bar.value = share;
  };
  const head = (id: string) => el("h3", { id: `an-${id}-title`, tabindex: "-1", text: t(`analyst.${id}`) });
  const section = (id: string) => sections.get(id)!;
  const points = off ? [] : parts.points().filter(({ orders }) => orders <= ctx.session.length());
  const known = new Map<number, Chance>();

  try {
    for (const { id, asks, read } of questions) {
      works(t(`analyst.${id}`));
      const answers = await Promise.all(asks.map(([call, args]) => analyst.ask(call, args)));
      replace(section(id), head(id), findingsView(read(answers), ctx, show));
      section(id).dataset.ready = "true";
    }
    if (!off) {
      works(t("analyst.chances"));
      await firstCurve();
    }
    works(t("analyst.luck"), 0);
    const luck = await analyst.luck(ctx.session.length(), (share) => works(t("analyst.luck"), share));
    if (!luck) replace(section("luck"), head("luck"), el("p", { class: "muted", text: t("analyst.luck.later") }));
    else await drawGraph(section("luck"), head("luck"), luckGraph(luck, parts, ctx), luckWords(luck, ctx), ctx, signal);
    section("luck").dataset.ready = "true";
    if (!off) await chances();
    status.textContent = t("analyst.done");
  } catch (error) {
    status.textContent =
      error instanceof Cancelled ? t("analyst.cancelled") : t("analyst.failed", { text: String(error) });
  }
  stop.remove();
  bar.remove();

  /** Draws what is known of the chances. */
  function drawChances() {
    const [graph, words] = [chancesGraph(points, known, parts as AnalystParts, ctx), chancesWords(known, ctx)];
    return drawGraph(section("chances"), head("chances"), graph, words, ctx, signal);
  }

  /** The first curve, which is an estimate; nothing is drawn in scenarios without a fit. */
  async function firstCurve() {
    const outlooks = await analyst.outlook(points.map(({ orders }) => orders));
    points.forEach(({ orders }, i) => known.set(orders, { outlook: outlooks[i] ?? undefined, ends: [] }));
    if (outlooks.some(Boolean)) await drawChances();
  }

  /** Games played on from each point. */
  async function chances() {
    let played = 0;
    let painted = 0;
    let drawing = Promise.resolve();
    const all = points.length * ROUNDS;
    await analyst.chances(coarseFirst(points.map(({ orders }) => orders)), ROUNDS, (point, end) => {
      if (end?.over) known.get(point)?.ends.push(end.winner ?? null);
      works(t("analyst.chances"), ++played / all);
      if (performance.now() - painted < REPAINT || played < 2) return;
      painted = performance.now();
      drawing = drawing.then(drawChances);
    });
    await drawing;
    await drawChances();
  }
}

/** What was found, in words, each with what can be drawn on the map. */
function findingsView({ note, none, legend = "", findings }: Findings, ctx: PlayContext, show: Show) {
  const { t } = ctx.app.lang;
  const item = ({ text, more = [], cases = [], marks }: Finding, i: number) =>
    el(
      "li",
      {},
      el(
        "div",
        { class: "an-finding" },
        el(
          "div",
          {},
          el("span", { text }),
          " ",
          cases.length > 0 && caseChips(cases, [], ctx),
          more.length > 0 &&
            el(
              "ul",
              { class: "an-more" },
              more.map((line) => el("li", { text: line })),
            ),
        ),
        marks &&
          el("button", {
            type: "button",
            class: "button button-small",
            text: t("analyst.show"),
            "aria-label": t("analyst.show.of", { n: i + 1, text }),
            on: { click: () => show(marks, text) },
          }),
      ),
    );
  const all = findings.flatMap(({ marks }) => (marks ? [marks] : []));
  return [
    note && el("p", { class: "muted", text: note }),
    findings.length ? el("ol", { class: "an-findings" }, findings.map(item)) : el("p", { text: none }),
    all.length > 1 &&
      el("button", {
        type: "button",
        class: "button button-small an-all",
        text: t("analyst.show.all"),
        on: { click: () => show(merged(all), legend) },
      }),
  ];
}

const merged = (marks: MapMarks[]) => ({
  areas: marks.flatMap(({ areas = [] }) => areas),
  lines: marks.flatMap(({ lines = [] }) => lines),
  badges: marks.flatMap(({ badges = [] }) => badges),
  said: marks.flatMap(({ said = [] }) => said),
});

/** The paintings of the graphs, which end before the next one of the same place begins. */
const paintings = new WeakMap<HTMLElement, AbortController>();

async function drawGraph(
  place: HTMLElement,
  head: HTMLElement,
  graph: Graph,
  words: Node[],
  ctx: PlayContext,
  signal: AbortSignal,
) {
  const { paintGraphs } = await import("./chart.ts");
  if (signal.aborted) return;
  paintings.get(place)?.abort();
  const painting = new AbortController();
  paintings.set(place, painting);
  signal.addEventListener("abort", () => painting.abort());
  const open = place.querySelector("details")?.open;
  replace(place, head, words, graphFigure(graph, ctx, false));
  const numbers = place.querySelector("details");
  if (numbers && open) numbers.open = true;
  paintGraphs(place, [graph], painting.signal);
  place.dataset.ready = "true";
}
