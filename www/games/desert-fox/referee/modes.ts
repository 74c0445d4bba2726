/** The Referee section holds two tables: the combat worksheet and the map. This chooses which one is seen. */
import { el, replace } from "../../../dom.ts";
import { mountReferee } from "./referee.ts";
import { watched } from "../../../shell/late.ts";
import type { ReadyApp } from "../engine-types.ts";

type Mode = "combat" | "map";

export async function mountModes(root: HTMLElement, app: ReadyApp) {
  const { t } = app.lang;
  const containers = { combat: el("div", { id: "ref-combat" }), map: el("div", { id: "ref-map" }) };
  const buttons = (["combat", "map"] as Mode[]).map((mode) =>
    el("button", {
      type: "button",
      id: `ref-mode-${mode}`,
      data: { mode },
      text: t(`ex.room.${mode}`),
      on: { click: () => choose(mode) },
    }),
  );
  replace(
    root,
    el("div", { class: "segmented ref-modes", role: "group", "aria-label": t("ex.room") }, buttons),
    containers.combat,
    containers.map,
  );
  /** The map is made when it is first asked for. */
  let explorer: Promise<void> | null = null;

  function choose(mode: Mode) {
    app.store.set("refereeMode", mode);
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
    containers.combat.hidden = mode !== "combat";
    containers.map.hidden = mode !== "map";
    if (mode === "map" && !app.map)
      replace(containers.map, el("p", { class: "notice notice-warn", role: "alert", text: t("app.error.map") }));
    else if (mode === "map")
      explorer ??= watched(import("../explorer/explorer.ts"))
        .then(({ mountExplorer }) => mountExplorer(containers.map, app, () => choose("map")))
        .catch(failed);
  }
  function failed(error: unknown) {
    console.error(error);
    replace(containers.map, el("p", { class: "notice notice-warn", role: "alert", text: t("app.error.panel") }));
  }
  function follow() {
    const kind = app.router.kind();
    if (kind === "position") choose("map");
    else if (kind === "combat") choose("combat");
  }

  app.router.on(["position", "combat"], follow);
  const storedMode = app.store.get("refereeMode") === "map" ? "map" : "combat";
  const worksheet = mountReferee(containers.combat, app, () => choose("combat"));
  choose(storedMode);
  follow();
  await Promise.all([worksheet, explorer]);
}
