// @ts-check
/** What opens objectives, turn track, order of battle and graphs. The dialog is fetched when it is first opened. */
import { copied, textArea } from "../worksheet/copy.js";
import { askDialog } from "../worksheet/dialogs.js";
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
    if (await copied(text)) return ctx.say(t("play.over.copied"));
    const body = [textArea(text, t("play.share.byHand"))];
    await askDialog(ctx.dialogs, {
      title: t("play.share.byHand"),
      body,
      buttons: [{ value: "ok", text: t("app.close") }],
    });
  },
});
