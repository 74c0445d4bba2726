/** A file that hangs: after ten seconds a notice says that a reload may help, until the file is there. */
import { el } from "../dom.ts";
import type { Lang } from "../lang/lang.ts";

/** Milliseconds after which a file is late. */
export const LATE = 10_000;

const waiting = new Set<symbol>();
/** The texts of the page, once they are there; before that the page itself says that it is not complete. */
let words: Lang | null = null;

export const speakLate = (lang: Lang) => void (words = lang);

/** `promise`: for a file; it is returned. */
export function watched<T>(promise: Promise<T>): Promise<T> {
  const mine = Symbol("file");
  const timer = setTimeout(() => {
    waiting.add(mine);
    show();
  }, LATE);
  const end = () => {
    clearTimeout(timer);
    if (waiting.delete(mine)) show();
  };
  promise.then(end, end);
  return promise;
}

function show() {
  if (!words) return;
  const known = document.getElementById("late");
  if (!waiting.size) known?.remove();
  if (!waiting.size || known) return;
  const text = words.t("app.late");
  const reload = el("button", {
    type: "button",
    class: "button button-small",
    id: "late-reload",
    text: words.t("app.update.reload"),
    on: { click: () => location.reload() },
  });
  const room = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  room.append(
    el("p", { id: "late", class: "notice notice-warn incomplete is-shown", role: "status" }, text, " ", reload),
  );
}
