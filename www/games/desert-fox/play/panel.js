// @ts-check
/** The parts of the panel beside the map. */
import { attackView, battleView, stepsView } from "./attack.js";
import { allView } from "./all-orders.js";
import { boxesView } from "./boxes.js";
import { decisionView } from "./decisions.js";
import { groupView } from "./group-view.js";
import { footView, guideView, todoView } from "./guide.js";
import { invasionView } from "./invasion.js";
import { layersView } from "./layers-view.js";
import { createLogView, diceView } from "../../../play/log.js";
import { endCard } from "../../../play/end-card.js";
import { noticeView } from "../../../play/notices.js";
import { createPanelFrame } from "../../../play/panel-frame.js";
import { outcomeCard } from "../../../play/outcome-card.js";
import { recapCard } from "../../../play/recap-card.js";
import { replayView } from "../../../play/replay.js";
import { stackView } from "./stack.js";
import { standingView } from "./standing.js";
import { trayView } from "./tray.js";
import { keysView, menuView } from "../../../play/menu.js";
import { KEY_LIST } from "./key-list.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** Parts whose content is made when they are first opened. */
const LATE = ["all", "ends", "dice", "keys", "recap-orders", "standing-units"];

/** What the other side has done, until the player goes on. @param {PlayContext} ctx */
const recapView = (ctx) => recapCard(ctx.replay ? null : ctx.recap, ctx);

/** The combat that is over, until the player goes on. @param {PlayContext} ctx */
const outcomeView = (ctx) =>
  outcomeCard(ctx.replay ? null : ctx.outcome, ctx, ctx.outcome && stepsView(ctx, ctx.outcome.findings));

/** @param {HTMLElement} root @param {PlayContext} ctx */
export const createPanel = (root, ctx) =>
  createPanelFrame(root, ctx, {
    bar: menuView,
    foot: footView,
    work: [
      replayView,
      noticeView,
      endCard,
      recapView,
      outcomeView,
      guideView,
      decisionView,
      invasionView,
      battleView,
      trayView,
      groupView,
      stackView,
      attackView,
      todoView,
    ],
    rest: [standingView, layersView, createLogView(), boxesView, allView, diceView, keysView(KEY_LIST)],
    late: LATE,
  });
