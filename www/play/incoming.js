// @ts-check
/** Games and turns that come in by link or file: what they are is shown before anything is opened. */
import { el } from "../dom.js";
import { askDialog } from "../worksheet/dialogs.js";
import { kindOf, linkIn } from "../shell/link.js";
import { withoutOrder } from "./order-address.js";
import { allSeats, oneSeat } from "./seats.js";
import { agreementOf, diceKey } from "./agreement.js";
import { outcomeText } from "./end-card.js";
import { errorCode, errorText, refusal } from "./errors.js";
import { looksList } from "./looking.js";
import { sidesPlayedHere, newOrdersOf } from "./new-orders.js";
import { viewsOf } from "./viewer.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./types.js").Handle} Handle */
/** @typedef {import("./session.js").Seats} Seats */
/** @typedef {import("./new-orders.js").NewOrders} NewOrders */
/** @typedef {import("./turns.js").RelatedGame} RelatedGame */
/** @typedef {import("../shell/link.js").LinkNames} LinkNames */

/** @param {string} text @param {LinkNames} names */
const isGameLink = (text, names) => ["game", "turn"].includes(kindOf(text, names) ?? "");

/** The link of a game that a text is or holds; empty for a save file. @param {string} text @param {LinkNames} names */
export const gameLinkIn = (text, names) => (isGameLink(text, names) ? text : linkIn(text, names));

/** The turn link in a text; empty where it holds none. @param {string} text @param {LinkNames} names */
export function turnIn(text, names) {
  const link = linkIn(text, names);
  return kindOf(link, names) === "turn" ? link : "";
}

/**
 * The game of a text: of a save file, or of the link in it. Throws the engine's error.
 * @param {any} wasm @param {string} text @param {LinkNames} names @returns {Handle}
 */
export function readGame(wasm, text, names) {
  if (!text.trim()) throw refusal("empty");
  const link = withoutOrder(gameLinkIn(text, names));
  return link ? wasm.Game.open(link) : wasm.Game.load(text);
}

/**
 * The same of a text of older rules, as far as it follows by those of today. Throws the engine's error.
 * @param {any} wasm @param {string} text @param {LinkNames} names @returns {Handle}
 */
export function readAsFar(wasm, text, names) {
  const link = linkIn(text, names);
  return link ? wasm.Game.openAsFar(link) : wasm.Game.loadAsFar(text);
}

/** How many notes stand beside the orders of a game. @param {Handle} handle */
function notesOf(handle) {
  const { notes = [] } = JSON.parse(handle.save());
  return notes.length;
}

/** Who decides, or how the game ended. @param {any} view @param {App["lang"]["t"]} t */
function stateText({ turn, phase, by, outcome }, t) {
  if (!outcome) return t("play.open.at", { turn, phase: t(`gamePhase.${phase}`), side: t(`side.${by}`) });
  return t("play.open.over", { turn, result: outcomeText(outcome, t) });
}

/** What a game is, before it is opened. @param {Handle} handle @param {App} app */
export function summary(handle, { lang, wasm }) {
  const { t, tn } = lang;
  const view = viewsOf(handle).view();
  const scenario = wasm.scenarios().scenarios.find((/** @type {any} */ one) => one.id === view.scenario);
  const notes = notesOf(handle);
  return [
    el("p", { text: t("play.open.scenario", { name: t(scenario?.name ?? view.scenario) }) }),
    el("p", { id: "pl-open-at", text: stateText(view, t) }),
    el("p", { text: tn("play.open.orders", view.orders) }),
    el("p", { id: "pl-open-dice", text: t(`play.open.dice.${diceKey(agreementOf(handle), view.entered)}`) }),
    looksList(handle, lang),
    notes ? el("p", { id: "pl-open-notes", text: tn("play.open.notes", notes) }) : null,
    view.ownCharts ? el("p", { id: "pl-open-charts", text: t("charts.game", { ...view.ownCharts }) }) : null,
  ];
}

/** All sides are played here. */
const BOTH = "both";
/** Who sits here, by the choice made in the preview. @param {App} app @param {string} choice */
const seatsOf = ({ game: { sides } }, choice) => (choice === BOTH ? allSeats(sides, "player") : oneSeat(sides, choice));

/**
 * The choice of who plays here. Of a link it begins with the side played here in another copy of the game, or with the
 * side that decides unless the sender plays it; of a file with both sides. A player who answers the offer of a seed plays one.
 * @param {Handle} handle @param {App} app @param {"link"|"file"} from @param {RelatedGame|null} [related]
 * @param {string} [sender] the side of the player who sent the link, where it says so
 */
export function seatsField(handle, app, from, related = null, sender = "") {
  const { t } = app.lang;
  const sides = app.game.sides.map(({ id }) => id);
  const offer = from === "link" && agreementOf(handle)?.step === "offered";
  const choices = offer ? sides : [BOTH, ...sides];
  const options = choices.map((key) => el("option", { value: key, text: t(`play.open.seats.${key}`) }));
  const box = /** @type {HTMLSelectElement} */ (el("select", { class: "select", id: "pl-open-seats" }, options));
  const { phase } = viewsOf(handle).view();
  const receiver = () => sidesPlayedHere(related?.seats ?? null)[0] ?? sideOfReceiver(handle, sides, sender);
  box.value = from === "file" || phase === "over" ? BOTH : receiver();
  const field = el("div", { class: "field" }, el("label", { for: "pl-open-seats", text: t("play.open.seats") }), box);
  return { field, seats: () => seatsOf(app, box.value) };
}

/**
 * The side of the player to whom a game was sent: the one that decides, unless the sender plays it.
 * @param {Handle} handle @param {string[]} sides @param {string} sender the sender's side, where it is known
 */
export function sideOfReceiver(handle, sides, sender) {
  const { by } = viewsOf(handle).view();
  return by === sender ? (sides.find((side) => side !== sender) ?? by) : by;
}

/** How many orders are new, and whose. @param {NewOrders} newOrders @param {App} app */
function newOrderLines({ counts, own, standing }, { lang: { t, tn, list } }) {
  const sides = Object.keys(counts).filter((side) => counts[side]);
  const total = sides.reduce((sum, side) => sum + counts[side], 0);
  const named = (/** @type {string} */ side) => t("play.open.new.side", { side: t(`side.${side}`), n: counts[side] });
  const whose = sides.map(named);
  const lines = [el("p", { id: "pl-open-new", text: tn("play.open.new", total, { whose: list(whose) }) })];
  if (standing) lines.push(el("p", { id: "pl-open-standing", text: tn("play.open.standing", standing) }));
  if (!own.length) return lines;
  const words = (/** @type {import("./session.js").OrderTold} */ { at, turn, phase }) =>
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

/** How a game relates to one that is kept here, in words. @param {RelatedGame} related @param {App} app */
function relationText({ kind, common, here, there, name }, { lang: { t, tn } }) {
  const game = name ? t("play.open.kin.named", { name }) : t("play.open.kin.unnamed");
  const words = {
    same: () => t("play.open.kin.same", { game }),
    ahead: () => tn("play.open.kin.ahead", there - here, { game }),
    behind: () => tn("play.open.kin.behind", here - there, { game }),
    differs: () => t("play.open.kin.differs", { game, n: common + 1 }),
  };
  return words[kind]();
}

/** @param {RelatedGame} related @param {App} app */
function relationLine(related, app) {
  const shape = related.kind === "differs" ? "notice notice-warn" : null;
  return el("p", { id: "pl-open-kin", class: shape, data: { kin: related.kind }, text: relationText(related, app) });
}

/**
 * What the list of games says of a game that comes in: how it relates to one that is kept here, and whether orders of
 * the side played here are new in it.
 * @param {Handle} handle @param {RelatedGame} related @param {App} app
 */
export function relationNote(handle, related, app) {
  const fresh = viewsOf(handle, () => related.seats).journal(related.common);
  const { own } = newOrdersOf(fresh, related.common, related.seats);
  const { t, tn } = app.lang;
  const warning = own.length ? tn("play.open.kin.own", own.length, { side: t(`side.${own[0].by}`) }) : "";
  return [relationText(related, app), warning].filter(Boolean).join(" ");
}

/**
 * The answers: orders of the own side are refused unless they are accepted explicitly.
 * @param {NewOrders|null|undefined} newOrders @param {App} app
 */
function answers(newOrders, { lang: { t } }) {
  const no = { value: "no", text: t("play.open.no") };
  if (!newOrders?.own.length) return [{ value: "yes", text: t("play.open.yes"), primary: true }, no];
  const some = newOrders.upTo > newOrders.from;
  return [
    ...(some ? [{ value: "part", text: t("play.open.part", { n: newOrders.upTo }), primary: true }] : []),
    { value: "yes", text: t("play.open.own.yes") },
    { value: "no", text: t("play.open.own.no"), primary: !some },
  ];
}

/**
 * Shows what is to be opened and asks; the open game is never replaced without a question.
 * @param {HTMLElement} dialogs @param {App} app @param {Handle} handle
 * @param {{replaces?: boolean, from?: "link"|"file", turnOf?: {name: string}|null, newOrders?: NewOrders|null,
 *   related?: RelatedGame|null, lead?: string, sender?: string}} [more]
 * `replaces`: another game is put aside; `from`: ask who plays here; `turnOf`: the kept game that a turn belongs to;
 * `newOrders`: the orders that a game stored here does not have; `related`: that game, where a whole game comes in;
 * `lead`: a sentence before everything else; `sender`: the side of the player who sent the link
 * @returns {Promise<{seats: Seats, upTo: number|undefined}|null>} null to open nothing; `upTo` ends the game after that
 * order
 */
export async function confirmOpen(
  dialogs,
  app,
  handle,
  { replaces, from, turnOf, newOrders, related, lead, sender } = {},
) {
  const { t } = app.lang;
  const who = from ? seatsField(handle, app, from, related, sender) : null;
  const answer = await askDialog(dialogs, {
    about: "open",
    focusPrimary: true,
    title: t("play.open"),
    body: [
      lead ? el("p", { id: "pl-open-lead", text: lead }) : null,
      turnOf ? el("p", { text: turnOf.name ? t("play.open.turn.named", turnOf) : t("play.open.turn") }) : null,
      ...summary(handle, app),
      related ? relationLine(related, app) : null,
      ...(newOrders ? newOrderLines(newOrders, app) : []),
      replaces ? el("p", { text: t("play.open.replaces") }) : null,
      who?.field ?? null,
    ],
    buttons: answers(newOrders, app),
  });
  if (answer !== "yes" && answer !== "part") return null;
  return { seats: who?.seats() ?? seatsOf(app, BOTH), upTo: answer === "part" ? newOrders?.upTo : undefined };
}

/** @param {HTMLElement} dialogs @param {App} app @param {unknown} error */
export async function refuseOpen(dialogs, app, error) {
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
