// @ts-check
/** How the games are stored: not at all, how much room they use, and what the browser has promised. */
import { el, replace } from "../../dom.js";

/** @typedef {import("./library.js").Desk} Desk */

/** What the reader must know before anything else. @param {Desk} desk */
export function storageAlarm({ games, lang: { t, tn } }) {
  if (games.denied) return el("p", { class: "notice notice-warn", text: t("lib.storage.denied") });
  const unsaved = games.unsaved().length;
  return unsaved > 0 && el("p", { class: "notice notice-bad", text: tn("lib.storage.unsaved", unsaved) });
}

/** @param {Desk} desk */
export function storageLine({ games, lang: { t, number }, persistence }) {
  if (games.denied) return [];
  const { all, room, careful } = games.usage();
  const nearly = room * 0.8;
  const share = number(all / room, { style: "percent", maximumFractionDigits: 0 });
  const advice = all > nearly ? "nearly" : all > careful ? "careful" : "";
  const promise = el("span", {});
  persistence.state().then((state) => {
    if (state !== "unknown") replace(promise, t(`lib.storage.${state}`), state === "loose" && [" ", el("button", { type: "button", class: "button button-small", id: "lib-persist", data: { act: "persist" }, text: t("lib.storage.ask") })]);
  });
  return [
    el("p", { class: "muted" }, el("meter", { class: "lib-meter", min: 0, max: room, low: careful, high: nearly, optimum: 0, value: all, "aria-label": t("lib.storage.meter") }), " ", t("lib.storage.use", { share }), advice && ` ${t(`lib.storage.${advice}`)}`),
    el("p", { class: "muted" }, promise),
  ];
}
