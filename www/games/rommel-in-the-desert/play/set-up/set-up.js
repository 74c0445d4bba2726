// @ts-check
/** The set-up: handles are dealt, and each side places its blocks. */
import { el } from "../../../../dom.ts";
import { button } from "../../../../worksheet/widgets.ts";
import { spokenBlock } from "../../art/game-blocks.ts";
import { parseHex } from "../../geometry.ts";
import { blockImage } from "../battle/faces.js";
import { bodyOf, endOf, ofKind } from "../situation.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** Where each block may be placed: hexes of the engine by handle. @param {PlayContext} ctx */
function placesOf(ctx) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const order of ofKind(ctx.now.orders, "place")) {
    const { unit, hex } = bodyOf(order);
    const hexes = places.get(String(unit));
    if (hexes) hexes.push(hex);
    else places.set(String(unit), [hex]);
  }
  return places;
}

/** The hexes in which every chosen block may be placed. @param {PlayContext} ctx @returns {number[]} */
export function commonPlaces(ctx) {
  const places = placesOf(ctx);
  const [first = [], ...others] = ctx.selection.chosen.map((id) => places.get(id) ?? []);
  return first.filter((hex) => others.every((list) => list.includes(hex))).map(parseHex);
}

/** Places the chosen blocks in a hex, one after the other. @param {PlayContext} ctx @param {string[]} ids @param {number} hex */
async function placeIn(ctx, ids, hex) {
  for (const id of ids) {
    const order = ofKind(ctx.now.orders, "place").find((one) => {
      const { unit, hex: at } = bodyOf(one);
      return String(unit) === id && parseHex(at) === hex;
    });
    if (!order || !(await ctx.give(order))) break;
  }
}

/** Whether an order ends the set-up. @param {import("../handle.js").Order} order */
const isDone = (order) => typeof order === "object" && "setUp" in order && order.setUp === "done";

/** Lets the scripted opponent place what is left. @param {PlayContext} ctx */
async function placeTheRest(ctx) {
  const { by } = ctx.now.view;
  while (ctx.mine() && ctx.now.view.phase === "setUp" && ctx.now.view.by === by) {
    const order = ctx.session.handle.opponent();
    if (!order || isDone(order) || !(await ctx.give(order))) return;
  }
}

/** The blocks to be placed, as buttons that choose them. @param {PlayContext} ctx */
function tray(ctx) {
  const { lang } = ctx.app;
  const { t } = lang;
  const blockOf = (/** @type {string} */ id) => /** @type {import("../types.js").BlockView} */ (ctx.now.units.get(id));
  const whole = (/** @type {string} */ id) => spokenBlock(blockOf(id), ctx.rosterOf, lang);
  return el(
    "div",
    { class: "pl-tray-blocks", role: "group", "aria-label": t("setUp.tray") },
    [...placesOf(ctx).keys()].map((id) =>
      button(
        "setUp.choose",
        "",
        {
          class: `button pl-tray-block${ctx.selection.chosen.includes(id) ? " is-chosen" : ""}`,
          id: `set-up-${id}`,
          "aria-pressed": String(ctx.selection.chosen.includes(id)),
          "aria-label": whole(id),
          title: whole(id),
          data: { unit: id },
        },
        blockImage(ctx, blockOf(id)),
      ),
    ),
  );
}

/** @param {PlayContext} ctx */
function view(ctx) {
  const { t, tn } = ctx.app.lang;
  const left = placesOf(ctx).size;
  const done = endOf(ctx.now.orders);
  const { chosen } = ctx.selection;
  return el(
    "section",
    {
      class: "card ex-part pl-decision",
      "aria-labelledby": "ask-set-up",
      data: { key: "ask", asked: "set-up", left: String(left) },
    },
    el("h3", { class: "card-title", id: "ask-set-up", tabindex: "-1", text: t("setUp.title") }),
    el("p", { text: left ? tn("setUp.left", left) : t("setUp.done.what") }),
    el(
      "div",
      { class: "card-row" },
      left > 0 &&
        button("setUp.rest", t("setUp.rest"), {
          id: "set-up-rest",
          class: done ? "button" : "button button-primary",
          title: t("setUp.rest.what"),
        }),
      done && button("done", t("setUp.done"), { id: "set-up-done", class: "button button-primary" }),
    ),
    left > 0 && tray(ctx),
    chosen.length > 0 && el("p", { class: "muted", text: t("setUp.where", { n: commonPlaces(ctx).length }) }),
  );
}

/** @type {import("../types.js").PhaseScreen} */
export const SET_UP = {
  view,
  tap(ctx, hex) {
    if (!ctx.selection.chosen.length) return false;
    if (!commonPlaces(ctx).includes(hex)) {
      ctx.say(ctx.app.lang.t("setUp.notHere"));
      return true;
    }
    void placeIn(ctx, [...ctx.selection.chosen], hex);
    return true;
  },
  buttons: {
    "setUp.choose": (ctx, { unit = "" }) => {
      const { chosen } = ctx.selection;
      ctx.updateSelection({
        chosen: chosen.includes(unit) ? chosen.filter((id) => id !== unit) : [...chosen, unit],
      });
    },
    "setUp.rest": (ctx) => void placeTheRest(ctx),
  },
  overlays: (ctx) => (ctx.selection.chosen.length ? { choices: commonPlaces(ctx) } : {}),
  describe: (ctx, hex) =>
    ctx.selection.chosen.length && commonPlaces(ctx).includes(hex) ? [ctx.app.lang.t("setUp.here")] : [],
  done: (ctx) => endOf(ctx.now.orders),
};
