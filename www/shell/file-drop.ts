/** Files dropped on the page. Wherever they fall they are games for the table; none takes the place of the page. */
import { el } from "../dom.ts";
import type { Lang } from "../lang/lang.ts";

const carriesFiles = (event: DragEvent) => !!event.dataTransfer?.types.includes("Files");

/**
 * Takes files that are dropped anywhere, and shows meanwhile where they go. What an open dialog does not take itself is
 * refused. `signal`: ends that.
 */
export function acceptFileDrops(lang: Lang, onFiles: (files: File[]) => void, signal?: AbortSignal) {
  const veil = el(
    "div",
    { class: "drop-veil", "aria-hidden": "true", hidden: true },
    el("p", { class: "drop-words", text: lang.t("app.drop") }),
    el("p", { text: lang.t("app.drop.what") }),
  );
  document.body.append(veil);
  signal?.addEventListener("abort", () => veil.remove());
  const isBarred = () => !!document.querySelector("dialog:modal");

  function over(event: DragEvent) {
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isBarred() ? "none" : "copy";
    veil.hidden = isBarred();
  }
  function drop(event: DragEvent) {
    veil.hidden = true;
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length && !isBarred()) onFiles(files);
  }
  const leave = (event: DragEvent) => void (event.relatedTarget || (veil.hidden = true));
  document.addEventListener("dragenter", over, { signal });
  document.addEventListener("dragover", over, { signal });
  document.addEventListener("dragleave", leave, { signal });
  document.addEventListener("drop", drop, { signal });
}
