/** A record made by older rules that follows by those of today only in part: what changed, and what to do with it. */
import { el } from "../dom.ts";
import { handOver } from "../worksheet/copy.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { detailsOf, errorText } from "./errors.ts";
import { arrange, ordersOfOwnSide, readAsFar, seatsField, summary } from "./incoming.ts";
import { standingOf } from "./new-orders.ts";
import { summaryOf } from "./autosave.ts";
import type { FoundLink, Handle, OlderRecord, TableEngine } from "../shell/engine-types.ts";
import type { ReadyApp as App } from "../shell/app-types.ts";
import type { Ledger } from "../shell/ledger.ts";
import type { PlayWords } from "./types.ts";
import type { Games } from "../store/games.ts";
import type { Seats, Settings } from "./session.ts";
import type { RelatedGame } from "./turns.ts";

/** What the engine says of such a record; null for any other error. */
export const oldRecordIn = (error: unknown): OlderRecord | null => detailsOf(error).older ?? null;

const REASONS = ["options", "refused", "faces", "checkpoint"];
/** Why the record stops: the key of a sentence. */
const reason = (error: unknown) => REASONS.find((one) => one === detailsOf(error).path) ?? "refused";

/** A record as a file, unchanged. `isFile`: not a link. */
function saveOriginal(said: HTMLElement, text: string, isFile: boolean, { game, lang }: App) {
  const type = isFile ? "application/json" : "text/plain";
  handOver(said, game.storage.files.original(isFile), text, lang, { type });
}

/** A ruling with its text. */
const item = (id: string, ledger: Ledger) =>
  el(
    "li",
    {},
    el("strong", { class: "num", text: id }),
    " ",
    el("span", { lang: "en", text: ledger.byId(id)?.text ?? "" }),
  );

/** The rulings that changed, with their texts where the ledger is there. */
async function changes({ changed, scenarioChanged }: OlderRecord, app: App) {
  const { t } = app.lang;
  const ledger = await app.ledger;
  const items = changed.map((id) => item(id, ledger));
  return [
    el("p", { text: t(items.length ? "play.older.changed" : "play.older.unnamed") }),
    items.length ? el("ul", { id: "pl-older-rulings" }, items) : null,
    scenarioChanged ? el("p", { text: t("play.older.scenario") }) : null,
  ];
}

/**
 * Asks what to do with a record of older rules. `error`: what the engine said. `text`: the record as it is. `isFile`:
 * whether it is a save file, not a link. `begun`: what follows, and the choice of seats; null where it cannot even
 * begin. Returns whether it is to be opened as far as it follows.
 */
async function askAboutOldRecord(
  dialogs: HTMLElement,
  app: App,
  error: unknown,
  text: string,
  isFile: boolean,
  begun: { handle: Handle; words: PlayWords; who: ReturnType<typeof seatsField> } | null,
): Promise<boolean> {
  const { t } = app.lang;
  const oldRecord = oldRecordIn(error)!;
  const { rules, at, orders } = oldRecord;
  const counts = { rules, at, orders };
  const said = el("p", { role: "status", id: "pl-older-said" });
  const save = () => saveOriginal(said, text, isFile, app);
  const looks = { type: "button", class: "button", id: "pl-older-save", text: t("play.older.save") };
  const button = el("button", { ...looks, on: { click: save } });
  const who = begun?.who ?? null;
  const own = begun && who && !isFile ? ordersOfOwnSide(begun.handle, app, who.side) : null;
  /** Orders in the name of the side that is to be played here are rejected first. */
  const buttons = () => {
    const doubtful = !!own?.doubtful();
    const no = { value: "no", text: t(doubtful ? "play.open.reject" : who ? "play.open.no" : "play.older.close") };
    const yes = { value: "yes", text: t("play.older.open", { at }), primary: !doubtful };
    return doubtful ? [{ ...no, primary: true }, yes] : who ? [yes, no] : [no];
  };
  who?.field.addEventListener("change", () => {
    own?.draw();
    arrange(who.field.closest("dialog"), buttons());
  });
  const answer = await askDialog(dialogs, {
    about: "older",
    focusPrimary: !!who,
    onEscape: "no",
    title: t("play.older"),
    wide: true,
    body: [
      el("p", { id: "pl-older-why", text: t(`play.older.${reason(error)}`, { ...counts, next: counts.at + 1 }) }),
      ...(await changes(oldRecord, app)),
      el("p", { text: t(who ? "play.older.what" : "play.older.stays", { at }) }),
      ...(begun ? summary(begun.handle, app, begun.words) : []),
      who?.field ?? null,
      own?.box ?? null,
      el("div", { class: "card-row" }, button),
      said,
    ],
    buttons: buttons(),
  });
  return answer === "yes";
}

/**
 * What the page does with records of older rules. `openGame`: puts a new game on the table. `note`: how a record
 * relates to a game kept here. `related`: a copy of a game kept here. `mayShow`: asks before sides that the copy leaves
 * to another screen are played here.
 */
export function createOldGames({
  dialogs,
  app,
  words,
  wasm,
  games,
  openGame,
  note,
  related,
  mayShow,
}: {
  dialogs: HTMLElement;
  app: App;
  words: PlayWords;
  wasm: TableEngine;
  games: Games;
  openGame: (handle: Handle, settings: Settings) => Promise<void>;
  note: (handle: Handle, text: string) => string;
  related: (handle: Handle) => RelatedGame | null;
  mayShow: (handle: Handle, related: RelatedGame | null, seats: Seats) => Promise<boolean>;
}) {
  /**
   * Asks what to do with a record, and opens what follows of it as a new game. `link`: in the text. `taken`: hears that
   * it is opened.
   */
  async function open(text: string, error: unknown, link: FoundLink | null = null, taken: () => void = () => {}) {
    const record = link?.link ?? text;
    if (reason(error) === "options") return void (await askAboutOldRecord(dialogs, app, error, record, !link, null));
    const handle = readAsFar(wasm, text, link);
    const copy = related(handle);
    const who = seatsField(handle, app, link ? "link" : "file", copy);
    if (!(await askAboutOldRecord(dialogs, app, error, record, !link, { handle, words, who }))) return handle.free();
    const seats = who.seats();
    if (!(await mayShow(handle, copy, seats))) return handle.free();
    taken();
    const unconfirmed = link ? standingOf(handle, seats) : "";
    const settings = { seats, handOver: app.game.hides === true, answered: !!link };
    await openGame(handle, { ...settings, ...(unconfirmed && { unconfirmed }) });
  }

  return {
    open,
    /** A save file that comes into the list of games, where it is kept as it is. */
    preview(text: string, error: unknown) {
      if (reason(error) === "options") throw error;
      const handle = readAsFar(wasm, text, null);
      const summary = summaryOf(handle, app, words);
      const notes = [app.lang.t("play.older.import", { text: errorText(error, app) }), note(handle, text)];
      handle.free();
      return { summary, text, note: notes.filter(Boolean).join(" ") };
    },
    /**
     * The handle of a game kept here; null for a record of older rules, which stays as it is. Throws the engine's other
     * errors.
     */
    async load(id: string, text: string, readOnly: boolean): Promise<Handle | null> {
      try {
        return wasm.Game.load(text);
      } catch (error) {
        if (!oldRecordIn(error)) throw error;
        if (!readOnly) games.leave(id);
        await open(text, error);
        return null;
      }
    },
  };
}
