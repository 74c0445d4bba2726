/** The levels of the computer player: how much it thinks. */
import { el } from "../dom.ts";

export type Level = "recruit" | "captain" | "commander";

/** The weakest first. */
export const LEVELS: readonly Level[] = ["recruit", "captain", "commander"];

/** A level that was stored; games from before there were levels are played by the recruit. */
export const toLevel = (stored: unknown): Level => LEVELS.find((level) => level === stored) ?? "recruit";

/** A field to choose the level in, with what the level chosen does and how strong it has been measured to be. */
export function levelField(
  { t }: { t: (key: string) => string },
  id: string,
  level: Level,
): { field: HTMLElement; level: () => Level } {
  const what = el("p", { class: "muted pl-level-what", id: `${id}-what` });
  const box = el(
    "select",
    { class: "select", id, "aria-describedby": what.id },
    LEVELS.map((value) =>
      el("option", { value, text: t(`play.level.${value}`), title: t(`play.level.${value}.what`) }),
    ),
  );
  const explain = () =>
    void (what.textContent = `${t(`play.level.${box.value}.what`)} ${t(`play.level.${box.value}.strength`)}`);
  box.value = level;
  box.addEventListener("change", explain);
  explain();
  const field = el("div", { class: "field" }, el("label", { for: id, text: t("play.level") }), box, what);
  return { field, level: () => toLevel(box.value) };
}
