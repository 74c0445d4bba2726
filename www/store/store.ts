/** Remembers small things in this browser under the names of a game; falls back to memory when storage is denied. */
import { storageErrorOf } from "./storage-error.ts";
import type { StorageNames } from "./names.ts";

export interface Store {
  state: "saved" | "blocked" | "full";
  get: (key: string) => string | null;
  /** False when only kept in memory. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  getJson: (key: string, fallback?: unknown) => unknown;
  setJson: (key: string, value: unknown) => boolean;
  onState: (listener: () => void) => void;
}

/** The browser's storage. It is only read: a full storage is not a denied one. */
export function probe(): Storage | null {
  try {
    const storage = globalThis.localStorage;
    storage.getItem("");
    return storage;
  } catch {
    return null;
  }
}

export function createStore({ setting }: Pick<StorageNames, "setting">, storage: Storage | null = probe()): Store {
  const memory = new Map<string, string>();
  const listeners: (() => void)[] = [];
  const setState = (state: Store["state"]) => {
    if (store.state === state) return;
    store.state = state;
    for (const listener of listeners) listener();
  };
  const store: Store = {
    state: storage ? "saved" : "blocked",
    get(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return storage?.getItem(setting(key)) ?? null;
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (!storage) throw new DOMException("denied", "SecurityError");
        storage.setItem(setting(key), value);
        memory.delete(key);
        setState("saved");
        return true;
      } catch (error) {
        memory.set(key, value);
        setState(storageErrorOf(error) === "denied" ? "blocked" : "full");
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage?.removeItem(setting(key));
      } catch {
        setState("blocked");
      }
    },
    getJson(key, fallback = null) {
      try {
        const text = store.get(key);
        return text === null ? fallback : JSON.parse(text);
      } catch {
        return fallback;
      }
    },
    setJson: (key, value) => store.set(key, JSON.stringify(value)),
    onState: (listener) => void listeners.push(listener),
  };
  return store;
}
