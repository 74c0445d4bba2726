// What the browser tests ask of the page's database, through the page's own module, and browsers that refuse to store.

import { serveSources } from "./harness.mjs";

/** All rows of a kind: games, sheets or charts. */
export async function rows(page, kind) {
  await serveSources(page);
  return page.evaluate(async (kind) => {
    const { openDatabase } = await import("/www/games/desert-fox/store.ts");
    const database = await openDatabase();
    const found = await database.all(kind);
    await database.close();
    return found;
  }, kind);
}

/** Puts rows of a kind; without a check they get that of their text. */
export async function putRows(page, kind, made) {
  await serveSources(page);
  await page.evaluate(
    async ([kind, made]) => {
      const [{ openDatabase }, { crc32 }] = await Promise.all([
        import("/www/games/desert-fox/store.ts"),
        import("/www/store/sealed.ts"),
      ]);
      const database = await openDatabase();
      await database.change([kind], async (change) => {
        for (const row of made)
          await change.objectStore(kind).put({ form: 1, number: 1, meta: {}, check: crc32(row.text), ...row });
      });
      await database.close();
    },
    [kind, made],
  );
}

/** An init script: the browser lets the page store nothing at all. */
export function denyStorage() {
  const denied = {
    get() {
      throw new DOMException("denied", "SecurityError");
    },
  };
  for (const name of ["localStorage", "indexedDB"]) Object.defineProperty(globalThis, name, denied);
}

/** An init script: the browser refuses its database alone. */
export function denyDatabase() {
  Object.defineProperty(globalThis, "indexedDB", {
    get() {
      throw new DOMException("denied", "SecurityError");
    },
  });
}

/** Waits until the page shows that everything is saved: `pl` of the game, `ref` of the combat, `ex` of the position. */
export const saved = (page, part = "pl") => page.waitForSelector(`#${part}-kept[data-save-status=saved]`);
