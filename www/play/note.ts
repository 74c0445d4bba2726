/** The note of an order: asked for in a dialog, and kept with the game. */
import { el } from "../dom.ts";
import { plain } from "../store/card.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import type { PlayContext } from "./types.ts";

/** Letters of the longest note, as the engine has it. */
export const LONGEST_NOTE = 500;

/** The order that a note is for: the last one, or the last one shown. */
export const orderToNote = (ctx: PlayContext) => (ctx.replay?.at ?? ctx.session.length()) - 1;

/** Asks for the note of an order and writes it down. `order`: counted from 0. */
export async function askNote(ctx: PlayContext, order: number) {
  const { t, tn } = ctx.app.lang;
  const entry = ctx.journal.entries()[order];
  if (!ctx.callbacks.notes() || !entry) return ctx.say(t("play.note.none"));
  const area = el("textarea", {
    class: "input pl-note-text",
    id: "pl-note-text",
    rows: 4,
    maxlength: LONGEST_NOTE,
    autocomplete: "off",
    enterkeyhint: "done",
    "aria-describedby": "pl-note-left",
  });
  const left = el("p", { class: "muted num", id: "pl-note-left" });
  const count = () => void (left.textContent = tn("play.note.left", LONGEST_NOTE - area.value.length));
  area.value = entry.note;
  area.addEventListener("input", count);
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    area.closest("dialog")?.close("ok");
  });
  count();
  const answer = await askDialog(ctx.dialogs, {
    about: "note",
    title: t("play.note.on", { n: entry.number }),
    body: [
      el("p", { text: entry.text }),
      el("div", { class: "field" }, el("label", { for: "pl-note-text", text: t("play.note") }), area),
      left,
      el("p", { class: "muted", text: t("play.note.what") }),
    ],
    buttons: [
      { value: "ok", text: t("play.note.ok"), primary: true },
      ...(entry.note ? [{ value: "away", text: t("play.note.away") }] : []),
      { value: "no", text: t("play.seat.no") },
    ],
  });
  const text = answer === "away" ? "" : plain(area.value, LONGEST_NOTE);
  if ((answer !== "ok" && answer !== "away") || text === entry.note) return;
  try {
    ctx.session.note(order, text);
    ctx.say(t(text ? "play.note.said" : "play.note.gone", { n: entry.number }));
  } catch {
    ctx.say(t("play.note.full"));
  }
}
