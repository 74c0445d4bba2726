// @ts-check
/**
 * A seed that both players of a game by links agree on: one commits to a number, the other answers with one, the first
 * reveals. This module says how far a game has come and what is to be sent next.
 */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";

/** @typedef {import("../shell/engine-types.ts").Agreement} Agreement */
/** @typedef {import("./session.ts").Seats} Seats */

/** Hex digits of a player's number. */
export const DIGITS = 64;

/** The agreement of a game; null where its seed is not agreed. @param {Pick<import("../shell/engine-types.ts").Handle, "agreement">} handle @returns {Agreement|null} */
export const agreementOf = (handle) => handle.agreement?.() ?? null;

/** Whether no order can be given yet. @param {Agreement|null} agreement */
export const isPending = (agreement) => agreement !== null && agreement.step !== "revealed";

/** A secret as it stands beside a record; nothing where it is none. @param {unknown} value */
export const toSecret = (value) => (typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? value : undefined);

/**
 * The end of the key of the sentence on where the dice come from.
 * @param {Agreement|null} agreement @param {boolean} entered
 */
export const diceKey = (agreement, entered) => agreement?.step ?? (entered ? "entered" : "seeded");

/**
 * A link that also says which side its sender plays. Links of an offer do, since nothing else in them shows it.
 * @param {string} fragment @param {Agreement|null} agreement @param {Seats} seats
 */
export function withSender(fragment, agreement, seats) {
  const side = Object.keys(seats).find((one) => seats[one] === "player");
  return fragment && agreement?.step === "offered" && side ? `${fragment}&from=${side}` : fragment;
}

/**
 * What the player has to do before the dice have their seed.
 * @param {{app: {lang: import("../lang/lang.ts").Lang}, session: import("./session.ts").Session}} ctx
 */
export function agreementCard({ app: { lang }, session }) {
  const { t } = lang;
  const { step = "offered" } = session.agreement() ?? {};
  const mine = session.settings.secret !== undefined;
  const key = step === "answered" ? "answered" : mine ? "offered" : "lost";
  return el(
    "section",
    {
      class: "card ex-part pl-notice",
      id: "pl-agreement",
      "aria-labelledby": "pl-agreement-title",
      data: { step: key },
    },
    el("h3", { class: "card-title", id: "pl-agreement-title", text: t("play.agree") }),
    el("p", { text: t(`play.agree.${key}`) }),
    el("p", { class: "muted", text: t("play.agree.why") }),
    key !== "lost" &&
      button("menu.share", t(`play.agree.send.${key}`), {
        class: "button button-primary",
        id: "pl-agreement-send",
      }),
  );
}
