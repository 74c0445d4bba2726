// @ts-check
/**
 * The games kept in this browser. What the text of a game says is the engine's business; a card beside it says what it
 * is.
 *
 * Only the page that holds a game's lock writes it, and only over the very save that it read or wrote last, so an older
 * page never overwrites a newer save. A save counts when the database's transaction is complete. What the browser
 * refuses is copied or held in memory while the page is open, and the answer says so.
 */
import { toCard, toPicture } from "./card.ts";
import { toListed } from "./listed.ts";
import { randomHex } from "./random.ts";
import { isStored } from "./records.ts";

/** @typedef {import("./card.ts").Card} Card */
/** @typedef {import("./card.ts").Summary} Summary */
/** @typedef {import("./rows.ts").Found} Found */
/**
 * What became of a save. `saved`: in the database. `copied`: in localStorage alone. `denied`, `full`, `failed`: in
 * memory alone. `elsewhere`: another page may write the game, not this one. `newer`: the store holds a save that this
 * page has not seen. `later`: it is one of a later version of the page. After these three nothing is kept; `create`
 * makes another game of it.
 * @typedef {{kind: import("./records.ts").Outcome|"elsewhere"|"gone", id: string, at: string}} Saved
 */
/** @typedef {import("./listed.ts").Listed} Listed */
/** @typedef {Listed & {text: string, readOnly: boolean}} Opened `text` is empty where the state is damaged or later */
/**
 * @typedef {object} World
 * @property {readonly {id: string}[]} sides of the game
 * @property {import("./records.ts").Records} records
 * @property {import("./locks.ts").Locks} locks
 * @property {"database"|"copies"|"memory"|"later"} place where games are kept; `later`: a later version has them
 * @property {() => number} [now] milliseconds
 * @property {(digits: number) => string} [random] hex digits
 */
/** @typedef {ReturnType<typeof createGames>} Games */

/** @param {World} world */
export function createGames({ sides, records, locks, place, now = Date.now, random = randomHex }) {
  /** Games whose lock ends when their last save is written. @type {Map<string, object>} */
  const leaving = new Map();
  /** @type {{found: Found, card: Card}|null} */
  let removed = null;
  /** The open game whose last save was refused, or empty. */
  let refused = "";
  /** @type {((id: string|null) => void)[]} */
  const listeners = [];
  const time = () => new Date(now()).toISOString();

  /** @param {string} id */
  const find = (id) => {
    const found = records.get(id);
    return found && { ...toListed(found, sides), here: locks.mine(id) };
  };

  /** @param {string} id @param {Saved["kind"]} kind @returns {Saved} */
  const answer = (id, kind) => ({ kind, id, at: isStored(kind) ? time() : "" });

  /** Notes whether a save of the open game was refused. @param {string} id */
  function refuse(id) {
    if (refused === id) return;
    refused = id;
    for (const listener of listeners) listener(null);
  }

  /** @param {Saved} answer to a save of the open game */
  function noted(answer) {
    const { id, kind } = answer;
    if (kind === "elsewhere" || mine(id)) refuse(["newer", "later", "elsewhere"].includes(kind) ? id : "");
    return answer;
  }

  /**
   * Writes a game that this page holds.
   * @param {string} id
   * @param {string} text
   * @param {Summary} summary
   * @param {string} picture
   * @param {Partial<Card>} [given] what of the card is not as usual
   * @param {string[]} [aside] damaged texts to keep
   * @returns {Promise<Saved>}
   */
  async function put(id, text, summary, picture, given, aside) {
    const old = find(id);
    if (old?.state === "later") return answer(id, "later");
    const { createdAt, exported } = old?.card ?? {};
    const card = toCard({ ...summary, savedAt: time(), createdAt: createdAt || time(), exported, ...given }, sides);
    const meta = { card, picture: toPicture(picture), aside: aside ?? old?.damaged ?? [] };
    const outcome = await records.put(id, text, meta);
    return answer(id, outcome);
  }

  /**
   * Does something with a game that this page holds, or may hold for the moment.
   * @template T
   * @param {string} id
   * @param {() => Promise<T>} act
   * @returns {Promise<T|null>}
   */
  async function holding(id, act) {
    const had = locks.mine(id) && !leaving.has(id);
    if (!had && !(await hold(id))) return null;
    try {
      if (!had) await records.claim(id);
      return await act();
    } finally {
      if (!had) leave(id);
    }
  }

  /** @param {string} id @param {boolean} [steal] */
  async function hold(id, steal) {
    leaving.delete(id);
    return locks.hold(id, steal);
  }

  /** The page lets a game go, once its last save is written. @param {string} id */
  function leave(id) {
    const token = {};
    leaving.set(id, token);
    if (refused === id) refuse("");
    const end = () => {
      if (leaving.get(id) !== token) return;
      leaving.delete(id);
      records.dropCopy(id);
      locks.release(id);
      if (records.get(id)?.place !== "memory") records.release(id);
    };
    if (records.busy(id)) void records.idle(id).then(end);
    else end();
  }

  /** @param {string} id */
  const mine = (id) => locks.mine(id) && !leaving.has(id);

  /**
   * Keeps a new game without opening it.
   * @param {string} text
   * @param {Summary} summary
   * @param {string} [picture]
   * @param {Partial<Card>} [given]
   * @returns {Promise<Saved>}
   */
  async function add(text, summary, picture = "", given = {}) {
    const id = random(12);
    return (await holding(id, () => put(id, text, summary, picture, given))) ?? answer(id, "elsewhere");
  }

  /** @param {string} id @param {boolean} steal @returns {Promise<Opened|null>} */
  async function open(id, steal = false) {
    const may = await hold(id, steal);
    if (may) await records.claim(id);
    else await records.refresh(id);
    const found = find(id);
    refuse("");
    if (!may) return found && { ...found, readOnly: true };
    if (!found?.text) leave(id);
    return found && { ...found, here: mine(id), readOnly: false };
  }

  return {
    sides,
    /** Where games are kept in this browser. */
    place,
    /**
     * How well everything is stored, for the foot of the page: the worst of all games.
     * `refused`: the open game is stored, but not as it is on this page.
     * @returns {"saved"|"copied"|"full"|"failed"|"refused"|"blocked"}
     */
    state() {
      if (place === "later" || refused) return "refused";
      const stored = records.ids().flatMap((id) => records.get(id) ?? []);
      const memory = stored.find((found) => found.place === "memory");
      if (place === "memory" || memory?.why === "denied") return "blocked";
      if (memory) return memory.why === "full" ? "full" : "failed";
      return place === "copies" || stored.some((found) => found.place === "copy") ? "copied" : "saved";
    },
    /** All games, the one saved last first. @returns {Listed[]} */
    list() {
      const found = records.ids().flatMap((id) => find(id) ?? []);
      const listed = found.map(({ text: _, ...rest }) => rest);
      return listed.sort((one, other) => other.card.savedAt.localeCompare(one.card.savedAt));
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
    mine,
    /**
     * Keeps a new game, which this page then has open. The list shows it at once; `saved` answers when it is written.
     * @param {string} text
     * @param {Summary} summary
     * @param {string} [picture]
     * @returns {Promise<{id: string, saved: Promise<Saved>}>}
     */
    async create(text, summary, picture = "") {
      const id = random(12);
      await hold(id);
      return { id, saved: put(id, text, summary, picture).then(noted) };
    },
    /**
     * Saves a game that this page has open. The list shows it at once; the answer comes when it is written.
     * @param {string} id
     * @param {string} text
     * @param {Summary} summary
     * @param {string} [picture]
     * @returns {Promise<Saved>}
     */
    async save(id, text, summary, picture = "") {
      return noted(mine(id) ? await put(id, text, summary, picture) : answer(id, "elsewhere"));
    },
    /** Copies a game that this page has open to localStorage at once: the page may go. @param {string} id */
    copy: (id) => (mine(id) ? records.copy(id) : "failed"),
    /** @param {string} id @param {string} name @returns {Promise<Saved>} */
    async rename(id, name) {
      const done = await holding(id, async () => {
        const found = find(id);
        if (!found?.text) return answer(id, "gone");
        return put(id, found.text, { ...found.card, name }, found.picture, { savedAt: found.card.savedAt });
      });
      return done ?? answer(id, "elsewhere");
    },
    /** @param {string} id @param {string} name @returns {Promise<Saved>} */
    async duplicate(id, name) {
      const found = find(id);
      if (!found?.text) return answer(id, "gone");
      return add(found.text, { ...found.card, name }, found.picture, { exported: found.card.exported });
    },
    /**
     * Takes a game away; until `forget` or another removal it can come back.
     * @param {string} id
     * @returns {Promise<"removed"|"open"|"elsewhere"|"failed">}
     */
    async remove(id) {
      if (mine(id)) return "open";
      const card = find(id)?.card ?? toCard(null, sides);
      try {
        const done = await holding(id, async () => {
          const found = await records.remove(id);
          removed = found && { found, card };
          return /** @type {const} */ ("removed");
        });
        return done ?? "elsewhere";
      } catch {
        return "failed";
      }
    },
    /**
     * Brings the game removed last back.
     * @returns {Promise<boolean>} false where the store does not take it again; it is then in memory
     */
    async undo() {
      if (!removed) return false;
      const { found } = removed;
      removed = null;
      const outcome = await holding(found.row.id, () => records.restore(found));
      return isStored(outcome);
    },
    forget: () => void (removed = null),
    removed: () => removed && { id: removed.found.row.id, card: removed.card },
    /** Notes that a game was exported as it is. @param {string} id */
    async exported(id) {
      await holding(id, async () => {
        const found = find(id);
        if (!found?.text || found.state !== "good") return;
        const exported = { at: time(), orders: found.card.orders };
        await put(id, found.text, found.card, found.picture, { savedAt: found.card.savedAt, exported });
      });
    },
    /** Forgets damaged texts that were put aside. @param {string} id */
    async forgetDamaged(id) {
      await holding(id, async () => {
        const found = find(id);
        if (found?.text) await put(id, found.text, found.card, found.picture, { savedAt: found.card.savedAt }, []);
      });
    },
    /** The game that has this very text, if one has. @param {string} text */
    same: (text) => records.ids().find((id) => records.get(id)?.row.text === text) ?? "",
    /** Games that go when the page goes. */
    unsaved: () => records.ids().filter((id) => records.get(id)?.place === "memory"),
    elsewhere: locks.elsewhere,
    /**
     * Hears of every change, by this page and by others: the game, or null where all may have changed.
     * @param {(id: string|null) => void} listener
     */
    onChange(listener) {
      listeners.push(listener);
      const end = () => void listeners.splice(listeners.indexOf(listener), 1);
      const ends = [end, records.onChange(listener), locks.onLost(listener)];
      return () => ends.forEach((end) => end());
    },
    /** The page may go; what is left to save can still be saved. */
    letGo: locks.letGo,
    /** Resolves when every save is written. */
    settled: records.settled,
  };
}
