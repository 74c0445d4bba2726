// @ts-check
/** Handing texts and pictures to the reader: by the clipboard where the browser lets it, else by hand or as a file. */
import { isReadable } from "../board/readable.ts";
import { el, replace } from "../dom.ts";

/** @param {string} text @returns {Promise<boolean>} false where the clipboard is closed */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A text to be copied by hand.
 * @param {string} text
 * @param {string} label
 * @param {string|null} [lang] of the text, where it is not the page's
 */
export function textArea(text, label, lang = null) {
  const field = /** @type {HTMLTextAreaElement} */ (
    el("textarea", { class: "input ref-copy-text", rows: 8, readonly: true, lang, "aria-label": label })
  );
  field.value = text;
  field.addEventListener("focus", () => field.select());
  return field;
}

/**
 * Hands a file to the reader. Whether the browser keeps it, the page cannot know.
 * @param {string} name @param {Blob|string} content @param {string} [type] of a text
 */
export function download(name, content, type = "application/json") {
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}

/**
 * Hands a text over as a file and says so: what was asked of the browser, and the text itself for one that keeps no
 * files.
 * @param {HTMLElement} said @param {string} name @param {string} text
 * @param {Pick<import("../lang/lang.ts").Lang, "t">} lang
 * @param {{type?: string, words?: string}} [more] `words`: what else is said, before it
 */
export function handOver(said, name, text, { t }, { type, words = "" } = {}) {
  download(name, text, type);
  const byHand = el("details", { class: "copy-instead" }, el("summary", { text: t("app.asked.text") }));
  byHand.addEventListener("toggle", () => byHand.append(textArea(text, t("app.asked.text"))), { once: true });
  replace(said, words, words && " ", t("app.asked", { name }), byHand);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Blob|null>} null where no picture can be made of it, or the browser would give noise for it
 */
export const pngOf = (canvas) =>
  isReadable() ? new Promise((resolve) => canvas.toBlob(resolve, "image/png")) : Promise.resolve(null);

/**
 * A picture into the clipboard where the browser takes pictures, else as a file.
 * @param {Blob|null} blob
 * @param {string} name of the file
 * @returns {Promise<"copied"|"saved"|"none"|"guarded">}
 */
export async function copyPicture(blob, name) {
  if (!blob) return isReadable() ? "none" : "guarded";
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    return "copied";
  } catch {
    download(name, blob);
    return "saved";
  }
}
