// @ts-check
/** The group of stacks that move at once: who is in it, who reaches the goal, who stays and why. */
import { el } from "../../../dom.ts";
import { button } from "../../../worksheet/widgets.ts";
import { groupReach, mayGroup, planOf, stacksOfGroup } from "./group.js";
import { digitsGoTo } from "./offers.js";
import { keyedButton } from "./order-buttons.js";
import { supplyWarning } from "./outlook.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** The stacks of the group, and what becomes of each at the goal. @param {PlayContext} ctx */
export function groupView(ctx) {
  const { t, tn, list } = ctx.app.lang;
  const { at, group, goal } = ctx.selection;
  if (!group.length || !mayGroup(ctx)) return el("div", { class: "ex-slot", data: { key: "group" } });
  const stacks = stacksOfGroup(ctx);
  const count = stacks.reduce((sum, { chosen }) => sum + chosen.length, 0);
  return el(
    "section",
    { class: "card ex-part pl-group-card", "aria-labelledby": "pl-group-title", data: { key: "group" } },
    el("h3", { class: "card-title", id: "pl-group-title", tabindex: "-1", text: tn("play.group", count) }),
    el(
      "ul",
      { class: "ex-list" },
      stacks.map(({ at, chosen }) =>
        el(
          "li",
          { data: { key: `group-${at}` } },
          el("span", { text: `${ctx.placeName(at)}: ${list(chosen.map(ctx.unitName))}` }),
          button("group.remove", t("play.group.remove"), {
            class: "button button-small button-quiet",
            id: `pl-group-remove-${at}`,
            data: { hex: at },
          }),
        ),
      ),
    ),
    goal < 0 && el("p", { class: "field-hint", text: t("play.group.hint") }),
    goal >= 0 && goalView(ctx, goal),
    el(
      "div",
      { class: "card-row" },
      goal >= 0 &&
        keyedButton("group.go", goText(ctx, goal), {}, digitsGoTo(ctx) === "goal", 0, {
          class: "button button-primary",
          id: "pl-group-go",
          "aria-disabled": planOf(ctx, goal).go.length ? null : "true",
        }),
      goal < 0 &&
        at >= 0 &&
        group.some((stack) => stack.at !== at) &&
        groupReach(ctx).has(at) &&
        button("group.here", t("play.group.here", { hex: ctx.placeName(at) }), { id: "pl-group-here" }),
      button("group.clear", t("play.way.not"), { class: "button button-quiet", id: "pl-group-clear" }),
    ),
  );
}

/** What the button does: all go, or how many, and who stays. @param {PlayContext} ctx @param {number} hex */
function goText(ctx, hex) {
  const { t, tn, list } = ctx.app.lang;
  const { go, stay, barred } = planOf(ctx, hex);
  const left = [...stay, ...barred];
  const params = { hex: ctx.placeName(hex), units: list(left.map(ctx.unitName)) };
  if (!left.length || !go.length) return t("play.group.go", params);
  const count = go.reduce((sum, { units }) => sum + units.length, 0);
  return `${tn("play.group.go.part", count, params)}${tn("play.group.go.stay", left.length, params)}`;
}

/** @param {PlayContext} ctx @param {number} hex */
function goalView(ctx, hex) {
  const { t } = ctx.app.lang;
  const { go, stay, barred } = planOf(ctx, hex);
  const { moves } = ctx.now.options;
  const left = (/** @type {string} */ id) => {
    const unit = ctx.now.units.get(id);
    return Math.max(0, Number(unit?.allowance ?? 0) - Number(unit?.spent ?? 0));
  };
  const warnings = go.map(({ units }) => supplyWarning(ctx, units, hex).text).filter(Boolean);
  return el(
    "div",
    { class: "pl-goal", data: { key: "group-goal", hex } },
    el(
      "ul",
      { class: "ex-list", id: "pl-group-plan" },
      go.map(({ units }) =>
        el("li", {
          class: "pl-group-goes",
          text: t("play.group.goes", {
            units: ctx.app.lang.list(units.map(ctx.unitName)),
            cost: Math.max(...units.map((id) => moves.get(id)?.hexes.get(hex) ?? 0)),
          }),
        }),
      ),
      stay.map((id) =>
        el("li", {
          class: "pl-group-stays",
          text: t("play.group.stays", { unit: ctx.unitName(id), left: left(id) }),
        }),
      ),
      barred.map((id) =>
        el("li", { class: "pl-group-stays", text: t("play.group.barred", { unit: ctx.unitName(id) }) }),
      ),
    ),
    warnings.length > 0 &&
      el("p", { class: "notice notice-warn", id: "pl-group-leaves", role: "note", text: warnings.join(" ") }),
  );
}
