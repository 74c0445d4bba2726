// @ts-check
/** The levels of the computer player: how much it thinks. */
import { el } from "../dom.ts";

/** @typedef {"recruit"|"captain"|"commander"} Level */

/** The weakest first. @type {readonly Level[]} */
export const LEVELS = ["recruit", "captain", "commander"];

/** A level that was stored; games from before there were levels are played by the recruit. @param {unknown} stored @returns {Level} */
export const toLevel = (stored) => LEVELS.find((level) => level === stored) ?? "recruit";

/**
 * A field to choose the level in, with what the level chosen does and how strong it has been measured to be.
 * @param {{t: (key: string) => string}} lang @param {string} id @param {Level} level
 * @returns {{field: HTMLElement, level: () => Level}}
 */
export function levelField({ t }, id, level) {
  const what = el("p", { class: "muted pl-level-what", id: `${id}-what` });
  const box = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { class: "select", id, "aria-describedby": what.id },
      LEVELS.map((value) =>
        el("option", { value, text: t(`play.level.${value}`), title: t(`play.level.${value}.what`) }),
      ),
    )
  );
  const explain = () =>
    void (what.textContent = `${t(`play.level.${box.value}.what`)} ${t(`play.level.${box.value}.strength`)}`);
  box.value = level;
  box.addEventListener("change", explain);
  explain();
  const field = el("div", { class: "field" }, el("label", { for: id, text: t("play.level") }), box, what);
  return { field, level: () => toLevel(box.value) };
}
