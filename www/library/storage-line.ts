/** How the games are stored: where, how much room they use, and what the browser has promised. */
import { el, replace } from "../dom.ts";
import type { LibraryContext } from "./types.ts";

/** Characters of localStorage at which some devices stop. */
const CAREFUL = 2_000_000;
/** Bytes of room: a browser that offers less may have opened a private window. */
const SMALL = 4e9;

/** What the reader must know before anything else. */
export function storageAlarm(ctx: LibraryContext): HTMLElement[] {
  const {
    saves,
    lang: { tn },
  } = ctx;
  const left = saves.left();
  const line = left > 0 && el("p", { class: "notice notice-warn", text: tn("lib.storage.left", left) });
  return [line, placeAlarm(ctx)].flatMap((one) => one || []);
}

function placeAlarm({ games, lang: { t, tn } }: LibraryContext) {
  if (games.place === "memory") return el("p", { class: "notice notice-warn", text: t("lib.storage.denied") });
  if (games.place === "later") return el("p", { class: "notice notice-bad", text: t("lib.storage.later") });
  const unsaved = games.unsaved().length;
  if (unsaved) return el("p", { class: "notice notice-bad", text: tn("lib.storage.unsaved", unsaved) });
  return games.place === "copies" && el("p", { class: "notice notice-warn", text: t("lib.storage.copies") });
}

export function storageLine({ games, lang: { t, number }, persistence, saves }: LibraryContext) {
  if (games.place === "memory" || games.place === "later") return [];
  const usageLine = el("p", { class: "muted" });
  const promise = el("p", { class: "muted" });
  const windowLine = el("p", { class: "muted" });
  const usage = saves.usage();
  void Promise.all([usage, persistence.state()]).then(([found, state]) => {
    if (state !== "kept" && (found?.quota ?? 0) < SMALL) windowLine.textContent = t("lib.storage.private");
  });
  void usage.then((found) => {
    if (!found) return;
    const { used, quota: all } = found;
    const nearly = all * 0.8;
    const careful = games.place === "copies" ? CAREFUL : nearly;
    const advice = used > nearly ? "nearly" : used > careful ? "careful" : "";
    const words = { share: number(used / all, { style: "percent", maximumFractionDigits: 0 }) };
    const scale = { min: 0, max: all, low: careful, high: nearly, optimum: 0, value: used };
    replace(
      usageLine,
      el("meter", { class: "lib-meter", ...scale, "aria-label": t("lib.storage.meter") }),
      " ",
      t("lib.storage.use", words),
      advice && ` ${t(`lib.storage.${advice}`)}`,
    );
  });
  void persistence.state().then((state) => {
    if (state === "unknown") return;
    const ask = { type: "button", class: "button button-small", id: "lib-persist", data: { act: "persist" } };
    const button = el("button", { ...ask, text: t("lib.storage.ask") });
    replace(promise, t(`lib.storage.${state}`), state === "loose" && [" ", button]);
  });
  return [usageLine, promise, windowLine];
}
