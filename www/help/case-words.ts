/** The words of the glossary that belong to a case, under its rulings. */
import { el } from "../dom.ts";
import type { App } from "../shell/app-types.ts";

/**
 * Adds them to the sheet of a case, unless it lies in a dialog, which the help cannot cover, or on another website,
 * which has no help. `number`: of the case.
 */
export async function addCaseWords(popover: HTMLElement, number: string, app: App, close: () => void) {
  if (app.mainSite || popover.closest("dialog")) return;
  const words = (await app.game.glossary()).filter(({ cases }) => cases.includes(number));
  if (!words.length) return;
  await app.lang.load(...app.game.texts.help);
  const { t } = app.lang;
  popover.append(
    el(
      "p",
      { class: "popover-words" },
      `${t("tip.words")} `,
      words.map(({ id }, i) => [
        i > 0 && " · ",
        el("button", {
          type: "button",
          class: "help-link",
          text: t(`glossary.${id}`),
          data: { help: "words", "help-at": id },
          on: { click: close },
        }),
      ]),
    ),
  );
}
