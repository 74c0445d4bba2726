/**
 * Hints switched off for a game: the players agree on it among themselves, and each screen keeps its own word. It stands
 * beside the record, in the settings of the game.
 */
import { el } from "../dom.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import type { PlayContext } from "./types.ts";

/** Whether the analyst gives no hints now; after the game it always may. */
export const hintsAreOff = ({ session }: PlayContext) => session.settings.hints === false && !session.over();

/** The box that switches hints off, or on again. */
export function hintsSwitch(ctx: PlayContext, changed: () => void) {
  const { t } = ctx.app.lang;
  const { session } = ctx;
  if (session.over()) return null;
  const box = el("input", {
    type: "checkbox",
    id: "an-hints-off",
    "aria-describedby": "an-hints-what",
  });
  box.checked = hintsAreOff(ctx);
  box.addEventListener("change", async () => {
    const off = box.checked;
    const answer = await askDialog(ctx.dialogs, {
      about: "hints",
      title: t(off ? "analyst.hints.off" : "analyst.hints.on"),
      body: [el("p", { text: t("analyst.hints.agreed") })],
      buttons: [
        { value: "yes", text: t("analyst.hints.yes"), primary: true },
        { value: "no", text: t("analyst.hints.no") },
      ],
    });
    box.checked = answer === "yes" ? off : !off;
    if (answer !== "yes") return;
    session.set({ hints: !off });
    changed();
  });
  return el(
    "div",
    { class: "an-hints" },
    el("label", { class: "check" }, box, el("span", { text: t("analyst.hints") })),
    el("p", { class: "muted", id: "an-hints-what", text: t("analyst.hints.what") }),
  );
}
