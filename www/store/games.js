// @ts-check
/**
 * The games kept in this browser. The text of a game is nobody's business here; a card beside it says what it is.
 *
 * Only the page that holds a game's lock writes it, and only over the very save that it read or wrote last, so an older page
 * never overwrites a newer save. What the storage refuses is kept in memory while the page is open, and the answer says so.
 */
import { toCard, toPicture } from "./card.js";
import { createLocks } from "./locks.js";
import { PREFIX, createSlots, faultOf } from "./slots.js";

/** @typedef {import("./card.js").Card} Card */
/** @typedef {import("./card.js").Summary} Summary */
/** @typedef {import("./slots.js").Fault} Fault */
/** @typedef {import("./slots.js").Shelf} Shelf */
/**
 * What became of a save. `denied`, `full`, `failed`: kept in memory. `elsewhere`: another page may write the game, not this one.
 * `newer`: the storage holds a save that this page has not seen. `later`: it is one of a later version of the page. After these
 * three nothing is kept; the game may be made one of its own with `create`.
 * @typedef {{kind: "saved"|Fault|"elsewhere"|"newer"|"later"|"gone", id: string, at: string}} Kept
 */
/**
 * @typedef {object} Listed a game in the list
 * @property {string} id
 * @property {Card} card
 * @property {string} picture data URL, or empty
 * @property {Fault|""} memory why it is only kept in memory
 * @property {"good"|"older"|"damaged"|"later"} state `older`: the newest save is damaged, the one before it is whole
 * @property {string[]} damaged texts that cannot be read
 * @property {boolean} here whether this page may write it
 */
/** @typedef {Listed & {text: string, readOnly: boolean}} Opened `text` is empty where the state is damaged or later */
/** @typedef {{text: string, card: Card, picture: string, why: Fault}} Held */
/**
 * @typedef {object} World
 * @property {Storage|null} storage null where the browser denies it
 * @property {import("./locks.js").Manager|null} [manager]
 * @property {() => number} [now] milliseconds
 * @property {(digits: number) => string} [random] hex digits
 * @property {(run: () => void, ms: number) => void} [every]
 */
/** @typedef {ReturnType<typeof createGames>} Games */

/** Characters that browsers commonly give to all pages of an address, and how many some devices stop at. */
export const ROOM = 5_242_880;
export const CAREFUL = 2_000_000;

/** @param {number} digits */
const randomHex = (digits) => Array.from(crypto.getRandomValues(new Uint8Array(digits / 2)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {World} world */
export function createGames({ storage, manager = null, now = Date.now, random = randomHex, every }) {
  const slots = storage ? createSlots(storage) : null;
  const locks = createLocks({ manager, storage, me: random(12), now, every });
  /** Texts that the storage refused. @type {Map<string, Held>} */
  const held = new Map();
  /** The save that this page read or wrote last, of each game that it opened. @type {Map<string, {number: number, check: string}>} */
  const seen = new Map();
  /** @type {{id: string, parts: [string, string][], kept: Held|undefined, found: (Listed & {text: string})|null}|null} */
  let removed = null;
  /** @type {((id: string|null) => void)[]} */
  const listeners = [];
  /** @param {string|null} id */
  const tell = (id) => listeners.forEach((listener) => listener(id));
  const time = () => new Date(now()).toISOString();

  /** @param {string} id @returns {Shelf|null} */
  function look(id) {
    try {
      return slots?.look(id) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {string} id @returns {(Listed & {text: string})|null} */
  function find(id) {
    const shelf = look(id);
    const kept = held.get(id);
    const damaged = shelf ? [...shelf.damaged.map(({ text }) => text), ...shelf.aside] : [];
    const common = { id, damaged: [...new Set(damaged)], here: locks.mine(id) };
    if (kept) return { ...common, card: kept.card, picture: kept.picture, memory: kept.why, state: "good", text: kept.text };
    if (!shelf || !(shelf.best || shelf.card || damaged.length)) return null;
    const state = shelf.later ? "later" : !shelf.best ? "damaged" : shelf.older ? "older" : "good";
    return { ...common, card: shelf.card ?? toCard(null), picture: shelf.picture, memory: "", state, text: shelf.later ? "" : (shelf.best?.text ?? "") };
  }

  function ids() {
    try {
      return [...new Set([...(slots?.ids() ?? []), ...held.keys()])];
    } catch {
      return [...held.keys()];
    }
  }

  /** @param {string} id @returns {Kept} */
  const answer = (id, /** @type {Kept["kind"]} */ kind) => ({ kind, id, at: kind === "saved" ? time() : "" });

  /**
   * Writes a game that this page holds.
   * @param {string} id @param {string} text @param {Summary} summary @param {string} picture @param {Partial<Card>} [given] what of the card is not as usual
   * @returns {Kept}
   */
  function put(id, text, summary, picture, given) {
    const shelf = look(id);
    if (shelf?.later) return answer(id, "later");
    const last = seen.get(id);
    const best = shelf?.best;
    if (best && (best.number > (last?.number ?? 0) || (best.number === last?.number && best.check !== last.check))) return answer(id, "newer");
    const old = held.get(id)?.card ?? shelf?.card;
    const card = toCard({ ...summary, savedAt: time(), createdAt: old?.createdAt || time(), exported: old?.exported, ...given });
    const shown = toPicture(picture);
    const number = Math.max(shelf?.number ?? 0, last?.number ?? 0) + 1;
    const done = slots && shelf ? slots.write(id, shelf, number, card, text, shown) : { fault: /** @type {Fault} */ ("denied") };
    if ("fault" in done) held.set(id, { text, card, picture: shown, why: done.fault });
    else {
      held.delete(id);
      seen.set(id, { number, check: done.check });
    }
    tell(id);
    return answer(id, "fault" in done ? done.fault : "saved");
  }

  /** Does something with a game that this page holds, or may hold for the moment. @template T @param {string} id @param {() => T} act @returns {Promise<T|null>} */
  async function holding(id, act) {
    const had = locks.mine(id);
    if (!had && !(await locks.hold(id))) return null;
    try {
      if (!had) note(id);
      return act();
    } finally {
      if (!had) leave(id);
    }
  }

  /** Keeps a new game without opening it. @param {string} text @param {Summary} summary @param {string} [picture] @param {Partial<Card>} [given] @returns {Promise<Kept>} */
  async function add(text, summary, picture = "", given = {}) {
    const id = random(12);
    return (await holding(id, () => put(id, text, summary, picture, given))) ?? answer(id, "elsewhere");
  }

  /** @param {string} id */
  function note(id) {
    const best = look(id)?.best;
    if (best) seen.set(id, { number: best.number, check: best.check });
  }

  /** @param {string} id */
  function leave(id) {
    locks.release(id);
    if (!held.has(id)) seen.delete(id);
  }

  /** @param {string} id @param {boolean} steal @returns {Promise<Opened|null>} */
  async function open(id, steal = false) {
    const may = await locks.hold(id, steal);
    const found = find(id);
    if (!may) return found && { ...found, readOnly: true };
    if (found?.text) note(id);
    else leave(id);
    return found && { ...found, here: locks.mine(id), readOnly: false };
  }

  locks.onLost((id) => tell(id));

  return {
    denied: storage === null,
    /** All games, the one saved last first. @returns {Listed[]} */
    list() {
      const found = ids().flatMap((id) => find(id) ?? []);
      return found.map(({ text: _, ...listed }) => listed).sort((one, other) => other.card.savedAt.localeCompare(one.card.savedAt));
    },
    /** A game to look at; it is not opened. */
    find,
    /** Opens a game; read-only where another page has it. @param {string} id */
    open: (id) => open(id),
    /** Opens a game that another page has, which may then write it no more. @param {string} id */
    takeOver: (id) => open(id, true),
    leave,
    add,
    /** Whether this page may write a game. */
    mine: locks.mine,
    /** Forgets what is only in memory of a game, so that the stored save is found again. @param {string} id */
    discard(id) {
      held.delete(id);
      seen.delete(id);
      tell(id);
    },
    /** Keeps a new game, which this page then has open. @param {string} text @param {Summary} summary @param {string} [picture] @returns {Promise<Kept>} */
    async create(text, summary, picture = "") {
      const id = random(12);
      await locks.hold(id);
      return put(id, text, summary, picture);
    },
    /** Saves a game that this page has open. @param {string} id @param {string} text @param {Summary} summary @param {string} [picture] @returns {Kept} */
    save: (id, text, summary, picture = "") => (locks.mine(id) ? put(id, text, summary, picture) : answer(id, "elsewhere")),
    /** @param {string} id @param {string} name @returns {Promise<Kept>} */
    async rename(id, name) {
      const done = await holding(id, () => {
        const found = find(id);
        return found?.text ? put(id, found.text, { ...found.card, name }, found.picture, { savedAt: found.card.savedAt }) : answer(id, "gone");
      });
      return done ?? answer(id, "elsewhere");
    },
    /** @param {string} id @param {string} name @returns {Promise<Kept>} */
    async duplicate(id, name) {
      const found = find(id);
      if (!found?.text) return answer(id, "gone");
      return add(found.text, { ...found.card, name }, found.picture, { exported: found.card.exported });
    },
    /** Takes a game away; until `forget` or another removal it can come back. @param {string} id @returns {Promise<"removed"|"open"|"elsewhere"|"failed">} */
    async remove(id) {
      if (locks.mine(id)) return "open";
      const done = await holding(id, () => {
        try {
          const last = { id, parts: slots?.entries(id) ?? [], kept: held.get(id), found: find(id) };
          slots?.wipe(id);
          held.delete(id);
          removed = last;
          return "removed";
        } catch {
          return "failed";
        }
      });
      tell(id);
      return done ?? "elsewhere";
    },
    /** Brings the game removed last back. @returns {boolean} false where the storage does not take it again; it is then in memory */
    undo() {
      if (!removed) return false;
      const { id, parts, found } = removed;
      let { kept } = removed;
      removed = null;
      try {
        slots?.restore(id, parts);
      } catch (error) {
        if (found?.text && !look(id)?.best) kept ??= { text: found.text, card: found.card, picture: found.picture, why: faultOf(error) };
      }
      if (kept) held.set(id, kept);
      tell(id);
      return !kept;
    },
    forget: () => void (removed = null),
    removed: () => removed && { id: removed.id, card: removed.found?.card ?? toCard(null) },
    /** Notes that a game was exported as it is. @param {string} id */
    async exported(id) {
      await holding(id, () => {
        const found = find(id);
        if (!found) return;
        const card = { ...found.card, exported: { at: time(), orders: found.card.orders } };
        const kept = held.get(id);
        const best = look(id)?.best;
        if (kept) held.set(id, { ...kept, card });
        else if (best && found.state === "good") slots?.writeHead(id, best.number, best.check, best.slot, card, found.picture);
      });
      tell(id);
    },
    /** Forgets damaged texts that were put aside. @param {string} id */
    async forgetDamaged(id) {
      await holding(id, () => slots?.forgetAside(id));
      tell(id);
    },
    /** The game that has this very text, if one has. @param {string} text */
    same: (text) => ids().find((id) => find(id)?.text === text) ?? "",
    /** Games that go when the page goes. */
    unsaved: () => [...held.keys()],
    elsewhere: locks.elsewhere,
    /** Characters stored by the games, and by all pages of this address. */
    usage() {
      let own = 0;
      let all = 0;
      for (let i = 0; storage && i < storage.length; i++) {
        const key = storage.key(i) ?? "";
        const size = key.length + (storage.getItem(key)?.length ?? 0);
        all += size;
        if (key.startsWith(PREFIX)) own += size;
      }
      return { own, all, room: ROOM, careful: CAREFUL };
    },
    /** Hears of every change, by this page and by others: the game, or null where all may have changed. @param {(id: string|null) => void} listener */
    onChange(listener) {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
    /** Another page changed a text in the storage. @param {string|null} key */
    noticed(key) {
      if (key !== null && !key.startsWith(PREFIX)) return;
      locks.noticed(key);
      tell(key === null ? null : key.slice(PREFIX.length).split(":")[0]);
    },
    /** The page may go; what is left to save can still be saved. */
    letGo: locks.letGo,
  };
}
