/** The line above the map: rules, go to a hex, undo, copies. */
import { el } from "../../../dom.ts";
import { button } from "../../../worksheet/widgets.ts";
import { clock } from "../../../worksheet/clock.ts";
import { menu } from "../../../worksheet/menu.ts";
import { presetSelect } from "../referee/situation/rules.ts";
import { anySpent, isEmpty } from "./table.ts";
import type { ExplorerContext } from "./types.ts";

export function toolbar(ctx: ExplorerContext) {
  const { t, key } = ctx.app.lang;
  const off = (can: boolean) => (can ? null : "true");
  const like = { app: ctx.app, ruleSets: ctx.ruleSets, sheet: { query: { rules: ctx.sheet.rules } } };
  const item = (form: string) =>
    button(
      `copy.${form}`,
      t(`ex.copy.${form}`),
      { class: "ref-menu-item", id: `ex-copy-${form}` },
      el("span", { class: "muted", text: t(`ex.copy.${form}.what`) }),
    );
  return el(
    "div",
    { class: "ref-toolbar" },
    presetSelect(like, "ex"),
    el(
      "div",
      { class: "ref-tools" },
      menu("ex-copy", t("ref.copy"), ["link", "text", "picture"].map(item)),
      button("undo", "↶", {
        id: "ex-undo",
        "aria-disabled": off(ctx.canUndo),
        "aria-label": t("ref.undo"),
        title: `${t("ref.undo")} (${key("Ctrl+Z")})`,
      }),
      button("redo", "↷", {
        id: "ex-redo",
        "aria-disabled": off(ctx.canRedo),
        "aria-label": t("ref.redo"),
        title: `${t("ref.redo")} (${key("Ctrl+Y")})`,
      }),
      button("phase", t("ex.phase"), {
        id: "ex-phase",
        title: t("ex.phase.hint"),
        "aria-disabled": off(anySpent(ctx.sheet)),
      }),
      button("reset", t("ex.reset.short"), {
        id: "ex-reset",
        title: t("ex.reset"),
        "aria-label": t("ex.reset"),
        "aria-disabled": off(!isEmpty(ctx.sheet)),
      }),
    ),
    el("p", {
      class: `ref-kept${["saved", "saving"].includes(ctx.saveStatus.state) ? "" : " is-bad"}`,
      id: "ex-kept",
      data: { "save-status": ctx.saveStatus.state },
      text: t(`ex.kept.${ctx.saveStatus.state}`, { time: clock(ctx.saveStatus.at, ctx.app.lang.tag) }),
    }),
  );
}
