/** The line above the sheet: who attacks, examples, undo, copies. */
import { el } from "../../../dom.ts";
import { menu } from "../../../worksheet/menu.ts";
import { button } from "../../../worksheet/widgets.ts";
import { clock } from "../../../worksheet/clock.ts";
import { isEmpty } from "./sheet.ts";
import { presetSelect } from "./situation/rules.ts";
import type { RefereeContext } from "./types.ts";

export function toolbar(ctx: RefereeContext) {
  const { t, key } = ctx.app.lang;
  const { attacker } = ctx.sheet.query;
  const off = (can: boolean) => (can ? null : "true");
  return el(
    "div",
    { class: "ref-toolbar" },
    el(
      "div",
      { class: "field" },
      el("span", { class: "label", id: "ref-attacker-label", text: t("ref.attacker") }),
      el(
        "div",
        { class: "segmented", role: "group", "aria-labelledby": "ref-attacker-label" },
        ["commonwealth", "axis"].map((side) =>
          button("attacker.set", t(`side.${side}`), {
            class: `ref-side-${side}`,
            id: `ref-attacker-${side}`,
            "aria-pressed": String(side === attacker),
            data: { side },
          }),
        ),
      ),
    ),
    presetSelect(ctx),
    el(
      "div",
      { class: "ref-tools" },
      menu(
        "examples",
        t("ref.examples"),
        ctx.examples.map((example) =>
          button(
            "example",
            t(`example.${example.id}`),
            { class: "ref-menu-item", data: { id: example.id } },
            el("span", { class: "muted", text: t(`example.${example.id}.what`) }),
          ),
        ),
      ),
      menu("copy", t("ref.copy"), [
        button("copy.text", t("copy.text"), { class: "ref-menu-item" }),
        button("copy.bbcode", t("copy.bbcode"), { class: "ref-menu-item" }),
        button(
          "copy.link",
          t("copy.link"),
          { class: "ref-menu-item" },
          el("span", { class: "muted", text: t("copy.link.what") }),
        ),
      ]),
      button("undo", "↶", {
        id: "ref-undo",
        "aria-disabled": off(ctx.canUndo),
        "aria-label": t("ref.undo"),
        title: `${t("ref.undo")} (${key("Ctrl+Z")})`,
      }),
      button("redo", "↷", {
        id: "ref-redo",
        "aria-disabled": off(ctx.canRedo),
        "aria-label": t("ref.redo"),
        title: `${t("ref.redo")} (${key("Ctrl+Y")})`,
      }),
      button("reset", t("ref.reset"), { id: "ref-reset", "aria-disabled": off(!isEmpty(ctx.sheet) || ctx.canUndo) }),
    ),
    el("p", {
      class: `ref-kept${["saved", "saving"].includes(ctx.saveStatus.state) ? "" : " is-bad"}`,
      id: "ref-kept",
      data: { "save-status": ctx.saveStatus.state },
      text: t(`kept.${ctx.saveStatus.state}`, { time: clock(ctx.saveStatus.at, ctx.app.lang.tag) }),
    }),
  );
}
