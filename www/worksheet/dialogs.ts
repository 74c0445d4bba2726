/** Questions put in a dialog of the browser's own: it holds the focus and closes on Escape and Back. */
import { el } from "../dom.ts";
import { showModal } from "../shell/back.ts";

let count = 0;

/**
 * Shows a dialog with buttons and says which one was pressed; Escape gives `onEscape`, or the last. `about` marks the
 * dialog for who may close it; `focusPrimary`: the primary button has the focus, not what comes first; `mustAnswer`:
 * only a button closes it, Escape does nothing.
 */
export function askDialog(
  root: HTMLElement,
  {
    title,
    body,
    buttons,
    wide,
    about = "",
    focusPrimary = false,
    mustAnswer = false,
    onEscape,
  }: {
    title: string;
    body: (Node | string | null)[];
    buttons: { value: string; text: string; primary?: boolean }[];
    wide?: boolean;
    about?: string;
    focusPrimary?: boolean;
    mustAnswer?: boolean;
    onEscape?: string;
  },
): Promise<string> {
  const id = `ref-dialog-${++count}`;
  const rest = onEscape ?? buttons[buttons.length - 1]?.value ?? "";
  return new Promise((resolve) => {
    const dialog = el("dialog", {
      class: `ref-dialog${wide ? " is-wide" : ""}`,
      "aria-labelledby": id,
      data: { about },
    });
    const press = (value: string) => dialog.close(value);
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
            text,
            data: { value },
            on: { click: () => press(value) },
          }),
        ),
      ),
    );
    dialog.addEventListener("cancel", (event) => mustAnswer && event.preventDefault());
    dialog.addEventListener("close", () => {
      // A browser may close a dialog at a second Escape whatever the page says.
      if (mustAnswer && !dialog.returnValue) {
        if (dialog.isConnected) show();
        return;
      }
      dialog.remove();
      resolve(dialog.returnValue || rest);
    });
    // Not by the attribute: a browser does not follow it in a frame of another site.
    const show = () => {
      showModal(dialog);
      if (focusPrimary) dialog.querySelector<HTMLElement>(".button-primary")?.focus();
    };
    root.append(dialog);
    show();
  });
}
