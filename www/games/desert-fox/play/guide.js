// @ts-check
/** The turn guide: where the game stands, what the phase allows, and the keys of the turn. */
import { el } from "../../../dom.ts";
import { PHASES, forgotten, isCombat, isReaction } from "./situation.js";
import { undoKeys } from "../../../play/undo-keys.ts";
import { button, caseChips } from "../../../worksheet/widgets.ts";
import { whoseTurn } from "../../../play/whose-turn.ts";
import { monthOf } from "./texts.js";
import { addressOf } from "../how-to/content.ts";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").TableView} GameView */

/** The cases of each phase and segment. @type {Record<string, string[]>} */
export const CASES = {
  initiative: ["4.1"],
  reinforcement: ["5.1", "5.17"],
  airAllocation: ["6.3", "6.31"],
  initialMovement: ["8.1", "8.3", "8.5", "8.6", "8.7"],
  firstReaction: ["8.4", "8.46"],
  firstCombat: ["11.1", "7.3"],
  motorizedMovement: ["8.1", "8.3", "8.7"],
  secondReaction: ["8.4", "8.46"],
  secondCombat: ["11.1", "7.3"],
  refit: ["11.67", "13.1", "13.2", "14.1", "7.2"],
  over: ["15.1"],
  withdrawal: ["5.2", "5.22"],
  withdrawalDie: ["5.3"],
  attackerSupply: ["7.3", "7.34"],
  resolution: ["11.16"],
  defenderSupply: ["7.3", "7.34"],
  combat: ["11.7"],
  overrun: ["8.3", "8.37"],
  overstacked: ["9.25"],
  conversion: ["18", "18.12", "18.16"],
};

/** The text key of what a phase or its segment allows. @param {GameView} view */
function guideKey({ phase, segment, phasing }) {
  if (phase !== "over" && segment !== "main") return `play.guide.segment.${segment}`;
  return phase === "airAllocation" ? `play.guide.airAllocation.${phasing}` : `play.guide.${phase}`;
}

/** @param {GameView} view */
const casesOf = ({ phase, segment }) =>
  CASES[phase !== "over" && segment !== "main" ? segment : phase] ?? CASES[phase] ?? [];

/**
 * The word on the button that ends what is going on.
 * @param {GameView} view
 * @param {import("../../../lang/lang.ts").Lang} lang
 */
export function doneText({ phase, segment }, { t }) {
  if (segment === "withdrawal") return t("play.done.withdrawal");
  if (segment === "resolution") return t("play.done.resolution");
  if (isReaction(phase) && segment === "main") return t("play.done.reaction");
  return t(isCombat(phase) && segment === "main" ? "play.done.main.combat" : "play.done");
}

/** @param {PlayContext} ctx */
export function guideView(ctx) {
  const { lang } = ctx.app;
  const { t } = lang;
  const { view } = ctx.now;
  const last = ctx.session.scenario.lastTurn;
  const over = view.phase === "over";
  const order = view.phasing === view.first ? t("play.turn.first") : t("play.turn.second");
  return el(
    "section",
    {
      class: `card ex-part pl-guide is-${view.by}`,
      "aria-labelledby": "pl-phase",
      data: { key: "guide", phase: view.phase, segment: view.segment, by: view.by },
    },
    !over && whoseTurn(view.by, ctx),
    el(
      "div",
      { class: "pl-when" },
      el(
        "p",
        { class: "pl-turn" },
        el("strong", { class: "num", text: t("play.turn", { turn: view.turn, last }) }),
        ` · ${monthOf(view.turn, ctx.session.scenario.earlier, lang.tag)}`,
      ),
      el("p", { class: "pl-phasing muted", text: t("play.turn.of", { side: t(`side.${view.phasing}`), order }) }),
    ),
    phases(view, lang),
    el(
      "h3",
      { class: "card-title pl-phase", id: "pl-phase", tabindex: "-1" },
      t(`gamePhase.${view.phase}`),
      view.segment !== "main" && !over && el("span", { class: "pl-segment", text: t(`segment.${view.segment}`) }),
    ),
    el(
      "p",
      { class: "pl-says" },
      t(guideKey(view)),
      " ",
      caseChips(casesOf(view), [], ctx),
      " ",
      el("button", {
        type: "button",
        class: "help-link",
        id: "pl-guide-more",
        text: t("play.guide.more"),
        data: { help: "phases", "help-at": view.phase },
      }),
      " ",
      el("a", {
        id: "pl-guide-how",
        href: `${ctx.app.mainSite ?? ""}${addressOf(view.phase)}`,
        target: ctx.app.mainSite ? "_blank" : null,
        text: t("play.guide.how"),
      }),
    ),
  );
}

/** @param {GameView} view @param {import("../../../lang/lang.ts").Lang} lang */
function phases(view, { t }) {
  const now = PHASES.indexOf(view.phase);
  const step = (/** @type {typeof PHASES[number]} */ phase, /** @type {number} */ i) =>
    el(
      "li",
      {
        class: `pl-step${i < now ? " is-past" : i === now ? " is-now" : ""}`,
        "aria-current": i === now ? "step" : null,
        title: t(`gamePhase.${phase}`),
      },
      el("span", { class: "num", "aria-hidden": "true", text: i + 1 }),
      el("span", { class: "pl-step-name", "aria-hidden": "true", text: t(`play.phase.short.${phase}`) }),
      el("span", { class: "visually-hidden", text: t(`gamePhase.${phase}`) }),
    );
  return el("ol", { class: "pl-steps", "aria-label": t("play.phases") }, PHASES.map(step));
}

/** Undo, redo, next unit, end of the phase, and what it would forget. @param {PlayContext} ctx */
export function footView(ctx) {
  const { lang } = ctx.app;
  const { t, tn } = lang;
  const { now, selection } = ctx;
  const off = (/** @type {boolean} */ can) => (can ? null : "true");
  const mine = ctx.mine();
  const kind = now.todo[0]?.kind ?? "move";
  const left = forgotten(now);
  const open = now.options.orders.length > 0 && !now.options.done;
  return el(
    "div",
    { class: "pl-foot-in", data: { key: "foot" } },
    selection.warned &&
      mine &&
      left > 0 &&
      el(
        "div",
        { class: "notice notice-warn pl-warn", role: "alert" },
        el("p", {
          text: kind === "withdraw" || kind === "fight" || kind === "react" ? "" : tn(`play.warn.${kind}`, left),
        }),
        el(
          "div",
          { class: "card-row" },
          button("done.anyway", t("play.warn.end"), { class: "button button-primary", id: "pl-done-anyway" }),
          button("next", t("play.warn.show"), { id: "pl-warn-next" }),
          button("warn.off", t("play.warn.off"), { class: "button button-quiet button-small", id: "pl-warn-off" }),
        ),
      ),
    mine && open && now.view.segment === "main" && el("p", { class: "muted pl-blocked", text: t("play.done.blocked") }),
    el(
      "div",
      { class: "pl-keys", role: "group", "aria-label": t("play.tools") },
      undoKeys(ctx),
      button(
        "next",
        t("play.next"),
        { id: "pl-next", "aria-disabled": off(mine && now.todo.some(({ hex }) => hex >= 0)), "aria-keyshortcuts": "N" },
        el("kbd", { "aria-hidden": "true", text: "N" }),
      ),
      button(
        "done",
        doneText(now.view, lang),
        {
          id: "pl-done",
          class: `button${mine && now.options.done && !now.todo.length ? " button-primary" : ""}`,
          "aria-disabled": off(mine && now.options.done),
          "aria-keyshortcuts": "X",
        },
        el("kbd", { "aria-hidden": "true", text: "X" }),
      ),
    ),
  );
}

/** What can still act, with the way to it. @param {PlayContext} ctx */
export function todoView(ctx) {
  const { t, tn, list } = ctx.app.lang;
  const { todo } = ctx.now;
  // Nothing left to do while a question is open would be wrong: the question is to be answered.
  const asked = !todo.length && !ctx.now.options.done;
  if (!ctx.mine() || asked || ctx.now.view.phase === "over")
    return el("div", { class: "ex-slot", data: { key: "todo" } });
  /** @param {import("./situation.js").Todo} entry */
  const words = ({ kind, units, combat, must }) => {
    if (kind === "fight") return t("play.todo.fight", { combat: (combat ?? 0) + 1 });
    const params = { units: list(units.map(ctx.unitName)) };
    const text = ["place", "withdraw"].includes(kind)
      ? t(`play.todo.${kind}${kind === "withdraw" && ctx.now.view.drawn ? ".drawn" : ""}`, params)
      : tn(`play.todo.${kind}`, units.length, params);
    return must && kind === "attack" ? `${text} · ${t("play.todo.must")}` : text;
  };
  const title = t(["move", "react"].includes(todo[0]?.kind ?? "") ? "play.todo.units" : "play.todo");
  return el(
    "details",
    { class: "card ex-part ref-fold pl-todo", id: "pl-todo", open: true, data: { key: "todo" } },
    el("summary", { id: "pl-todo-summary" }, title, el("span", { class: "badge num", text: todo.length })),
    todo.length
      ? el(
          "ul",
          { class: "ex-all-list", tabindex: "0", "aria-label": title },
          todo.map((entry, i) =>
            el(
              "li",
              {
                class: entry.must ? "is-must" : null,
                data: { key: `todo-${entry.kind}-${entry.hex}-${entry.units[0] ?? entry.combat}` },
              },
              entry.hex >= 0 &&
                button("todo.show", ctx.placeName(entry.hex), {
                  class: "button button-quiet ex-all-hex",
                  data: { at: i },
                }),
              el("span", { text: words(entry) }),
            ),
          ),
        )
      : el("p", { class: "muted", text: t("play.todo.none") }),
  );
}
