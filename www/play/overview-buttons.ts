/**
 * What opens objectives, turn track, order of battle and graphs, and hands results over. The dialog, and what makes
 * pictures, is fetched when it is first used.
 */
import { copied, textArea } from "../worksheet/copy.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { resultText } from "./end-card.ts";
import { watched } from "../shell/late.ts";
import type { PlayContext } from "./types.ts";
import type { Result } from "./result-picture.ts";
import type { OverviewTab } from "./overview.ts";

/** Hands over what `resultOf` makes as a picture, and says what was done. */
async function asPicture(ctx: PlayContext, resultOf: (module: typeof import("./result-picture.ts")) => Result) {
  try {
    const module = await watched(import("./result-picture.ts"));
    ctx.say(await module.sharePicture(ctx, resultOf(module)));
  } catch {
    ctx.say(ctx.app.lang.t("play.part.failed"));
  }
}

export const overviewButtons = (ctx: PlayContext) => ({
  overview({ tab = "aims" }: { [key: string]: string | undefined } = {}) {
    watched(import("./overview.ts"))
      .then(({ openOverview }) => openOverview(ctx, tab as OverviewTab))
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
  "overview.picture": () => asPicture(ctx, ({ endResult }) => endResult(ctx)),
  async "outcome.picture"() {
    const { outcome } = ctx;
    if (outcome) await asPicture(ctx, ({ combatResult }) => combatResult(outcome, ctx));
  },
});
