// @ts-check
/** Remembers small things in this browser under the names of a game; falls back to memory when storage is denied. */
import { storageErrorOf } from "./storage-error.ts";

/**
 * @typedef {object} Store
 * @property {"saved"|"blocked"|"full"} state
 * @property {(key: string) => string|null} get
 * @property {(key: string, value: string) => boolean} set false when only kept in memory
 * @property {(key: string) => void} remove
 * @property {(key: string, fallback?: unknown) => unknown} getJson
 * @property {(key: string, value: unknown) => boolean} setJson
 * @property {(listener: () => void) => void} onState
 */

/** The browser's storage. It is only read: a full storage is not a denied one. @returns {Storage|null} */
export function probe() {
  try {
    const storage = globalThis.localStorage;
    storage.getItem("");
    return storage;
  } catch {
    return null;
  }
}

/**
 * @param {Pick<import("./names.ts").StorageNames, "setting">} names
 * @param {Storage|null} [storage]
 * @returns {Store}
 */
export function createStore({ setting }, storage = probe()) {
  /** @type {Map<string, string>} */
  const memory = new Map();
  /** @type {(() => void)[]} */
  const listeners = [];
  /** @param {Store["state"]} state */
  const setState = (state) => {
    if (store.state === state) return;
    store.state = state;
    for (const listener of listeners) listener();
  };
  /** @type {Store} */
  const store = {
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
