// @ts-check
/** Stepping back through a game: a slider over the whole record, and a new game from any point. */
import { el } from "../dom.js";
import { button, withValue } from "../worksheet/widgets.js";
import { noteButton, noteOf } from "./log.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {{at: number}} Replay how many orders of the record are shown */

/** @param {PlayContext} ctx */
export function replayView(ctx) {
  const { replay, session } = ctx;
  if (!replay) return el("div", { class: "ex-slot", data: { key: "replay" } });
  const { t } = ctx.app.lang;
  const all = session.length();
  const entry = ctx.journal.entries()[replay.at - 1];
  const off = (/** @type {boolean} */ can) => (can ? null : "true");
  const words = t("play.replay.at", { n: replay.at, all });
  const slider = el("input", {
    type: "range",
    class: "pl-slider",
    id: "pl-slider",
    min: 0,
    max: all,
    step: 1,
    "aria-label": t("play.replay"),
    "aria-valuetext": words,
    data: { set: "replay" },
  });
  return el(
    "section",
    { class: "card ex-part pl-replay", "aria-labelledby": "pl-replay-title", data: { key: "replay", at: replay.at } },
    el("h3", { class: "card-title", id: "pl-replay-title", tabindex: "-1", text: t("play.replay") }),
    el("p", { class: "num", text: words }),
    withValue(slider, String(replay.at)),
    el(
      "div",
      { class: "pl-keys", role: "group", "aria-label": t("play.replay") },
      button("replay.to", "|◀", {
        id: "pl-replay-start",
        "aria-label": t("play.replay.start"),
        "aria-disabled": off(replay.at > 0),
        data: { at: 0 },
      }),
      button("replay.to", "◀", {
        id: "pl-replay-back",
        "aria-label": t("play.replay.back"),
        "aria-disabled": off(replay.at > 0),
        data: { at: replay.at - 1 },
      }),
      button("replay.to", "▶", {
        id: "pl-replay-on",
        "aria-label": t("play.replay.on"),
        "aria-disabled": off(replay.at < all),
        data: { at: replay.at + 1 },
      }),
      button("replay.to", "▶|", {
        id: "pl-replay-end",
        "aria-label": t("play.replay.end"),
        "aria-disabled": off(replay.at < all),
        data: { at: all },
      }),
    ),
    entry &&
      el("p", { class: "pl-replay-order" }, entry.text, " ", noteButton(entry.number - 1, ctx, "pl-replay-note")),
    entry?.note && noteOf(entry.note, ctx),
    entry &&
      entry.events.length > 0 &&
      el(
        "ul",
        { class: "pl-events" },
        entry.events.map(({ text }) => el("li", { text })),
      ),
    el(
      "div",
      { class: "card-row" },
      button("replay.branch", t("play.replay.branch"), { id: "pl-replay-branch" }),
      button("replay.close", t("play.replay.close"), { class: "button button-primary", id: "pl-replay-close" }),
    ),
  );
}
