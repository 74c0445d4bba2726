/** What Desert Fox calls what it stores: keys, locks, formats and files. They are in browsers and never change. */

import type { StorageNames } from "../../store/names.ts";
import type { Kind } from "../../store/database.ts";

/** Every key of localStorage begins so. */
export const PREFIX = "desertfox:v1:";

const lock = (id: string) => `${PREFIX}game:${id}`;

export const STORAGE: StorageNames = {
  database: "desert-fox",
  channel: "desertfox:v1",
  setting: (key) => PREFIX + key,
  copy: (kind, id) => `${PREFIX}copy:${kind}:${id}`,
  ofCopy(key) {
    const [, kind, id] = /^desertfox:v1:copy:(games|sheets|charts|page):([\w-]{1,40})$/.exec(key) ?? [];
    return id ? { kind: kind as Kind, id } : null;
  },
  seal: (kind) => `desert-fox-${kind}`,
  lock,
  lease: (id) => `${lock(id)}:lease`,
  ofLease: (key) => /^desertfox:v1:game:(\w+):lease$/.exec(key)?.[1] ?? "",
  collection: "desert-fox-games",
  files: {
    game: (scenario, turn, side, day) =>
      `${scenario}_T${turn}_${side as "axis" | "commonwealth" | "over"}_${day}.desertfox.json`,
    save: (stem, day) => `${stem}-${day}.desertfox.json`,
    collection: (day) => `desert-fox-games_${day}.desertfox.json`,
    damaged: (id, at) => `desert-fox_damaged_${id}_${at + 1}.txt`,
    original: (isFile) => `desert-fox_original.${isFile ? "desertfox.json" : "txt"}`,
  },
};
