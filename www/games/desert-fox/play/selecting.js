// @ts-check
/** Choosing units, goals and targets on the map. */
import { isReaction } from "./situation.js";
import { groupReach, mayGroup, moveGroup, toggleInGroup } from "./group.js";
import { actorsIn, offersAt, pathTo } from "./offers.js";
import { overrunsOf, supplyWarning } from "./outlook.js";
import { parseHex } from "../geometry.ts";
import { NO_CHOICE } from "./selection.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./offers.js").Offer} Offer */

/** Offers that take the chosen units to a hex. */
const MOVES = new Set(["move", "march", "rail", "sea"]);

/** @param {PlayContext} ctx */
export function createSelecting(ctx) {
  const { t, list } = ctx.app.lang;

  /**
   * A hex tapped, clicked or entered with the keyboard.
   * @param {number} hex @param {"mouse"|"touch"|"keyboard"} by
   * @param {{add?: boolean, twice?: boolean, group?: boolean}} [how] with a key that adds; a second time at once; with
   *   the key that makes a group
   */
  function tap(hex, by, { add = false, twice = false, group = false } = {}) {
    const { now, selection } = ctx;
    if (group && mayGroup(ctx) && movable(hex).length) return toggleInGroup(ctx, hex, groupUnits(hex));
    const joins = selection.goal !== hex && movable(hex).length > 0;
    if (selection.group.length && !joins && groupReach(ctx).has(hex)) return goWithGroup(hex);
    const offers = selection.group.length ? [] : offersAt(ctx, hex);
    if (!offers.length) {
      const far = overrunsOf(ctx).find((overrun) => parseHex(overrun.hex) === hex);
      if (far && parseHex(far.from) !== selection.at) return approach(far);
      if (ctx.mine() && now.options.attacks.has(hex)) return toggleTarget(hex);
      if (selection.chosen.length && !now.stacks.has(hex) && selection.at >= 0)
        return ctx.say(t("play.say.far", { hex: ctx.placeName(hex) }));
      if (twice && !isReaction(now.view.phase) && movable(hex).length) return select(hex, movable(hex));
      return choose(hex);
    }
    // Another stack of one's own is chosen, not moved to: for that there are dragging, a key held down and a button.
    // The keyboard asks which is meant.
    const other =
      hex !== selection.at && selection.goal !== hex && !isReaction(now.view.phase) && movable(hex).length > 0;
    if (other && by !== "keyboard" && !add && offers.every(({ kind }) => MOVES.has(kind))) return chooseOther(hex);
    if (selection.goal === hex && offers.length) return void acceptOffer(offers[0]);
    const crowded = !add && actorsIn(ctx, hex).length > 0;
    const leaves = MOVES.has(offers[0].kind) && supplyWarning(ctx, selection.chosen, hex).own;
    const asks = by === "touch" || offers.length > 1 || offers[0].careful || leaves || crowded;
    if (asks)
      return ctx.updateSelection(
        { goal: hex, ...(offers[0].kind === "answer" ? { at: hex } : {}) },
        t("play.say.goal", { hex: ctx.placeName(hex) }),
      );
    void acceptOffer(offers[0]);
  }

  /** The units of a hex that can move, the topmost first. @param {number} hex */
  const movable = (hex) =>
    ctx.mine()
      ? actorsIn(ctx, hex).filter((id) => ctx.now.options.moves.has(id) || ctx.now.options.carries.has(id))
      : [];

  /** The units of a hex that join a group: those chosen there, else all that can move. @param {number} hex */
  const groupUnits = (hex) =>
    hex === ctx.selection.at && ctx.selection.chosen.length ? ctx.selection.chosen : movable(hex);

  /** Shows who of the group can go to a hex; a second time it goes. @param {number} hex */
  function goWithGroup(hex) {
    if (ctx.selection.goal === hex) return void moveGroup(ctx);
    ctx.updateSelection({ goal: hex }, t("play.say.goal", { hex: ctx.placeName(hex) }));
  }

  /**
   * Shows the move that comes before an overrun. @param {import("../engine-types.ts").PossibleOverrun} overrun
   */
  function approach({ hex, from, odds, supplyOnly }) {
    const params = { hex: ctx.hexWords(hex), from: ctx.hexWords(from) };
    ctx.updateSelection(
      { goal: parseHex(from) },
      t("play.overrun.first", { ...params, odds: supplyOnly ? t("play.overrun.only") : odds }),
    );
  }

  /** Chooses another stack, and remembers who could have moved there. @param {number} hex */
  function chooseOther(hex) {
    const { at, chosen, moveKind } = ctx.selection;
    choose(hex);
    ctx.updateSelection({ before: { at, chosen, moveKind } });
  }

  /** Gives the order that a hex offers. @param {Offer|undefined} offer */
  async function acceptOffer(offer) {
    if (!offer) return;
    const order = offer.order ?? pathTo(ctx, ctx.selection.chosen, offer)?.order;
    if (!order) return ctx.say(t("play.way.refused"));
    await ctx.give(order);
  }

  /** Units dragged to a hex. @param {string[]} ids @param {number} from @param {number} hex */
  function drop(ids, from, hex) {
    ctx.selection.at = from;
    ctx.selection.chosen = ids;
    const offers = offersAt(ctx, hex);
    const leaves = supplyWarning(ctx, ids, hex).own;
    if (offers.length === 1 && !offers[0].careful && !leaves) void acceptOffer(offers[0]);
    else if (offers.length) ctx.updateSelection({ goal: hex }, t("play.say.goal", { hex: ctx.placeName(hex) }));
    else ctx.updateSelection({}, t("play.say.far", { hex: ctx.placeName(hex) }));
  }

  /** Chooses the topmost unit of a hex; again: the next one, then all, then none. @param {number} hex */
  function choose(hex) {
    const able = movable(hex);
    const { at, chosen } = ctx.selection;
    if (hex !== at) return select(hex, able.slice(0, 1));
    const last = chosen.length === 1 ? able.indexOf(chosen[0]) : -1;
    if (isReaction(ctx.now.view.phase)) return select(hex, able.length ? [able[(last + 1) % able.length]] : []);
    if (!chosen.length) return select(able.length ? hex : -1, able.slice(0, 1));
    if (chosen.length > 1) return select(-1, []);
    if (last + 1 < able.length) return select(hex, [able[last + 1]]);
    select(able.length > 1 ? hex : -1, able.length > 1 ? able : []);
  }

  /** @param {number} at @param {string[]} chosen */
  const select = (at, chosen) =>
    ctx.updateSelection(
      { ...NO_CHOICE, at, chosen },
      chosen.length ? t("play.say.chosen", { units: list(chosen.map(ctx.unitName)), hex: ctx.placeName(at) }) : "",
    );

  /** @param {number} hex */
  function toggleTarget(hex) {
    const { targets } = ctx.selection;
    ctx.reveal(hex);
    ctx.updateSelection({
      ...NO_CHOICE,
      excluded: [],
      targets: targets.includes(hex) ? targets.filter((other) => other !== hex) : [...targets, hex],
    });
  }

  /** Goes to the next or previous stack that can still act. @param {1|-1} step */
  function next(step) {
    const todo = ctx.now.todo.filter(({ hex }) => hex >= 0);
    if (!ctx.mine() || !todo.length) return ctx.say(t("play.next.none"));
    const { at } = ctx.selection;
    const here = todo.findIndex(({ hex }) => hex === at);
    const to = todo[(here < 0 ? (step > 0 ? 0 : todo.length - 1) : here + step + todo.length) % todo.length];
    ctx.show(to.hex);
    if (to.kind === "move" || to.kind === "react") {
      const first = actorsIn(ctx, to.hex).find((id) => to.units.includes(id));
      return select(to.hex, first ? [first] : []);
    }
    ctx.updateSelection({ ...NO_CHOICE, at: to.hex });
  }

  function deselect() {
    const { goal, at, chosen, group, targets, warned } = ctx.selection;
    if (goal >= 0) ctx.updateSelection({ goal: -1 }, "");
    else if (warned || targets.length || chosen.length || group.length || at >= 0)
      ctx.updateSelection({ ...NO_CHOICE, group: [], targets: [], excluded: [] }, "");
    else return false;
    return true;
  }

  /** A unit of the stack chosen or let go. @param {string} id */
  function pick(id) {
    const { chosen } = ctx.selection;
    const alone = isReaction(ctx.now.view.phase);
    const chosenNow = chosen.includes(id) ? chosen.filter((other) => other !== id) : alone ? [id] : [...chosen, id];
    ctx.updateSelection({ chosen: chosenNow, goal: -1, moveKind: "walk" });
  }

  /**
   * Units chosen in a spread pile; an enemy's or a spent one is only looked at.
   * @param {number} hex
   * @param {string[]} ids
   * @param {boolean} add
   */
  function pickUnits(hex, ids, add) {
    const able = ids.filter((id) => ctx.mine() && (ctx.now.options.moves.has(id) || ctx.now.options.carries.has(id)));
    const { at, chosen } = ctx.selection;
    if (!add || at !== hex) return select(hex, able);
    const remaining = chosen.filter((id) => !able.includes(id));
    select(hex, remaining.length === chosen.length ? [...chosen, ...able] : remaining);
  }

  const all = () => movable(ctx.selection.at);

  return { tap, drop, choose, select, toggleTarget, next, deselect, pick, pickUnits, all, acceptOffer };
}
