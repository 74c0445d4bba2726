// What the page writes into the browser and into files, found by writing everything once into a database and a
// localStorage of the test's own.

import "fake-indexeddb/auto";

import { FakeLocks, FakeStorage, summary } from "./library-helpers.mjs";

const ID = /^[0-9a-f]{12}$/;
const SETTINGS = { seats: { axis: "player", commonwealth: "away" }, handOver: true };

/** The keys of a value, one line each with the keys above it. */
export function keyLines(value, path = "") {
  if (Array.isArray(value)) return value.flatMap((one) => keyLines(one, `${path}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = /(^|\s)$/.test(path) ? path + key : `${path}.${key}`;
    return [place, ...keyLines(inner, place)];
  });
}

const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The browser as far as the store uses it; what is said to other windows is collected. */
function enterBrowser() {
  const listeners = [];
  const said = [];
  const storage = new FakeStorage();
  const channel = class {
    constructor(name) {
      this.name = name;
    }
    postMessage(message) {
      said.push(...keyLines(message, `channel ${this.name} `), `channel ${this.name} kind=${message.kind}`);
    }
  };
  const locks = new FakeLocks();
  const browser = {
    localStorage: storage,
    navigator: { locks },
    BroadcastChannel: channel,
    addEventListener: (type, listener) => listeners.push({ type, listener }),
  };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const fire = (type) => listeners.filter((one) => one.type === type).map(({ listener }) => listener({ type }));
  return { storage, locks, said, fire };
}

/** Stores a game, its copy, both sheets, charts and the last game. */
async function fill(browser, charts) {
  const { openSaves } = await import("../../www/games/desert-fox/store.ts");
  const saves = await openSaves();
  const card = summary(3, { game: "a".repeat(16), settings: JSON.stringify(SETTINGS) });
  const { id, saved } = await saves.games.create("{}", card, "data:image/png;base64,AAAA");
  await saved;
  saves.games.copy(id);
  const held = [...browser.locks.held.keys()];
  await saves.games.exported(id);
  await Promise.all([saves.sheets.save("combat", "{}"), saves.sheets.save("position", "{}")]);
  await saves.charts.save({ ...charts, played: true });
  saves.last.set(id);
  browser.fire("pagehide");
  await new Promise((done) => setTimeout(done, 50));
  return { id, held, card: saves.games.find(id).card };
}

/** Rows of the database by store, with the ids that are not made by chance. */
async function databaseLines(check) {
  const [{ name, version }] = await indexedDB.databases();
  const database = await result(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  const lines = await Promise.all(
    stores.map(async (kind) => {
      const store = database.transaction(kind).objectStore(kind);
      const rows = await result(store.getAll());
      const ids = rows.map(({ id }) => id).filter((id) => id !== check && !ID.test(id));
      return [`${kind} by ${store.keyPath}`, ...ids.map((id) => `${kind} id ${id}`), ...keyLines(rows, `${kind} `)];
    }),
  );
  database.close();
  return [`database ${name}, version ${version}`, ...lines.flat()].map((line) => line.replace(" []", " "));
}

/** Groups of names by heading. */
export async function storeNames(wasm) {
  const changes = [{ what: "cities/Tobruk", old: "2", new: "1" }];
  const made = wasm.makeCharts({ name: "Mine", changes });
  const browser = enterBrowser();
  const { id, held, card } = await fill(browser, made);
  const plain = (text) => text.replaceAll(id, "<id>").replaceAll(made.check, "<check>");
  const copies = [...browser.storage.texts].flatMap(([key, text]) => {
    const [seal, head] = text.split("\n");
    return [key, `${key} sealed ${seal.split(" ")[0]}`, ...keyLines(JSON.parse(head), `${key} `)];
  });
  const { bundle, bundleName, fileName } = await import("../../www/games/desert-fox/store.ts");
  const sheets = [{ sheet: "combat", text: "{}" }];
  const file = JSON.parse(
    bundle({ games: [{ card, text: "{}" }], charts: [{ played: true, text: "{}" }], sheets }, card.savedAt),
  );
  const day = (name) => name.replace(/\d{4}-\d\d-\d\d/, "<day>");
  return {
    "Database of a browser": await databaseLines(made.check),
    "Copies in localStorage": copies.map(plain),
    "Between windows: locks and channel": [...held.map((name) => `lock ${name}`), ...browser.said].map(plain),
    "Collections of games": [
      `format ${file.format}`,
      `schema ${file.schema}`,
      ...keyLines(file),
      `name ${day(bundleName(card.savedAt))}`,
      `name of a game ${day(fileName(card, card.savedAt))}`,
    ],
    "Files of charts as written": [...keyLines(JSON.parse(made.text)), `format ${JSON.parse(made.text).format}`],
  };
}
