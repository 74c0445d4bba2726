// @ts-check
/** The games of the page: which one is open, and the way from one to another without loading the page again. */
import { pushEntry, replaceEntry } from "./back.ts";
import { LAST_GAME, addressOfGame, chooseGame, gameOfFragment } from "./which-game.ts";
import { watched } from "./late.ts";
import { startGame } from "./start-game.ts";
import { dropSwitchNotice, showSwitchNotice } from "./switch-notice.ts";

/** @typedef {import("./app-types.ts").App} App */
/** @typedef {import("./link.ts").Section} Section */
/** @typedef {import("./game-types.ts").ListedGame} ListedGame */
/** @typedef {import("./start-game.ts").Running} Running */
/** @typedef {import("./app-types.ts").Aim} Aim */
/** @typedef {import("./app-types.ts").SavedGame} SavedGame */

/**
 * @param {readonly ListedGame[]} list
 * @param {ListedGame} first shown at the start
 * @param {Pick<import("./start-game.ts").Page, "textsOf"|"settings">} page
 */
export function createGames(list, first, page) {
  const { settings } = page;
  /** @type {import("./start-game.ts").Page["unsaved"]} */
  const unsaved = new Map();
  /** The game that is open, or on its way. */
  let wanted = first;
  /** @type {Running|null} */
  let running = null;
  /** @type {Promise<unknown>} */
  let changes = Promise.resolve();
  /** @type {((game: ListedGame) => void)[]} */
  const listeners = [];

  /** @param {ListedGame} next @param {Aim} [aim] */
  async function change(next, { section, saved, act } = {}) {
    if (running?.app.game.id !== next.id) {
      document.documentElement.removeAttribute("data-ready");
      dropSwitchNotice();
      // Fetched before the open game leaves, which stays where this fails.
      await watched(next.load());
      if (wanted !== next) return;
      await running?.close();
      running = null;
      if (wanted !== next) return;
      clearPage();
      settings.set(LAST_GAME, next.id);
      note(next, section);
      for (const listener of listeners) listener(next);
      running = await startGame(next, { ...page, games, unsaved, saved, titled: true });
      await running.ready();
    } else {
      if (section) running.app.router.go(section);
      if (saved) await running.app.openSaved?.(saved);
    }
    await act?.(running.app);
  }

  /** Gives the address the game that is shown. @param {ListedGame} next @param {Section} [section] */
  function note({ id }, section) {
    if (section) return pushEntry({ game: id, section }, addressOfGame(location.href, id, section));
    const named = new URLSearchParams(location.search).has("game");
    const href = named ? addressOfGame(location.href, id) : location.href;
    replaceEntry({ ...history.state, game: id }, href);
  }

  /** Opens a game of the page, and does something there. @param {ListedGame} next @param {Aim} [aim] */
  function switchTo(next, aim) {
    wanted = next;
    changes = changes
      .then(() => change(next, aim))
      .catch((error) => refuse(next, aim?.section, error))
      .finally(() => running && (document.documentElement.dataset.ready = "true"));
    return changes;
  }

  /**
   * A game could not be opened: the one before stays, and a notice offers another try. For that the page is loaded
   * again, as a browser does not fetch a module a second time.
   * @param {ListedGame} next @param {Section|undefined} section @param {unknown} error
   */
  async function refuse(next, section, error) {
    console.error(error);
    if (wanted !== next) return;
    const open = list.find(({ id }) => id === running?.app.game.id);
    if (open) {
      wanted = open;
      note(open);
      for (const listener of listeners) listener(open);
    }
    const lang = running?.app.lang ?? (await page.textsOf(first));
    showSwitchNotice(next, lang, () => {
      const linked = gameOfFragment(list, location.hash) === next;
      const href = addressOfGame(location.href, next.id, linked ? undefined : section);
      history.replaceState({ game: next.id, section }, "", href);
      location.reload();
    });
  }

  /** Opens the game screen of a game, and does something there. @param {ListedGame} game @param {(app: App) => unknown} act */
  function inPlay(game, act) {
    /** @param {App} app */
    async function then(app) {
      await app.open("play");
      await act(app);
    }
    return switchTo(game, { section: "play", act: then });
  }

  /** The address asks for a game: the one of its link, or the one that the history notes. @param {Event} event */
  function follow(event) {
    const noted = history.state?.game;
    const asked = chooseGame(list, { search: "", hash: location.hash, stored: wanted.id, noted });
    if (asked === wanted) return noted === asked.id ? undefined : note(asked);
    event.stopImmediatePropagation();
    void switchTo(asked);
  }

  const games = {
    list,
    /** The game that is open. */
    current: () => wanted,
    /** Hears which game is opened next. @param {(game: ListedGame) => void} listener */
    onSwitch: (listener) => void listeners.push(listener),
    switchTo,
    /** What is in memory alone, by game. */
    unsaved,
    /** Opens a saved game of another game of the page. @param {ListedGame} game @param {SavedGame} saved */
    openSaved: (game, saved) => switchTo(game, { section: "play", saved }),
    /** Opens a text in the game that it belongs to. @param {ListedGame} game @param {string} text */
    openText: (game, text) => inPlay(game, (app) => app.openText?.(text)),
    /** The same for files. @param {ListedGame} game @param {File[]} files */
    openFiles: (game, files) => inPlay(game, (app) => app.openFiles?.(files)),
    /** Opens the first game. Its sections follow the address after what is listened for here. */
    async start() {
      addEventListener("hashchange", follow);
      addEventListener("popstate", follow);
      note(first);
      running = await startGame(first, { ...page, games, unsaved, titled: first !== list[0] });
      await running.ready();
      return running.app;
    },
  };
  return games;
}

/** Takes the parts of a game off the page, and with them whatever listens on them. */
function clearPage() {
  for (const dialog of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog"))) {
    if (dialog.open) dialog.close();
    dialog.remove();
  }
  for (const panel of document.querySelectorAll("[role=tabpanel]")) panel.replaceWith(panel.cloneNode(false));
  document.getElementById("status")?.replaceChildren();
}
