/** Keeps a sheet of the Referee in this browser while it is worked on. */

import type { Saves } from "./browser.ts";
import type { Outcome } from "./records.ts";
import type { Sheet } from "./sheets.ts";

/** What the saver needs of the page. */
interface App {
  saves: () => Promise<Saves>;
}

export interface SaveStatus {
  state: Outcome | "saving" | "waiting";
  at: string;
}

/** Saves a sheet after each change of it, and tells when the newest is written. Returns what is so at once. */
export function createSheetSaver(
  name: Sheet,
  app: App,
  notify: (saveStatus: SaveStatus) => void,
): (text: string) => SaveStatus {
  let count = 0;
  return (text) => {
    const mine = ++count;
    void app
      .saves()
      .then(({ sheets }) => sheets.save(name, text))
      .then(({ kind, at }) => {
        if (mine === count) notify({ state: kind, at });
      });
    return { state: "saving", at: "" };
  };
}

/** What the last visit left: a sheet, and texts to hand to the reader because no sheet could be made of them. */
export async function loadSheet<T>(
  name: Sheet,
  app: App,
  read: (text: string) => T | null,
): Promise<{ sheet: T | null; damaged: string[]; denied: boolean }> {
  const { sheets } = await app.saves();
  const { text, damaged } = sheets.load(name);
  const sheet = text ? read(text) : null;
  return { sheet, damaged: text && !sheet ? [text, ...damaged] : damaged, denied: sheets.place === "memory" };
}
