// @ts-check
/**
 * Who may write a game: one page at a time. The browser's own locks decide where there are any; elsewhere a lease in
 * the storage,
 * renewed while the page lives and void when it was not renewed for a while.
 */
/** @typedef {Pick<LockManager, "request"|"query">} Manager */
/**
 * @typedef {object} Locks
 * @property {(id: string, steal?: boolean) => Promise<boolean>} hold whether this page may write the game now
 * @property {(id: string) => boolean} mine
 * @property {(id: string) => void} release
 * @property {() => void} end nothing is held any more
 * @property {() => void} letGo the page may go: its leases end, but until another page takes one it may still write
 * @property {() => Promise<Set<string>>} elsewhere games that other pages may write
 * @property {(listener: (id: string) => void) => () => void} onLost another page took a game over; gives what ends the
 *   listening
 * @property {(key: string|null) => void} noticed a text in the storage was changed by another page
 */

/**
 * Milliseconds after which a lease is void; longer than the minute to which browsers slow the timers of hidden pages.
 */
export const LEASE = 90_000;
const RENEW = 15_000;

/** The number of an interval. @typedef {ReturnType<typeof setInterval>|number} Beat */
/**
 * @typedef {object} World
 * @property {Pick<import("./names.ts").StorageNames, "lock"|"lease"|"ofLease">} names
 * @property {Manager|null} manager
 * @property {Storage|null} storage
 * @property {string} me
 * @property {() => number} now
 * @property {(run: () => void, ms: number) => Beat} [every] gives the number of its interval
 */

/** @param {World} world @returns {Locks} */
export function createLocks({ names, manager, storage, me, now, every = (run, ms) => setInterval(run, ms) }) {
  const { lock: lockName, lease: leaseKey, ofLease } = names;
  /** @type {Map<string, () => void>} */
  const held = new Map();
  /** Locks on their way back to the browser. @type {Map<string, Promise<unknown>>} */
  const ending = new Map();
  /** @type {((id: string) => void)[]} */
  const listeners = [];
  /** The interval that renews the leases. @type {Beat|null} */
  let beat = null;

  /** @param {string} id */
  function lose(id) {
    if (!held.delete(id)) return;
    for (const listener of listeners) listener(id);
  }

  /** @param {string} id @param {boolean} steal @returns {Promise<boolean>} */
  function ofManager(id, steal) {
    return new Promise((resolve, reject) => {
      const granted = (/** @type {Lock|null} */ lock) => {
        if (!lock) return resolve(false);
        return new Promise((/** @type {(value?: undefined) => void} */ done) => {
          held.set(id, done);
          resolve(true);
        });
      };
      const asked = /** @type {Manager} */ (manager).request(
        lockName(id),
        steal ? { steal } : { ifAvailable: true },
        granted,
      );
      ending.set(
        id,
        asked.catch((error) => (held.has(id) ? lose(id) : reject(error))),
      );
    });
  }

  /** @param {string} id */
  function lease(id) {
    try {
      return storage?.getItem(leaseKey(id)) ?? "";
    } catch {
      return "";
    }
  }

  /** Whose lease it is, if it is still good. @param {string} id */
  function tenant(id) {
    const [, who, at] = /^(\w+) (\d+)$/.exec(lease(id)) ?? [];
    return who && Math.abs(now() - Number(at)) < LEASE ? who : "";
  }

  /** @param {string} id */
  function renew(id) {
    try {
      storage?.setItem(leaseKey(id), `${me} ${now()}`);
    } catch {
      // A storage without room holds no lease of another page either.
    }
  }

  /** @param {string} id */
  function endLease(id) {
    try {
      if (tenant(id) === me) storage?.removeItem(leaseKey(id));
    } catch {
      // It ends by itself.
    }
  }

  /** @param {string} id @param {boolean} steal */
  function byLease(id, steal) {
    const who = tenant(id);
    if (who && who !== me && !steal) return false;
    renew(id);
    if (![me, ""].includes(tenant(id))) return false;
    held.set(id, () => endLease(id));
    beat ??= every(() => void [...held.keys()].filter(mine).forEach(renew), RENEW) ?? 0;
    return true;
  }

  /** @param {string} id */
  function mine(id) {
    if (!held.has(id)) return false;
    if (manager || !storage || [me, ""].includes(tenant(id))) return true;
    lose(id);
    return false;
  }

  /** @type {Locks} */
  const locks = {
    async hold(id, steal = false) {
      if (mine(id)) return true;
      if (manager) {
        try {
          await ending.get(id);
          return await ofManager(id, steal);
        } catch {
          manager = null;
        }
      }
      if (!storage) return held.set(id, () => {}).has(id);
      return byLease(id, steal);
    },
    mine,
    release(id) {
      const done = held.get(id);
      held.delete(id);
      done?.();
    },
    end() {
      clearInterval(beat ?? undefined);
      for (const id of [...held.keys()]) locks.release(id);
    },
    letGo() {
      if (!manager) for (const id of held.keys()) endLease(id);
    },
    async elsewhere() {
      if (manager) {
        const { held: all = [] } = await manager.query().catch(() => ({ held: [] }));
        const taken = all.map(({ name = "" }) => name).filter((name) => name.startsWith(lockName("")));
        return new Set(taken.map((name) => name.slice(lockName("").length)).filter((id) => !held.has(id)));
      }
      if (!storage) return new Set();
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
      const ids = keys.map((key) => ofLease(key)).filter(Boolean);
      return new Set(ids.filter((id) => ![me, ""].includes(tenant(id))));
    },
    onLost(listener) {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
    noticed(key) {
      if (!manager && storage && (key === null || key.endsWith(":lease"))) [...held.keys()].forEach(mine);
    },
  };
  return locks;
}
