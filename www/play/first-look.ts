/** A game that came by a link for the first time: it is seen from neither side until the player takes one. */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import { agreementOf, diceKey } from "./agreement.ts";
import { createSession } from "./session.ts";
import { allSeats } from "./seats.ts";
import { termsOf, termsView } from "./terms.ts";
import { viewsOf } from "./viewer.ts";
import type { ReadyApp } from "../shell/app-types.ts";
import type { FirstLook, PlayCallbacks, PlayContext, PlayParts } from "./types.ts";
import type { Handle } from "../shell/engine-types.ts";

/** What the menu offers: nothing that changes a game. */
const MENU = ["new", "games", "share", "replay", "verify"];

/** `handle`: the game, which goes over to the table. */
export function mountFirstLook(
  root: HTMLElement,
  app: ReadyApp,
  { reader, mountTable }: PlayParts,
  handle: Handle,
  scenario: Parameters<typeof createSession>[2],
  callbacks: Pick<PlayCallbacks, "newGame" | "branch" | "games" | "open"> & { look: FirstLook },
) {
  const seats = allSeats(app.game.sides, "away");
  // The player who sent the link has the game.
  const session = createSession(handle, { seats, handOver: false, answered: true }, scenario, reader);
  session.settings.seen = session.length();
  return mountTable(root, app, session, {
    ...callbacks,
    save: () => undefined,
    saveStatus: () => ({ kind: "look", text: app.lang.t("play.firstLook.status"), bad: true }),
    notes: () => false,
    menu: MENU,
  });
}

export function firstLookCard({ app, session, words }: PlayContext, { lead }: FirstLook) {
  const { t } = app.lang;
  const { handle } = session;
  const { switches, charts, values, revisions } = termsOf(handle);
  const differs = !!charts || switches.length + values.length + revisions.length > 0;
  const state = session.over() ? "over" : app.game.hides ? "secret" : "open";
  const { entered } = viewsOf(handle).view();
  return el(
    "section",
    { class: "card ex-part pl-notice", id: "pl-look", "aria-labelledby": "pl-look-title" },
    el("h3", { class: "card-title", id: "pl-look-title", text: t("play.firstLook") }),
    lead && el("p", { id: "pl-look-lead", text: lead }),
    el("p", { text: t(`play.firstLook.${state}`) }),
    differs && el("p", { id: "pl-look-differs", text: t("play.firstLook.differs") }),
    el(
      "div",
      { class: "card-row" },
      button("look.take", t(session.over() ? "play.firstLook.save" : "play.firstLook.take"), {
        class: "button button-primary",
        id: "pl-look-take",
      }),
      button("look.close", t("app.close"), { id: "pl-look-close" }),
    ),
    el(
      "details",
      { class: "ref-fold", id: "pl-look-more", open: differs ? "" : null, data: { key: "look-more" } },
      el("summary", { text: t("play.terms") }),
      el("p", { text: t(`play.open.dice.${diceKey(agreementOf(handle), entered)}`) }),
      termsView(handle, app, words, "pl-look-terms"),
    ),
  );
}
