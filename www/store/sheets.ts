/** The sheets of the referee kept in this browser: the combat and the position on the map. */

export const SHEETS = ["combat", "position"] as const;
import type { Outcome, Records } from "./records.ts";

export type Sheet = (typeof SHEETS)[number];

/** `damaged`: texts that cannot be read. */
interface Stored {
  text: string;
  at: string;
  damaged: string[];
}

export function createSheets(records: Records, { place, now = Date.now }: { place: string; now?: () => number }) {
  return {
    place,
    /** The sheet of the last visit. */
    load(sheet: Sheet): Stored {
      const found = records.get(sheet);
      const { savedAt, aside } = found?.row.meta ?? {};
      const texts = [...(found?.corrupt ?? []), ...(Array.isArray(aside) ? aside : [])];
      const damaged = texts.filter((text) => typeof text === "string" && text);
      return { text: found?.row.text ?? "", at: typeof savedAt === "string" ? savedAt : "", damaged };
    },
    async save(sheet: Sheet, text: string): Promise<{ kind: Outcome; at: string }> {
      const at = new Date(now()).toISOString();
      return { kind: await records.put(sheet, text, { savedAt: at }), at };
    },
  };
}
