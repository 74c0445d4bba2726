// A storage and locks for the tests of the kept games: they can refuse, fill up, lose, garble, and stop between any two
// writes.

/** The page is gone: nothing it calls afterwards has an effect. */
export class Stopped extends Error {}

const named = (name) => Object.assign(new Error(name), { name });

export class FakeStorage {
  texts;
  /** Reads and writes so far, and writes alone. */
  calls = 0;
  writes = 0;
  limit = Infinity;
  /** Tampers with the texts written. */
  garble = null;
  /** The write at which the page stops; with `torn`, after half of its text. */
  stopAt = Infinity;
  torn = false;
  /** The write that never reaches the disk. */
  dropAt = Infinity;
  disk;
  denied = false;
  before = null;

  constructor(texts = []) {
    this.texts = new Map(texts);
    this.disk = new Map(texts);
  }

  #called(write) {
    if (this.denied) throw named("SecurityError");
    if (this.writes >= this.stopAt) throw new Stopped();
    this.before?.(++this.calls);
    if (write) this.writes += 1;
  }

  #flush(key, text) {
    if (this.writes === this.dropAt) return;
    if (text === null) this.disk.delete(key);
    else this.disk.set(key, text);
  }

  get length() {
    this.#called(false);
    return this.texts.size;
  }

  key(i) {
    this.#called(false);
    return [...this.texts.keys()][i] ?? null;
  }

  getItem(key) {
    this.#called(false);
    return this.texts.get(key) ?? null;
  }

  setItem(key, text) {
    this.#called(true);
    const used = [...this.texts].reduce(
      (sum, [name, value]) => sum + (name === key ? 0 : name.length + value.length),
      0,
    );
    if (used + key.length + text.length > this.limit) throw named("QuotaExceededError");
    const stops = this.writes >= this.stopAt;
    if (stops && !this.torn) throw new Stopped();
    const stored = stops ? text.slice(0, text.length / 2) : (this.garble?.(text) ?? text);
    this.texts.set(key, stored);
    this.#flush(key, stored);
    if (stops) throw new Stopped();
  }

  removeItem(key) {
    this.#called(true);
    if (this.writes >= this.stopAt) throw new Stopped();
    this.texts.delete(key);
    this.#flush(key, null);
  }

  /** What a page finds that opens after this one. */
  reopened() {
    return new FakeStorage(this.texts);
  }
}

/** The browser's locks, shared by all pages that are given them. */
export class FakeLocks {
  held = new Map();

  async request(name, { steal = false, ifAvailable = false }, use) {
    const holder = this.held.get(name);
    if (holder && !steal) {
      if (!ifAvailable) throw new Error("nobody waits here");
      return use(null);
    }
    holder?.lose(named("AbortError"));
    const me = {};
    const lost = new Promise((_, reject) => (me.lose = reject));
    this.held.set(name, me);
    try {
      return await Promise.race([use({ name, mode: "exclusive" }), lost]);
    } finally {
      if (this.held.get(name) === me) this.held.delete(name);
    }
  }

  async query() {
    return { held: [...this.held.keys()].map((name) => ({ name })), pending: [] };
  }
}

/** Numbers from 0 to 1 that are the same in every run. */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 14), 0x9e3779b1) >>> 0;
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}

export const summary = (orders, more = {}) => ({
  name: "My game",
  scenario: "race-for-tobruk",
  turn: 1 + Math.floor(orders / 20),
  phase: "initialMovement",
  side: "axis",
  orders,
  date: "",
  ...more,
});

/** What the pending promises of the page need to run. */
export const settled = () => new Promise((done) => setImmediate(done));
