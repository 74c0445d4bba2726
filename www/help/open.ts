/**
 * The way to the help: the key `?` and the button in the masthead. What it shows is fetched when it is first asked for.
 */
import { HELP_FILES } from "../lang/lang.ts";
import { watched } from "../shell/late.ts";
import { SECTIONS } from "../shell/sections.ts";
import type { App } from "../shell/app-types.ts";

/** Whether letters belong to what has the focus. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "range", "button"].includes(target.type));

/** Opens the help at a part of it. `at`: a phase or a word. */
export async function openHelp(app: App, where: { part?: string; at?: string } = {}) {
  if (document.querySelector("dialog[open]")) return;
  const [{ showHelp }, game] = await watched(
    Promise.all([
      import("./help.ts"),
      app.game.help(),
      app.lang.load(...HELP_FILES, ...app.game.texts.help),
      app.loadAssets(...SECTIONS),
    ]),
  );
  if (!document.querySelector("dialog[open]")) showHelp(app, game, where);
}

export function startHelp(app: App) {
  const button = document.getElementById("help-open");
  const { signal } = app;
  if (signal.aborted) return;
  button?.addEventListener("click", () => void openHelp(app), { signal });
  button?.setAttribute("data-on", "");
  function keydown(event: KeyboardEvent) {
    if (
      event.key !== "?" ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      isTyping(event.target)
    )
      return;
    event.preventDefault();
    void openHelp(app);
  }
  document.addEventListener("keydown", keydown, { signal });
  // A part of the page asks for a phase or a word by a button that names it.
  const click = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest("[data-help]") : null;
    if (found instanceof HTMLElement) void openHelp(app, { part: found.dataset.help, at: found.dataset.helpAt });
  };
  document.addEventListener("click", click, { signal });
}
