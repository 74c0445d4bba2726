/** The notice that a game of the page could not be opened, with a button to try again. */
import { el } from "../dom.ts";
import type { ListedGame } from "./game-types.ts";
import type { Lang } from "../lang/lang.ts";

const ID = "switch-failed";

export const dropSwitchNotice = () => document.getElementById(ID)?.remove();

export function showSwitchNotice({ name }: ListedGame, { t }: Lang, retry: () => void) {
  dropSwitchNotice();
  const button = el("button", {
    type: "button",
    class: "button",
    id: `${ID}-retry`,
    text: t("app.switch.retry"),
    on: { click: retry },
  });
  document
    .getElementById("main")
    ?.prepend(
      el(
        "div",
        { class: "notice notice-warn row switch-failed", id: ID, role: "alert" },
        el("p", { text: t("app.switch.failed", { game: name }) }),
        button,
      ),
    );
}
