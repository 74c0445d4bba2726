// @ts-check
/** What two Pass turns in a row bring in the last month: the end of the game. */
import { asked } from "../ask.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** How the game ends if the players pass; nothing before the last month. @param {PlayContext} ctx */
export function ifBothPass(ctx) {
  const { t } = ctx.app.lang;
  const { lastMonth, passes } = ctx.now.view;
  const standing = lastMonth ? asked(ctx, { ask: "standing" }, "standing") : null;
  if (!standing || standing.baseCaptured) return "";
  const { winner, by, units } = standing.ifEndedNow;
  const [axis, allied] = units;
  const end = winner
    ? t("play.bothPass.won", { side: t(`side.${winner}`), by: t(`victory.${by}`), axis, allied })
    : t("play.bothPass.draw", { axis, allied });
  return t(passes ? "play.bothPass.again" : "play.bothPass.now", { end });
}
