// @ts-check
/** Standing orders: which are in force and until when, and the form that gives them or takes them back. */
import { el } from "../../../dom.js";
import { button, check, select } from "../../../worksheet/widgets.js";
import { KINDS, LISTS, standingWords } from "./standing-words.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.js").StandingOrders} StandingOrders */
/** @typedef {import("../engine-types.js").Side} Side */
/** What a form holds that has not been given yet. @typedef {{side: Side, orders: StandingOrders}} Draft */

/** @type {StandingOrders} */
export const NO_STANDING = { noReaction: false, noSupport: false, rest: false, deplete: [], retreat: [] };

/** @type {Record<Side, Side>} */
const ENEMY = { axis: "commonwealth", commonwealth: "axis" };

/** Those in force. @param {PlayContext} ctx @param {Side} side @returns {StandingOrders} */
const ordersOf = ({ now }, side) => now.view.standing?.[side] ?? NO_STANDING;

/** @param {StandingOrders} one @param {StandingOrders} other */
const isSame = (one, other) => JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

/** @param {StandingOrders} orders */
const fieldsOf = ({ noReaction, noSupport, rest, deplete, retreat }) => [noReaction, noSupport, rest, deplete, retreat];

/** What is in the form of the side that decides. @param {PlayContext} ctx @returns {StandingOrders} */
function draftOf(ctx) {
  const { by } = ctx.now.view;
  return living(ctx, by, ctx.standing?.side === by ? ctx.standing.orders : ordersOf(ctx, by));
}

/** The same without units that are no longer on the map. @param {PlayContext} ctx @param {Side} side @param {StandingOrders} orders */
function living(ctx, side, orders) {
  const there = new Set(unitsOf(ctx, side).map(({ id }) => id));
  const only = (/** @type {readonly string[]} */ ids) => ids.filter((id) => there.has(id));
  return { ...orders, deplete: only(orders.deplete), retreat: only(orders.retreat) };
}

/** The units of a side that can be named, in the order of the counters. @param {PlayContext} ctx @param {Side} side */
const unitsOf = ({ now }, side) =>
  now.view.units.filter((unit) => unit.side === side && unit.face && unit.kind !== "detachment" && unit.at.length > 3);

/** @param {PlayContext} ctx */
export function standingView(ctx) {
  const { t } = ctx.app.lang;
  const { session } = ctx;
  const { seats } = session.settings;
  const sides = ctx.app.game.sides.map(({ id }) => /** @type {Side} */ (id));
  if (session.over() || ctx.replay) return el("div", { class: "ex-slot", data: { key: "standing" } });
  const byLinks = Object.values(seats).includes("away");
  const held = sides.filter((side) => ctx.now.view.standing?.[side]);
  return el(
    "details",
    {
      class: "card ex-part ref-fold pl-standing",
      id: "pl-standing",
      open: byLinks ? true : null,
      data: { key: "standing" },
    },
    el(
      "summary",
      { id: "pl-standing-summary" },
      t("play.standing"),
      held.length > 0 && el("span", { class: "badge num", text: held.length }),
    ),
    held.length === 0 && el("p", { class: "muted", id: "pl-standing-none", text: t("play.standing.none") }),
    held.map((side) => heldPart(ctx, side)),
    ctx.mine() ? form(ctx) : el("p", { class: "muted", text: t("play.standing.later") }),
  );
}

/** The standing orders of a side and their end. @param {PlayContext} ctx @param {Side} side */
function heldPart(ctx, side) {
  const { lang } = ctx.app;
  const { t } = lang;
  return el(
    "div",
    { class: "pl-standing-held", data: { key: `standing-${side}`, side } },
    el("p", { text: t("play.standing.held", { side: t(`side.${side}`), enemy: t(`side.${ENEMY[side]}`) }) }),
    el(
      "ul",
      { class: "ex-said" },
      standingWords(ordersOf(ctx, side), lang, ctx.unitName).map((text) => el("li", { text })),
    ),
    ctx.mine() &&
      ctx.now.view.by === side &&
      button("standing.revoke", t("play.standing.revoke"), { class: "button button-small", id: "pl-standing-revoke" }),
  );
}

/** @param {PlayContext} ctx */
function form(ctx) {
  const { t } = ctx.app.lang;
  const side = ctx.now.view.by;
  const draft = draftOf(ctx);
  return el(
    "div",
    { class: "pl-standing-form", role: "group", "aria-labelledby": "pl-standing-what", data: { key: "standing-form" } },
    el("p", { id: "pl-standing-what", text: t("play.standing.what", { enemy: t(`side.${ENEMY[side]}`) }) }),
    KINDS.map((kind) =>
      el(
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
      ),
    ),
    unitsPart(ctx, side, draft),
    KINDS.every((kind) => draft[kind]) && el("p", { id: "pl-standing-all", text: t("play.standing.all") }),
    el(
      "div",
      { class: "card-row" },
      button("standing.give", t("play.standing.give"), {
        class: "button button-primary",
        id: "pl-standing-give",
        "aria-disabled": isSame(draft, living(ctx, side, ordersOf(ctx, side))) ? "true" : null,
      }),
    ),
  );
}

/** What each unit does instead of asking; made once it is open. @param {PlayContext} ctx @param {Side} side @param {StandingOrders} draft */
function unitsPart(ctx, side, draft) {
  const { t, tn } = ctx.app.lang;
  const named = draft.deplete.length + draft.retreat.length;
  const summary = el(
    "summary",
    { id: "pl-standing-units-summary" },
    named ? tn("play.standing.units", named) : t("play.standing.units.none"),
  );
  const card = { class: "pl-own", id: "pl-standing-units", data: { key: "standing-units" } };
  if (!ctx.opened.has("standing-units")) return el("details", card, summary);
  const chosen = (/** @type {string} */ id) => LISTS.find((name) => draft[name].includes(id)) ?? "ask";
  const options = /** @type {[string, string][]} */ (
    ["ask", ...LISTS].map((name) => [name, t(`play.standing.unit.${name}`)])
  );
  return el(
    "details",
    card,
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

/** @param {PlayContext} ctx @param {Partial<StandingOrders>} change */
function update(ctx, change) {
  ctx.standing = { side: ctx.now.view.by, orders: { ...draftOf(ctx), ...change } };
  ctx.draw();
}

/** What the fields do. @param {PlayContext} ctx @returns {ReturnType<typeof import("./fields.js").createFields>} */
export const standingFields = (ctx) => ({
  standing: ({ checked }, { kind = "" }) => update(ctx, { [kind]: checked }),
  "standing.unit"({ value }, { unit = "" }) {
    const draft = draftOf(ctx);
    const order = unitsOf(ctx, ctx.now.view.by).map(({ id }) => id);
    const listed = (/** @type {"deplete"|"retreat"} */ name) =>
      order.filter((id) => (id === unit ? value === name : draft[name].includes(id)));
    update(ctx, { deplete: listed("deplete"), retreat: listed("retreat") });
  },
});

/** What the buttons do. @param {PlayContext} ctx */
export const standingButtons = (ctx) => ({
  "standing.give": () => void give(ctx, draftOf(ctx)),
  "standing.go": () => void ctx.follower?.wake(),
  "standing.revoke": () => void give(ctx, NO_STANDING),
});

/** @param {PlayContext} ctx @param {StandingOrders} orders */
async function give(ctx, orders) {
  if (await ctx.give({ standing: orders })) {
    ctx.standing = null;
    ctx.draw();
    ctx.focusOn("pl-standing-summary");
  }
}
