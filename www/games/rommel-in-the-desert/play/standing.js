// @ts-check
/** Standing orders of Rommel in the Desert: an answer for each kind of decision in the enemy's turn. */
import { el } from "../../../dom.ts";
import { createStanding } from "../../../play/standing-card.ts";
import { select } from "../../../worksheet/widgets.ts";
import { KINDS, NO_STANDING, answerOf, answerWords, answersOf, standingWords, orderFor } from "./standing-words.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./standing-words.js").Kind} Kind */
/** @typedef {import("./standing-words.js").StandingOrders} StandingOrders */

/** What leaves a decision to the player. */
const ASK = "ask";

/** @type {import("../../../play/standing-card.ts").StandingParts<StandingOrders, PlayContext>} */
const parts = {
  none: NO_STANDING,
  said: (orders, ctx) => standingWords(orders, ctx.app.lang),
  fields: (ctx, side, draft) => KINDS.map((kind) => kindPart(ctx, side, kind, draft)),
  coversAll: (orders) => KINDS.every((kind) => answerOf(kind, orders) !== undefined),
};
const card = createStanding(parts);

/** @param {PlayContext} ctx */
export const standingView = (ctx) => card.view(ctx);

/** The answers of a kind. @param {PlayContext} ctx @param {string} side @param {Kind} kind @param {StandingOrders} draft */
function kindPart({ app: { lang } }, side, kind, draft) {
  const { t } = lang;
  return el(
    "div",
    { data: { key: `standing-${kind}` } },
    select({
      id: `pl-standing-${kind}`,
      label: t(`play.standing.${kind}`),
      value: answerOf(kind, draft) ?? ASK,
      options: [
        [ASK, t("play.standing.ask")],
        ...answersOf(kind, side).map((name) => /** @type {[string, string]} */ ([name, answerWords(kind, name, lang)])),
      ],
      set: "standing",
      data: { kind },
      describedBy: `pl-standing-${kind}-how`,
    }),
    el("p", { class: "muted", id: `pl-standing-${kind}-how`, text: t(`play.standing.${kind}.how`) }),
  );
}

/** What the fields do. @param {PlayContext} ctx @returns {Record<string, (field: HTMLInputElement, data: {[key: string]: string|undefined}) => void>} */
export const standingFields = (ctx) => ({
  standing({ value }, data) {
    const kind = /** @type {Kind} */ (data.kind);
    card.update(ctx, { [kind]: orderFor(kind, value) });
  },
});

/** What the buttons do. @param {PlayContext} ctx */
export const standingButtons = (ctx) => card.buttons(ctx);
