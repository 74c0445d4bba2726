// @ts-check
/** Refusals of battle, routs, rearguards, and the units that leave a hex. */
import { parseHex } from "../../geometry.ts";
import { lastOrders, leaving, withdrawals } from "../battle/asking.js";
import { showOutcome } from "../battle/battle.js";
import { kindOf } from "../situation.js";
import { leaveView, currentLeaver, lineOf, retreatAt } from "./leave.js";
import { engageView, rearguardHex, refusable, refuseView, routView } from "./refuse.js";
import { refugesOf } from "./reading.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */

/** What has to be decided. @param {PlayContext} ctx @returns {"leave"|"engage"|"rout"|"refuse"} */
function asked(ctx) {
  const kinds = new Set(ctx.now.orders.map(kindOf));
  if (kinds.has("engage")) return "engage";
  if (kinds.has("rout")) return "rout";
  return leaving(ctx) ? "leave" : "refuse";
}

/** Gives an order and leaves the focus where the question goes on. @param {PlayContext} ctx @param {any} order */
async function give(ctx, order) {
  if (!ctx.mine()) return false;
  const given = await ctx.give(order);
  if (given && ctx.mine()) ctx.focusOn("pl-refusal-title");
  else if (given) showOutcome(ctx);
  return given;
}

/** Sends a unit to a hex. @param {PlayContext} ctx @param {number} unit @param {string} hex */
function send(ctx, unit, hex) {
  const hexes = retreatAt(ctx)?.units.find(({ handle }) => handle === unit)?.hexes ?? [];
  const refuge = hexes.find((one) => one.hex === hex);
  return refuge ? give(ctx, { move: { unit, path: refuge.path } }) : Promise.resolve(false);
}

/** Sends all that are left to a hex. @param {PlayContext} ctx @param {string} hex */
async function sendAll(ctx, hex) {
  const units = (retreatAt(ctx)?.units ?? []).map(({ handle }) => handle);
  for (const unit of units) if (!ctx.mine() || !(await send(ctx, unit, hex))) return;
}

/** @type {import("../types.js").PhaseScreen} */
export const REFUSALS = {
  view(ctx) {
    switch (asked(ctx)) {
      case "engage":
        return engageView(ctx, rearguardHex(ctx, lastOrders(ctx)));
      case "rout":
        return routView(ctx);
      case "leave":
        return leaveView(ctx);
      default:
        return refuseView(ctx);
    }
  },
  tap(ctx, hex) {
    const ask = asked(ctx);
    if (ask === "leave") {
      const leaver = currentLeaver(ctx);
      const refuge = leaver?.hexes.find((one) => parseHex(one.hex) === hex);
      if (!leaver || !refuge) return false;
      void send(ctx, leaver.handle, refuge.hex);
      return true;
    }
    if (ask !== "refuse") return false;
    const name = refusable(ctx).find((one) => parseHex(one) === hex);
    if (name) ctx.updateSelection({ at: hex }, ctx.app.lang.t("battle.chosen", { hex: ctx.hexWords(name) }));
    return !!name;
  },
  units(ctx, ids, hex) {
    if (asked(ctx) !== "leave" || parseHex(leaving(ctx)?.hex ?? "") !== hex) return false;
    ctx.updateSelection({ form: { leaver: Number(ids[0]) } });
    return true;
  },
  buttons: {
    refuse: (ctx, { hex }) => void give(ctx, { refuse: { hex: hex ?? "" } }),
    "refuse.stand": (ctx) => void give(ctx, "done"),
    rout: (ctx, { hex }) => void give(ctx, { rout: { hex: hex ?? "" } }),
    engage: (ctx, { engage }) => void give(ctx, { engage: { engage: engage === "yes" } }),
    "leave.unit": (ctx, { unit }) => ctx.updateSelection({ form: { leaver: Number(unit) } }, ctx.unitName(unit ?? "")),
    leave: (ctx, { unit, hex }) => void send(ctx, Number(unit), hex ?? ""),
    "leave.all": (ctx, { hex }) => void sendAll(ctx, hex ?? ""),
  },
  overlays(ctx) {
    const ask = asked(ctx);
    if (ask === "leave") {
      const retreat = retreatAt(ctx);
      const leaver = currentLeaver(ctx);
      if (!retreat || !leaver) return {};
      const from = parseHex(retreat.hex);
      const lines = leaver.hexes.map((refuge) => lineOf(retreat.hex, refuge));
      // The longest lines hold the others.
      const whole = lines.filter((line) => !lines.some((other) => other.length > line.length && isBegun(other, line)));
      return {
        retreat: { from, open: leaver.hexes.map(({ hex }) => parseHex(hex)) },
        lines: whole.map((hexes) => ({ hexes, side: retreat.side })),
      };
    }
    if (ask !== "refuse") return {};
    const hexes = refusable(ctx);
    const at = hexes.find((hex) => parseHex(hex) === ctx.selection.at) ?? hexes[0];
    const found = at ? withdrawals(ctx, at, ctx.now.view.by) : null;
    return {
      targets: hexes.map((hex) => ({ hex: parseHex(hex), must: true })),
      ...(found && at ? { retreat: { from: parseHex(at), open: refugesOf(found.units).map(parseHex) } } : {}),
    };
  },
  describe(ctx, hex) {
    const { t } = ctx.app.lang;
    if (asked(ctx) === "leave")
      return currentLeaver(ctx)?.hexes.some((one) => parseHex(one.hex) === hex) ? [t("withdraw.leave.here")] : [];
    return asked(ctx) === "refuse" && refusable(ctx).some((one) => parseHex(one) === hex)
      ? [t("withdraw.ask.here")]
      : [];
  },
  done: (ctx) => (asked(ctx) === "refuse" ? "done" : null),
};

/** Whether a line begins with another. @param {number[]} line @param {number[]} start */
const isBegun = (line, start) => start.every((hex, i) => line[i] === hex);
