/** Objectives, turn track, order of battle and graphs of a game, in one dialog with a tab for each. */
import { el, replace } from "../dom.ts";
import { watched } from "../shell/late.ts";
import { styleLink } from "../shell/styles.ts";
import { showModal } from "../shell/back.ts";
import { button } from "../worksheet/widgets.ts";
import { battleView } from "./order-of-battle.ts";
import { graphsView } from "./graphs.ts";
import { objectivesView } from "./objectives-card.ts";
import { termsView } from "./terms.ts";
import { trackView } from "./turn-track.ts";
import { OBSERVER } from "./viewer.ts";
import type { PlayContext } from "./types.ts";

export type OverviewTab = "aims" | "track" | "battle" | "graphs" | "analyst";

/** The tabs, in order. */
export const TABS: readonly OverviewTab[] = ["aims", "track", "battle", "graphs", "analyst"];

/** The tabs of a game: the analyst's only where it has one, which says nothing of hidden things to an observer. */
function tabsOf({ app, session, overview }: PlayContext) {
  const analyst = overview.analyst && !(app.game.hides && session.viewer() === OBSERVER);
  return TABS.filter((id) => id !== "analyst" || analyst);
}

/** Opens the dialog. A click on a place closes it and shows the place on the map. */
export async function openOverview(ctx: PlayContext, first: OverviewTab = "aims") {
  if (ctx.dialogs.querySelector("dialog[data-about=overview]")) return;
  const { t } = ctx.app.lang;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let tab = first;
  let side = "";
  const body = el("div", { class: "rp-body", id: "rp-body", role: "tabpanel", tabindex: "0" });
  const tabs = el("div", { class: "rp-tabs", role: "tablist", "aria-label": t("play.overview") });
  const { link, loaded } = styleLink("overview");
  const dialog = el(
    "dialog",
    { class: "ref-dialog is-wide rp-dialog", "aria-labelledby": "rp-title", data: { about: "overview" } },
    link,
    el(
      "div",
      { class: "ex-head rp-head" },
      el("h2", { id: "rp-title", text: t("play.overview") }),
      button("overview.close", "×", {
        class: "button button-quiet ref-remove",
        id: "rp-close",
        "aria-label": t("play.overview.close"),
        title: t("play.overview.close"),
      }),
    ),
    tabs,
    body,
  );

  let drawing = new AbortController();
  async function draw() {
    drawing.abort();
    drawing = new AbortController();
    replace(
      tabs,
      tabsOf(ctx).map((id) =>
        el("button", {
          type: "button",
          class: "rp-tab",
          role: "tab",
          id: `rp-tab-${id}`,
          "aria-selected": String(id === tab),
          "aria-controls": "rp-body",
          tabindex: id === tab ? "0" : "-1",
          text: t(`play.overview.${id}`),
          data: { tab: id },
        }),
      ),
    );
    body.setAttribute("aria-labelledby", `rp-tab-${tab}`);
    body.dataset.shown = tab;
    body.scrollTop = 0;
    if (tab === "aims")
      replace(
        body,
        objectivesView(ctx.overview.objectives(), ctx),
        el("h3", { id: "rp-terms", text: t("play.terms") }),
        termsView(ctx.session.handle, ctx.app, ctx.words),
      );
    else if (tab === "battle") replace(body, battleView(ctx.overview.battle(), ctx, side));
    else if (tab === "track") {
      replace(body, trackView(ctx.overview.track(), ctx));
      body.querySelector("[aria-current=step]")?.scrollIntoView({ block: "nearest", inline: "center" });
    } else if (tab === "analyst") await drawAnalyst(drawing.signal);
    else await drawGraphs(drawing.signal);
  }

  async function drawAnalyst(shown: AbortSignal) {
    replace(body);
    const { analystTab } = await import("./analyst-view.ts");
    if (shown.aborted) return;
    await analystTab(body, ctx, shown, (marks, caption) => {
      dialog.close();
      ctx.analysed = { ...marks, caption };
      ctx.draw();
      ctx.focusMap();
    });
  }

  async function drawGraphs(shown: AbortSignal) {
    const graphs = ctx.overview.graphs();
    const until = ctx.replay && t("play.graphs.until", { n: ctx.replay.at, of: ctx.session.length() });
    replace(body, until && el("p", { class: "muted", id: "rp-until", text: until }), graphsView(graphs, ctx));
    const [{ paintGraphs }] = await watched(Promise.all([import("./chart.ts"), loaded]));
    if (!shown.aborted) paintGraphs(body, graphs, shown);
  }

  function go(next: OverviewTab) {
    tab = next;
    void draw();
    tabs.querySelector<HTMLElement>(`#rp-tab-${next}`)?.focus();
  }

  dialog.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const chosen = target.closest<HTMLElement>("[data-tab]");
      if (chosen) return go(chosen.dataset.tab as OverviewTab);
      const action = target.closest<HTMLElement>("[data-do]");
      if (action?.dataset.do === "overview.side") {
        side = action.dataset.side ?? "";
        void draw();
        body.querySelector<HTMLElement>(`#rp-side-${side || "all"}`)?.focus();
      } else if (action?.dataset.do === "overview.close") dialog.close();
      else if (action?.dataset.do === "log.show") {
        dialog.close();
        ctx.focusMap();
      }
    },
    { signal },
  );
  tabs.addEventListener(
    "keydown",
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const all = tabsOf(ctx);
      go(all[(all.indexOf(tab) + step + all.length) % all.length]);
    },
    { signal },
  );
  body.addEventListener("analyst-again", () => void draw(), { signal });
  dialog.addEventListener("close", () => {
    drawing.abort();
    lifetime.abort();
    dialog.remove();
  });
  ctx.dialogs.append(dialog);
  await loaded;
  // The game may have been closed meanwhile.
  if (!dialog.isConnected) return;
  showModal(dialog);
  await draw();
  tabs.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
}
