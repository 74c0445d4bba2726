// @ts-check
/** What each answer makes of a unit that is overrun: its loss, its reaction and the roll after it, capture or loss. */
import { el } from "../../../dom.ts";
import { answerBody, answerKind, bodyOf } from "./options.js";
import { askMap } from "./outlook.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */

/** @param {readonly GameOrder[]} orders the answers offered @param {PlayContext} ctx */
export function overrunStakes(orders, ctx) {
  const { t, number } = ctx.app.lang;
  const share = (/** @type {number} */ faces) => number(faces / 6, { style: "percent", maximumFractionDigits: 0 });
  /** @param {GameOrder} order */
  function words(order) {
    const answer = bodyOf(order);
    const { unit } = answerBody(answer);
    const rolls = unit ? askMap(ctx, { kind: "rolls", unit }) : null;
    if (rolls?.kind !== "rolls") return "";
    const { capturedUpTo, passesTo = 0 } = rolls;
    switch (answerKind(answer)) {
      case "stay":
        return t("play.stake.overrun.stay");
      case "react":
        return passesTo >= 6
          ? t("play.stake.overrun.react.safe")
          : t("play.stake.overrun.react", { from: passesTo + 1, share: share(6 - passesTo) });
      case "destroySupply":
        return t("play.stake.overrun.destroy");
      case "captureSupply":
        return t("play.stake.overrun.capture", {
          n: capturedUpTo,
          share: share(capturedUpTo),
          rest: share(6 - capturedUpTo),
        });
      default:
        return "";
    }
  }
  return new Map(
    orders.flatMap((order) => {
      const text = words(order);
      const id = `pl-stake-${ctx.now.options.orders.indexOf(order)}`;
      const stake = el("span", { class: "pl-stake", id }, el("span", { class: "pl-stake-words num", text }));
      return text ? [/** @type {const} */ ([order, stake])] : [];
    }),
  );
}
