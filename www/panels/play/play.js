// @ts-check
/** The Play section: a new game, the game at the table, and games that come in by link or file. */
import { el, replace } from "../../dom.js";
import { createSession } from "../../game/session.js";
import { confirmOpen, faultText, isGameLink, isTurnLink, refuseOpen } from "./share.js";
import { showStart } from "./start.js";
import { mountTable } from "./table.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {import("../../game/types.js").Handle} Handle */
/** @typedef {import("../../game/session.js").Settings} Settings */

/** Both sides at this screen: how a game that comes in is played, until the player says otherwise. @returns {Settings} */
const bothHere = () => ({ seats: { axis: "player", commonwealth: "player" }, handOver: false });

/** @param {HTMLElement} root @param {App} app */
export async function mountPlay(root, app) {
  const { t } = app.lang;
  const { wasm } = app;
  if (!wasm || !app.map) return replace(root, el("p", { class: "notice notice-warn", role: "alert", text: t(wasm ? "app.error.map" : "app.error.engine.failed") }));
  const page = el("div", { class: "pl-page" });
  const dialogs = el("div", { class: "ref-dialogs" });
  replace(root, page, dialogs);
  /** @type {import("./table.js").Table|null} */
  let table = null;

  /** @type {import("./types.js").Host} */
  const host = {
    keep() {},
    kept: () => ({ text: t("play.kept.memory"), bad: true }),
    newGame: start,
    branch(at) {
      const handle = table?.desk.session.handle.branch(at);
      if (handle) seat(handle, structuredClone(table?.desk.session.settings ?? bothHere()));
    },
  };

  /** The form of a new game; the game at hand waits behind it. */
  function start() {
    const waiting = page.firstElementChild;
    const room = el("div", { class: "pl-room" });
    if (table) table.desk.rival.close();
    showStart(room, app, {
      begin(options, settings) {
        let handle;
        try {
          handle = wasm.Game.begin(options);
        } catch (error) {
          return t("play.new.failed", { text: faultText(error, app) });
        }
        seat(handle, settings);
        return "";
      },
      back: table && waiting ? () => {
        replace(page, waiting);
        table?.desk.rival.wake();
      } : null,
      load: (file) => void file.text().then(open),
    });
    replace(page, room);
  }

  /** Puts a game on the table. @param {Handle} handle @param {Settings} settings */
  function seat(handle, settings) {
    const { scenario: id } = handle.view();
    const found = wasm.scenarios().scenarios.find((/** @type {any} */ one) => one.id === id);
    const room = el("div", { class: "pl-room" });
    table?.close();
    replace(page, room);
    table = mountTable(room, app, createSession(handle, settings, found ?? { id, name: id, lastTurn: 0 }), host);
    table.desk.focusMap();
  }

  /** A game out of a save file, shown before it is opened. @param {string} text */
  async function open(text) {
    await take(() => wasm.Game.load(text));
  }

  /** @param {() => Handle} read */
  async function take(read) {
    /** @type {Handle|null} */
    let handle = null;
    try {
      handle = read();
    } catch (error) {
      return refuseOpen(dialogs, app, error);
    }
    if (await confirmOpen(dialogs, app, handle, !!table)) seat(handle, bothHere());
    else handle.free();
  }

  /** A game or a turn in the address: it is shown first, and dropped from the address. */
  async function follow() {
    if (!isGameLink(location.hash)) return;
    const hash = location.hash.slice(1);
    history.replaceState(null, "", location.pathname + location.search);
    app.tabs.show("play");
    if (!isTurnLink(hash)) return take(() => wasm.Game.open(hash));
    await receive(hash);
  }

  /** The orders of a turn link, tried on a copy and shown before they are taken. @param {string} link */
  async function receive(link) {
    const session = table?.desk.session;
    if (!session) return refuseOpen(dialogs, app, { details: { path: "other-game" } });
    const copy = wasm.Game.load(session.handle.save());
    try {
      copy.receive(link);
      if (await confirmOpen(dialogs, app, copy, false)) session.receive(link);
    } catch (error) {
      await refuseOpen(dialogs, app, error);
    } finally {
      copy.free();
    }
  }

  page.addEventListener("dragover", (event) => event.preventDefault());
  page.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    event.preventDefault();
    if (file) void file.text().then(open);
  });
  start();
  addEventListener("hashchange", () => void follow());
  await follow();
}
