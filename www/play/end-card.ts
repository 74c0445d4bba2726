/** How the game ended, and why. */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import type { GameOutcome } from "../shell/engine-types.ts";
import type { PlayContext } from "./types.ts";

/** Who has won, and how clearly. */
export const outcomeText = ({ winner, level }: GameOutcome, t: PlayContext["app"]["lang"]["t"]) =>
  winner ? t("play.over.winner", { side: t(`side.${winner}`), level: t(`victory.${level}`) }) : t("play.over.draw");

/** The same as a code that a reader of any language can be told. */
export const resultCode = ({ winner, level }: { winner?: string | null; level?: string }) =>
  winner ? `${winner}/${level}` : "draw";

export function endCard(ctx: PlayContext) {
  const { t } = ctx.app.lang;
  const { outcome } = ctx.now.view;
  if (!outcome || ctx.replay) return el("div", { class: "ex-slot", data: { key: "over" } });
  const { lead, reason, tally } = ctx.overview.objectives();
  const points = Object.fromEntries(ctx.app.game.sides.map(({ id }, i) => [id, outcome.points[i]]));
  return el(
    "section",
    {
      class: `card ex-part pl-over${outcome.winner ? ` is-${outcome.winner}` : ""}`,
      id: "pl-over",
      "aria-labelledby": "pl-over-title",
      data: { key: "over" },
    },
    el("h3", { class: "card-title", id: "pl-over-title", tabindex: "-1", text: t("play.over") }),
    el("p", { class: "pl-winner", text: lead }),
    el("p", { class: "pl-over-why", text: reason }),
    tally && el("p", { class: "num", text: t("play.over.points", points) }),
    tally &&
      el(
        "ul",
        { class: "pl-over-points" },
        tally.rows
          .filter((row) => row.points.some((n) => n !== 0))
          .map(({ name, points: of }) =>
            el("li", {
              text: `${name}: ${of.flatMap((n, i) => (n ? [`${tally.sides[i]} ${n}`] : [])).join(", ")}`,
            }),
          ),
      ),
    el(
      "div",
      { class: "card-row" },
      button("overview", t("play.over.graphs"), {
        class: "button button-primary",
        id: "pl-over-graphs",
        "aria-haspopup": "dialog",
        data: { tab: "graphs" },
      }),
      button("overview.copy", t("play.over.copy"), { id: "pl-over-copy" }),
      !ctx.app.mainSite && button("overview.picture", t("play.picture"), { id: "pl-over-picture" }),
      button("menu.replay", t("play.over.replay"), { id: "pl-over-replay" }),
      !ctx.callbacks.menu && button("menu.new", t("play.over.new"), { id: "pl-over-new" }),
    ),
  );
}

/** The result in a sentence, to be sent to somebody. */
export function resultText(ctx: PlayContext) {
  const { t } = ctx.app.lang;
  const { lead, reason, tally } = ctx.overview.objectives();
  const points = Object.fromEntries(ctx.app.game.sides.map(({ id }, i) => [id, tally?.totals[i]]));
  return [
    t("play.over.text", { game: t("app.title"), scenario: t(ctx.session.scenario.name), result: lead, reason }),
    tally && t("play.over.points", points),
  ]
    .filter(Boolean)
    .join(" ");
}
