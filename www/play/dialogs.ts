/** Questions of the game screen in dialogs: dice thrown at the table, the screen between two players, who plays. */
import { el } from "../dom.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { die } from "../worksheet/dice.ts";
import { levelField, toLevel } from "./levels.ts";
import type { PlayContext } from "./types.ts";
import type { Seat, Settings } from "./session.ts";
import type { Refusal } from "../shell/engine-types.ts";

/** The face of the next die, thrown at the table; 0 when the player would rather not. */
export async function askDie(ctx: PlayContext, number: number, order: string) {
  const { t } = ctx.app.lang;
  const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ value: String(face), text: String(face) }));
  const answer = await askDialog(ctx.dialogs, {
    about: "die",
    title: t("play.enter.die", { n: number }),
    body: [
      el("p", { text: order }),
      el("p", { class: "muted", text: t("play.enter.ask") }),
      el(
        "div",
        { class: "pl-die-row", "aria-hidden": "true" },
        [1, 2, 3, 4, 5, 6].map((face) => die(face)),
      ),
    ],
    buttons: [
      ...faces,
      { value: "roll", text: t("play.enter.roll"), primary: true },
      { value: "no", text: t("play.enter.cancel") },
    ],
  });
  if (answer === "roll") return Number(ctx.app.wasm.rollDie());
  return Number(answer) || 0;
}

/** Covers the map until the next player looks. Returns false when the map is not to be covered any more. */
export async function handOver(ctx: PlayContext): Promise<boolean> {
  const { t } = ctx.app.lang;
  const side = t(`side.${ctx.session.view().by}`);
  const answer = await askDialog(ctx.dialogs, {
    about: "handover",
    mustAnswer: true,
    title: t("play.handover", { side }),
    body: [el("p", { text: t("play.handover.text") })],
    buttons: [
      { value: "off", text: t("play.handover.off") },
      { value: "show", text: t("play.handover.show"), primary: true },
    ],
    // Enter shows the map, and does not turn the cover off.
    focusPrimary: true,
  });
  return answer !== "off";
}

export async function askSeats(ctx: PlayContext): Promise<Settings | null> {
  const { t } = ctx.app.lang;
  const { seats, handOver: cover, level: chosenLevel } = ctx.session.settings;
  const chosen = { ...seats };
  const row = (side: string) => {
    const box = el(
      "select",
      { class: "select", id: `pl-seat-${side}` },
      ["player", "script", "away"].map((seat) => el("option", { value: seat, text: t(`play.seat.${seat}`) })),
    );
    box.value = seats[side];
    box.addEventListener("change", () => (chosen[side] = box.value as Seat));
    return el("div", { class: "field" }, el("label", { for: `pl-seat-${side}`, text: t(`side.${side}`) }), box);
  };
  const level = levelField(ctx.app.lang, "pl-seat-level", toLevel(chosenLevel));
  const check = (id: string, checked: boolean) => Object.assign(el("input", { type: "checkbox", id }), { checked });
  const box = check("pl-seat-cover", cover);
  const warns = check("pl-seat-warn", ctx.app.store.get("play.warn") !== "off");
  const answer = await askDialog(ctx.dialogs, {
    about: "seats",
    title: t("play.new.seats"),
    body: [
      ...ctx.app.game.sides.map(({ id }) => row(id)),
      level.field,
      el("label", { class: "check" }, box, el("span", { text: t("play.new.handOver") })),
      el("label", { class: "check" }, warns, el("span", { text: t("play.seat.warn") })),
    ],
    buttons: [
      { value: "ok", text: t("play.seat.ok"), primary: true },
      { value: "no", text: t("play.seat.no") },
    ],
  });
  if (answer === "ok") ctx.app.store.set("play.warn", warns.checked ? "on" : "off");
  return answer === "ok" ? { seats: chosen, handOver: box.checked, level: level.level() } : null;
}

/** Why an order was refused. */
export const refusedText = (refusal: Refusal, ctx: PlayContext) =>
  ctx.app.lang.t("play.refused", {
    text: `${refusal.unit ? `${ctx.unitName(refusal.unit)}: ` : ""}${ctx.words.refusal(refusal, ctx.app.lang)} (${refusal.cases.join(", ")})`,
  });
