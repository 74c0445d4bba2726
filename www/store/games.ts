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
import type { Outcome, Records } from "./records.ts";
import type { Listed } from "./listed.ts";
import type { Locks } from "./locks.ts";
import type { Found } from "./rows.ts";
import type { Card, Summary } from "./card.ts";

/**
 * What became of a save. `saved`: in the database. `copied`: in localStorage alone. `denied`, `full`, `failed`: in
 * memory alone. `elsewhere`: another page may write the game, not this one. `newer`: the store holds a save that this
 * page has not seen. `later`: it is one of a later version of the page. After these three nothing is kept; `create`
 * makes another game of it.
 */
interface Saved {
  kind: Outcome | "elsewhere" | "gone";
  id: string;
  at: string;
}

/** `text` is empty where the state is damaged or later. */
export type Opened = Listed & { text: string; readOnly: boolean };

export interface World {
  /** Of the game. */
  sides: readonly { id: string }[];
  records: Records;
  locks: Locks;
  /** Where games are kept; `later`: a later version has them. */
  place: "database" | "copies" | "memory" | "later";
  /** Milliseconds. */
  now?: () => number;
  /** Hex digits. */
  random?: (digits: number) => string;
}

export type Games = ReturnType<typeof createGames>;

export function createGames({ sides, records, locks, place, now = Date.now, random = randomHex }: World) {
  /** Games whose lock ends when their last save is written. */
  const leaving = new Map<string, object>();
  let removed: { found: Found; card: Card } | null = null;
  /** The open game whose last save was refused, or empty. */
  let refused = "";
  const listeners: ((id: string | null) => void)[] = [];
  const time = () => new Date(now()).toISOString();

  const find = (id: string) => {
    const found = records.get(id);
    return found && { ...toListed(found, sides), here: locks.mine(id) };
  };

  const answer = (id: string, kind: Saved["kind"]): Saved => ({ kind, id, at: isStored(kind) ? time() : "" });

  /** Notes whether a save of the open game was refused. */
  function refuse(id: string) {
    if (refused === id) return;
    refused = id;
    for (const listener of listeners) listener(null);
  }

  /** `answer`: what came of saving the open game. */
  function noted(answer: Saved) {
    const { id, kind } = answer;
    if (kind === "elsewhere" || mine(id)) refuse(["newer", "later", "elsewhere"].includes(kind) ? id : "");
    return answer;
  }

  /** Writes a game that this page holds. `given`: what of the card is not as usual. `aside`: damaged texts to keep. */
  async function put(
    id: string,
    text: string,
    summary: Summary,
    picture: string,
    given?: Partial<Card>,
    aside?: string[],
  ): Promise<Saved> {
    const old = find(id);
    if (old?.state === "later") return answer(id, "later");
    const { createdAt, exported } = old?.card ?? {};
    const card = toCard({ ...summary, savedAt: time(), createdAt: createdAt || time(), exported, ...given }, sides);
    const meta = { card, picture: toPicture(picture), aside: aside ?? old?.damaged ?? [] };
    const outcome = await records.put(id, text, meta);
    return answer(id, outcome);
  }

  /** Does something with a game that this page holds, or may hold for the moment. */
  async function holding<T>(id: string, act: () => Promise<T>): Promise<T | null> {
    const had = locks.mine(id) && !leaving.has(id);
    if (!had && !(await hold(id))) return null;
    try {
      if (!had) await records.claim(id);
      return await act();
    } finally {
      if (!had) leave(id);
    }
  }

  async function hold(id: string, steal?: boolean) {
    leaving.delete(id);
    return locks.hold(id, steal);
  }

  /** The page lets a game go, once its last save is written. */
  function leave(id: string) {
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

  const mine = (id: string) => locks.mine(id) && !leaving.has(id);

  /** Keeps a new game without opening it. */
  async function add(text: string, summary: Summary, picture = "", given: Partial<Card> = {}): Promise<Saved> {
    const id = random(12);
    return (await holding(id, () => put(id, text, summary, picture, given))) ?? answer(id, "elsewhere");
  }

  async function open(id: string, steal = false): Promise<Opened | null> {
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
     * How well everything is stored, for the foot of the page: the worst of all games. `refused`: the open game is
     * stored, but not as it is on this page.
     */
    state(): "saved" | "copied" | "full" | "failed" | "refused" | "blocked" {
      if (place === "later" || refused) return "refused";
      const stored = records.ids().flatMap((id) => records.get(id) ?? []);
      const memory = stored.find((found) => found.place === "memory");
      if (place === "memory" || memory?.why === "denied") return "blocked";
      if (memory) return memory.why === "full" ? "full" : "failed";
      return place === "copies" || stored.some((found) => found.place === "copy") ? "copied" : "saved";
    },
    /** All games, the one saved last first. */
    list(): Listed[] {
      const found = records.ids().flatMap((id) => find(id) ?? []);
      const listed = found.map(({ text: _, ...rest }) => rest);
      return listed.sort((one, other) => other.card.savedAt.localeCompare(one.card.savedAt));
    },
    /** A game to look at; it is not opened. */
    find,
    /** Opens a game; read-only where another page has it. */
    open: (id: string) => open(id),
    /** Opens a game that another page has, which may then write it no more. */
    takeOver: (id: string) => open(id, true),
    leave,
    add,
    /** Whether this page may write a game. */
    mine,
    /**
     * Keeps a new game, which this page then has open. The list shows it at once; `saved` answers when it is written.
     */
    async create(text: string, summary: Summary, picture = ""): Promise<{ id: string; saved: Promise<Saved> }> {
      const id = random(12);
      await hold(id);
      return { id, saved: put(id, text, summary, picture).then(noted) };
    },
    /** Saves a game that this page has open. The list shows it at once; the answer comes when it is written. */
    async save(id: string, text: string, summary: Summary, picture = ""): Promise<Saved> {
      return noted(mine(id) ? await put(id, text, summary, picture) : answer(id, "elsewhere"));
    },
    /** Copies a game that this page has open to localStorage at once: the page may go. */
    copy: (id: string) => (mine(id) ? records.copy(id) : "failed"),
    async rename(id: string, name: string): Promise<Saved> {
      const done = await holding(id, async () => {
        const found = find(id);
        if (!found?.text) return answer(id, "gone");
        return put(id, found.text, { ...found.card, name }, found.picture, { savedAt: found.card.savedAt });
      });
      return done ?? answer(id, "elsewhere");
    },
    async duplicate(id: string, name: string): Promise<Saved> {
      const found = find(id);
      if (!found?.text) return answer(id, "gone");
      return add(found.text, { ...found.card, name }, found.picture, { exported: found.card.exported });
    },
    /** Takes a game away; until `forget` or another removal it can come back. */
    async remove(id: string): Promise<"removed" | "open" | "elsewhere" | "failed"> {
      if (mine(id)) return "open";
      const card = find(id)?.card ?? toCard(null, sides);
      try {
        const done = await holding(id, async () => {
          const found = await records.remove(id);
          removed = found && { found, card };
          return "removed" as const;
        });
        return done ?? "elsewhere";
      } catch {
        return "failed";
      }
    },
    /**
     * Brings the game removed last back. Returns false where the store does not take it again; it is then in memory.
     */
    async undo(): Promise<boolean> {
      if (!removed) return false;
      const { found } = removed;
      removed = null;
      const outcome = await holding(found.row.id, () => records.restore(found));
      return isStored(outcome);
    },
    forget: () => void (removed = null),
    removed: () => removed && { id: removed.found.row.id, card: removed.card },
    /** Notes that a game was exported as it is. */
    async exported(id: string) {
      await holding(id, async () => {
        const found = find(id);
        if (!found?.text || found.state !== "good") return;
        const exported = { at: time(), orders: found.card.orders };
        await put(id, found.text, found.card, found.picture, { savedAt: found.card.savedAt, exported });
      });
    },
    /** Forgets damaged texts that were put aside. */
    async forgetDamaged(id: string) {
      await holding(id, async () => {
        const found = find(id);
        if (found?.text) await put(id, found.text, found.card, found.picture, { savedAt: found.card.savedAt }, []);
      });
    },
    /** The game that has this very text, if one has. */
    same: (text: string) => records.ids().find((id) => records.get(id)?.row.text === text) ?? "",
    /** Games that go when the page goes. */
    unsaved: () => records.ids().filter((id) => records.get(id)?.place === "memory"),
    elsewhere: locks.elsewhere,
    /** Hears of every change, by this page and by others: the game, or null where all may have changed. */
    onChange(listener: (id: string | null) => void) {
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
