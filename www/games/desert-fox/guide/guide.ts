/** The guided first game of Desert Fox. */
import { parseHex } from "../geometry.ts";
import { noOptions, optionsOf } from "../play/options.js";
import { addressOf } from "../how-to/content.ts";
import { mountTable } from "../play/table.js";
import { OPENING } from "./opening.ts";
import { STEPS, isOver, stepAt } from "./steps.ts";
import type { DesertFox } from "../engine-types.ts";
import type { Guide } from "../../../guide/tour.ts";

/** The stack beside the enemy, which the map shows first. */
const FRONT = "L2324";

export const GUIDE: Guide<DesertFox> = {
  opening: OPENING,
  engine: (wasm) => wasm,
  front: parseHex(FRONT),
  seats: { axis: "player", commonwealth: "script" },
  steps: STEPS,
  isOver,
  stepAt,
  more: addressOf,
  reader: { none: noOptions, read: optionsOf },
  mountTable,
};
