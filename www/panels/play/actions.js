// @ts-check
/** What taps, keys, buttons and fields of the game screen do. Each speaks to the desk; nothing here draws. */
import { parseHex, spiNumber } from "../../board/geometry.js";
import { forgotten, isReaction } from "../../game/situation.js";
import { askSeats } from "./dialogs.js";
import { attackers } from "./attack.js";
import { invasionOrder } from "./invasion.js";
import { actorsIn, offersAt, wayTo } from "./offers.js";
import { MORE } from "./log.js";
import { askNote } from "./note.js";
import { share } from "./share.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./offers.js").Offer} Offer */

const NO_CHOICE = { at: -1, chosen: [], goal: -1, way: /** @type {const} */ ("walk") };

/** @param {Desk} desk */
export function createActions(desk) {
  const { t, list } = desk.app.lang;

  /** A hex tapped, clicked or entered with the keyboard. @param {number} hex @param {"mouse"|"touch"|"keyboard"} by */
  function tap(hex, by) {
    const { now, sight } = desk;
    const offers = offersAt(desk, hex);
    if (!offers.length) {
      if (desk.mine() && now.options.attacks.has(hex)) return toggleTarget(hex);
      return choose(hex);
    }
    if (sight.goal === hex && offers.length) return void take(offers[0]);
    const asks = by === "touch" || offers.length > 1 || offers[0].careful || actorsIn(desk, hex).length > 0;
    if (asks)
      return desk.look(
        { goal: hex, ...(offers[0].kind === "answer" ? { at: hex } : {}) },
        t("play.say.goal", { hex: desk.placeName(hex) }),
      );
    void take(offers[0]);
  }

  /** Gives the order that a hex offers. @param {Offer|undefined} offer */
  async function take(offer) {
    if (!offer) return;
    const order = offer.order ?? wayTo(desk, desk.sight.chosen, offer)?.order;
    if (!order) return desk.say(t("play.way.refused"));
    await desk.give(order);
  }

  /** Units dragged to a hex. @param {string[]} ids @param {number} from @param {number} hex */
  function drop(ids, from, hex) {
    desk.sight.at = from;
    desk.sight.chosen = ids;
    const offers = offersAt(desk, hex);
    if (offers.length === 1 && !offers[0].careful) void take(offers[0]);
    else if (offers.length) desk.look({ goal: hex }, t("play.say.goal", { hex: desk.placeName(hex) }));
    else desk.look({}, t("play.say.far", { hex: desk.placeName(hex) }));
  }

  /** Chooses the topmost unit of a hex; again: the next one, then all, then none. @param {number} hex */
  function choose(hex) {
    const able = desk.mine()
      ? actorsIn(desk, hex).filter((id) => desk.now.options.moves.has(id) || desk.now.options.carries.has(id))
      : [];
    const { at, chosen } = desk.sight;
    if (hex !== at) return select(hex, able.slice(0, 1));
    const last = chosen.length === 1 ? able.indexOf(chosen[0]) : -1;
    if (isReaction(desk.now.view.phase)) return select(hex, able.length ? [able[(last + 1) % able.length]] : []);
    if (!chosen.length) return select(able.length ? hex : -1, able.slice(0, 1));
    if (chosen.length > 1) return select(-1, []);
    if (last + 1 < able.length) return select(hex, [able[last + 1]]);
    select(able.length > 1 ? hex : -1, able.length > 1 ? able : []);
  }

  /** @param {number} at @param {string[]} chosen */
  const select = (at, chosen) =>
    desk.look(
      { ...NO_CHOICE, at, chosen },
      chosen.length ? t("play.say.chosen", { units: list(chosen.map(desk.unitName)), hex: desk.placeName(at) }) : "",
    );

  /** @param {number} hex */
  function toggleTarget(hex) {
    const { targets } = desk.sight;
    desk.reveal(hex);
    desk.look({
      ...NO_CHOICE,
      aside: [],
      targets: targets.includes(hex) ? targets.filter((other) => other !== hex) : [...targets, hex],
    });
  }

  /** Goes to the next or previous stack that can still act. @param {1|-1} step */
  function next(step) {
    const todo = desk.now.todo.filter(({ hex }) => hex >= 0);
    if (!desk.mine() || !todo.length) return desk.say(t("play.next.none"));
    const { at } = desk.sight;
    const here = todo.findIndex(({ hex }) => hex === at);
    const to = todo[(here < 0 ? (step > 0 ? 0 : todo.length - 1) : here + step + todo.length) % todo.length];
    desk.show(to.hex);
    if (to.kind === "move" || to.kind === "react") {
      const first = actorsIn(desk, to.hex).find((id) => to.units.includes(id));
      return select(to.hex, first ? [first] : []);
    }
    desk.look({ ...NO_CHOICE, at: to.hex });
  }

  /** Ends the phase, after a word about what would be forgotten. @param {boolean} [anyway] */
  function done(anyway = false) {
    if (!desk.mine() || !desk.now.options.done)
      return desk.say(t(desk.mine() ? "play.done.blocked" : "play.next.none"));
    if (!anyway && forgotten(desk.now) && desk.app.store.get("play.warn") !== "off") {
      desk.look({ warned: true });
      desk.sight.warned = true;
      desk.draw();
      return desk.aim("pl-done-anyway");
    }
    void desk.give("done");
  }

  /** @param {"undo"|"redo"} way */
  function travel(way) {
    if (!desk.mayTravel()) return;
    const why = desk.session.travel(way);
    desk.say(why ? t(`play.undo.${why}`) : t(way === "undo" ? "play.say.undone" : "play.say.redone"));
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
      travel(name === "y" || event.shiftKey ? "redo" : "undo");
      return true;
    }
    if (event.altKey) return false;
    const name = event.key.toLowerCase();
    if (/^[0-9]$/.test(name)) return desk.press(name);
    if (name === "n") next(1);
    else if (name === "p") next(-1);
    else if (name === "x") done();
    else if (name === "c") choose(desk.sight.at >= 0 ? desk.sight.at : hex);
    else if (name === "f") toggleMarch();
    else if (name === "b") detach();
    else if (name === "t") desk.aim("pl-phase");
    else if (name === "l") desk.aim("pl-log-summary");
    else if (name === "w") void askNote(desk, noted());
    else if (name === "m") desk.focusMap();
    else if (event.key === "Escape") return letGo();
    else return false;
    return true;
  }

  /** The order that a note is for: the last one, or the last one shown. */
  const noted = () => (desk.replay?.at ?? desk.session.length()) - 1;

  /** The chosen unit forms a detachment, or it is said why it does not. */
  function detach() {
    const [unit, ...others] = desk.sight.chosen;
    if (!unit || others.length || !desk.mine()) return desk.say(t("play.detach.choose"));
    const order = { detach: { unit } };
    const refusal = desk.session.refusal(order);
    if (refusal) return desk.say(t(`refusal.${refusal.code}`));
    void desk.give(order);
  }

  function toggleMarch() {
    const { chosen, way } = desk.sight;
    if (way === "march") return desk.look({ way: "walk", goal: -1 });
    if (chosen.some((id) => desk.now.options.moves.get(id)?.forced.size)) desk.look({ way: "march", goal: -1 });
  }

  function letGo() {
    const { goal, at, chosen, targets, warned } = desk.sight;
    if (goal >= 0) desk.look({ goal: -1 }, "");
    else if (warned || targets.length || chosen.length || at >= 0)
      desk.look({ ...NO_CHOICE, targets: [], aside: [] }, "");
    else return false;
    return true;
  }

  /** A unit of the stack chosen or let go. @param {string} id */
  function pick(id) {
    const { chosen } = desk.sight;
    const alone = isReaction(desk.now.view.phase);
    const chosenNow = chosen.includes(id) ? chosen.filter((other) => other !== id) : alone ? [id] : [...chosen, id];
    desk.look({ chosen: chosenNow, goal: -1, way: "walk" });
  }

  /**
   * Units chosen in a spread pile; an enemy's or a spent one is only looked at.
   * @param {number} hex
   * @param {string[]} ids
   * @param {boolean} add
   */
  function pickUnits(hex, ids, add) {
    const able = ids.filter(
      (id) => desk.mine() && (desk.now.options.moves.has(id) || desk.now.options.carries.has(id)),
    );
    const { at, chosen } = desk.sight;
    if (!add || at !== hex) return select(hex, able);
    const kept = chosen.filter((id) => !able.includes(id));
    select(hex, kept.length === chosen.length ? [...chosen, ...able] : kept);
  }

  const all = () =>
    actorsIn(desk, desk.sight.at).filter((id) => desk.now.options.moves.has(id) || desk.now.options.carries.has(id));
  const goalOffers = () => offersAt(desk, desk.sight.goal).filter(({ kind }) => kind !== "answer");

  /** @type {Record<string, (data: {[key: string]: string|undefined}) => void>} */
  const buttons = {
    undo: () => travel("undo"),
    redo: () => travel("redo"),
    next: () => next(1),
    done: () => done(),
    "done.anyway": () => done(true),
    "warn.off": () => {
      desk.app.store.set("play.warn", "off");
      done(true);
    },
    order: ({ order }) => {
      const found = desk.now.options.orders[Number(order)];
      if (found) void desk.give(found);
    },
    unit: ({ unit = "" }) => pick(unit),
    tray: ({ unit = "" }) => {
      desk.look({ ...NO_CHOICE, chosen: desk.sight.chosen.includes(unit) ? [] : [unit] });
      const [first] = desk.now.options.places.get(unit) ?? [];
      if (first !== undefined) desk.show(first);
    },
    place: ({ hex }) => void take(offersAt(desk, Number(hex)).find(({ kind }) => kind === "place")),
    "stack.close": () => desk.look({ ...NO_CHOICE }),
    "stack.all": () => desk.look({ chosen: all(), goal: -1 }),
    "stack.nobody": () => desk.look({ chosen: [], goal: -1 }),
    way: ({ way }) => desk.look({ way: /** @type {any} */ (way), goal: -1 }),
    goal: ({ hex }) => {
      desk.show(Number(hex));
      desk.look({ goal: Number(hex) });
      desk.aim("pl-goal-0");
    },
    "goal.take": ({ at }) => void take(goalOffers()[Number(at)]),
    "goal.not": () => desk.look({ goal: -1 }),
    "goal.stack": () => choose(desk.sight.goal),
    "todo.show": ({ at }) => {
      const todo = desk.now.todo[Number(at)];
      if (!todo) return;
      desk.show(todo.hex);
      if (todo.kind === "attack") toggleTarget(todo.hex);
      else select(todo.hex, todo.kind === "move" || todo.kind === "react" ? todo.units.slice(0, 1) : []);
    },
    "attack.on": ({ hex }) => toggleTarget(Number(hex)),
    "attack.clear": () => desk.look({ targets: [], aside: [] }),
    "attack.declare": () =>
      void desk.give({ attack: { units: attackers(desk), hexes: desk.sight.targets.map(spiNumber) } }),
    revoke: ({ combat }) => void desk.give({ revoke: { combat: Number(combat) } }),
    withdraw: ({ due = "", units }) =>
      void desk.give({ withdraw: { due, units: units ? [units] : (desk.sight.picks[`due-${due}`] ?? []) } }),
    "supply.own": () =>
      void desk.give({
        supply: { expend: desk.sight.picks.expend ?? [], combats: (desk.sight.picks.combats ?? []).map(Number) },
      }),
    "raid.own": () =>
      void desk.give({
        raid: { points: Number(desk.sight.picks.raid?.[0] ?? 1), supply: desk.sight.picks.expend ?? [] },
      }),
    invade: () => {
      const order = invasionOrder(desk);
      if (order) void desk.give(order);
    },
    "list.move": ({ unit = "", end = "" }) => {
      const [way, hex] = end.split(" ");
      Object.assign(desk.sight, {
        ...NO_CHOICE,
        at: parseHex(desk.now.units.get(unit)?.at ?? ""),
        chosen: [unit],
        way,
      });
      void take(offersAt(desk, Number(hex)).find(({ kind }) => kind !== "answer" && kind !== "overrun"));
    },
    "log.earlier": () => {
      desk.logged += MORE;
      desk.draw();
    },
    "log.show": ({ hex }) => desk.show(Number(hex)),
    pace: ({ pace = "fast" }) => {
      desk.pace = /** @type {any} */ (pace);
      desk.app.store.set("play.pace", pace);
      desk.draw();
    },
    "script.stop": () => desk.rival.stop(),
    "script.go": () => desk.rival.go(),
    "seat.take": () => {
      desk.rival.close();
      desk.session.set({ seats: { ...desk.session.settings.seats, [desk.now.view.by]: "player" } });
    },
    "menu.new": () => desk.host.newGame(),
    "menu.games": () => desk.host.games(),
    note: ({ order }) => void askNote(desk, Number(order)),
    "menu.note": () => void askNote(desk, noted()),
    "menu.share": () => void share(desk),
    "menu.replay": () => {
      if (desk.rival.state() === "thinks") desk.rival.stop();
      desk.replayTo(desk.session.length());
      desk.aim("pl-slider");
    },
    "menu.seats": async () => {
      const settings = await askSeats(desk);
      if (settings) desk.session.set(settings);
    },
    "menu.verify": () => {
      const proof = desk.session.handle.verify();
      const dice = t(`play.open.dice.${desk.session.view().entered ? "entered" : "seeded"}`);
      desk.say(
        proof.kind === "follows"
          ? `${t("play.verify.ok", { state: proof.state.slice(0, 16) })} ${dice}`
          : t("play.verify.bad", { text: proof.message }),
      );
    },
    "replay.to": ({ at }) => desk.replayTo(Number(at)),
    "replay.close": () => {
      desk.replayTo(null);
      desk.rival.wake();
    },
    "replay.branch": () => desk.replay && desk.host.branch(desk.replay.at),
  };

  /** @param {string} name @param {string} value @param {boolean} on */
  function pickIn(name, value, on) {
    const before = desk.sight.picks[name] ?? [];
    desk.look({
      picks: { ...desk.sight.picks, [name]: on ? [...before, value] : before.filter((other) => other !== value) },
    });
  }

  /** @type {Record<string, (field: HTMLInputElement, data: {[key: string]: string|undefined}) => void>} */
  const fields = {
    target: (_, { hex }) => toggleTarget(Number(hex)),
    attacker: ({ checked }, { unit = "" }) =>
      desk.look({ aside: checked ? desk.sight.aside.filter((id) => id !== unit) : [...desk.sight.aside, unit] }),
    pick: ({ checked }, { list: name = "", value = "" }) => pickIn(name, value, checked),
    picked: ({ value }, { list: name = "" }) => desk.look({ picks: { ...desk.sight.picks, [name]: [value] } }),
    replay: ({ value }) => desk.replayTo(Number(value)),
  };

  return { tap, drop, pickUnits, key, buttons, fields };
}
