// @ts-check
/** What opens objectives, turn track, order of battle and graphs. The dialog is fetched when it is first opened. */
import { resultText } from "./end-card.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** @param {PlayContext} ctx */
export const overviewButtons = (ctx) => ({
  /** @param {{[key: string]: string|undefined}} [data] */
  overview({ tab = "aims" } = {}) {
    import("./overview.js")
      .then(({ openOverview }) => openOverview(ctx, /** @type {import("./overview.js").OverviewTab} */ (tab)))
      .catch(() => ctx.say(ctx.app.lang.t("play.part.failed")));
  },
  async "overview.copy"() {
    const { t } = ctx.app.lang;
    const text = resultText(ctx);
    try {
      await navigator.clipboard.writeText(text);
      ctx.say(t("play.over.copied"));
    } catch {
      ctx.say(`${t("play.over.failed")} ${text}`);
    }
  },
});
