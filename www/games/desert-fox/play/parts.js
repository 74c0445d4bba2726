// @ts-check
/** What Desert Fox brings to the game screen. */
import { askForCharts, neededBy, withCharts } from "../charts/missing-charts.js";
import { engineCalls } from "./engine-calls.js";
import { noOptions, optionsOf } from "./options.js";
import { showStart } from "./start.js";
import { mountTable } from "./table.js";
import { WORDS } from "./words.js";
import { watched } from "../../../shell/late.js";

/** @type {import("../../../play/session.js").Reader<import("../engine-types.js").DesertFox>} */
export const READER = { none: noOptions, read: optionsOf };

/** @type {import("../../../play/types.js").PlayParts<import("../engine-types.js").DesertFox>} */
export const PARTS = {
  words: WORDS,
  charts: {
    with: withCharts,
    neededBy,
    ask: askForCharts,
    edit: async (dialogs, app, charts) =>
      (await watched(import("../charts/editor.js"))).openCharts(dialogs, app, charts),
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
      Promise.all([import("../../../guide/tour.js"), import("../guide/guide.js")]),
    );
    return mountTour(root, app, GUIDE, callbacks);
  },
};
