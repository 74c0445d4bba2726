// @ts-check
/** The Buildup as one sheet: points, supply, spending, redeployment, refit. Every order can be undone until its step ends. */
import { el } from "../../../../dom.ts";
import { button } from "../../../../worksheet/widgets.ts";
import { parseHex } from "../../geometry.ts";
import { askNumber } from "../movement/asking.js";
import { bodyOf, endOf, hexOf, ofKind } from "../situation.js";
import { goalsOf, redeployable, redeploymentView } from "./redeployment.js";
import { orderButton, spendingView } from "./spending.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {NonNullable<import("../handle.js").TableView["step"]>} Step */

/** The steps in which a player decides, in order. @type {readonly Step[]} */
const STEPS = ["supplyCheck", "reinforcements", "spending", "redeployment", "refit"];

/** Dummy cards that may be thrown away. @param {PlayContext} ctx */
function supplyView(ctx) {
  const { t, tn } = ctx.app.lang;
  const discards = ofKind(ctx.now.orders, "discard");
  return el(
    "div",
    {},
    el("p", { text: t("buildup.supply.what") }),
    discards.length > 0 &&
      el(
        "div",
        { class: "card-row", role: "group", "aria-label": t("buildup.discard.label") },
        discards.map((order) =>
          orderButton(ctx, order, tn("buildup.discard", bodyOf(order).dummies), `bu-discard-${bodyOf(order).dummies}`),
        ),
      ),
  );
}

/** The Malta Group; other reinforcements arrive without a decision. Cases: 9.3 @param {PlayContext} ctx */
function reinforcementsView(ctx) {
  const { t, tn } = ctx.app.lang;
  const [malta] = ofKind(ctx.now.orders, "malta");
  return el(
    "div",
    {},
    malta
      ? [
          el("p", { text: tn("buildup.malta.what", askNumber(ctx, "buildup/maltaCards", 3)) }),
          orderButton(ctx, malta, t("buildup.malta"), "bu-malta"),
        ]
      : el("p", { text: t("ask.reinforcements.what") }),
  );
}

/** Blocks that may go into refit. @param {PlayContext} ctx */
function refitView(ctx) {
  const { t } = ctx.app.lang;
  const orders = ofKind(ctx.now.orders, "refit");
  return el(
    "div",
    {},
    el("p", { text: t("buildup.refit.what") }),
    orders.length > 0 &&
      el(
        "ul",
        { class: "bu-list" },
        orders.map((order) => {
          const id = String(bodyOf(order).unit);
          return el(
            "li",
            { data: { key: `refit-${id}` } },
            el("span", { text: `${ctx.unitName(id)}, ${ctx.placeName(hexOf(ctx.now, id))}` }),
            orderButton(ctx, order, t("buildup.refit.go"), `bu-refit-${id}`),
          );
        }),
      ),
  );
}

/** @type {Partial<Record<Step, (ctx: PlayContext) => HTMLElement|null>>} */
const VIEWS = {
  supplyCheck: supplyView,
  reinforcements: reinforcementsView,
  spending: spendingView,
  redeployment: redeploymentView,
  refit: refitView,
};

/** @param {PlayContext} ctx */
function view(ctx) {
  const { t, tn } = ctx.app.lang;
  const { view: game } = ctx.now;
  const now = STEPS.indexOf(/** @type {Step} */ (game.step));
  const points = game.points[game.by === "axis" ? 0 : 1];
  return el(
    "section",
    {
      class: "card ex-part pl-decision bu-sheet",
      "aria-labelledby": "ask-buildup",
      data: { key: "ask", asked: "buildup", step: game.step ?? "" },
    },
    el("h3", {
      class: "card-title",
      id: "ask-buildup",
      tabindex: "-1",
      text: t(game.step ? `buildup.step.${game.step}` : "gamePhase.buildup"),
    }),
    points !== null &&
      el("p", { class: "bu-points", id: "bu-points" }, el("strong", { text: tn("buildup.points", points) })),
    el(
      "ol",
      { class: "pl-steps", "aria-label": t("buildup.order") },
      STEPS.map((step, i) =>
        el(
          "li",
          {
            class: `pl-step${i < now ? " is-past" : i === now ? " is-now" : ""}`,
            "aria-current": i === now ? "step" : null,
            title: t(`buildup.step.${step}`),
          },
          el("span", { class: "num", "aria-hidden": "true", text: i + 1 }),
          el("span", { class: "visually-hidden", text: t(`buildup.step.${step}`) }),
        ),
      ),
    ),
    game.step && VIEWS[game.step]?.(ctx),
    el(
      "div",
      { class: "card-row" },
      endOf(ctx.now.orders) &&
        button("done", t(`buildup.done.${game.step}`), { id: "bu-done", class: "button button-primary" }),
    ),
  );
}

/** The hexes that a click on the map may answer with, each with its order. @param {PlayContext} ctx */
function answers(ctx) {
  const [chosen] = ctx.selection.chosen;
  const { mines } = ctx.selection.form;
  if (ctx.now.view.step === "redeployment" && chosen) return goalsOf(ctx, chosen);
  if (ctx.now.view.step === "spending" && mines)
    return new Map(ofKind(ctx.now.orders, mines).map((order) => [parseHex(bodyOf(order).hex), order]));
  return new Map();
}

/** @type {import("../types.js").PhaseScreen} */
export const BUILDUP = {
  view,
  tap(ctx, hex) {
    const order = answers(ctx).get(hex);
    if (order) {
      void ctx.give(order);
      return true;
    }
    if (ctx.now.view.step !== "redeployment") return false;
    const here = (ctx.now.stacks.get(hex) ?? []).map(({ handle }) => String(handle));
    const movable = redeployable(ctx).filter((id) => here.includes(id));
    if (!movable.length) return false;
    const at = movable.indexOf(ctx.selection.chosen[0] ?? "");
    ctx.updateSelection({ at: hex, chosen: [movable[(at + 1) % movable.length]] });
    return true;
  },
  units(ctx, [unit], hex) {
    if (ctx.now.view.step !== "redeployment" || !redeployable(ctx).includes(unit)) return false;
    ctx.updateSelection({ at: hex, chosen: [unit] });
    return true;
  },
  buttons: {
    "buildup.choose": (ctx, { unit = "" }) => {
      const same = ctx.selection.chosen[0] === unit;
      ctx.updateSelection({ at: hexOf(ctx.now, unit), chosen: same ? [] : [unit] });
      if (!same) ctx.reveal(hexOf(ctx.now, unit));
    },
    "buildup.mines": (ctx, { mines = "" }) =>
      ctx.updateSelection({ form: ctx.selection.form.mines === mines ? {} : { mines } }),
  },
  overlays: (ctx) => ({ choices: [...answers(ctx).keys()] }),
  ready: (ctx) => new Set(ctx.now.view.step === "redeployment" ? redeployable(ctx) : []),
  describe: (ctx, hex) => (answers(ctx).has(hex) ? [ctx.app.lang.t("buildup.here")] : []),
  done: (ctx) => endOf(ctx.now.orders),
};
