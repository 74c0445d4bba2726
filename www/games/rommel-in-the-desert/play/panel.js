// @ts-check
/** The parts of the panel beside the map. */
import { endCard } from "../../../play/end-card.ts";
import { createLogView, diceView } from "../../../play/log.ts";
import { keysView, menuView } from "../../../play/menu.ts";
import { KEY_LIST } from "./key-list.js";
import { newsView } from "../../../play/news.ts";
import { noticeView } from "../../../play/notices.ts";
import { createPanelFrame } from "../../../play/panel-frame.ts";
import { replayView } from "../../../play/replay.ts";
import { allView } from "./all-orders.js";
import { LATE_CHANCES } from "./battle/chances-view.js";
import { watchView } from "./battle/fire.js";
import { footView, phaseView } from "./guide.js";
import { handView } from "./cards/hand.js";
import { layersView } from "./map-layers.js";
import { NAMING } from "./naming/naming.js";
import { screenOf } from "./phases.js";
import { stackView } from "./stack.js";
import { standingView } from "./standing.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** The question of the phase, or the battle turn that another player fights. @param {PlayContext} ctx */
const askView = (ctx) => screenOf(ctx)?.view(ctx) ?? watchView(ctx);

/** @param {HTMLElement} root @param {PlayContext} ctx */
export const createPanel = (root, ctx) =>
  createPanelFrame(root, /** @type {any} */ (ctx), {
    bar: menuView,
    foot: footView,
    work: [
      replayView,
      endCard,
      askView,
      NAMING.view,
      noticeView,
      (ctx) => newsView(ctx, true),
      phaseView,
      handView,
      stackView,
    ],
    rest: [standingView, layersView, createLogView(), allView, diceView, keysView(KEY_LIST)],
    late: ["all", "dice", "keys", "recap-orders", "ends", LATE_CHANCES],
  });
