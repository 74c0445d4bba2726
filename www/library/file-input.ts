// @ts-check
/** Files and texts that are dropped on the list of games or pasted into it. */

/** @param {Element} element */
export const isTextField = (element) => element.matches("input, textarea, select");

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(element: Element) => boolean} on.isOwn whether an element is of the list, not of a question over it
 * @param {(files: File[]) => void} on.onFiles
 * @param {(text: string) => void} on.onText
 * @returns {() => void} stops listening outside of `root`
 */
export function listenForFiles(root, { isOwn, onFiles, onText }) {
  /** @param {Event} event @param {DataTransfer|null} data */
  function take(event, data) {
    const { files, text } = contents(data);
    if (!files.length && !text) return;
    event.preventDefault();
    if (files.length) onFiles(files);
    else onText(text);
  }

  root.addEventListener("paste", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (isOwn(target) && !isTextField(target)) take(event, event.clipboardData);
  });
  for (const kind of /** @type {const} */ (["dragenter", "dragover"])) {
    root.addEventListener(kind, (event) => {
      if (
        !isOwn(/** @type {Element} */ (event.target)) ||
        !event.dataTransfer?.types.some((type) => type === "Files" || type === "text/plain")
      )
        return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      root.classList.add("is-over");
    });
  }
  root.addEventListener("dragleave", (event) => {
    if (!root.contains(/** @type {Node|null} */ (event.relatedTarget))) root.classList.remove("is-over");
  });
  root.addEventListener("drop", (event) => {
    root.classList.remove("is-over");
    if (isOwn(/** @type {Element} */ (event.target))) take(event, event.dataTransfer);
  });
  const outside = (/** @type {ClipboardEvent} */ event) => {
    if (event.target === document.body) take(event, event.clipboardData);
  };
  document.addEventListener("paste", outside);
  return () => document.removeEventListener("paste", outside);
}

/** @param {DataTransfer|null} data */
const contents = (data) => ({ files: [...(data?.files ?? [])], text: data?.getData("text/plain") ?? "" });
