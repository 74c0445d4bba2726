// @ts-check
/** The hex chosen: its units, what each can do there, and Rommel. */
import { el } from "../../../dom.ts";
import { parseHex } from "../geometry.ts";
import { bodyOf, kindOf, ofKind } from "./options.js";
import { isMovement } from "./situation.js";
import { stackOrder } from "../art/game-counters.ts";
import { button, caseChips, sideBadge } from "../../../worksheet/widgets.ts";
import { counter } from "../art/counter.ts";
import { refusedText } from "../../../play/dialogs.ts";
import { mayGroup } from "./group.js";
import { movementView } from "./movement.js";
import { actorsIn } from "./offers.js";
import { listedButton, orderButton } from "./order-buttons.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").CounterView} CounterView */

/** Orders that a single unit gives where it stands. */
const OF_UNIT = ["emergency", "destroyDump", "recover", "refit", "fort", "mode", "detach"];

/** Those of them that are seldom meant, and that no die takes back. */
const RARE = ["emergency", "destroyDump"];

/** The unit that such an order is given to. @param {any} order */
const actor = (order) => (kindOf(order) === "destroyDump" ? bodyOf(order).by : bodyOf(order).unit);

/** @param {PlayContext} ctx */
export function stackView(ctx) {
  const { t } = ctx.app.lang;
  const { now, selection } = ctx;
  if (selection.at < 0)
    return el(
      "div",
      { class: "ex-slot", data: { key: "stack" } },
      ctx.mine() &&
        now.todo.some(({ hex }) => hex >= 0) &&
        el("p", { class: "muted pl-hint", text: t("play.stack.none") }),
    );
  const units = now.stacks.get(selection.at) ?? [];
  const able = new Set(
    actorsIn(ctx, selection.at).filter((id) => now.options.moves.has(id) || now.options.carries.has(id)),
  );
  return el(
    "section",
    { class: "card ex-part pl-stack", "aria-labelledby": "pl-stack-title", data: { key: "stack" } },
    el(
      "div",
      { class: "ex-head" },
      el("h3", { class: "card-title", id: "pl-stack-title", tabindex: "-1", text: ctx.placeName(selection.at) }),
      button("stack.close", "×", { class: "button button-quiet ref-remove", "aria-label": t("play.stack.close") }),
    ),
    !units.length && el("p", { class: "muted", text: t("play.stack.empty") }),
    rommel(ctx),
    ctx.mine() &&
      able.size > 1 &&
      el(
        "div",
        { class: "card-row ex-stack-tools" },
        button("stack.all", t("play.stack.all"), { class: "button button-small", id: "pl-all-units" }),
        button("stack.nobody", t("play.stack.nobody"), { class: "button button-small", id: "pl-no-units" }),
      ),
    el(
      "ul",
      { class: "ex-units" },
      stackOrder(units, ctx.counters.roster)
        .toReversed()
        .map((unit) => unitRow(unit, ctx, able.has(unit.id))),
    ),
    selection.chosen.length > 0 &&
      mayGroup(ctx) &&
      selection.chosen.every((id) => now.options.moves.has(id)) &&
      button("group.add", t("play.group.add"), { class: "button button-small", id: "pl-group-add" }),
    selection.before &&
      ctx.mine() &&
      button(
        "stack.join",
        t("play.stack.join", { units: ctx.app.lang.list(selection.before.chosen.map(ctx.unitName)) }),
        { class: "button button-small", id: "pl-stack-join" },
      ),
    movementView(ctx),
  );
}

/** Rommel in the hex chosen, or the order that sends him there. @param {PlayContext} ctx */
function rommel(ctx) {
  const { now, selection } = ctx;
  const there = (/** @type {string} */ hex) => parseHex(hex) === selection.at;
  const orders = ctx.mine() ? ofKind(now.options.orders, "rommel").filter((order) => there(bodyOf(order).hex)) : [];
  return [
    now.view.rommel &&
      there(now.view.rommel.hex) &&
      el("p", { id: "pl-rommel" }, ctx.app.lang.t("play.stack.rommel"), " ", caseChips(["8.8"], [], ctx)),
    orders.length > 0 &&
      el(
        "div",
        { class: "pl-orders" },
        orders.map((order) => listedButton(order, ctx)),
      ),
  ];
}

/** @param {CounterView} unit @param {PlayContext} ctx @param {boolean} able */
function unitRow(unit, ctx, able) {
  const { t } = ctx.app.lang;
  const { now, selection } = ctx;
  const chosen = selection.chosen.includes(unit.id);
  const name = ctx.unitName(unit.id);
  const orders = ctx.mine() ? ofKind(now.options.orders, ...OF_UNIT).filter((order) => actor(order) === unit.id) : [];
  const rare = orders.filter((order) => RARE.includes(kindOf(order)));
  const usual = orders.filter((order) => !rare.includes(order));
  const left =
    unit.allowance === undefined
      ? ""
      : t("play.unit.points", { left: Math.max(0, Number(unit.allowance) - Number(unit.spent)), all: unit.allowance });
  const marks = ctx.counters.marks(unit);
  const label = able
    ? el(
        "button",
        {
          type: "button",
          class: "pl-pick",
          "aria-pressed": String(chosen),
          id: `pl-unit-${unit.id}`,
          data: { do: "unit", unit: unit.id },
        },
        name,
      )
    : el("strong", { text: name });
  return el(
    "li",
    { class: `ex-unit${chosen ? " is-chosen" : ""}`, data: { key: `unit-${unit.id}` } },
    counter(ctx.valuesOf(unit), ctx.app.lang, { hidden: true }),
    el(
      "div",
      { class: "ex-unit-main" },
      sideBadge(unit.side, /** @type {any} */ (ctx)),
      label,
      el("span", { class: "field-hint num", text: [left, ...marks].filter(Boolean).join(" · ") }),
      chosen && !orders.some((order) => kindOf(order) === "detach") && noDetachment(unit, ctx),
      usual.length > 0 &&
        el(
          "div",
          { class: "pl-orders" },
          usual.map((order) => orderButton(order, ctx)),
        ),
      rare.length > 0 &&
        el(
          "details",
          { class: "pl-own pl-rare", data: { key: `rare-${unit.id}` } },
          el("summary", { id: `pl-rare-${unit.id}`, text: t("play.unit.more") }),
          el(
            "div",
            { class: "pl-orders" },
            rare.map((order) => orderButton(order, ctx)),
          ),
        ),
    ),
  );
}

/** Why the unit forms no detachment, in games that have them. @param {CounterView} unit @param {PlayContext} ctx */
function noDetachment(unit, ctx) {
  const { t } = ctx.app.lang;
  const refusal =
    isMovement(ctx.now.view.phase) &&
    !["msu", "dump", "detachment"].includes(unit.kind) &&
    ctx.session.refusal({ detach: { unit: unit.id } });
  if (!refusal || refusal.code === "detachments-off") return null;
  return el(
    "p",
    { class: "field-hint pl-no-detachment", id: `pl-no-detachment-${unit.id}` },
    t("play.detach.cannot", { unit: ctx.unitName(unit.id) }),
    " ",
    refusedText(refusal, ctx),
  );
}
