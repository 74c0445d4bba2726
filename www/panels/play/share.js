// @ts-check
/** Sending a game: links, file, transcript; and what comes in, shown before it is opened. */
import { el } from "../../dom.js";
import { linkTo } from "../../shell/link.js";
import { askDialog } from "../referee/dialogs.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../game/types.js").Handle} Handle */

/** Longer links do not survive every mail program. */
const LONG = 2000;

/** A link or text of the engine, or nothing where it cannot be made. @param {() => string} make */
function made(make) {
  try {
    return make();
  } catch {
    return "";
  }
}

/** @param {Desk} desk */
export async function share(desk) {
  const { t } = desk.app.lang;
  const { handle } = desk.session;
  const has = desk.session.length() > 0;
  const item = (/** @type {string} */ key) => el("div", { class: "pl-share-item" }, el("button", { type: "button", class: "button", id: `pl-share-${key}`, text: t(`play.share.${key}`), on: { click: () => void run(key) } }), el("span", { class: "muted", text: t(`play.share.${key}.what`) }));
  const said = el("p", { class: "pl-said", role: "status", id: "pl-share-said" });
  const byHand = el("div", {});

  /** @param {string} key */
  async function run(key) {
    if (key === "file") return void (said.textContent = t("play.share.saved", { name: download(`${handle.fileStem()}-${new Date().toISOString().slice(0, 10)}.desertfox.json`, handle.save(), "application/json") }));
    const text = key === "text" ? made(() => handle.transcript()) : made(() => linkTo(key === "turn" ? handle.turnLink() : handle.gameLink()));
    if (!text) return void (said.textContent = t("play.share.tooLong"));
    const done = await copied(text);
    if (!done) byHand.replaceChildren(area(text, t("play.share.byHand"), key === "text" ? "en" : null));
    said.textContent = done ? t(text.length > LONG && key !== "text" ? "play.share.copied.long" : "play.share.copied", { n: desk.app.lang.number(text.length) }) : t("play.share.byHand");
  }

  await askDialog(desk.dialogs, { title: t("play.share"), body: [el("div", { class: "pl-share" }, has && item("turn"), item("game"), item("file"), item("text")), said, byHand], buttons: [{ value: "ok", text: t("app.close") }] });
}

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text @param {string} label @param {string|null} lang of the text, where it is not the page's */
function area(text, label, lang) {
  const field = /** @type {HTMLTextAreaElement} */ (el("textarea", { class: "input ref-copy-text", rows: 8, readonly: true, lang, "aria-label": label }));
  field.value = text;
  field.addEventListener("focus", () => field.select());
  return field;
}

/** @param {string} name @param {string} text @param {string} type */
export function download(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return name;
}

/** A link of a game or of a turn begins so. @param {string} hash */
export const isGameLink = (hash) => /^#?d\d+\.[gt]\./.test(hash);
/** @param {string} hash */
export const isTurnLink = (hash) => /^#?d\d+\.t\./.test(hash);

/** Why something cannot be opened, in words. @param {unknown} error @param {App} app */
export function faultText(error, { lang: { t, has } }) {
  const { code = "", details } = /** @type {any} */ (error ?? {});
  const path = String(details?.path ?? "");
  for (const key of [`play.fault.${path}`, `link.fault.${path}`, `play.fault.${code}`]) if (has(key)) return t(key);
  return path || String(/** @type {any} */ (error)?.message ?? "");
}

/** What a game is, before it is opened. @param {Handle} handle @param {App} app */
export function summary(handle, { lang: { t, tn }, wasm }) {
  const view = handle.view();
  const scenario = wasm.scenarios().scenarios.find((/** @type {any} */ one) => one.id === view.scenario);
  return [
    el("p", { text: t("play.open.scenario", { name: t(scenario?.name ?? view.scenario) }) }),
    el("p", { text: t("play.open.at", { turn: view.turn, phase: t(`gamePhase.${view.phase}`), side: t(`side.${view.by}`) }) }),
    el("p", { text: tn("play.open.orders", view.orders) }),
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
 * @param {{replaces?: boolean, seats?: boolean}} [more] whether a game is put aside, and whether to ask who plays here
 * @returns {Promise<import("../../game/session.js").Seats|null>} null where it is not to be opened
 */
export async function confirmOpen(dialogs, app, handle, { replaces, seats } = {}) {
  const { t } = app.lang;
  const box = /** @type {HTMLSelectElement} */ (el("select", { class: "select", id: "pl-open-seats" }, Object.keys(SEATS).map((key) => el("option", { value: key, text: t(`play.open.seats.${key}`) }))));
  const who = seats ? el("div", { class: "field" }, el("label", { for: "pl-open-seats", text: t("play.open.seats") }), box) : null;
  const answer = await askDialog(dialogs, { about: "open", title: t("play.open"), body: [...summary(handle, app), replaces ? el("p", { text: t("play.open.replaces") }) : null, who], buttons: [{ value: "yes", text: t("play.open.yes"), primary: true }, { value: "no", text: t("play.open.no") }] });
  return answer === "yes" ? { ...SEATS[box.value] } : null;
}

/** @param {HTMLElement} dialogs @param {App} app @param {unknown} error */
export async function refuseOpen(dialogs, app, error) {
  const { t } = app.lang;
  await askDialog(dialogs, { about: "open", title: t("play.open.bad"), body: [el("p", { text: t("play.open.bad.text", { text: faultText(error, app) }) })], buttons: [{ value: "ok", text: t("app.close"), primary: true }] });
}
