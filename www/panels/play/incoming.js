// @ts-check
/** Games and turns that come in by link or file: what they are is shown before anything is opened. */
import { el } from "../../dom.js";
import { askDialog } from "../referee/dialogs.js";
import { faultCode, faultText, refusal } from "./faults.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../game/types.js").Handle} Handle */

/** A link of a game or of a turn begins so. @param {string} hash */
export const isGameLink = (hash) => /^#?d\d+\.[gt]\./.test(hash);
/** @param {string} hash */
export const isTurnLink = (hash) => /^#?d\d+\.t\./.test(hash);

/** @param {string} text */
const linkIn = (text) => (/^\uFEFF?\s*\{/.test(text) ? "" : (/d\d+\.[a-z]\.[\w.-]+/.exec(text)?.[0] ?? ""));

/** The turn link in a text; empty where it holds none. @param {string} text */
export const turnIn = (text) => (isTurnLink(linkIn(text)) ? linkIn(text) : "");

/**
 * The game of a text: of a save file, or of the link in it. Throws the engine's error.
 * @param {any} wasm @param {string} text @returns {Handle}
 */
export function readGame(wasm, text) {
  if (!text.trim()) throw refusal("empty");
  const link = linkIn(text);
  return link ? wasm.Game.open(link) : wasm.Game.load(text);
}

/** What a game is, before it is opened. @param {Handle} handle @param {App} app */
export function summary(handle, { lang: { t, tn }, wasm }) {
  const view = handle.view();
  const scenario = wasm.scenarios().scenarios.find((/** @type {any} */ one) => one.id === view.scenario);
  return [
    el("p", { text: t("play.open.scenario", { name: t(scenario?.name ?? view.scenario) }) }),
    el("p", { text: t("play.open.at", { turn: view.turn, phase: t(`gamePhase.${view.phase}`), side: t(`side.${view.by}`) }) }),
    el("p", { text: tn("play.open.orders", view.orders) }),
    view.ownCharts ? el("p", { id: "pl-open-charts", text: t("charts.game", { ...view.ownCharts }) }) : null,
  ];
}

/** Who sits here, by the choice made in the preview. @type {Record<string, import("../../game/session.js").Seats>} */
const SEATS = {
  both: { axis: "player", commonwealth: "player" },
  axis: { axis: "player", commonwealth: "away" },
  commonwealth: { axis: "away", commonwealth: "player" },
};

/**
 * Shows what is to be opened and asks; a game at hand is never replaced unasked.
 * @param {HTMLElement} dialogs @param {App} app @param {Handle} handle
 * @param {{replaces?: boolean, seats?: boolean, turnOf?: {name: string}|null}} [more] whether a game is put aside, whether to ask who plays here, and the kept game that a turn belongs to
 * @returns {Promise<import("../../game/session.js").Seats|null>} null where it is not to be opened
 */
export async function confirmOpen(dialogs, app, handle, { replaces, seats, turnOf } = {}) {
  const { t } = app.lang;
  const box = /** @type {HTMLSelectElement} */ (el("select", { class: "select", id: "pl-open-seats" }, Object.keys(SEATS).map((key) => el("option", { value: key, text: t(`play.open.seats.${key}`) }))));
  const who = seats ? el("div", { class: "field" }, el("label", { for: "pl-open-seats", text: t("play.open.seats") }), box) : null;
  const answer = await askDialog(dialogs, { about: "open", title: t("play.open"), body: [turnOf ? el("p", { text: turnOf.name ? t("play.open.turn.named", turnOf) : t("play.open.turn") }) : null, ...summary(handle, app), replaces ? el("p", { text: t("play.open.replaces") }) : null, who], buttons: [{ value: "yes", text: t("play.open.yes"), primary: true }, { value: "no", text: t("play.open.no") }] });
  return answer === "yes" ? { ...SEATS[box.value] } : null;
}

/** @param {HTMLElement} dialogs @param {App} app @param {unknown} error */
export async function refuseOpen(dialogs, app, error) {
  const { t } = app.lang;
  await askDialog(dialogs, { about: "open", title: t("play.open.bad"), body: [el("p", { data: { fault: faultCode(error, app.lang) }, text: t("play.open.bad.text", { text: faultText(error, app) }) })], buttons: [{ value: "ok", text: t("app.close"), primary: true }] });
}
