/**
 * Playing on from a game that is shown: the table of the page itself, with nothing kept and no player for the
 * reader.
 * Fetched when somebody asks for it.
 */
import { el } from "../dom.ts";
import { createSession, scenarioOf } from "../play/session.ts";
import { allSeats } from "../play/seats.ts";
import { viewsOf } from "../play/viewer.ts";
import { mainSite, styleAddress } from "../shell/files.ts";
import { loadLedger } from "../shell/ledger.ts";
import type { AnyGame, Handle, TableEngine } from "../shell/engine-types.ts";
import type { BoardGame, Shared } from "./shared.ts";
import type { GameDescription } from "../shell/game-types.ts";
import type { Reader } from "../play/session.ts";
import type { PlayParts } from "../play/types.ts";
import type { OutgoingMessage } from "./messages.ts";
import type { ReadyApp } from "../shell/app-types.ts";

/** A game that is played on; `ply` counts its orders. */
export interface Played {
  close: () => void;
  link: () => string;
  ply: () => number;
  repaint: () => void;
}

/**
 * What a game brings for playing on: the engine's calls as its table uses them, and a game of the engine as its table
 * uses it.
 */
export interface EmbedPlay<Game extends AnyGame = AnyGame, EngineGame extends BoardGame = BoardGame> {
  game: GameDescription;
  reader: Reader<Game>;
  calls(wasm: Game["wasm"]): TableEngine<Game>;
  table(game: EngineGame): Game["handle"];
  mountTable: PlayParts<Game>["mountTable"];
}

/** Where a game is played on. */
interface PlayOnOptions {
  container: HTMLElement;
  shared: Shared;
  parts: EmbedPlay;
  /** Orders of the record that is shown. */
  shown: number;
  emit: (message: OutgoingMessage) => void;
  /** To the game that is shown. */
  back: () => void;
}

const MENU = ["share", "replay", "verify"];

/** Fetches style sheets; those of a board come after them and have the last word. */
function styled(container: HTMLElement, styles: readonly string[]) {
  const last = container.previousElementSibling!;
  return Promise.all(
    styles.map(
      (name) =>
        new Promise((done) => {
          last.before(
            el("link", {
              rel: "stylesheet",
              href: styleAddress(name),
              on: { load: done, error: done },
            }),
          );
        }),
    ),
  );
}

/** Fetches what the table needs, once for each board. */
export const prepare = (container: HTMLElement, { game, lang }: Shared) =>
  Promise.all([styled(container, ["later", game.engine.game]), lang.load(...game.texts.playOn)]);

/** What a reader has chosen is remembered until the board is gone. */
function memory() {
  const values = new Map();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => values.set(key, value),
  };
}

/** Puts a game of the engine on the table, to be played on; it is given back when the table is closed. */
export function playOn({ container, shared, parts, shown, emit, back }: PlayOnOptions, handle: BoardGame): Played {
  const { map, lang } = shared;
  const wasm = parts.calls(shared.wasm);
  const { game: description, reader, mountTable } = parts;
  const { t } = lang;
  const themeListeners = new Set<() => void>();
  let ledger: ReturnType<typeof loadLedger> | undefined;
  const app = {
    game: description,
    wasm,
    map,
    lang,
    mainSite: mainSite(),
    store: memory(),
    theme: {
      onChange(listener: () => void) {
        themeListeners.add(listener);
        return () => void themeListeners.delete(listener);
      },
    },
    get ledger() {
      return (ledger ??= loadLedger(description.loadRulings));
    },
  } as unknown as ReadyApp;
  let now = startTable(parts.table(handle));

  function startTable(game: Handle) {
    const { scenario } = viewsOf(game).view();
    const session = createSession(
      game,
      { seats: allSeats(description.sides, "player"), handOver: description.hides === true },
      scenarioOf(wasm, scenario),
      reader,
    );
    const place = el("div", { class: "em-table", role: "group", "aria-label": t("embed.played") });
    /** Orders of the record shown that this game still has, whatever was taken back. */
    let common = session.length();
    let address = linkOf(game);
    session.onChange(({ kind }) => {
      if (kind !== "order" && kind !== "undo" && kind !== "redo") return;
      common = Math.min(common, session.length());
      address = linkOf(game);
      emitOrder(kind, game);
    });
    container.append(place);
    const table = mountTable(place, app, session, {
      save: () => {},
      saveStatus: () => ({ kind: "", text: t("embed.unkept"), bad: false }),
      notes: () => false,
      newGame: () => {},
      games: () => {},
      open: () => {},
      menu: MENU,
      keys: () => [
        el(
          "button",
          {
            type: "button",
            class: "button",
            id: "em-back",
            title: t("embed.back"),
            "aria-label": t("embed.back"),
            on: { click: back },
          },
          el("span", { "aria-hidden": "true", text: "← " }),
          t("embed.back.short"),
        ),
        el(
          "a",
          {
            class: "button em-away",
            id: "em-away",
            href: address,
            target: "_blank",
            rel: "noopener",
            title: t("embed.open"),
            "aria-label": t("embed.open"),
          },
          t("embed.open.short"),
          el("span", { "aria-hidden": "true", text: " ↗" }),
        ),
      ],
      // Who has the game that is shown can take no turn of one that left it before its end.
      sent: () => (common === shown ? shown : Infinity),
      branch(orders) {
        const next = game.branch(orders);
        close();
        now = startTable(next);
        emitOrder("branch", next);
      },
    });
    // The colours of the paper are those of the place where the map stands now.
    themeListeners.forEach((listener) => listener());
    table.ctx.focusMap();
    table.ctx.say(t("embed.unkept"));

    function close() {
      table.close();
      place.remove();
    }
    return { session, link: () => address, close };
  }

  function emitOrder(by: "order" | "undo" | "redo" | "branch", game: Handle) {
    const { orders, turn, phase, by: side } = now.session.view();
    emit({
      type: "order",
      by,
      ply: orders,
      turn,
      phase,
      side: phase === "over" ? "" : side,
      state: game.fingerprint(),
    });
  }

  return {
    close: () => now.close(),
    link: () => now.link(),
    ply: () => now.session.length(),
    repaint: () => themeListeners.forEach((listener) => listener()),
  };
}

/** The address that opens a game as it stands on the main site; that of the site where no link can carry it. */
function linkOf(game: Handle) {
  try {
    return `${mainSite()}#${game.gameLink()}`;
  } catch {
    return mainSite();
  }
}
