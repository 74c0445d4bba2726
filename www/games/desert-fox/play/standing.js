// @ts-check
/** Standing orders of Desert Fox: three kinds for all units, and what single units do instead of asking. */
import { el } from "../../../dom.ts";
import { createStanding } from "../../../play/standing-card.ts";
import { check, select } from "../../../worksheet/widgets.ts";
import { KINDS, LISTS, standingWords } from "./standing-words.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").StandingOrders} StandingOrders */
/** @typedef {import("../engine-types.ts").Side} Side */

/** @type {StandingOrders} */
export const NO_STANDING = { noReaction: false, noSupport: false, rest: false, deplete: [], retreat: [] };

/** @type {import("../../../play/standing-card.ts").StandingParts<StandingOrders, PlayContext>} */
const parts = {
  none: NO_STANDING,
  said: (orders, ctx) => standingWords(orders, ctx.app.lang, ctx.unitName),
  fields: (ctx, side, draft) => [...KINDS.map((kind) => kindPart(ctx, kind, draft)), unitsPart(ctx, side, draft)],
  coversAll: (orders) => KINDS.every((kind) => orders[kind]),
  current: living,
};
const card = createStanding(parts);

/** @param {PlayContext} ctx */
export const standingView = (ctx) => card.view(ctx);

/** The orders without units that are no longer on the map. @param {PlayContext} ctx @param {string} side @param {StandingOrders} orders */
function living(ctx, side, orders) {
  const there = new Set(unitsOf(ctx, side).map(({ id }) => id));
  const only = (/** @type {readonly string[]} */ ids) => ids.filter((id) => there.has(id));
  return { ...orders, deplete: only(orders.deplete), retreat: only(orders.retreat) };
}

/** The units of a side that can be named, in the order of the counters. @param {PlayContext} ctx @param {string} side */
const unitsOf = ({ now }, side) =>
  now.view.units.filter((unit) => unit.side === side && unit.face && unit.kind !== "detachment" && unit.at.length > 3);

/** A kind for all units. @param {PlayContext} ctx @param {typeof KINDS[number]} kind @param {StandingOrders} draft */
function kindPart({ app }, kind, draft) {
  const { t } = app.lang;
  return el(
    "div",
    { class: "ex-checks", data: { key: `standing-${kind}` } },
    check({
      id: `pl-standing-${kind}`,
      label: t(`play.standing.${kind}`),
      checked: draft[kind],
      set: "standing",
      data: { kind },
      describedBy: `pl-standing-${kind}-cost`,
    }),
    el("p", { class: "muted", id: `pl-standing-${kind}-cost`, text: t(`play.standing.${kind}.cost`) }),
  );
}

/** What each unit does instead of asking; made once it is open. @param {PlayContext} ctx @param {string} side @param {StandingOrders} draft */
function unitsPart(ctx, side, draft) {
  const { t, tn } = ctx.app.lang;
  const named = draft.deplete.length + draft.retreat.length;
  const summary = el(
    "summary",
    { id: "pl-standing-units-summary" },
    named ? tn("play.standing.units", named) : t("play.standing.units.none"),
  );
  const attributes = { class: "pl-own", id: "pl-standing-units", data: { key: "standing-units" } };
  if (!ctx.opened.has("standing-units")) return el("details", attributes, summary);
  const chosen = (/** @type {string} */ id) => LISTS.find((name) => draft[name].includes(id)) ?? "ask";
  const options = /** @type {[string, string][]} */ (
    ["ask", ...LISTS].map((name) => [name, t(`play.standing.unit.${name}`)])
  );
  return el(
    "details",
    attributes,
    summary,
    el("p", { class: "muted", text: t("play.standing.units.cost") }),
    unitsOf(ctx, side).map(({ id, at }) =>
      el(
        "div",
        { data: { key: `standing-unit-${id}` } },
        select({
          id: `pl-standing-unit-${id}`,
          label: `${ctx.unitName(id)}, ${ctx.hexWords(at)}`,
          value: chosen(id),
          options,
          set: "standing.unit",
          data: { unit: id },
        }),
      ),
    ),
  );
}

/** What the fields do. @param {PlayContext} ctx @returns {ReturnType<typeof import("./fields.js").createFields>} */
export const standingFields = (ctx) => ({
  standing: ({ checked }, { kind = "" }) => card.update(ctx, { [kind]: checked }),
  "standing.unit"({ value }, { unit = "" }) {
    const draft = /** @type {StandingOrders} */ (card.draftOf(ctx));
    const order = unitsOf(ctx, ctx.now.view.by).map(({ id }) => id);
    const listed = (/** @type {"deplete"|"retreat"} */ name) =>
      order.filter((id) => (id === unit ? value === name : draft[name].includes(id)));
    card.update(ctx, { deplete: listed("deplete"), retreat: listed("retreat") });
  },
});

/** What the buttons do. @param {PlayContext} ctx */
export const standingButtons = (ctx) => card.buttons(ctx);
