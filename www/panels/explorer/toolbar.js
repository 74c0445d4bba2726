// @ts-check
/** The line above the map: rules, go to a hex, undo, copies. */
import { el } from "../../dom.js";
import { button } from "../referee/widgets.js";
import { clock } from "../referee/stored-sheet.js";
import { menu } from "../referee/toolbar.js";
import { presetSelect } from "../referee/situation/rules.js";
import { anySpent, isEmpty } from "./table.js";

/** @typedef {import("./types.js").Desk} Desk */

/** @param {Desk} desk */
export function toolbar(desk) {
  const { t, key } = desk.app.lang;
  const off = (/** @type {boolean} */ can) => (can ? null : "true");
  const like = { app: desk.app, ruleSets: desk.ruleSets, sheet: { query: { rules: desk.sheet.rules } } };
  const item = (/** @type {string} */ form) =>
    button(
      `copy.${form}`,
      t(`ex.copy.${form}`),
      { class: "ref-menu-item", id: `ex-copy-${form}` },
      el("span", { class: "muted", text: t(`ex.copy.${form}.what`) }),
    );
  return el(
    "div",
    { class: "ref-toolbar" },
    presetSelect(/** @type {any} */ (like), "ex"),
    el(
      "div",
      { class: "ref-tools" },
      menu("ex-copy", t("ref.copy"), ["link", "text", "picture"].map(item)),
      button("undo", "↶", {
        id: "ex-undo",
        "aria-disabled": off(desk.canUndo),
        "aria-label": t("ref.undo"),
        title: `${t("ref.undo")} (${key("Ctrl+Z")})`,
      }),
      button("redo", "↷", {
        id: "ex-redo",
        "aria-disabled": off(desk.canRedo),
        "aria-label": t("ref.redo"),
        title: `${t("ref.redo")} (${key("Ctrl+Y")})`,
      }),
      button("phase", t("ex.phase"), {
        id: "ex-phase",
        title: t("ex.phase.hint"),
        "aria-disabled": off(anySpent(desk.sheet)),
      }),
      button("reset", t("ex.reset.short"), {
        id: "ex-reset",
        title: t("ex.reset"),
        "aria-label": t("ex.reset"),
        "aria-disabled": off(!isEmpty(desk.sheet)),
      }),
    ),
    el("p", {
      class: `ref-kept${["saved", "saving"].includes(desk.kept.state) ? "" : " is-bad"}`,
      id: "ex-kept",
      data: { kept: desk.kept.state },
      text: t(`ex.kept.${desk.kept.state}`, { time: clock(desk.kept.at, desk.app.lang.tag) }),
    }),
  );
}
