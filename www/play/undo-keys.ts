// @ts-check
/** The buttons of undo and redo, which stand at the foot of every game's panel. */
import { button } from "../worksheet/widgets.ts";

/** @param {Pick<import("./types.ts").PlayContext, "app"|"session"> & {mayUndo: () => boolean}} ctx */
export function undoKeys({ app: { lang }, session, mayUndo }) {
  const { t } = lang;
  const bar = session.undoBar();
  const off = (/** @type {unknown} */ why) => (mayUndo() && !why ? null : "true");
  return [
    button("undo", "↶", {
      id: "pl-undo",
      "aria-disabled": off(bar),
      "aria-label": t("play.undo"),
      title: bar ? t(`play.undo.${bar}`) : `${t("play.undo")} (${lang.key("Ctrl+Z")})`,
    }),
    button("redo", "↷", {
      id: "pl-redo",
      "aria-disabled": off(session.redoBar()),
      "aria-label": t("play.redo"),
      title: `${t("play.redo")} (${lang.key("Ctrl+Y")})`,
    }),
  ];
}
