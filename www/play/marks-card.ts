/** What the analyst's marks on the map mean, over the map while they are shown, with a button that hides them. */
import { el, replace } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import type { PlayContext } from "./types.ts";

/** `column`: the map with what surrounds it. */
export function createMarksCard(ctx: PlayContext, column: Element) {
  const card = el("div", { class: "pl-marks", role: "status" });
  const frame = column.querySelector(".stage-frame");
  return {
    /** Shows the card while there are marks. */
    update() {
      if (!ctx.analysed || ctx.replay) return card.remove();
      const { caption } = ctx.analysed;
      if (card.isConnected && card.dataset.caption === caption) return;
      card.dataset.caption = caption;
      replace(
        card,
        caption && el("p", { text: caption }),
        button("analyst.hide", ctx.app.lang.t("analyst.hide"), { class: "button button-small", id: "pl-analysed-off" }),
      );
      frame?.append(card);
    },
  };
}
