/** The guided first game of Rommel in the Desert. */
import { addressOf } from "../../../how-to/pages.ts";
import { parseHex } from "../geometry.ts";
import { withTableGames } from "../play/handle.js";
import { READER } from "../play/reader.js";
import { mountTable } from "../play/table.js";
import { OPENING } from "./opening.ts";
import { STEPS, accepts, isOver, stepAt } from "./steps.ts";
import type { RommelInTheDesert } from "../play/types.js";
import type { Guide } from "../../../guide/tour.ts";

/** Halfway between the two places of the first move, which the map shows first. */
const FRONT = "Sidi Barrani";

export const GUIDE: Guide<RommelInTheDesert> = {
  opening: OPENING,
  engine: withTableGames,
  front: parseHex(FRONT),
  seats: { axis: "player", allied: "script" },
  steps: STEPS,
  isOver,
  stepAt,
  accepts,
  more: addressOf,
  reader: READER,
  mountTable,
};
