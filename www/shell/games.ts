/** The games of the page: which one is open, and the way from one to another without loading the page again. */
import { pushEntry, replaceEntry } from "./back.ts";
import { LAST_GAME, addressOfGame, chooseGame, gameOfFragment } from "./which-game.ts";
import { watched } from "./late.ts";
import { startGame } from "./start-game.ts";
import { dropSwitchNotice, showSwitchNotice } from "./switch-notice.ts";
import type { ListedGame } from "./game-types.ts";
import type { Page, Running } from "./start-game.ts";
import type { Aim, App, SavedGame } from "./app-types.ts";
import type { Section } from "./link.ts";

/** `first`: shown at the start. */
export function createGames(list: readonly ListedGame[], first: ListedGame, page: Pick<Page, "textsOf" | "settings">) {
  const { settings } = page;
  const unsaved: Page["unsaved"] = new Map();
  /** The game that is open, or on its way. */
  let wanted = first;
  let running: Running | null = null;
  let changes: Promise<unknown> = Promise.resolve();
  const listeners: ((game: ListedGame) => void)[] = [];

  async function change(next: ListedGame, { section, saved, act }: Aim = {}) {
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

  /** Gives the address the game that is shown. */
  function note({ id }: ListedGame, section?: Section) {
    if (section) return pushEntry({ game: id, section }, addressOfGame(location.href, id, section));
    const named = new URLSearchParams(location.search).has("game");
    const href = named ? addressOfGame(location.href, id) : location.href;
    replaceEntry({ ...history.state, game: id }, href);
  }

  /** Opens a game of the page, and does something there. */
  function switchTo(next: ListedGame, aim?: Aim) {
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
   */
  async function refuse(next: ListedGame, section: Section | undefined, error: unknown) {
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

  /** Opens the game screen of a game, and does something there. */
  function inPlay(game: ListedGame, act: (app: App) => unknown) {
    async function then(app: App) {
      await app.open("play");
      await act(app);
    }
    return switchTo(game, { section: "play", act: then });
  }

  /** The address asks for a game: the one of its link, or the one that the history notes. */
  function follow(event: Event) {
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
    /** Hears which game is opened next. */
    onSwitch: (listener: (game: ListedGame) => void) => void listeners.push(listener),
    switchTo,
    /** What is in memory alone, by game. */
    unsaved,
    /** Opens a saved game of another game of the page. */
    openSaved: (game: ListedGame, saved: SavedGame) => switchTo(game, { section: "play", saved }),
    /** Opens a text in the game that it belongs to. */
    openText: (game: ListedGame, text: string) => inPlay(game, (app) => app.openText?.(text)),
    /** The same for files. */
    openFiles: (game: ListedGame, files: File[]) => inPlay(game, (app) => app.openFiles?.(files)),
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
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog")) {
    if (dialog.open) dialog.close();
    dialog.remove();
  }
  for (const panel of document.querySelectorAll("[role=tabpanel]")) panel.replaceWith(panel.cloneNode(false));
  document.getElementById("status")?.replaceChildren();
}
