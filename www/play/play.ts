/** The Play section: a new game, the game at the table, the games kept, and games that come in by link or file. */
import { el, replace } from "../dom.ts";
import { createSession, scenarioOf } from "./session.ts";
import { createPersistence } from "../store/browser.ts";
import { HEAD, LARGEST_GAME } from "../store/files.ts";
import { HELP_FILES } from "../lang/lang.ts";
import { isMixed } from "../library/mixed.ts";
import { openLibrary } from "../library/library.ts";
import { openOtherGames } from "./other-games.ts";
import { createAutosave, settingsOf } from "./autosave.ts";
import { errorText, refusal } from "./errors.ts";
import { FIRST_GAME } from "../shell/link.ts";
import { textOf } from "../shell/text-file.ts";
import { refuseOpen } from "./incoming.ts";
import { createPreview } from "./preview.ts";
import { createOldGames, oldRecordIn } from "./old-games.ts";
import { mountFirstLook } from "./first-look.ts";
import { createReplayAddress } from "./replay-address.ts";
import { keepLooks } from "./looking.ts";
import { createReceiver } from "./receiving.ts";
import { allSeats } from "./seats.ts";
import { createTurnTitle } from "./turn-title.ts";
import { relatedGame } from "./turns.ts";
import { viewerOf, viewsOf } from "./viewer.ts";
import { isReady, showWithoutEngine } from "./without-engine.ts";
import type { LinkKind } from "../shell/link.ts";
import type { App, ReadyApp, SavedGame } from "../shell/app-types.ts";
import type { FirstLook, PlayCallbacks, PlayParts, Table } from "./types.ts";
import type { Handle } from "../shell/engine-types.ts";
import type { Settings } from "./session.ts";
import type { Viewer } from "./viewer.ts";
import type { Card } from "../store/card.ts";

/** What the section opens out of the address. */
const OPENED: readonly LinkKind[] = ["game", "turn", "guide"];

/** `parts`: what the game brings. */
export async function mountPlay(root: HTMLElement, app: App, parts: PlayParts) {
  if (isReady(app)) await mountGames(root, app, parts);
  else await showWithoutEngine(root, app);
}

async function mountGames(root: HTMLElement, app: ReadyApp, parts: PlayParts) {
  const { t } = app.lang;
  const { words, charts: ownCharts, reader } = parts;
  const { sides, hides = false } = app.game;
  const page = el("div", { class: "pl-page" });
  const dialogs = el("div", { class: "ref-dialogs" });
  replace(root, page, dialogs);
  let table: Table | null = null;
  /** What lies before the open game: the guided first game, or one that is only looked at. */
  let front: { close: () => void; table?: Table } | null = null;
  const saves = await app.saves();
  const { games, charts: chartStore } = saves;
  /** The engine, which finds the charts of one's own that a game names. */
  const wasm = ownCharts.with(app.wasm, chartStore);
  const persistence = createPersistence(app.store);
  const title = createTurnTitle(app.lang);
  const autosave = createAutosave(app, words, saves, persistence, (status) => table?.showSaveStatus(status));

  const onTable = () => front?.table ?? (front || waiting ? null : table);
  const address = createReplayAddress(app, onTable, () => !!front);
  const receiver = createReceiver({
    dialogs,
    app,
    wasm,
    parts,
    saves,
    openGame,
    showOrder: address.open,
    look: showFirst,
    comeBack,
    current: currentGame,
    session: () => table?.ctx.session,
    openOld: (...old) => oldGames.open(...old),
  });
  const { noteOf, open, mayShow } = receiver;
  const related = (handle: Handle) => relatedGame(handle, currentGame(), games);
  const oldGames = createOldGames({ dialogs, app, words, wasm, games, openGame, note: noteOf, related, mayShow });
  const preview = createPreview({ app, parts, wasm, saves, current: currentGame, receiver, oldGames });

  const callbacks: PlayCallbacks = {
    save: autosave.save,
    saveStatus: autosave.status,
    notes: () => autosave.id() !== "",
    newGame() {
      start();
      page.querySelector<HTMLElement>("#pl-new input:checked")?.focus();
    },
    branch(at) {
      const handle = table?.ctx.session.handle.continueFrom(at);
      // The player at another screen does not have this history of the game.
      if (!handle) return;
      const settings = settingsOf(JSON.stringify(table?.ctx.session.settings), sides, hides);
      void openGame(handle, { ...settings, answered: false, seen: Math.min(settings.seen ?? at, at) });
    },
    games: () => void library(),
    open: (text) => void open(text),
    replay: address.show,
  };

  /** The container of the open game, while something else is shown in its place. */
  let waiting: Element | null = null;

  /** Takes the open game off the page, where it waits, and gives a container for something else. */
  function suspendGame() {
    front?.close();
    front = null;
    if (table?.ctx.replay?.plays) table.ctx.replayTo(table.ctx.replay.at);
    address.drop();
    if (table && !waiting) waiting = page.firstElementChild;
    table?.ctx.opponent.close();
    title.hide(true);
    return el("div", { class: "pl-room" });
  }

  /** Back to the open game, where one waits; the form of a new game where none does. */
  function comeBack() {
    if (!waiting) return void (front && start());
    front?.close();
    front = null;
    replace(page, waiting);
    waiting = null;
    title.hide(false);
    table?.ctx.opponent.wake();
    table?.cover?.();
  }

  /** Shows a game that came by a link for the first time. The open game waits behind it. */
  function showFirst(handle: Handle, look: FirstLook) {
    const container = suspendGame();
    replace(page, container);
    const shown = mountFirstLook(container, app, parts, handle, scenarioOf(wasm, viewsOf(handle).view().scenario), {
      newGame: callbacks.newGame,
      branch(at) {
        const next = handle.continueFrom(at);
        if (!next) return;
        look.accepted();
        void openGame(next, { seats: allSeats(sides, "player"), handOver: hides });
      },
      games: callbacks.games,
      open: callbacks.open,
      look,
    });
    front = { close: shown.close, table: shown };
    shown.ctx.focusMap();
  }

  /** The guided first game. It is kept apart, and the open game waits behind it. */
  async function guided() {
    await app.lang.load(...HELP_FILES, ...app.game.texts.help);
    const container = suspendGame();
    replace(page, container);
    app.store.set("guide.seen", "1");
    const guide = await parts.guide(container, app, {
      leave: start,
      save: (handle) => void openGame(handle, { seats: { ...parts.guided }, handOver: hides }),
      games: () => void library(),
      open: (text) => void open(text),
    });
    // Something else may have come before it meanwhile.
    if (container.isConnected) front = guide;
    else guide.close();
  }

  /** The form of a new game; the open game waits behind it. */
  function start() {
    const container = suspendGame();
    parts.showStart(container, app, {
      begin(options, settings) {
        try {
          void openGame(wasm.Game.begin(options), settings);
          return "";
        } catch (error) {
          return t("play.new.failed", { text: errorText(error, app) });
        }
      },
      back: waiting ? comeBack : null,
      guide: {
        offered: !games.list().length && app.store.get("guide.seen") === null,
        go: () => void guided(),
        not: () => app.store.set("guide.seen", "1"),
      },
      load: (file) => void openFile(file),
      charts: {
        list: chartStore.list,
        find: chartStore.find,
        edit: () => ownCharts.edit(dialogs, app, chartStore),
      },
      games: () => void library(),
    });
    replace(page, container);
  }

  /**
   * Opens a game in place of the one that is open. `id`: of the game kept; without it a new one is. `viewer`: for whom
   * it is shown where no side is played here.
   */
  async function openGame(handle: Handle, settings: Settings, id?: string, viewer?: Viewer) {
    const { ownCharts: used } = viewsOf(handle).view();
    if (used) chartStore.played(used.check);
    const session = createSession(handle, settings, scenarioOf(wasm, viewsOf(handle).view().scenario), reader, viewer);
    const savedId = id ?? (await autosave.create(session));
    // The computer player may have gone on in the game on the table until now.
    autosave.flush();
    if (table) address.drop();
    table?.close();
    front?.close();
    table = front = waiting = null;
    const container = el("div", { class: "pl-room" });
    autosave.setGame(savedId, () => table?.picture() ?? "");
    if (!savedId) autosave.viewOnly();
    replace(page, container);
    table = parts.mountTable(container, app, session, callbacks);
    title.watch(session);
    table.ctx.focusMap();
  }

  /** Asks for the charts of a kept game that are no longer here. Returns whether it can be opened. */
  async function chartsFor(text: string): Promise<boolean> {
    try {
      wasm.Game.load(text).free();
    } catch (error) {
      const needed = ownCharts.neededBy(error);
      if (needed) return ownCharts.ask(dialogs, app, chartStore, needed);
    }
    return true;
  }

  /** Opens a game out of the list. Throws where the engine does not read it. */
  async function openSaved({ id, text, card, readOnly }: { id: string; text: string; card: Card; readOnly: boolean }) {
    if (!(await chartsFor(text))) return readOnly ? undefined : games.leave(id);
    const handle = await oldGames.load(id, text, readOnly);
    if (!handle) return;
    const settings = settingsOf(card.settings, sides, hides);
    const isByLinks = Object.values(settings.seats).includes("away");
    // What was shown of the game in another copy of it is told by this one's links too.
    if (hides && isByLinks) keepLooks(handle, related(handle)?.looks ?? []);
    const viewer = viewerOf(settings.seats, viewsOf(handle).view(), settings.viewer ?? null);
    await openGame(
      handle,
      readOnly ? { seats: allSeats(sides, "away"), handOver: false } : settings,
      readOnly ? "" : id,
      viewer,
    );
  }

  /** Opens a saved game that another screen of the page asks for. Where that fails, the list of games says more. */
  async function openAsked({ id, readOnly }: SavedGame) {
    const before = table;
    const stored = games.find(id);
    const found = !readOnly ? await games.open(id) : stored ? { ...stored, readOnly } : null;
    try {
      if (found?.text) await openSaved(found);
    } catch (error) {
      console.error(error);
      if (!found?.readOnly) games.leave(id);
    }
    if (table !== before) return;
    if (!table) start();
    if (!app.signal.aborted) void library();
  }

  /** The list of games. `files`: games that come in. */
  async function library(files: File[] = []) {
    autosave.flush();
    let turn = "";
    await openLibrary(dialogs, {
      files,
      listed: app.games.current(),
      others: () => openOtherGames(app),
      lang: app.lang,
      saves,
      persistence,
      current: autosave.id,
      comeBack,
      calls: {
        open: openSaved,
        turn: (link) => void (turn = link),
        ...parts.libraryCalls(app),
        preview,
        now: Date.now,
        fresh: start,
      },
    });
    if (turn) await open(turn);
  }

  /** The same out of a file. A collection is for the list of games. */
  async function openFile(file: File) {
    const head = await file.slice(0, HEAD).text();
    if (isMixed(head) || saves.files.isBundle(head)) return library([file]);
    return file.size > 2 * LARGEST_GAME ? refuseOpen(dialogs, app, refusal("too-long")) : open(await textOf(file));
  }

  /** A game or a turn in the address: it is shown first, and dropped from the address once it is opened. */
  async function followLink() {
    const kind = app.router.kind();
    if (!kind || !OPENED.includes(kind) || app.signal.aborted) return;
    const fragment = app.router.fragment();
    const taken = () => app.router.take(fragment);
    if (fragment === FIRST_GAME) {
      taken();
      return guided();
    }
    const openDialogs: NodeListOf<HTMLDialogElement> = dialogs.querySelectorAll("dialog[data-about=open]");
    for (const dialog of openDialogs) dialog.close();
    app.tabs.show("play");
    await open(fragment, taken);
  }

  /** The game on the table. One that is only looked at here takes no turn that would not be kept. */
  function currentGame() {
    const session = autosave.id() ? table?.ctx.session : null;
    if (!session) return null;
    const { seats, unconfirmed } = session.settings;
    return { id: autosave.id(), handle: session.handle, seats, unconfirmed };
  }

  /** The game of the last visit. Where it is open elsewhere or not as it should be, the list of games says more. */
  async function resume() {
    const id = autosave.last();
    const opened = id ? await games.open(id) : null;
    if (opened?.text && !opened.readOnly && opened.state === "good") {
      try {
        return await openGame(wasm.Game.load(opened.text), settingsOf(opened.card.settings, sides, hides), id);
      } catch (error) {
        if (oldRecordIn(error)) {
          games.leave(id);
          start();
          return void oldGames.open(opened.text, error);
        }
        if (!ownCharts.neededBy(error)) console.error(error);
      }
    }
    if (opened && !opened.readOnly) games.leave(id);
    start();
    if (opened && !["game", "turn"].includes(app.router.kind() ?? "")) void library();
  }

  /**
   * Another window has taken the game over: from now on it is only looked at here, so that no order is given that
   * nobody keeps.
   */
  const stopWatching = games.onChange((id) => {
    if (!table || !id || id !== autosave.id() || games.mine(id) || !games.find(id)) return;
    table.ctx.opponent.close();
    autosave.viewOnly();
    table.ctx.session.set({ seats: allSeats(sides, "away") });
    table.showSaveStatus(autosave.status());
  });

  app.atEnd(() => {
    stopWatching();
    autosave.close();
    front?.close();
    table?.close();
    table = front = waiting = null;
  });

  // Several files at once are a matter for the list of games.
  app.play = {
    now: () => void openGame(wasm.Game.begin(parts.quick.start), { ...parts.quick.settings }),
    games: callbacks.games,
  };
  app.openText = (text) => void open(text);
  app.openFiles = (files) => void (files.length > 1 ? library(files) : openFile(files[0]));
  await app.lang.load(...app.game.texts.newGame);
  app.openSaved = openAsked;
  await (app.saved ? openAsked(app.saved) : resume());
  app.saved = null;
  address.start();
  app.router.on(OPENED, followLink);
  // Not awaited: its question stays open for as long as the player likes.
  void followLink();
}
