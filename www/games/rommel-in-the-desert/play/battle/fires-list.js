// @ts-check
/** The fires of a battle turn that have been carried out: dice, hits, and what they did. */
import { el } from "../../../../dom.ts";
import { die } from "../../../../worksheet/dice.ts";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("./reading.js").Fire} Fire */

/**
 * The name of a block of an event.
 * @param {PlayContext} ctx @param {{handle?: import("../../block-name.ts").BlockName, name?: string}} event
 */
export const nameOf = (ctx, { handle = -1, name }) => name || ctx.unitName(String(handle));

/**
 * A fire in a sentence.
 * @param {PlayContext} ctx @param {Fire} fire
 */
export function fireText(ctx, fire) {
  const { t, tn } = ctx.app.lang;
  const unit = nameOf(ctx, fire);
  const hits = tn("battle.hits", fire.hits, { dice: fire.dice });
  if (!fire.target) return t("battle.fire.pursuit", { unit, hits });
  return t("battle.fire.said", { unit, class: t(`class.${fire.target}`), hits });
}

/** What the hits of a fire did, in words. @param {PlayContext} ctx @param {Fire} fire @returns {string[]} */
export function effectTexts(ctx, { effects }) {
  const { t, tn } = ctx.app.lang;
  const gone = new Set(effects.filter(({ code }) => code === "eliminated").map(({ handle }) => handle));
  return effects.flatMap((event) => {
    const unit = nameOf(ctx, event);
    const [before, after] = event.numbers ?? [];
    switch (event.code) {
      case "eliminated":
        return [t("battle.effect.eliminated", { unit })];
      case "step-lost":
        if (gone.has(event.handle) && after === 0) return [];
        return [
          before === undefined
            ? t("battle.effect.stepLost.hidden", { unit })
            : t("battle.effect.stepLost", { unit, before, after: after ?? 0 }),
        ];
      case "hit-carried":
        return [t("battle.effect.carried", { unit })];
      case "hits-wasted":
        return [tn("battle.effect.wasted", after ?? 0)];
      default:
        return [];
    }
  });
}

/** The dice, those that hit first. @param {PlayContext} ctx @param {Fire} fire */
export function diceView({ app: { lang } }, { faces, hits }) {
  const { t, list } = lang;
  return el(
    "span",
    { class: "rb-dice", role: "img", "aria-label": t("play.log.dice", { faces: list(faces.map(String)) }) },
    faces.map((face, i) => el("span", { class: i < hits ? "rb-die is-hit" : "rb-die", data: { face } }, die(face))),
  );
}

/**
 * The fires, the last one first.
 * @param {PlayContext} ctx @param {Fire[]} fires
 */
export function firesView(ctx, fires) {
  const { t } = ctx.app.lang;
  if (!fires.length) return null;
  return el(
    "section",
    { class: "rb-log", "aria-labelledby": "pl-fires-title", data: { key: "fires" } },
    el("h4", { id: "pl-fires-title", text: t("battle.log") }),
    el(
      "ol",
      { class: "rb-fires-list", reversed: true },
      fires
        .map((fire, i) =>
          el(
            "li",
            {
              class: `is-${fire.side}${i === fires.length - 1 ? " is-last" : ""}`,
              data: { key: `fire-${fire.at}-${i}` },
            },
            diceView(ctx, fire),
            el(
              "span",
              { class: "rb-fire-text" },
              el("span", { text: fireText(ctx, fire) }),
              effectTexts(ctx, fire).map((text) => el("strong", { class: "rb-effect", text })),
            ),
          ),
        )
        .toReversed(),
    ),
  );
}
