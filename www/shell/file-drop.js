// @ts-check
/** Files dropped on the page. Wherever they fall they are games for the table; none takes the place of the page. */
import { el } from "../dom.js";

/** @param {DragEvent} event */
const carriesFiles = (event) => !!event.dataTransfer?.types.includes("Files");

/**
 * Takes files that are dropped anywhere, and shows meanwhile where they go. What an open dialog does not take itself is
 * refused.
 * @param {import("../lang/lang.js").Lang} lang
 * @param {(files: File[]) => void} onFiles
 */
export function acceptFileDrops(lang, onFiles) {
  const veil = el(
    "div",
    { class: "drop-veil", "aria-hidden": "true", hidden: true },
    el("p", { class: "drop-words", text: lang.t("app.drop") }),
    el("p", { text: lang.t("app.drop.what") }),
  );
  document.body.append(veil);
  const isBarred = () => !!document.querySelector("dialog:modal");

  for (const kind of /** @type {const} */ (["dragenter", "dragover"])) {
    document.addEventListener(kind, (event) => {
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isBarred() ? "none" : "copy";
      veil.hidden = isBarred();
    });
  }
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) veil.hidden = true;
  });
  document.addEventListener("drop", (event) => {
    veil.hidden = true;
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length && !isBarred()) onFiles(files);
  });
}
