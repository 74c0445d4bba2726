/**
 * A seed that both players of a game by links agree on: one commits to a number, the other answers with one, the first
 * reveals. This module says how far a game has come and what is to be sent next.
 */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import type { Agreement, Handle } from "../shell/engine-types.ts";
import type { Seats, Session } from "./session.ts";
import type { Lang } from "../lang/lang.ts";

/** Hex digits of a player's number. */
export const DIGITS = 64;

/** The agreement of a game; null where its seed is not agreed. */
export const agreementOf = (handle: Pick<Handle, "agreement">): Agreement | null => handle.agreement?.() ?? null;

/** Whether no order can be given yet. */
export const isPending = (agreement: Agreement | null) => agreement !== null && agreement.step !== "revealed";

/** A secret as it stands beside a record; nothing where it is none. */
export const toSecret = (value: unknown) =>
  typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? value : undefined;

/** The end of the key of the sentence on where the dice come from. */
export const diceKey = (agreement: Agreement | null, entered: boolean) =>
  agreement?.step ?? (entered ? "entered" : "seeded");

/** A link that also says which side its sender plays. Links of an offer do, since nothing else in them shows it. */
export function withSender(fragment: string, agreement: Agreement | null, seats: Seats) {
  const side = Object.keys(seats).find((one) => seats[one] === "player");
  return fragment && agreement?.step === "offered" && side ? `${fragment}&from=${side}` : fragment;
}

/** What the player has to do before the dice have their seed. */
export function agreementCard({ app: { lang }, session }: { app: { lang: Lang }; session: Session }) {
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
