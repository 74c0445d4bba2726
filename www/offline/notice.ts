/** The notice that a new version is ready. It waits for the reader: nothing is reloaded unasked. */
import { el } from "../dom.ts";
import type { App } from "../shell/app-types.ts";

/** Shows the notice once. `othersOpen`: other windows that show this page. */
export function showUpdate({ lang }: App, othersOpen: () => Promise<number>, reload: () => void) {
  if (document.getElementById("update-news")) return;
  const text = el("p", { text: lang.t("app.update.ready") });
  const now = el("button", {
    type: "button",
    class: "button button-small button-primary",
    id: "update-reload",
    text: lang.t("app.update.reload"),
    on: { click: () => void take() },
  });
  const later = el("button", {
    type: "button",
    class: "button button-small",
    id: "update-later",
    text: lang.t("app.update.later"),
    on: { click: () => region.remove() },
  });
  const notice = el("div", { id: "update", class: "update" }, text, now, later);
  // An empty live region first: what is put into it afterwards is read out.
  const region = el("div", { id: "update-news", role: "status" });
  document.querySelector(".masthead")?.append(region);
  requestAnimationFrame(() => region.append(notice));

  /** The games are kept after each order, so a reload goes on where this window is; but only one window can change. */
  async function take() {
    const others = await othersOpen();
    if (others) text.textContent = lang.tn("app.update.others", others);
    else reload();
  }
}
