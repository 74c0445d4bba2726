// @ts-check
/** What taps, keys, buttons and fields of the game screen do. Each works on the context; nothing here draws. */
import { parseHex, spiNumber } from "../geometry.js";
import { forgotten, isReaction } from "./situation.js";
import { askSeats } from "../../../play/dialogs.js";
import { attackers } from "./attack.js";
import { invasionOrder } from "./invasion.js";
import { LAYERS, toggleLayer } from "./map-layers.js";
import { actorsIn, offersAt, pathTo } from "./offers.js";
import { MORE } from "../../../play/log.js";
import { askNote } from "../../../play/note.js";
import { replayButtons } from "../../../play/replay.js";
import { share } from "../../../play/share.js";
import { placeAll } from "./tray.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./offers.js").Offer} Offer */

const NO_CHOICE = { at: -1, chosen: [], goal: -1, moveKind: /** @type {const} */ ("walk"), before: null };
const LAYER_KEYS = new Map(LAYERS.map(([layer, key]) => [key.toLowerCase(), layer]));
/** Offers that take the chosen units to a hex. */
const MOVES = new Set(["move", "march", "rail", "sea"]);

/** @param {PlayContext} ctx */
export function createActions(ctx) {
  const { t, list } = ctx.app.lang;

  /**
   * A hex tapped, clicked or entered with the keyboard.
   * @param {number} hex @param {"mouse"|"touch"|"keyboard"} by
   * @param {{add?: boolean, twice?: boolean}} [how] with a key that adds; a second time at once
   */
  function tap(hex, by, { add = false, twice = false } = {}) {
    const { now, selection } = ctx;
    const offers = offersAt(ctx, hex);
    if (!offers.length) {
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
    const asks = by === "touch" || offers.length > 1 || offers[0].careful || actorsIn(ctx, hex).length > 0;
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
    if (offers.length === 1 && !offers[0].careful) void acceptOffer(offers[0]);
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

  /** Ends the phase, after a word about what would be forgotten. @param {boolean} [anyway] */
  function done(anyway = false) {
    if (!ctx.mine() || !ctx.now.options.done) return ctx.say(t(ctx.mine() ? "play.done.blocked" : "play.next.none"));
    if (!anyway && forgotten(ctx.now) && ctx.app.store.get("play.warn") !== "off") {
      ctx.updateSelection({ warned: true });
      ctx.selection.warned = true;
      ctx.draw();
      return ctx.focusOn("pl-done-anyway");
    }
    void ctx.give("done");
  }

  /** @param {"undo"|"redo"} direction */
  function undoRedo(direction) {
    if (!ctx.mayUndo()) return;
    const why = ctx.session.undoRedo(direction);
    ctx.say(why ? t(`play.undo.${why}`) : t(direction === "undo" ? "play.say.undone" : "play.say.redone"));
  }

  /**
   * Keys on the map and in the panel.
   * @param {KeyboardEvent} event
   * @param {number} hex
   * @returns {boolean} whether the key is used up
   */
  function key(event, hex) {
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const name = event.key.toLowerCase();
      if (name !== "z" && name !== "y") return false;
      undoRedo(name === "y" || event.shiftKey ? "redo" : "undo");
      return true;
    }
    if (event.altKey) return false;
    const name = event.key.toLowerCase();
    if (/^[0-9]$/.test(name)) return ctx.press(name);
    if (name === "n") next(1);
    else if (name === "p") next(-1);
    else if (name === "x") done();
    else if (name === "c") choose(ctx.selection.at >= 0 ? ctx.selection.at : hex);
    else if (LAYER_KEYS.has(name)) toggleLayer(ctx, LAYER_KEYS.get(name) ?? "");
    else if (name === "f") toggleMarch();
    else if (name === "b") detach();
    else if (name === "t") ctx.focusOn("pl-phase");
    else if (name === "l") ctx.focusOn("pl-log-summary");
    else if (name === "w") void askNote(ctx, orderToNote());
    else if (name === "m") ctx.focusMap();
    else if (event.key === "Escape") return deselect();
    else return false;
    return true;
  }

  /** The order that a note is for: the last one, or the last one shown. */
  const orderToNote = () => (ctx.replay?.at ?? ctx.session.length()) - 1;

  /** The chosen unit forms a detachment, or it is said why it does not. */
  function detach() {
    const [unit, ...others] = ctx.selection.chosen;
    if (!unit || others.length || !ctx.mine()) return ctx.say(t("play.detach.choose"));
    const order = { detach: { unit } };
    const refusal = ctx.session.refusal(order);
    if (refusal) return ctx.say(t(`refusal.${refusal.code}`));
    void ctx.give(order);
  }

  function toggleMarch() {
    const { chosen, moveKind } = ctx.selection;
    if (moveKind === "march") return ctx.updateSelection({ moveKind: "walk", goal: -1 });
    if (chosen.some((id) => ctx.now.options.moves.get(id)?.forced.size))
      ctx.updateSelection({ moveKind: "march", goal: -1 });
  }

  function deselect() {
    const { goal, at, chosen, targets, warned } = ctx.selection;
    if (goal >= 0) ctx.updateSelection({ goal: -1 }, "");
    else if (warned || targets.length || chosen.length || at >= 0)
      ctx.updateSelection({ ...NO_CHOICE, targets: [], excluded: [] }, "");
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
  const goalOffers = () => offersAt(ctx, ctx.selection.goal).filter(({ kind }) => kind !== "answer");

  /** @type {Record<string, (data: {[key: string]: string|undefined}) => void>} */
  const buttons = {
    undo: () => undoRedo("undo"),
    redo: () => undoRedo("redo"),
    next: () => next(1),
    done: () => done(),
    "done.anyway": () => done(true),
    "warn.off": () => {
      ctx.app.store.set("play.warn", "off");
      done(true);
    },
    order: ({ order }) => {
      const found = ctx.now.options.orders[Number(order)];
      if (found) void ctx.give(found);
    },
    unit: ({ unit = "" }) => pick(unit),
    tray: ({ unit = "" }) => {
      ctx.updateSelection({ ...NO_CHOICE, chosen: ctx.selection.chosen.includes(unit) ? [] : [unit] });
      const [first] = ctx.now.options.places.get(unit) ?? [];
      if (first !== undefined) ctx.show(first);
    },
    place: ({ hex }) => void acceptOffer(offersAt(ctx, Number(hex)).find(({ kind }) => kind === "place")),
    "outcome.close": () => {
      ctx.outcome = null;
      ctx.draw();
      ctx.focusMap();
    },
    "stack.close": () => ctx.updateSelection({ ...NO_CHOICE }),
    "stack.all": () => ctx.updateSelection({ chosen: all(), goal: -1 }),
    "stack.nobody": () => ctx.updateSelection({ chosen: [], goal: -1 }),
    way: ({ way }) => ctx.updateSelection({ moveKind: /** @type {any} */ (way), goal: -1 }),
    goal: ({ hex }) => {
      ctx.show(Number(hex));
      ctx.updateSelection({ goal: Number(hex) });
      ctx.focusOn("pl-goal-0");
    },
    "goal.take": ({ at }) => void acceptOffer(goalOffers()[Number(at)]),
    "goal.not": () => ctx.updateSelection({ goal: -1 }),
    "goal.stack": () => choose(ctx.selection.goal),
    "stack.join": () => {
      const { at, before } = ctx.selection;
      if (before) ctx.updateSelection({ ...before, before: null, goal: at });
      ctx.focusOn("pl-goal-0");
    },
    "place.all": ({ hex }) => void placeAll(ctx, Number(hex)),
    "todo.show": ({ at }) => {
      const todo = ctx.now.todo[Number(at)];
      if (!todo) return;
      ctx.show(todo.hex);
      if (todo.kind === "attack") toggleTarget(todo.hex);
      else select(todo.hex, todo.kind === "move" || todo.kind === "react" ? todo.units.slice(0, 1) : []);
    },
    "attack.on": ({ hex }) => toggleTarget(Number(hex)),
    "attack.clear": () => ctx.updateSelection({ targets: [], excluded: [] }),
    "attack.declare": () =>
      void ctx.give({ attack: { units: attackers(ctx), hexes: ctx.selection.targets.map(spiNumber) } }),
    revoke: ({ combat }) => void ctx.give({ revoke: { combat: Number(combat) } }),
    withdraw: ({ due = "", units }) =>
      void ctx.give({ withdraw: { due, units: units ? [units] : (ctx.selection.picks[`due-${due}`] ?? []) } }),
    "supply.own": () =>
      void ctx.give({
        supply: { expend: ctx.selection.picks.expend ?? [], combats: (ctx.selection.picks.combats ?? []).map(Number) },
      }),
    "raid.own": () =>
      void ctx.give({
        raid: { points: Number(ctx.selection.picks.raid?.[0] ?? 1), supply: ctx.selection.picks.expend ?? [] },
      }),
    invade: () => {
      const order = invasionOrder(ctx);
      if (order) void ctx.give(order);
    },
    "list.move": ({ unit = "", end = "" }) => {
      const [moveKind, hex] = end.split(" ");
      Object.assign(ctx.selection, {
        ...NO_CHOICE,
        at: parseHex(ctx.now.units.get(unit)?.at ?? ""),
        chosen: [unit],
        moveKind,
      });
      void acceptOffer(offersAt(ctx, Number(hex)).find(({ kind }) => kind !== "answer" && kind !== "overrun"));
    },
    "log.earlier": () => {
      ctx.logLength += MORE;
      ctx.draw();
    },
    "log.show": ({ hex }) => ctx.show(Number(hex)),
    pace: ({ pace = "fast" }) => {
      ctx.pace = /** @type {any} */ (pace);
      ctx.app.store.set("play.pace", pace);
      ctx.draw();
    },
    "script.stop": () => ctx.opponent.stop(),
    "script.go": () => ctx.opponent.go(),
    "seat.take": () => {
      ctx.opponent.close();
      ctx.session.set({ seats: { ...ctx.session.settings.seats, [ctx.now.view.by]: "player" } });
    },
    "menu.new": () => ctx.callbacks.newGame(),
    "menu.games": () => ctx.callbacks.games(),
    note: ({ order }) => void askNote(ctx, Number(order)),
    "menu.note": () => void askNote(ctx, orderToNote()),
    "menu.share": () => void share(ctx),
    "menu.replay": () => {
      if (ctx.opponent.state() === "thinks") ctx.opponent.stop();
      ctx.replayTo(ctx.session.length());
      ctx.focusOn("pl-slider");
    },
    "menu.seats": async () => {
      const settings = await askSeats(ctx);
      if (settings) ctx.session.set(settings);
    },
    "menu.verify": () => {
      const proof = ctx.session.handle.verify();
      const dice = t(`play.open.dice.${ctx.session.view().entered ? "entered" : "seeded"}`);
      ctx.say(
        proof.kind === "follows"
          ? `${t("play.verify.ok", { state: proof.state.slice(0, 16) })} ${dice}`
          : t("play.verify.bad", { text: proof.message }),
      );
    },
    "recap.close": () => {
      ctx.recap = ctx.outcome = null;
      ctx.draw();
      ctx.focusMap();
    },
    "recap.again": () => ctx.recap && ctx.replayTo(ctx.recap.from, { plays: true, until: ctx.recap.to }),
    ...replayButtons(ctx),
  };

  /** @param {string} name @param {string} value @param {boolean} on */
  function pickIn(name, value, on) {
    const before = ctx.selection.picks[name] ?? [];
    ctx.updateSelection({
      picks: { ...ctx.selection.picks, [name]: on ? [...before, value] : before.filter((other) => other !== value) },
    });
  }

  /** @type {Record<string, (field: HTMLInputElement, data: {[key: string]: string|undefined}) => void>} */
  const fields = {
    target: (_, { hex }) => toggleTarget(Number(hex)),
    attacker: ({ checked }, { unit = "" }) =>
      ctx.updateSelection({
        excluded: checked ? ctx.selection.excluded.filter((id) => id !== unit) : [...ctx.selection.excluded, unit],
      }),
    layer: (_, { layer = "" }) => toggleLayer(ctx, layer),
    "replay.by": ({ value: by }) =>
      ctx.replay && ctx.replayTo(ctx.replay.at, { ...ctx.replay, by: /** @type {any} */ (by) }),
    pick: ({ checked }, { list: name = "", value = "" }) => pickIn(name, value, checked),
    picked: ({ value }, { list: name = "" }) =>
      ctx.updateSelection({ picks: { ...ctx.selection.picks, [name]: [value] } }),
    replay: ({ value }) => ctx.replayTo(Number(value)),
  };

  return { tap, drop, pickUnits, release: deselect, key, buttons, fields };
}
