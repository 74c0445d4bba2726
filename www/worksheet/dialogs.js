// @ts-check
/** Questions put in a dialog of the browser's own: it holds the focus and closes on Escape. */
import { el } from "../dom.js";

let count = 0;

/**
 * Shows a dialog with buttons and tells which one was pressed; Escape gives the last.
 * @param {HTMLElement} root
 * @param {{title: string, body: (Node|string|null)[], buttons: {value: string, text: string, primary?: boolean}[],
 *   wide?: boolean, about?: string, focusPrimary?: boolean}} question
 * `about` marks the dialog for who may close it; `focusPrimary`: the primary button has the focus, not what comes first
 * @returns {Promise<string>}
 */
export function askDialog(root, { title, body, buttons, wide, about = "", focusPrimary = false }) {
  const id = `ref-dialog-${++count}`;
  const rest = buttons[buttons.length - 1]?.value ?? "";
  return new Promise((resolve) => {
    const dialog = /** @type {HTMLDialogElement} */ (
      el("dialog", { class: `ref-dialog${wide ? " is-wide" : ""}`, "aria-labelledby": id, data: { about } })
    );
    const press = (/** @type {string} */ value) => dialog.close(value);
    dialog.append(
      el("h2", { id, text: title }),
      el("div", { class: "ref-dialog-body stack" }, body),
      el(
        "div",
        { class: "ref-dialog-buttons" },
        buttons.map(({ value, text, primary }) =>
          el("button", {
            type: "button",
            class: `button${primary ? " button-primary" : ""}`,
            autofocus: focusPrimary && primary,
            text,
            data: { value },
            on: { click: () => press(value) },
          }),
        ),
      ),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || rest);
    });
    root.append(dialog);
    dialog.showModal();
  });
}
