// @ts-check
/** What Desert Fox brings to the game screen. */
import { askForCharts, neededBy, withCharts } from "../charts/missing-charts.ts";
import { engineCalls } from "./engine-calls.js";
import { noOptions, optionsOf } from "./options.js";
import { showStart } from "./start.js";
import { mountTable } from "./table.js";
import { WORDS } from "./words.js";
import { watched } from "../../../shell/late.ts";

/** @type {import("../../../play/session.ts").Reader<import("../engine-types.ts").DesertFox>} */
export const READER = { none: noOptions, read: optionsOf };

/** @type {import("../../../play/types.ts").PlayParts<import("../engine-types.ts").DesertFox>} */
export const PARTS = {
  words: WORDS,
  charts: {
    with: withCharts,
    neededBy,
    ask: askForCharts,
    edit: async (dialogs, app, charts) =>
      (await watched(import("../charts/editor.ts"))).openCharts(dialogs, app, charts),
  },
  reader: READER,
  showStart,
  mountTable,
  libraryCalls: engineCalls,
  quick: {
    start: { options: { scenario: "race-for-tobruk" }, dice: { kind: "fresh" } },
    settings: { seats: { axis: "player", commonwealth: "script" }, handOver: false },
  },
  guided: { axis: "player", commonwealth: "script" },
  async guide(root, app, callbacks) {
    const [{ mountTour }, { GUIDE }] = await watched(
      Promise.all([import("../../../guide/tour.ts"), import("../guide/guide.ts")]),
    );
    return mountTour(root, app, GUIDE, callbacks);
  },
};
