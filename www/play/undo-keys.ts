/** The buttons of undo and redo, which stand at the foot of every game's panel. */
import { button } from "../worksheet/widgets.ts";
import type { PlayContext } from "./types.ts";

export function undoKeys({
  app: { lang },
  session,
  mayUndo,
}: Pick<PlayContext, "app" | "session"> & { mayUndo: () => boolean }) {
  const { t } = lang;
  const bar = session.undoBar();
  const off = (why: unknown) => (mayUndo() && !why ? null : "true");
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
