// @ts-check
/** The notice that a game of the page could not be opened, with a button to try again. */
import { el } from "../dom.ts";

const ID = "switch-failed";

export const dropSwitchNotice = () => document.getElementById(ID)?.remove();

/** @param {import("./game-types.ts").ListedGame} game @param {import("../lang/lang.ts").Lang} lang @param {() => void} retry */
export function showSwitchNotice({ name }, { t }, retry) {
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
