/** The open dialogs of the page, closed before the game that they belong to ends. */

/** How often an answer may lead to another question. */
const MOST_ROUNDS = 8;
/** The cover between two players stays until the game is off the page. */
const OPEN = "dialog[open]:not([data-about=handover])";

/** Closes every open dialog, as Escape does, and those that this opens. Resolves when each has answered. */
export async function closeDialogs() {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const open = document.querySelectorAll<HTMLDialogElement>(OPEN);
    if (!open.length) return;
    await Promise.all([...open].reverse().map(close));
  }
}

function close(dialog: HTMLDialogElement) {
  return new Promise((resolve) => {
    dialog.addEventListener("close", resolve, { once: true });
    dialog.close();
  });
}
