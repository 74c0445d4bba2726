// @ts-check
/** Where the game stands, and what ends the phase. */
import { sideOf } from "../../../board/sides.ts";
import { el } from "../../../dom.ts";
import { undoKeys } from "../../../play/undo-keys.ts";
import { button, sideBadge } from "../../../worksheet/widgets.ts";
import { ending, screenOf } from "./phases.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** The phases of a player-turn, in order. */
const PHASES = /** @type {const} */ (["option", "movement", "forcedMarches", "refusals", "combat"]);

/** The month, whose turn it is, and the phase. @param {PlayContext} ctx */
export function phaseView(ctx) {
  const { t, tag } = ctx.app.lang;
  const { view } = ctx.now;
  const inTurn = view.stage === "turns";
  const now = /** @type {readonly string[]} */ (PHASES).indexOf(view.phase);
  return el(
    "section",
    {
      class: `card ex-part pl-guide is-${view.by}`,
      "aria-labelledby": "pl-phase",
      data: { key: "guide", phase: view.phase, by: view.by },
    },
    el("p", { class: "pl-turn" }, el("strong", { text: ctx.words.date(view.turn, ctx.session.scenario, tag) })),
    inTurn &&
      el(
        "p",
        { class: `pl-whose side-${sideOf(ctx.app.game.sides, view.active).token}` },
        sideBadge(view.active, ctx),
        el("strong", { text: t("play.turn.of", { side: t(`side.${view.active}`) }) }),
      ),
    now >= 0 &&
      el(
        "ol",
        { class: "pl-steps", "aria-label": t("play.phases") },
        PHASES.map((phase, i) =>
          el(
            "li",
            {
              class: `pl-step${i < now ? " is-past" : i === now ? " is-now" : ""}`,
              "aria-current": i === now ? "step" : null,
              title: t(`gamePhase.${phase}`),
            },
            el("span", { class: "num", "aria-hidden": "true", text: i + 1 }),
            el("span", { class: "visually-hidden", text: t(`gamePhase.${phase}`) }),
          ),
        ),
      ),
    el("h3", { class: "card-title pl-phase", id: "pl-phase", tabindex: "-1", text: t(`gamePhase.${view.phase}`) }),
    view.phase !== "over" &&
      !(inTurn && view.by === view.active) &&
      el("p", { class: "pl-decides", text: t("play.turn.decides", { side: t(`side.${view.by}`) }) }),
  );
}

/** Undo, redo and the end of the phase. @param {PlayContext} ctx */
export function footView(ctx) {
  const { t } = ctx.app.lang;
  const off = (/** @type {boolean} */ can) => (can ? null : "true");
  const ends = ending(ctx);
  return el(
    "div",
    { class: "pl-foot-in", data: { key: "foot" } },
    el(
      "div",
      { class: "pl-keys", role: "group", "aria-label": t("play.tools") },
      undoKeys(ctx),
      button(
        "done",
        t(screenOf(ctx)?.doneText?.(ctx) ?? `play.done.${ctx.now.view.phase}`),
        { id: "pl-done", "aria-disabled": off(ctx.mine() && ends !== null), "aria-keyshortcuts": "X" },
        el("kbd", { "aria-hidden": "true", text: "X" }),
      ),
    ),
  );
}
