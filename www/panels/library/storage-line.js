// @ts-check
/** How the games are stored: denied, in memory, how much room is used, and what the browser has promised. */
import { el, replace } from "../../dom.js";

/** @typedef {import("./library.js").Desk} Desk */

/** @param {Desk} desk */
export function storageLine({ games, lang: { t, tn, number }, persistence }) {
  if (games.denied) return [el("p", { class: "notice notice-warn", text: t("lib.storage.denied") })];
  const { all, room, careful } = games.usage();
  const unsaved = games.unsaved().length;
  const share = number(all / room, { style: "percent", maximumFractionDigits: 0 });
  const meter = /** @type {HTMLMeterElement} */ (el("meter", { class: "lib-meter", min: 0, max: room, low: careful, high: room * 0.8, optimum: 0, value: all, "aria-label": t("lib.storage.meter") }));
  const promise = el("span", {});
  persistence.state().then((state) => {
    if (state !== "unknown") replace(promise, t(`lib.storage.${state}`), state === "loose" && [" ", el("button", { type: "button", class: "button button-small", id: "lib-persist", data: { act: "persist" }, text: t("lib.storage.ask") })]);
  });
  return [
    unsaved > 0 && el("p", { class: "notice notice-bad", role: "alert", text: tn("lib.storage.unsaved", unsaved) }),
    el("p", { class: "muted lib-room" }, meter, " ", t("lib.storage.use", { share }), all > careful && ` ${t("lib.storage.careful")}`),
    el("p", { class: "muted" }, promise),
  ];
}
