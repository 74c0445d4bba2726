/** The Referee of Rommel in the Desert: positions, and the charts of an owner. This chooses which one is shown. */
import { el, replace } from "../../../dom.ts";
import { mountSheet } from "./sheet.ts";
import { watched } from "../../../shell/late.ts";
import type { ReadyApp } from "../engine-types.ts";

type Room = "position" | "charts";

export async function mountReferee(root: HTMLElement, app: ReadyApp) {
  const { t } = app.lang;
  const rooms = {
    position: el("div", { id: "rr-position" }),
    charts: el("div", { class: "ref rr stack", id: "rr-charts" }),
  };
  const buttons = (["position", "charts"] as Room[]).map((room) =>
    el("button", {
      type: "button",
      id: `rr-room-${room}`,
      text: t(`rr.room.${room}`),
      on: { click: () => choose(room) },
    }),
  );
  let chartsMade = false;
  let sheet: Awaited<ReturnType<typeof mountSheet>>;

  function choose(shown: Room) {
    for (const [name, node] of Object.entries(rooms)) node.hidden = name !== shown;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.id === `rr-room-${shown}`));
    if (shown === "position") sheet?.refreshValues();
    if (shown !== "charts" || chartsMade) return;
    chartsMade = true;
    watched(import("../charts/editor.ts"))
      .then(({ mountCharts }) => mountCharts(rooms.charts, app))
      .catch((error) => {
        console.error(error);
        replace(rooms.charts, el("p", { class: "notice notice-warn", text: t("app.error.panel") }));
      });
  }
  replace(
    root,
    el("div", { class: "segmented rr-rooms", role: "group", "aria-label": t("rr.room") }, buttons),
    rooms.position,
    rooms.charts,
  );
  choose("position");
  sheet = await mountSheet(rooms.position, app, () => choose("position"));
}
