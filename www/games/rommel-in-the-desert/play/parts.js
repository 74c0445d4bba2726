// @ts-check
/** What Rommel in the Desert brings to the game screen. */
import { withTableGames } from "./handle.js";
import { libraryCalls } from "./library-calls.js";
import { READER } from "./reader.js";
import { showStart } from "./start.js";
import { mountTable } from "./table.js";
import { WORDS } from "./words.js";
import { watched } from "../../../shell/late.ts";

/** @type {import("../../../play/types.ts").PlayParts<import("./types.js").RommelInTheDesert>} */
export const PARTS = {
  words: WORDS,
  charts: {
    with: withTableGames,
    neededBy: () => null,
    ask: async () => false,
    edit: async () => "",
  },
  reader: READER,
  showStart,
  mountTable,
  libraryCalls,
  quick: {
    start: { options: { scenario: "1940" }, dice: { kind: "fresh" } },
    settings: { seats: { axis: "player", allied: "script" }, handOver: true },
  },
  guided: { axis: "player", allied: "script" },
  async guide(root, app, callbacks) {
    const [{ mountTour }, { GUIDE }] = await watched(
      Promise.all([import("../../../guide/tour.ts"), import("../guide/guide.ts")]),
    );
    return mountTour(root, app, GUIDE, callbacks);
  },
};
