/**
 * Who may write a game: one page at a time. The browser's own locks decide where there are any; elsewhere a lease in
 * the storage,
 * renewed while the page lives and void when it was not renewed for a while.
 */
import type { StorageNames } from "./names.ts";

type Manager = Pick<LockManager, "request" | "query">;

export interface Locks {
  /** Whether this page may write the game now. */
  hold: (id: string, steal?: boolean) => Promise<boolean>;
  mine: (id: string) => boolean;
  release: (id: string) => void;
  /** Nothing is held any more. */
  end: () => void;
  /** The page may go: its leases end, but until another page takes one it may still write. */
  letGo: () => void;
  /** Games that other pages may write. */
  elsewhere: () => Promise<Set<string>>;
  /** Another page took a game over; gives what ends the listening. */
  onLost: (listener: (id: string) => void) => () => void;
  /** A text in the storage was changed by another page. */
  noticed: (key: string | null) => void;
}

/**
 * Milliseconds after which a lease is void; longer than the minute to which browsers slow the timers of hidden pages.
 */
export const LEASE = 90_000;
const RENEW = 15_000;

/** The number of an interval. */
type Beat = ReturnType<typeof setInterval> | number;

export interface World {
  names: Pick<StorageNames, "lock" | "lease" | "ofLease">;
  manager: Manager | null;
  storage: Storage | null;
  me: string;
  now: () => number;
  /** Gives the number of its interval. */
  every?: (run: () => void, ms: number) => Beat;
}

export function createLocks({
  names,
  manager,
  storage,
  me,
  now,
  every = (run, ms) => setInterval(run, ms),
}: World): Locks {
  const { lock: lockName, lease: leaseKey, ofLease } = names;
  const held = new Map<string, () => void>();
  /** Locks on their way back to the browser. */
  const ending = new Map<string, Promise<unknown>>();
  const listeners: ((id: string) => void)[] = [];
  /** The interval that renews the leases. */
  let beat: Beat | null = null;

  function lose(id: string) {
    if (!held.delete(id)) return;
    for (const listener of listeners) listener(id);
  }

  function ofManager(id: string, steal: boolean): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const granted = (lock: Lock | null) => {
        if (!lock) return resolve(false);
        return new Promise((done: (value?: undefined) => void) => {
          held.set(id, done);
          resolve(true);
        });
      };
      const asked = manager!.request(lockName(id), steal ? { steal } : { ifAvailable: true }, granted);
      ending.set(
        id,
        asked.catch((error) => (held.has(id) ? lose(id) : reject(error))),
      );
    });
  }

  function lease(id: string) {
    try {
      return storage?.getItem(leaseKey(id)) ?? "";
    } catch {
      return "";
    }
  }

  /** Whose lease it is, if it is still good. */
  function tenant(id: string) {
    const [, who, at] = /^(\w+) (\d+)$/.exec(lease(id)) ?? [];
    return who && Math.abs(now() - Number(at)) < LEASE ? who : "";
  }

  function renew(id: string) {
    try {
      storage?.setItem(leaseKey(id), `${me} ${now()}`);
    } catch {
      // A storage without room holds no lease of another page either.
    }
  }

  function endLease(id: string) {
    try {
      if (tenant(id) === me) storage?.removeItem(leaseKey(id));
    } catch {
      // It ends by itself.
    }
  }

  function byLease(id: string, steal: boolean) {
    const who = tenant(id);
    if (who && who !== me && !steal) return false;
    renew(id);
    if (![me, ""].includes(tenant(id))) return false;
    held.set(id, () => endLease(id));
    beat ??= every(() => void [...held.keys()].filter(mine).forEach(renew), RENEW) ?? 0;
    return true;
  }

  function mine(id: string) {
    if (!held.has(id)) return false;
    if (manager || !storage || [me, ""].includes(tenant(id))) return true;
    lose(id);
    return false;
  }

  const locks: Locks = {
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
