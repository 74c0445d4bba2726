/** Files and texts that are dropped on the list of games or pasted into it. */

export const isTextField = (element: Element) => element.matches("input, textarea, select");

/**
 * `isOwn`: whether an element is of the list, not of a question over it. What it returns stops listening outside of
 * `root`.
 */
export function listenForFiles(
  root: HTMLElement,
  {
    isOwn,
    onFiles,
    onText,
  }: { isOwn: (element: Element) => boolean; onFiles: (files: File[]) => void; onText: (text: string) => void },
): () => void {
  function take(event: Event, data: DataTransfer | null) {
    const { files, text } = contents(data);
    if (!files.length && !text) return;
    event.preventDefault();
    if (files.length) onFiles(files);
    else onText(text);
  }

  root.addEventListener("paste", (event) => {
    const target = event.target as Element;
    if (isOwn(target) && !isTextField(target)) take(event, event.clipboardData);
  });
  for (const kind of ["dragenter", "dragover"] as const) {
    root.addEventListener(kind, (event) => {
      if (
        !isOwn(event.target as Element) ||
        !event.dataTransfer?.types.some((type) => type === "Files" || type === "text/plain")
      )
        return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      root.classList.add("is-over");
    });
  }
  root.addEventListener("dragleave", (event) => {
    if (!root.contains(event.relatedTarget as Node | null)) root.classList.remove("is-over");
  });
  root.addEventListener("drop", (event) => {
    root.classList.remove("is-over");
    if (isOwn(event.target as Element)) take(event, event.dataTransfer);
  });
  const outside = (event: ClipboardEvent) => {
    if (event.target === document.body) take(event, event.clipboardData);
  };
  document.addEventListener("paste", outside);
  return () => document.removeEventListener("paste", outside);
}

const contents = (data: DataTransfer | null) => ({
  files: [...(data?.files ?? [])],
  text: data?.getData("text/plain") ?? "",
});
