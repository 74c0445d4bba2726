// @ts-check
/** Handing texts and pictures to the reader: by the clipboard where the browser lets it, else by hand or as a file. */
import { el } from "../dom.js";

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

/** Hands a file to the reader. @param {string} name @param {Blob|string} content @param {string} [type] of a text */
export function download(name, content, type = "application/json") {
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob|null>} null where no picture can be made of it */
export const pngOf = (canvas) => new Promise((resolve) => canvas.toBlob(resolve, "image/png"));

/**
 * A picture into the clipboard where the browser takes pictures, else as a file.
 * @param {Blob|null} blob
 * @param {string} name of the file
 * @returns {Promise<"copied"|"saved"|"none">}
 */
export async function copyPicture(blob, name) {
  if (!blob) return "none";
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    return "copied";
  } catch {
    download(name, blob);
    return "saved";
  }
}
