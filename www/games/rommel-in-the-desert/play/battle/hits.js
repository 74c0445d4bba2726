// @ts-check
/** The owner gives hits to blocks. */
import { el } from "../../../../dom.ts";
import { button, caseChips } from "../../../../worksheet/widgets.ts";
import { bodyOf, ofKind } from "../situation.js";
import { firesSoFar } from "./asking.js";
import { blockImage, blockWords } from "./faces.js";
import { fieldView } from "./field.js";
import { firesView, fireText } from "./fires-list.js";
import { bestTaker, hitOn } from "./reading.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../types.js").BlockView} BlockView */

/** The blocks that may take the hit, the one that is offered first at the head. @param {PlayContext} ctx @returns {BlockView[]} */
export function takersOf(ctx) {
  const blocks = ofKind(ctx.now.orders, "hit").flatMap((order) => {
    const block = ctx.now.units.get(String(bodyOf(order).unit));
    return block ? [block] : [];
  });
  const best = bestTaker(ctx.rosterOf, blocks);
  return [best, ...blocks.filter((block) => block !== best)].filter(Boolean);
}

/** @param {PlayContext} ctx */
export function hitsView(ctx) {
  const { t, tn } = ctx.app.lang;
  const { hits, firing } = ctx.now.view;
  const takers = takersOf(ctx);
  const fires = firing ? firesSoFar(ctx) : [];
  const last = fires.at(-1);
  return el(
    "section",
    {
      class: "card ex-part pl-decision has-stakes rb-battle",
      "aria-labelledby": "pl-battle-title",
      data: { key: "ask", asked: "hit" },
    },
    el("h3", {
      class: "card-title",
      id: "pl-battle-title",
      tabindex: "-1",
      text: tn(firing ? "battle.hit" : "battle.hit.pursuit", hits?.[1] ?? 1),
    }),
    last && el("p", { class: "muted", text: fireText(ctx, last) }),
    el(
      "div",
      { class: "rb-takers" },
      takers.map((block, i) => {
        const does = hitOn(ctx.rosterOf, block);
        const words = t(`battle.hit.${does}`, { before: block.steps ?? 1, after: (block.steps ?? 1) - 1 });
        return button(
          "battle.hit",
          "",
          {
            class: `button rb-taker${i === 0 ? " button-primary" : ""}`,
            id: `pl-hit-${i}`,
            data: { unit: block.handle, digit: i < 9 ? i + 1 : "" },
          },
          blockImage(ctx, block),
          el("span", {}, el("strong", { text: blockWords(ctx, block) }), el("span", { class: "rb-does", text: words })),
          i < 9 && el("kbd", { "aria-hidden": "true", text: String(i + 1) }),
        );
      }),
    ),
    el("p", { class: "field-hint" }, t("battle.hit.what"), " ", caseChips(["3.4"], ["I018", "D049"], ctx)),
    firing &&
      fieldView(ctx, firing[0], {
        role: (block) =>
          takers.includes(block)
            ? { action: "battle.hit", data: { unit: block.handle }, aimed: true }
            : { spent: fires.some(({ handle }) => handle === block.handle) },
      }),
    firesView(ctx, fires),
  );
}
