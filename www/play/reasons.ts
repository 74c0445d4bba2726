/** Why the computer played as it did: the plans that its last decisions compared, in words. */
import { el } from "../dom.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import type { PlayContext } from "./types.ts";

/** In hundredths of a point. */
interface Term {
  term: string;
  chosen: number;
  next: number;
}

export interface Why {
  style: string;
  next: string;
  continues: boolean;
  rollouts: number;
  terms: Term[];
}

/** A decision. */
export interface Reason {
  side: string;
  turn: number;
  phase: string;
  why: Why;
}

/** Decisions that are remembered: those of a player-turn or two. */
export const MOST_REASONS = 8;

/** A hundredth of a point in the reader's language. */
const points = (value: number, tag: string) =>
  (value / 100).toLocaleString(tag, { maximumFractionDigits: 1, signDisplay: "exceptZero" });

function reasonView(ctx: PlayContext, { side, turn, phase, why }: Reason) {
  const { t, tn, tag } = ctx.app.lang;
  const date = ctx.words.date(turn, ctx.session.scenario, tag);
  // The name of a style may have parts.
  const style = (key: string) =>
    key
      .split("+")
      .map((part) => t(`reason.style.${part}`))
      .join(": ");
  return el(
    "section",
    { class: "pl-reason" },
    el("h3", { text: `${t(`side.${side}`)}, ${date}, ${t(`gamePhase.${phase}`)}` }),
    el("p", {
      text: t(why.continues ? "play.why.continues" : "play.why.chosen", {
        style: style(why.style),
        next: style(why.next),
      }),
    }),
    el(
      "ul",
      {},
      why.terms.map(({ term, chosen, next }) =>
        el("li", {
          text: t("play.why.term", {
            term: t(`reason.term.${term}`),
            chosen: points(chosen, tag),
            next: points(next, tag),
          }),
        }),
      ),
    ),
    why.terms.length === 0 && el("p", { text: t("play.why.equal") }),
    el("p", { class: "muted num", text: tn("play.why.rollouts", why.rollouts) }),
  );
}

/**
 * Whether the computer's reasons may be shown: where units and cards are hidden they would give them away, so that
 * there they wait until the game is over.
 */
export const mayExplain = (ctx: PlayContext) =>
  ctx.opponent.reasons().length > 0 && (ctx.app.game.hides !== true || ctx.session.over());

/** Shows the last decisions of the computer. */
export async function showReasons(ctx: PlayContext) {
  const { t } = ctx.app.lang;
  const reasons = ctx.opponent.reasons();
  const none = el("p", { text: t("play.why.none") });
  await askDialog(ctx.dialogs, {
    about: "why",
    title: t("play.why"),
    body: reasons.length
      ? [el("p", { class: "muted", text: t("play.why.what") }), ...reasons.map((reason) => reasonView(ctx, reason))]
      : [none],
    buttons: [{ value: "ok", text: t("play.why.close"), primary: true }],
  });
}
