// What the browser tests ask of the page's database, through the page's own module, and browsers that refuse to store.

/** All rows of a kind: games, sheets or charts. */
export const rows = (page, kind) =>
  page.evaluate(async (kind) => {
    const { openDatabase } = await import("/www/games/desert-fox/store.js");
    const database = await openDatabase();
    const found = await database.all(kind);
    await database.close();
    return found;
  }, kind);

/** Puts rows of a kind; without a check they get that of their text. */
export const putRows = (page, kind, made) =>
  page.evaluate(
    async ([kind, made]) => {
      const [{ openDatabase }, { crc32 }] = await Promise.all([
        import("/www/games/desert-fox/store.js"),
        import("/www/store/sealed.js"),
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
