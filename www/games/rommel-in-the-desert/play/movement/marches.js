// @ts-check
/** Forced marches at the end of the Movement Phase: who may try one, where to, and at what risk. */
import { el } from "../../../../dom.ts";
import { hexOf, ofKind, pathFrom } from "../situation.js";
import { intentions } from "./giving.js";
import { digitButton, marchDice } from "./goal-view.js";
import { marchesOf } from "./moves.js";
import { standing } from "./planning.js";
import { button } from "../../../../worksheet/widgets.ts";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** The hexes that a block may march to, by number, with the step there. @param {PlayContext} ctx @param {string} id @returns {Map<number, string>} */
function targetsOf(ctx, id) {
  const from = hexOf(ctx.now, id);
  const steps = marchesOf(ctx.now.orders).open.get(id) ?? [];
  return new Map(steps.map((step) => [pathFrom(from, step)[1], step]));
}

/** The block chosen: the one picked, else the only one that may march. @param {PlayContext} ctx */
function blockOf(ctx) {
  const { open } = marchesOf(ctx.now.orders);
  const [picked] = ctx.selection.chosen;
  if (open.has(picked)) return picked;
  return open.size === 1 ? [...open.keys()][0] : "";
}

/** @param {PlayContext} ctx @param {string} id @param {number} hex */
function march(ctx, id, hex) {
  const step = targetsOf(ctx, id).get(hex);
  if (step) void ctx.give({ forceMarch: { unit: Number(id), step } });
}

/** @param {PlayContext} ctx */
function marchesView(ctx) {
  const { t, tn } = ctx.app.lang;
  const { open, declared } = marchesOf(ctx.now.orders);
  const dice = marchDice(ctx);
  const meant = [...intentions(ctx)].filter(([id, hex]) => targetsOf(ctx, id).has(hex));
  const id = blockOf(ctx);
  const goal = ctx.selection.form.goal ?? -1;
  return el(
    "section",
    {
      class: "card ex-part pl-decision rd-move",
      "aria-labelledby": "ask-marches",
      data: { key: "ask", asked: "marches" },
    },
    el("h3", {
      class: "card-title",
      id: "ask-marches",
      tabindex: "-1",
      text: t(declared.length ? "ask.rollMarch" : "ask.forceMarch"),
    }),
    el("p", { class: "rd-risk-line num", id: "pl-march-risk", text: t("march.risk", dice) }),
    el("p", {
      class: "muted",
      text: declared.length ? tn("march.declared", declared.length) : tn("march.open", open.size),
    }),
    declared.length > 0 &&
      el(
        "div",
        { class: "pl-orders", data: { key: "declared" } },
        declared.map((unit, i) =>
          digitButton("march.roll", t("march.roll", { unit: ctx.unitName(unit) }), i + 1, {
            class: "button pl-order",
            id: `pl-roll-${unit}`,
            data: { unit },
          }),
        ),
      ),
    meant.length > 0 &&
      el(
        "div",
        { class: "pl-orders", data: { key: "meant" } },
        meant.map(([unit, hex], i) =>
          digitButton(
            "march.go",
            t("march.go", { unit: ctx.unitName(unit), hex: ctx.placeName(hex) }),
            declared.length + i + 1,
            { class: "button button-primary pl-order", id: `pl-meant-${unit}`, data: { unit, hex } },
          ),
        ),
      ),
    open.size > 0 &&
      el(
        "fieldset",
        { class: "pl-picks rd-picks", data: { key: "picks" } },
        el("legend", { text: t("march.who") }),
        el(
          "div",
          { class: "rd-blocks" },
          [...open.keys()].map((unit) =>
            button(
              "march.pick",
              "",
              {
                class: "pl-pick rd-block",
                id: `pl-unit-${unit}`,
                "aria-pressed": String(unit === id),
                data: { unit },
              },
              el("strong", { text: ctx.unitName(unit) }),
              el("span", { class: "rd-block-what", text: ctx.placeName(hexOf(ctx.now, unit)) }),
            ),
          ),
        ),
      ),
    id && goalOf(ctx, id, goal, meant.length + declared.length),
  );
}

/** Where the block may march to, or the hex that waits to be confirmed. @param {PlayContext} ctx @param {string} id @param {number} goal @param {number} before digits in use */
function goalOf(ctx, id, goal, before) {
  const { t, tn } = ctx.app.lang;
  const targets = targetsOf(ctx, id);
  const unit = ctx.unitName(id);
  if (!targets.has(goal))
    return el(
      "div",
      { class: "rd-goal", data: { key: "targets" } },
      el("p", { class: "muted", text: t("march.where", { unit }) }),
      el(
        "div",
        { class: "pl-ends" },
        [...targets.keys()].map((hex) =>
          button("march.to", `${ctx.placeName(hex)}${standing(ctx, hex).enemies.length ? " ⚔" : ""}`, {
            class: "button button-small",
            data: { hex },
          }),
        ),
      ),
    );
  const { enemies } = standing(ctx, goal);
  return el(
    "div",
    { class: "pl-goal rd-goal", data: { key: "goal", hex: String(goal) } },
    el("p", { text: t("march.stakes", { unit, hex: ctx.placeName(goal), ...marchDice(ctx) }) }),
    enemies.length > 0 && el("p", {}, el("strong", { text: tn("move.engages", enemies.length) })),
    el(
      "div",
      { class: "card-row" },
      digitButton("march.go", t("march.try", { hex: ctx.placeName(goal) }), before + 1, {
        class: "button button-primary",
        id: "pl-goal-0",
        data: { unit: id, hex: goal },
      }),
      button("march.not", t("move.not"), { class: "button button-quiet", id: "pl-goal-not" }),
    ),
  );
}

/** @param {PlayContext} ctx @param {number} goal */
const aim = (ctx, goal) =>
  ctx.updateSelection(
    { form: { ...ctx.selection.form, goal } },
    goal >= 0 ? ctx.app.lang.t("move.goal", { hex: ctx.placeName(goal) }) : undefined,
  );

/** @type {import("../types.js").PhaseScreen} */
export const MARCHES = {
  view: marchesView,
  tap(ctx, hex) {
    const id = blockOf(ctx);
    if (id && targetsOf(ctx, id).has(hex)) {
      if (ctx.selection.form.goal === hex) march(ctx, id, hex);
      else aim(ctx, hex);
      return true;
    }
    const here = [...marchesOf(ctx.now.orders).open.keys()].filter((unit) => hexOf(ctx.now, unit) === hex);
    if (!here.length) return false;
    const next = here[(here.indexOf(id) + 1) % here.length];
    ctx.updateSelection(
      { at: hex, chosen: [next], form: {} },
      ctx.app.lang.t("march.where", { unit: ctx.unitName(next) }),
    );
    return true;
  },
  units(ctx, ids, hex) {
    const id = ids.find((unit) => marchesOf(ctx.now.orders).open.has(unit));
    if (id) ctx.updateSelection({ at: hex, chosen: [id], form: {} });
    return !!id;
  },
  overlays(ctx) {
    const id = blockOf(ctx);
    if (!id) return {};
    const hexes = [...targetsOf(ctx, id).keys()];
    return {
      reach: { start: hexOf(ctx.now, id), hexes: [], forced: hexes.map((hex) => ({ hex, cost: 1 })), costs: false },
      targets: hexes.filter((hex) => standing(ctx, hex).enemies.length > 0).map((hex) => ({ hex })),
    };
  },
  ready: ({ now }) => {
    const { open, declared } = marchesOf(now.orders);
    return new Set([...open.keys(), ...declared]);
  },
  describe(ctx, hex) {
    const id = blockOf(ctx);
    return id && targetsOf(ctx, id).has(hex)
      ? [ctx.app.lang.t("march.hex", { unit: ctx.unitName(id), ...marchDice(ctx) })]
      : [];
  },
  path(ctx, hex) {
    const id = blockOf(ctx);
    return id && targetsOf(ctx, id).has(hex) ? { hexes: [hexOf(ctx.now, id), hex], text: "⚠", forcedFrom: 1 } : null;
  },
  done: ({ now }) => now.orders.find((order) => order === "done") ?? null,
  key(ctx, key) {
    if (key !== "n") return false;
    const all = [...marchesOf(ctx.now.orders).open.keys()];
    if (!all.length) return false;
    const id = all[(all.indexOf(blockOf(ctx)) + 1) % all.length];
    ctx.show(hexOf(ctx.now, id));
    ctx.updateSelection({ at: hexOf(ctx.now, id), chosen: [id], form: {} });
    return true;
  },
  buttons: {
    "march.pick": (ctx, { unit = "" }) => ctx.updateSelection({ at: hexOf(ctx.now, unit), chosen: [unit], form: {} }),
    "march.to": (ctx, { hex }) => aim(ctx, Number(hex)),
    "march.not": (ctx) => aim(ctx, -1),
    "march.go": (ctx, { unit = "", hex }) => march(ctx, unit, Number(hex)),
    "march.roll"(ctx, { unit }) {
      const order = ofKind(ctx.now.orders, "rollMarch").find(
        (/** @type {any} */ { rollMarch }) => String(rollMarch.unit) === unit,
      );
      if (order) void ctx.give(order);
    },
  },
};
