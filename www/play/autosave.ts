/** Saves the open game: after each change its save, its card and a small picture go to the stored games. */
import { resultCode } from "./end-card.ts";
import { clock } from "../worksheet/clock.ts";
import { toSecret } from "./agreement.ts";
import { toLevel } from "./levels.ts";
import { viewsOf } from "./viewer.ts";
import type { Seat, Session, Settings } from "./session.ts";
import type { Calls, Handle, TableView } from "../shell/engine-types.ts";
import type { App } from "../shell/app-types.ts";
import type { PlayWords, SaveStatus } from "./types.ts";
import type { Summary } from "../store/card.ts";
import type { Persistence, Saves } from "../store/browser.ts";

const SEATS: readonly Seat[] = ["player", "script", "away"];
const LAST_GAME = "play.game";
/** How often the orders of the computer player are saved, in milliseconds: those given meanwhile are saved together. */
const SAVE_INTERVAL = 400;

export function summaryOf(
  handle: Handle,
  { lang, wasm }: { lang: App["lang"]; wasm: Pick<Calls, "scenarios"> },
  words: Pick<PlayWords, "date">,
  settings?: string,
): Summary {
  const view = viewsOf(handle).view();
  const scenario = wasm.scenarios().scenarios.find((one) => one.id === view.scenario);
  const date = words.date(view.turn, scenario ?? { earlier: 0 }, lang.tag);
  return summaryFrom(view, date, handle.gameId(), settings);
}

/** The card of an open game: what its session knows is not asked of the engine again. */
function summaryOfSession(session: Session, { lang }: App, words: PlayWords) {
  const view = session.view();
  const date = words.date(view.turn, session.scenario, lang.tag);
  return summaryFrom(view, date, session.id(), JSON.stringify(session.settings));
}

function summaryFrom(
  { scenario, turn, phase, by, orders, outcome }: TableView,
  date: string,
  game: string,
  settings?: string,
): Summary {
  const side = outcome ? null : by;
  const result = outcome ? { result: resultCode(outcome) } : {};
  return { name: "", scenario, game, turn, phase, side, orders, date, ...result, ...(settings ? { settings } : {}) };
}

/**
 * What a card notes of who sits where; both sides here where it says nothing sensible. `sides`: of the game. `hides`:
 * whether the game is covered between two players unless the card says otherwise.
 */
export function settingsOf(text: string | undefined, sides: readonly { id: string }[] = [], hides = false): Settings {
  const known = (seat: unknown) => SEATS.find((known) => known === seat) ?? "player";
  try {
    const { seats, handOver, level, answered, seen, hints, unconfirmed, viewer, secret } = JSON.parse(text ?? "{}");
    return {
      seats: Object.fromEntries(sides.map(({ id }) => [id, known(seats?.[id])])),
      handOver: typeof handOver === "boolean" ? handOver : hides,
      level: toLevel(level),
      answered: answered === true,
      ...(Number.isInteger(seen) && seen >= 0 ? { seen } : {}),
      ...(hints === false ? { hints } : {}),
      ...(sides.some(({ id }) => id === unconfirmed) ? { unconfirmed } : {}),
      ...(sides.some(({ id }) => id === viewer) ? { viewer } : {}),
      ...(toSecret(secret) && { secret: toSecret(secret) }),
    };
  } catch {
    return settingsOf("{}", sides, hides);
  }
}

export function createAutosave(
  app: App,
  words: PlayWords,
  saves: Saves,
  persistence: Persistence,
  changed: (status: SaveStatus) => void,
) {
  const { games } = saves;
  const { t, tag } = app.lang;
  let id = "";
  let status: SaveStatus = { kind: "", text: "", bad: false };
  let count = 0;
  let waiting: Session | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let picture = "";
  let drawPicture: (() => string) | null = null;
  let pictureFor = "";

  function notify({ kind, at }: { kind: string; at: string }) {
    const next = {
      kind,
      text: t(`play.kept.${kind}`, { time: clock(at, tag) }),
      bad: kind !== "saved" && kind !== "saving",
    };
    if (next.text === status.text && next.kind === status.kind) return;
    status = next;
    changed(status);
  }

  function thumbnail(session: Session) {
    const { turn, phase } = session.view();
    const now = `${turn} ${phase}`;
    const fresh = pictureFor === now ? "" : (drawPicture?.() ?? "");
    if (fresh) [picture, pictureFor] = [fresh, now];
    return picture;
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const session = waiting;
    waiting = null;
    if (!session?.isOpen() || !id) return;
    const summary = summaryOfSession(session, app, words);
    const name = games.find(id)?.card.name ?? "";
    const mine = ++count;
    notify({ kind: "saving", at: "" });
    void games.save(id, session.handle.save(), { ...summary, name }, thumbnail(session)).then((answer) => {
      if (mine === count) notify(answer);
    });
    // Where the site's data were cleared, this was forgotten too: a key of localStorage tells at once.
    if (app.store.get(LAST_GAME) !== id) remember();
    void persistence.offer(summary);
  }

  /** The next visit opens the game on the table again. */
  function remember() {
    app.store.set(LAST_GAME, id);
    saves.last.set(id);
  }

  /** The page may go at any moment: what the database has not written yet is copied at once. */
  function copy() {
    flush();
    if (id) games.copy(id);
  }
  const { signal } = app;
  addEventListener("pagehide", copy, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && copy(), { signal });

  return {
    id: () => id,
    status: () => status,
    flush,
    last: () => saves.last.get() || (app.store.get(LAST_GAME) ?? ""),
    /** Another game is open now. */
    setGame(next: string, pictureOf: () => string) {
      flush();
      count += 1;
      if (id && id !== next) games.leave(id);
      id = next;
      drawPicture = pictureOf;
      pictureFor = "";
      if (next) remember();
    },
    /** Stores a new game, and gives its id without waiting for the disk. */
    async create(session: Session) {
      const summary = summaryOfSession(session, app, words);
      return (await games.create(session.handle.save(), summary)).id;
    },
    /** Saves the player's own orders at once, those of the computer player a few times a second. */
    save(session: Session) {
      waiting = session;
      if (session.seat() !== "script" || session.over()) return flush();
      // The answer to an earlier save says nothing of this order.
      count += 1;
      notify({ kind: "saving", at: "" });
      timer ??= setTimeout(flush, SAVE_INTERVAL);
    },
    /** The last orders are saved, and the game is left to others. */
    close() {
      flush();
      if (id) games.leave(id);
      id = "";
      count += 1;
    },
    viewOnly() {
      id = "";
      count += 1;
      status = { kind: "look", text: t("play.kept.look"), bad: true };
    },
  };
}
