/** What Rommel in the Desert calls what it stores: keys, locks, formats and files. They are in browsers and never change. */

import type { StorageNames } from "../../store/names.ts";
import type { Kind } from "../../store/database.ts";

/** Every key of localStorage begins so. */
export const PREFIX = "rommelinthedesert:v1:";

const lock = (id: string) => `${PREFIX}game:${id}`;

export const STORAGE: StorageNames = {
  database: "rommel-in-the-desert",
  channel: "rommelinthedesert:v1",
  setting: (key) => PREFIX + key,
  copy: (kind, id) => `${PREFIX}copy:${kind}:${id}`,
  ofCopy(key) {
    const [, kind, id] = /^rommelinthedesert:v1:copy:(games|sheets|charts|page):([\w-]{1,40})$/.exec(key) ?? [];
    return id ? { kind: kind as Kind, id } : null;
  },
  seal: (kind) => `rommel-in-the-desert-${kind}`,
  lock,
  lease: (id) => `${lock(id)}:lease`,
  ofLease: (key) => /^rommelinthedesert:v1:game:(\w+):lease$/.exec(key)?.[1] ?? "",
  collection: "rommel-in-the-desert-games",
  files: {
    game: (scenario, turn, side, day) => `rommel-${scenario}_${turn}_${side}_${day}.rommel.json`,
    save: (stem, day) => `${stem}-${day}.rommel.json`,
    collection: (day) => `rommel-in-the-desert-games_${day}.rommel.json`,
    damaged: (id, at) => `rommel-in-the-desert_damaged_${id}_${at + 1}.txt`,
    original: (isFile) => `rommel-in-the-desert_original.${isFile ? "rommel.json" : "txt"}`,
  },
};
