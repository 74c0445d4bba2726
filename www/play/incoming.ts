/** Games and turns that come in by link or file: what they are is shown before anything is opened. */
import { el, replace } from "../dom.ts";
import { scenarioName } from "../library/texts.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { allSeats, oneSeat } from "./seats.ts";
import { agreementOf, diceKey } from "./agreement.ts";
import { outcomeText } from "./end-card.ts";
import { errorCode, errorText, refusal } from "./errors.ts";
import { looksList } from "./looking.ts";
import { sidesPlayedHere, newOrdersOf } from "./new-orders.ts";
import { ordersOfSide, termsView } from "./terms.ts";
import { viewsOf } from "./viewer.ts";
import type { FoundLink, Handle, OrderTold, TableEngine, TableView } from "../shell/engine-types.ts";
import type { LinkNames } from "../shell/link.ts";
import type { ReadyApp as App } from "../shell/app-types.ts";
import type { PlayWords } from "./types.ts";
import type { RelatedGame } from "./turns.ts";
import type { NewOrders } from "./new-orders.ts";
import type { Seats } from "./session.ts";

/** The links of games and turns of this game in a text; null for a save file. Throws why it holds neither. */
export function linksIn(wasm: TableEngine, text: string, names: LinkNames): FoundLink[] | null {
  const content = wasm.findLinks(text);
  if (content.kind === "nothing") throw refusal(content.code);
  if (content.kind === "save") return null;
  const own = content.links.filter(({ letter }) => letter === names.letter);
  if (!own.length) throw refusal("another-game", { letter: content.links[0].letter });
  const games = own.filter(({ carries }) => ["game", "turn"].includes(carries));
  if (!games.length) throw refusal("kind");
  return games;
}

/** The game of a link, or of a save file. Throws the engine's error. `link`: in the text. */
export const readGame = (wasm: TableEngine, text: string, link: FoundLink | null): Handle =>
  link ? wasm.Game.open(link.link) : wasm.Game.load(text);

/** The same of older rules, as far as it follows by those of today. Throws the engine's error. */
export const readAsFar = (wasm: TableEngine, text: string, link: FoundLink | null): Handle =>
  link ? wasm.Game.openAsFar(link.link) : wasm.Game.loadAsFar(text);

/** How many notes stand beside the orders of a game. */
function notesOf(handle: Handle) {
  const { notes = [] } = JSON.parse(handle.save());
  return notes.length;
}

/** Who decides, or how the game ended. */
function stateText({ turn, phase, by, outcome }: TableView, t: App["lang"]["t"]) {
  if (!outcome) return t("play.open.at", { turn, phase: t(`gamePhase.${phase}`), side: t(`side.${by}`) });
  return t("play.open.over", { turn, result: outcomeText(outcome, t) });
}

/** What a game is, before it is opened. */
export function summary(handle: Handle, app: App, words: PlayWords) {
  const { lang } = app;
  const { t, tn } = lang;
  const view = viewsOf(handle).view();
  const notes = notesOf(handle);
  return [
    el("p", { text: t("play.open.scenario", { name: scenarioName(view.scenario, lang) }) }),
    el("p", { id: "pl-open-at", text: stateText(view, t) }),
    el("p", { text: tn("play.open.orders", view.orders) }),
    el("p", { id: "pl-open-dice", text: t(`play.open.dice.${diceKey(agreementOf(handle), view.entered)}`) }),
    looksList(handle, lang),
    notes ? el("p", { id: "pl-open-notes", text: tn("play.open.notes", notes) }) : null,
    termsView(handle, app, words),
  ];
}

/** All sides are played here. */
const BOTH = "both";
/** Who sits here, by the choice made in the preview. */
const seatsOf = ({ game: { sides } }: App, choice: string) =>
  choice === BOTH ? allSeats(sides, "player") : oneSeat(sides, choice);

/**
 * The choice of who plays here. Of a link it begins with the side played here in another copy of the game, or with the
 * side that decides unless the sender plays it; of a file with both sides. A player who answers the offer of a seed
 * plays one. `sender`: the side of the player who sent the link, where it says so.
 */
export function seatsField(
  handle: Handle,
  app: App,
  from: "link" | "file",
  related: RelatedGame | null = null,
  sender = "",
) {
  const { t } = app.lang;
  const sides = app.game.sides.map(({ id }) => id);
  const offer = from === "link" && agreementOf(handle)?.step === "offered";
  const choices = offer ? sides : [BOTH, ...sides];
  const options = choices.map((key) => el("option", { value: key, text: t(`play.open.seats.${key}`) }));
  const box = el("select", { class: "select", id: "pl-open-seats" }, options);
  const { phase } = viewsOf(handle).view();
  const [playedHere] = sidesPlayedHere(related?.seats ?? null);
  const receiver = () => playedHere ?? (from === "file" ? BOTH : sideOfReceiver(handle, sides, sender));
  box.value = phase === "over" ? BOTH : receiver();
  const field = el("div", { class: "field" }, el("label", { for: "pl-open-seats", text: t("play.open.seats") }), box);
  return { field, seats: () => seatsOf(app, box.value), side: () => (box.value === BOTH ? "" : box.value) };
}

/**
 * The side of the player to whom a game was sent: the one that decides, unless the sender plays it. `sender`: the
 * sender's side, where it is known.
 */
export function sideOfReceiver(handle: Handle, sides: string[], sender: string) {
  const { by } = viewsOf(handle).view();
  return by === sender ? (sides.find((side) => side !== sender) ?? by) : by;
}

/** How many orders are new, and whose. */
function newOrderLines({ counts, own, standing }: NewOrders, { lang: { t, tn, list } }: App) {
  const sides = Object.keys(counts).filter((side) => counts[side]);
  const total = sides.reduce((sum, side) => sum + counts[side], 0);
  const named = (side: string) => t("play.open.new.side", { side: t(`side.${side}`), n: counts[side] });
  const whose = sides.map(named);
  const lines = [el("p", { id: "pl-open-new", text: tn("play.open.new", total, { whose: list(whose) }) })];
  if (standing) lines.push(el("p", { id: "pl-open-standing", text: tn("play.open.standing", standing) }));
  if (!own.length) return lines;
  const words = ({ at, turn, phase }: OrderTold) =>
    t("play.open.own.order", { n: at + 1, turn, phase: t(`gamePhase.${phase}`) });
  const shown = own.slice(0, OWN_SHOWN).map(words);
  const rest = own.length - shown.length;
  if (rest) shown.push(tn("play.open.own.more", rest));
  const warning = el(
    "div",
    { class: "notice notice-warn", id: "pl-open-own", role: "alert" },
    el("p", { text: tn("play.open.own", own.length, { side: t(`side.${own[0].by}`) }) }),
    el(
      "ul",
      {},
      shown.map((line) => el("li", { text: line })),
    ),
  );
  return [...lines, warning];
}

/** Orders of the own side that are listed one by one. */
const OWN_SHOWN = 5;

/** How a game relates to one that is kept here, in words. */
function relationText({ kind, common, here, there, name }: RelatedGame, { lang: { t, tn } }: App) {
  const game = name ? t("play.open.kin.named", { name }) : t("play.open.kin.unnamed");
  const words = {
    same: () => t("play.open.kin.same", { game }),
    ahead: () => tn("play.open.kin.ahead", there - here, { game }),
    behind: () => tn("play.open.kin.behind", here - there, { game }),
    differs: () => t("play.open.kin.differs", { game, n: common + 1 }),
  };
  return words[kind]();
}

function relationLine(related: RelatedGame, app: App) {
  const shape = related.kind === "differs" ? "notice notice-warn" : null;
  return el("p", { id: "pl-open-kin", class: shape, data: { kin: related.kind }, text: relationText(related, app) });
}

/**
 * What the list of games says of a game that comes in: how it relates to one that is kept here, and whether orders of
 * the side played here are new in it.
 */
export function relationNote(handle: Handle, related: RelatedGame, app: App) {
  const fresh = viewsOf(handle, () => related.seats).journal(related.common);
  const { own } = newOrdersOf(fresh, related.common, related.seats, !related.unconfirmed);
  const { t, tn } = app.lang;
  const warning = own.length ? tn("play.open.kin.own", own.length, { side: t(`side.${own[0].by}`) }) : "";
  return [relationText(related, app), warning].filter(Boolean).join(" ");
}

interface Answer {
  value: string;
  text: string;
  primary?: boolean;
}

/** The answers. What is doubtful is rejected first: orders of the own side, and another history of a game kept here. */
function answers(newOrders: NewOrders | null | undefined, doubtful: boolean, { lang: { t } }: App): Answer[] {
  const own = (newOrders?.own.length ?? 0) > 0;
  const yes = { value: "yes", text: t(own ? "play.open.own.yes" : "play.open.yes") };
  const no = { value: "no", text: t(doubtful ? "play.open.reject" : "play.open.no") };
  if (!doubtful) return [{ ...yes, primary: true }, no];
  const part = own && newOrders && newOrders.upTo > newOrders.from;
  return [
    { ...no, primary: true },
    ...(part ? [{ value: "part", text: t("play.open.part", { n: newOrders.upTo }) }] : []),
    yes,
  ];
}

/**
 * How many orders of the side chosen a first link holds. Its buttons change with the choice of the side. `chosen`: the
 * one side that is to be played here, or none.
 */
export function ordersOfOwnSide(handle: Handle, app: App, chosen: () => string) {
  const { t, tn } = app.lang;
  const ordered = () => ordersOfSide(handle, chosen());
  const box = el("div", { id: "pl-open-side", class: "notice notice-warn", role: "status" });
  const draw = () => {
    const { side, orders, standing } = ordered();
    box.hidden = !orders;
    replace(
      box,
      orders > 0 && el("p", { text: tn("play.open.side", orders, { side: t(`side.${side}`) }) }),
      standing > 0 && el("p", { id: "pl-open-side-standing", text: tn("play.open.side.standing", standing) }),
    );
  };
  draw();
  return { box, draw, doubtful: () => ordered().orders > 0 };
}

/** Puts the buttons of a question into another order. */
export function arrange(dialog: Element | null, wanted: Answer[]) {
  for (const { value, text, primary } of wanted) {
    const button = dialog?.querySelector(`.ref-dialog-buttons [data-value=${value}]`);
    if (!button) continue;
    button.textContent = text;
    button.classList.toggle("button-primary", !!primary);
    button.parentElement?.append(button);
  }
}

/**
 * Shows what is to be opened and asks; the open game is never replaced without a question. `replaces`: another game is
 * put aside; `from`: ask who plays here; `turnOf`: the kept game that a turn belongs to; `newOrders`: the orders that a
 * game stored here does not have; `related`: that game, where a whole game comes in; `lead`: a sentence before
 * everything else; `sender`: the side of the player who sent the link. Returns null to open nothing; `upTo` ends the
 * game after that order.
 */
export async function confirmOpen(
  dialogs: HTMLElement,
  app: App,
  handle: Handle,
  {
    words,
    replaces,
    from,
    turnOf,
    newOrders,
    related,
    lead,
    sender,
  }: {
    words: PlayWords;
    replaces?: boolean;
    from?: "link" | "file";
    turnOf?: { name: string } | null;
    newOrders?: NewOrders | null;
    related?: RelatedGame | null;
    lead?: string;
    sender?: string;
  },
): Promise<{ seats: Seats; upTo: number | undefined } | null> {
  const { t } = app.lang;
  const who = from ? seatsField(handle, app, from, related, sender) : null;
  const first = who && from === "link" && !related ? ordersOfOwnSide(handle, app, who.side) : null;
  const buttons = () =>
    answers(newOrders, !!newOrders?.own.length || related?.kind === "differs" || !!first?.doubtful(), app);
  who?.field.addEventListener("change", () => {
    first?.draw();
    arrange(who.field.closest("dialog"), buttons());
  });
  const answer = await askDialog(dialogs, {
    about: "open",
    focusPrimary: true,
    onEscape: "no",
    title: t("play.open"),
    body: [
      lead ? el("p", { id: "pl-open-lead", text: lead }) : null,
      turnOf ? el("p", { text: turnOf.name ? t("play.open.turn.named", turnOf) : t("play.open.turn") }) : null,
      ...summary(handle, app, words),
      related ? relationLine(related, app) : null,
      ...(newOrders ? newOrderLines(newOrders, app) : []),
      replaces ? el("p", { text: t("play.open.replaces") }) : null,
      who?.field ?? null,
      first?.box ?? null,
    ],
    buttons: buttons(),
  });
  if (answer !== "yes" && answer !== "part") return null;
  return { seats: who?.seats() ?? seatsOf(app, BOTH), upTo: answer === "part" ? newOrders?.upTo : undefined };
}

export async function refuseOpen(dialogs: HTMLElement, app: App, error: unknown) {
  const { t } = app.lang;
  await askDialog(dialogs, {
    about: "open",
    title: t("play.open.bad"),
    body: [
      el("p", {
        data: { fault: errorCode(error, app.lang) },
        text: t("play.open.bad.text", { text: errorText(error, app) }),
      }),
    ],
    buttons: [{ value: "ok", text: t("app.close"), primary: true }],
  });
}
