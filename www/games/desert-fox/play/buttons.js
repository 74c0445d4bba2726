// @ts-check
/** What the buttons of the panel do, by their `data-do`. */
import { parseHex, spiNumber } from "../geometry.ts";
import { tableButtons } from "../../../play/table-buttons.ts";
import { attackers } from "./attack.js";
import { moveGroup, toggleInGroup } from "./group.js";
import { invasionOrder } from "./invasion.js";
import { offersAt } from "./offers.js";
import { NO_CHOICE } from "./selection.js";
import { standingButtons } from "./standing.js";
import { placeAll } from "./tray.js";

/**
 * @param {import("./types.js").PlayContext} ctx
 * @param {ReturnType<typeof import("./selecting.js").createSelecting>} selecting
 * @param {ReturnType<typeof import("./phase-actions.js").createPhaseActions>} phase
 * @returns {Record<string, (data: {[key: string]: string|undefined}) => void>}
 */
export function createButtons(ctx, selecting, phase) {
  const { choose, select, toggleTarget, next, pick, all, acceptOffer } = selecting;
  const { done, undoRedo } = phase;
  const goalOffers = () => offersAt(ctx, ctx.selection.goal).filter(({ kind }) => kind !== "answer");

  return {
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
    "group.add": () => toggleInGroup(ctx, ctx.selection.at, ctx.selection.chosen),
    "group.here": () => ctx.updateSelection({ chosen: [], goal: ctx.selection.at }),
    "group.remove": ({ hex }) => toggleInGroup(ctx, Number(hex), []),
    "group.clear": () => ctx.updateSelection({ group: [], at: -1, chosen: [], goal: -1 }, ""),
    "group.go": () => void moveGroup(ctx),
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
    ...standingButtons(ctx),
    ...tableButtons(ctx),
  };
}
