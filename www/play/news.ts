/**
 * What has happened: the others' turn and the combat that is over, the latest first; a line each while something is
 * asked.
 */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import { outcomeCard } from "./outcome-card.ts";
import { recapCard } from "./recap-card.ts";
import type { Outcome, PlayContext, Recap, UnitFate } from "./types.ts";

/**
 * The cards of what has happened. Both stay until the player gives an order or closes them. `here`: whether this is
 * where they stand now. `steps`: how a combat was worked out.
 */
export function newsView(ctx: PlayContext, here: boolean, steps: (outcome: Outcome) => Element | null = () => null) {
  const { recap, outcome } = ctx.replay || !here ? { recap: null, outcome: null } : ctx;
  const cards = [
    recap && { to: recap.to, card: newsCard("recap", recap, recap.losses, recapCard(recap, ctx), ctx) },
    outcome && {
      to: outcome.to,
      card: newsCard("outcome", outcome, outcome.units, outcomeCard(outcome, ctx, steps(outcome)), ctx),
    },
  ];
  return el(
    "div",
    { class: "ex-slot pl-news", data: { key: `news-${here}` } },
    cards
      .flatMap((one) => one || [])
      .sort((a, b) => b.to - a.to)
      .map(({ card }) => card),
  );
}

/** One of them: open where nothing is asked, otherwise folded to its title and what became of units. */
function newsCard(
  kind: "recap" | "outcome",
  { title, from, to }: Recap | Outcome,
  units: UnitFate[],
  content: HTMLElement,
  ctx: PlayContext,
) {
  const props = {
    class: `card ex-part pl-${kind}`,
    "aria-labelledby": `pl-${kind}-title`,
    data: { key: `${kind}-${from}`, from, to },
  };
  const close = button(`${kind}.close`, "×", {
    class: "button button-quiet ref-remove",
    id: `pl-${kind}-close`,
    "aria-label": ctx.app.lang.t(`play.${kind}.close`),
    title: ctx.app.lang.t(`play.${kind}.close`),
  });
  const heading = el("h3", { class: "card-title", id: `pl-${kind}-title`, tabindex: "-1", text: title });
  if (!ctx.mine()) return el("section", props, el("div", { class: "ex-head" }, heading, close), content);
  const brief = units.flatMap(({ unharmed, name, text }) => (unharmed ? [] : `${name}: ${text}`)).join(" · ");
  return el(
    "details",
    { ...props, class: `${props.class} ref-fold` },
    el(
      "summary",
      { id: `pl-${kind}-fold` },
      heading,
      brief && el("span", { class: "pl-brief", title: brief, text: brief }),
    ),
    content,
    el("div", { class: "card-row pl-news-close" }, close),
  );
}
