// @ts-check
/** The parts of the panel beside the map. */
import { attackView, battleView, stepsView } from "./attack.js";
import { allView } from "./all-orders.js";
import { boxesView } from "./boxes.js";
import { decisionView, isAsked } from "./decisions.js";
import { groupView } from "./group-view.js";
import { footView, guideView, todoView } from "./guide.js";
import { invasionView } from "./invasion.js";
import { layersView } from "./layers-view.js";
import { createLogView, diceView } from "../../../play/log.ts";
import { endCard } from "../../../play/end-card.ts";
import { newsView } from "../../../play/news.ts";
import { noticeView } from "../../../play/notices.ts";
import { createPanelFrame } from "../../../play/panel-frame.ts";
import { replayView } from "../../../play/replay.ts";
import { stackView } from "./stack.js";
import { standingView } from "./standing.js";
import { trayView } from "./tray.js";
import { keysView, menuView } from "../../../play/menu.ts";
import { KEY_LIST } from "./key-list.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** Parts whose content is made when they are first opened. */
const LATE = ["all", "ends", "dice", "keys", "recap-orders", "standing-units"];

/** What has happened stands under what is asked: under a question, or under the phase where there is none. */
const news = (/** @type {PlayContext} */ ctx, /** @type {boolean} */ here) =>
  newsView(ctx, here, ({ findings }) =>
    stepsView(ctx, /** @type {import("../engine-types.ts").FindingView[]|undefined} */ (findings)),
  );

/** @param {HTMLElement} root @param {PlayContext} ctx */
export const createPanel = (root, ctx) =>
  createPanelFrame(root, ctx, {
    bar: menuView,
    foot: footView,
    work: [
      replayView,
      endCard,
      decisionView,
      noticeView,
      (ctx) => news(ctx, isAsked(ctx)),
      battleView,
      guideView,
      (ctx) => news(ctx, !isAsked(ctx)),
      invasionView,
      trayView,
      groupView,
      stackView,
      attackView,
      todoView,
    ],
    rest: [standingView, layersView, createLogView(), boxesView, allView, diceView, keysView(KEY_LIST)],
    late: LATE,
  });
