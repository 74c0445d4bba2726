// @ts-check
/** Both sides of a battle facing each other. */
import { el } from "../../../../dom.ts";
import { sideBadge } from "../../../../worksheet/widgets.ts";
import { byName, idPart } from "../../block-name.ts";
import { blockImage, blockWords } from "./faces.js";
import { blocksAt, enemyOf, fighting } from "./reading.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../types.js").BlockView} BlockView */
/** @typedef {import("../handle.js").Side} Side */
/**
 * How a block of the field is shown and what a press on it does.
 * @typedef {object} BlockRole
 * @property {string} [action] of the button
 * @property {Record<string, any>} [data]
 * @property {boolean} [chosen]
 * @property {boolean} [aimed] hits of the current fire would fall on it
 * @property {boolean} [spent] it has fired
 * @property {string} [says] a word below it
 */

/** The side that stands below: that of the viewer. @param {PlayContext} ctx @returns {Side} */
export const nearSide = (ctx) => ctx.viewer() ?? ctx.now.view.active;

/**
 * Both sides in a hex, the enemy above.
 * @param {PlayContext} ctx @param {string} hex
 * @param {{role?: (block: BlockView) => BlockRole, between?: any, small?: boolean}} [how] `between` stands between the
 *   sides
 */
export function fieldView(ctx, hex, { role = () => ({}), between = null, small = false } = {}) {
  const near = nearSide(ctx);
  return el(
    "div",
    { class: `rb-field${small ? " is-small" : ""}`, data: { key: `field-${hex}` } },
    rowView(ctx, hex, enemyOf(near), role),
    between,
    rowView(ctx, hex, near, role),
  );
}

/** @param {PlayContext} ctx @param {string} hex @param {Side} side @param {(block: BlockView) => BlockRole} role */
function rowView(ctx, hex, side, role) {
  const { t } = ctx.app.lang;
  const blocks = blocksAt(ctx.now.view, hex, side);
  const sorted = blocks.toSorted((a, b) => Number(a.disrupted) - Number(b.disrupted) || byName(a, b));
  const firing = ctx.now.view.firing;
  const fires = firing?.[0] === hex && firing[1] === side;
  return el(
    "div",
    { class: `rb-side is-${side}${fires ? " is-firing" : ""}`, data: { key: `side-${side}` } },
    el(
      "p",
      { class: "rb-side-name" },
      sideBadge(side, ctx),
      el("strong", { text: t(`side.${side}`) }),
      el("span", { class: "muted", text: forceText(ctx, blocks) }),
      fires && el("span", { class: "badge rb-fires", text: t("battle.fires") }),
    ),
    el(
      "ul",
      { class: "rb-row" },
      sorted.map((block) => el("li", { data: { key: `b-${block.handle}` } }, blockView(ctx, block, role(block)))),
    ),
  );
}

/** How many blocks, how many steps as far as they are known, how many of them disrupted. @param {PlayContext} ctx @param {BlockView[]} blocks */
export function forceText({ app: { lang } }, blocks) {
  const able = fighting(blocks);
  const known = able.length > 0 && able.every(({ steps }) => steps !== undefined);
  return [
    (able.length > 0 || !blocks.length) && lang.tn("battle.blocks", able.length),
    known
      ? lang.tn(
          "battle.cv",
          able.reduce((sum, { steps = 0 }) => sum + steps, 0),
        )
      : able.length > 0 && lang.t("battle.hidden"),
    blocks.length > able.length && lang.tn("battle.out", blocks.length - able.length),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {PlayContext} ctx @param {BlockView} block @param {BlockRole} role */
function blockView(ctx, block, { action, data = {}, chosen = false, aimed = false, spent = false, says = "" }) {
  const { t } = ctx.app.lang;
  const words = [blockWords(ctx, block), spent && t("battle.spent"), aimed && t("battle.aimed"), says]
    .filter(Boolean)
    .join(", ");
  const inside = [
    blockImage(ctx, block, { spent }),
    says && el("span", { class: "rb-says", "aria-hidden": "true", text: says }),
  ];
  const look = `rb-piece${chosen ? " is-chosen" : ""}${aimed ? " is-aimed" : ""}${block.disrupted ? " is-out" : ""}`;
  if (!action) return el("span", { class: look, role: "img", "aria-label": words, title: words }, inside);
  return el(
    "button",
    {
      type: "button",
      class: look,
      id: `pl-block-${idPart(block.handle)}`,
      "aria-label": words,
      title: words,
      "aria-pressed": String(chosen),
      data: { do: action, ...data },
    },
    inside,
  );
}
