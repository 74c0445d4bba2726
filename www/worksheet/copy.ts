/** Handing texts and pictures to the reader: by the clipboard where the browser lets it, else by hand or as a file. */
import { isReadable } from "../board/readable.ts";
import { el, replace } from "../dom.ts";
import type { Lang } from "../lang/lang.ts";

/** Returns false where the clipboard is closed. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A text to be copied by hand. `lang`: of the text, where it is not the page's. */
export function textArea(text: string, label: string, lang: string | null = null) {
  const field = el("textarea", {
    class: "input ref-copy-text",
    rows: 8,
    readonly: true,
    lang,
    "aria-label": label,
  });
  field.value = text;
  field.addEventListener("focus", () => field.select());
  return field;
}

/** Hands a file to the reader. Whether the browser keeps it, the page cannot know. `type`: of a text. */
export function download(name: string, content: Blob | string, type = "application/json") {
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}

/**
 * Hands a text over as a file and says so: what was asked of the browser, and the text itself for one that keeps no
 * files. `words`: what else is said, before it.
 */
export function handOver(
  said: HTMLElement,
  name: string,
  text: string,
  { t }: Pick<Lang, "t">,
  { type, words = "" }: { type?: string; words?: string } = {},
) {
  download(name, text, type);
  const byHand = el("details", { class: "copy-instead" }, el("summary", { text: t("app.asked.text") }));
  byHand.addEventListener("toggle", () => byHand.append(textArea(text, t("app.asked.text"))), { once: true });
  replace(said, words, words && " ", t("app.asked", { name }), byHand);
}

/** Returns null where no picture can be made of it, or the browser would give noise for it. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  isReadable() ? new Promise((resolve) => canvas.toBlob(resolve, "image/png")) : Promise.resolve(null);

/** A picture into the clipboard where the browser takes pictures, else as a file. `name`: of the file. */
export async function copyPicture(blob: Blob | null, name: string): Promise<"copied" | "saved" | "none" | "guarded"> {
  if (!blob) return isReadable() ? "none" : "guarded";
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    return "copied";
  } catch {
    download(name, blob);
    return "saved";
  }
}
