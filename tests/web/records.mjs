// Saved games changed for a test, with the check that fits.

import { createHash } from "node:crypto";

/** The members of a save in the order of its canonical text. */
const MEMBERS = [
  "format",
  "schema",
  "engine",
  "scenario",
  "rules",
  "charts",
  "ownCharts",
  "rulesRevision",
  "scenarioRevision",
  "seed",
  "orders",
  "faces",
  "notes",
  "checkpoints",
];

/** The text of a save after a change, with the check that fits. */
export function changedSave(text, change) {
  const save = JSON.parse(text);
  change(save);
  const bare = Object.fromEntries(MEMBERS.filter((name) => save[name] !== undefined).map((name) => [name, save[name]]));
  const check = createHash("sha256").update(JSON.stringify(bare)).digest("hex");
  return JSON.stringify({ ...bare, check });
}
