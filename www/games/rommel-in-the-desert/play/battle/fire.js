// @ts-check
/** One fire after another: who fires, at what, with what chances. */
import { el } from "../../../../dom.ts";
import { button, caseChips } from "../../../../worksheet/widgets.ts";
import { battleOrders, firesSoFar, firesToCome } from "./asking.js";
import { battleChances, fireChances } from "./chances-view.js";
import { blockWords, facesText } from "./faces.js";
import { fieldView } from "./field.js";
import { firesView } from "./fires-list.js";
import { kindOf } from "../situation.js";
import { bestTarget, blocksAt, classOf, enemyOf, fighting } from "./reading.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("./reading.js").UnitFire} UnitFire */
/** @typedef {import("./reading.js").FireTarget} FireTarget */

/**
 * The current fire: the unit and the target chosen, or those that are offered first.
 * @param {PlayContext} ctx
 * @returns {{fire: UnitFire, target: FireTarget}|null}
 */
export function currentFire(ctx) {
  const fires = firesToCome(ctx);
  const { form } = ctx.selection;
  const fire = fires.find(({ handle }) => handle === form.firer) ?? fires[0];
  if (!fire) return null;
  const stated = form.firer === fire.handle && fire.targets.find(({ target }) => target === form.target);
  const target = stated || targetOf(ctx, fire);
  return target && { fire, target };
}

/** @param {PlayContext} ctx @param {UnitFire} fire */
export function targetOf(ctx, fire) {
  const [hex, side] = /** @type {[string, import("../handle.js").Side]} */ (ctx.now.view.firing);
  return bestTarget(fire, blocksAt(ctx.now.view, hex, enemyOf(side)), ctx.rosterOf);
}

/** @param {PlayContext} ctx */
export function fireView(ctx) {
  const { t, tn } = ctx.app.lang;
  const [hex, side] = /** @type {[string, import("../handle.js").Side]} */ (ctx.now.view.firing);
  const fires = firesToCome(ctx);
  const hand = currentFire(ctx);
  if (!hand) return watchView(ctx);
  const { fire, target } = hand;
  const unit = ctx.now.units.get(String(fire.handle));
  const free = fires.some(({ targets }) => targets.length > 1);
  return el(
    "section",
    {
      class: "card ex-part pl-decision has-stakes rb-battle",
      "aria-labelledby": "pl-battle-title",
      data: { key: "ask", asked: "fire" },
    },
    el("h3", { class: "card-title", id: "pl-battle-title", tabindex: "-1", text: titleOf(ctx, hex, side) }),
    field(ctx, hex, fires, hand),
    el(
      "div",
      { class: "rb-fire", data: { key: "fire" } },
      el("p", { class: "rb-firer" }, el("strong", { text: unit ? blockWords(ctx, unit) : "" })),
      fire.targets.length > 1
        ? targetButtons(ctx, fire, target)
        : el("p", {
            text: t("battle.target.only", { class: t(`class.${target.target}`) }),
          }),
      whyRequired(ctx, fire),
      fireChances(ctx, fire.dice, target.hitsFrom),
      dicePoints(ctx, fire),
      el(
        "div",
        { class: "card-row rb-go" },
        button(
          "battle.fire",
          t("battle.fire", { dice: tn("battle.dice", fire.dice), class: t(`class.${target.target}`) }),
          {
            class: "button button-primary",
            id: "pl-fire",
            "aria-keyshortcuts": "F",
            "aria-describedby": "pl-fire-chances",
          },
          el("kbd", { "aria-hidden": "true", text: "F" }),
        ),
        fires.length > 1 &&
          button(
            "battle.all",
            tn(free ? "battle.all" : "battle.all.required", fires.length),
            { id: "pl-fire-all", "aria-keyshortcuts": "R", title: t("battle.all.what") },
            el("kbd", { "aria-hidden": "true", text: "R" }),
          ),
        button("battle.hold", t("battle.hold"), {
          class: "button button-quiet",
          id: "pl-hold",
          title: t("battle.hold.what"),
        }),
      ),
      fires.length > 1 && free && el("p", { class: "field-hint", text: t("battle.all.what") }),
    ),
    battleChances(ctx, hex, { rest: true }),
    firesView(ctx, firesSoFar(ctx)),
  );
}

/** The side that fires first: the one that is not active, but for an engaged rearguard. @param {PlayContext} ctx */
function firstSide(ctx) {
  const { active } = ctx.now.view;
  const [begin] = battleOrders(ctx);
  return begin && kindOf(begin.order) === "engage" ? active : enemyOf(active);
}

/** @param {PlayContext} ctx @param {string} hex @param {import("../handle.js").Side} side */
function titleOf(ctx, hex, side) {
  const { t } = ctx.app.lang;
  return t(side === firstSide(ctx) ? "battle.title.first" : "battle.title.second", {
    hex: ctx.hexWords(hex),
    side: t(`side.${side}`),
  });
}

/** @param {PlayContext} ctx @param {string} hex @param {UnitFire[]} fires @param {{fire: UnitFire, target: FireTarget}} hand */
function field(ctx, hex, fires, { fire, target }) {
  const { t } = ctx.app.lang;
  const side = ctx.now.view.firing?.[1];
  const toCome = new Map(fires.map((one) => [String(one.handle), one]));
  return fieldView(ctx, hex, {
    role(block) {
      if (block.disrupted) return {};
      if (block.side === side) {
        const mine = toCome.get(String(block.handle));
        if (!mine) return { spent: true };
        return {
          action: "battle.firer",
          data: { unit: block.handle },
          chosen: block.handle === fire.handle,
          says: t("battle.diceShort", { n: mine.dice }),
        };
      }
      const type = classOf(ctx.rosterOf, block);
      const aimed = type === target.target;
      if (!type || !fire.targets.some((one) => one.target === type)) return { aimed };
      return { action: "battle.target", data: { target: type }, chosen: aimed, aimed };
    },
    between: el("p", { class: "rb-between", "aria-hidden": "true" }, el("span", { text: "▲" })),
  });
}

/** @param {PlayContext} ctx @param {UnitFire} fire @param {FireTarget} chosen */
function targetButtons(ctx, fire, chosen) {
  const { t } = ctx.app.lang;
  return el(
    "div",
    { class: "rb-targets", role: "group", "aria-label": t("battle.target") },
    el("span", { class: "rb-targets-name", text: t("battle.target") }),
    fire.targets.map(({ target, hitsFrom }, i) =>
      button(
        "battle.target",
        t("battle.target.at", { class: t(`class.${target}`), faces: facesText(ctx, hitsFrom) }),
        {
          class: "button button-small",
          id: `pl-target-${target}`,
          "aria-pressed": String(target === chosen.target),
          data: { target, digit: i + 1 },
        },
        el("kbd", { "aria-hidden": "true", text: String(i + 1) }),
      ),
    ),
  );
}

/** Why the unit must fire at armor. @param {PlayContext} ctx @param {UnitFire} fire */
function whyRequired(ctx, { handle, required }) {
  if (!required) return null;
  const { t } = ctx.app.lang;
  const block = ctx.now.units.get(String(handle));
  const antitank = !!block && classOf(ctx.rosterOf, block) === "antitank";
  return el(
    "p",
    { class: "notice rb-required", role: "note" },
    t(antitank ? "battle.required.antitank" : "battle.required.armor"),
    " ",
    caseChips(["3.4"], antitank ? ["I017", "D051"] : ["D051", "D053"], ctx),
  );
}

/** Why a unit rolls more or fewer dice than it has steps. @param {PlayContext} ctx @param {UnitFire} fire */
function dicePoints(ctx, { handle, dice }) {
  const block = ctx.now.units.get(String(handle));
  if (!block || block.steps === undefined || block.steps === dice) return null;
  return el(
    "p",
    { class: "field-hint" },
    ctx.app.lang.t("battle.diceNot", { dice, steps: block.steps }),
    " ",
    caseChips(["3.4", "4.4", "9.7"], ["D055", "D056", "D057", "D058"], ctx),
  );
}

/** The battle turn while the other side fires. @param {PlayContext} ctx */
export function watchView(ctx) {
  const { t } = ctx.app.lang;
  const { firing, hits } = ctx.now.view;
  if (!firing) return el("div", { class: "ex-slot", data: { key: "ask" } });
  const [hex, side] = /** @type {[string, import("../handle.js").Side]} */ (firing);
  const fired = new Set(firesSoFar(ctx).map(({ handle }) => handle));
  const able = fighting(blocksAt(ctx.now.view, hex, side));
  return el(
    "section",
    {
      class: "card ex-part rb-battle",
      "aria-labelledby": "pl-battle-title",
      data: { key: "ask", asked: "watch" },
    },
    el("h3", { class: "card-title", id: "pl-battle-title", tabindex: "-1", text: titleOf(ctx, hex, side) }),
    hits &&
      el("p", {
        class: "muted",
        text: ctx.app.lang.tn("battle.watch.hits", hits[1], { side: t(`side.${hits[0]}`) }),
      }),
    fieldView(ctx, hex, {
      role: (block) => ({ spent: able.includes(block) && fired.has(block.handle) }),
      between: el("p", { class: "rb-between", "aria-hidden": "true" }, el("span", { text: "▼" })),
    }),
    firesView(ctx, firesSoFar(ctx)),
  );
}
