// @ts-check
/** What taps, keys, buttons and fields of the game screen do. Each works on the context; nothing here draws. */
import { askNote, orderToNote } from "../../../play/note.ts";
import { overviewButtons } from "../../../play/overview-buttons.ts";
import { tableButtons } from "../../../play/table-buttons.ts";
import { tableFields } from "../../../play/table-fields.ts";
import { allActions } from "./all-orders.js";
import { ALL_SCREENS, ending, screenOf } from "./phases.js";
import { LAYERS, toggleLayer } from "./map-layers.js";
import { undoesTo } from "./movement/giving.js";
import { standingButtons, standingFields } from "./standing.js";

/** @param {import("./types.js").PlayContext} ctx */
export function createActions(ctx) {
  const any = /** @type {any} */ (ctx);
  const all = allActions(ctx);
  /** @param {"undo"|"redo"} direction */
  function undoRedo(direction) {
    const { t } = ctx.app.lang;
    if (!ctx.mayUndo()) return;
    const from = direction === "undo" ? undoesTo(ctx) : -1;
    const why = ctx.session.undoRedo(direction);
    // Orders given together are taken back together, as far as they may be.
    while (from >= 0 && !why && ctx.session.length() > from && !ctx.session.undoBar()) ctx.session.undoRedo("undo");
    if (why) ctx.say(t(`play.undo.${why}`));
  }
  /** Ends the phase, where that needs no question. */
  function done() {
    const order = ending(ctx);
    if (order && ctx.mine()) void ctx.give(order);
  }
  /** Lets go of what is chosen. @returns {boolean} whether anything was */
  function release() {
    const { at, chosen, form } = ctx.selection;
    if (at < 0 && !chosen.length && !Object.keys(form).length) return false;
    ctx.updateSelection({ at: -1, chosen: [], form: {} }, "");
    return true;
  }
  /** Ends the phase, after the question that its screen may have. */
  function finish() {
    if (!ctx.mine() || !screenOf(ctx)?.finish?.(ctx)) done();
  }
  return {
    release,
    /** @param {number} hex @param {import("./types.js").Tap} tap */
    tap(hex, tap) {
      if (screenOf(ctx)?.tap?.(ctx, hex, tap)) return;
      ctx.updateSelection({ at: ctx.now.stacks.has(hex) ? hex : -1, chosen: [] });
    },
    /** @param {string[]} ids @param {number} hex @param {boolean} add */
    units(ids, hex, add) {
      if (screenOf(ctx)?.units?.(ctx, ids, hex, add)) return;
      ctx.updateSelection({ at: hex });
    },
    /** @param {KeyboardEvent} event @param {number} hex @returns {boolean} whether the key is used up */
    key(event, hex) {
      const name = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey) {
        if (name !== "z" && name !== "y") return false;
        undoRedo(name === "y" || event.shiftKey ? "redo" : "undo");
        return true;
      }
      if (event.altKey) return false;
      if (/^[0-9]$/.test(name)) return ctx.press(name);
      if (screenOf(ctx)?.key?.(ctx, name, hex)) return true;
      const layer = LAYERS.find(([, key]) => key.toLowerCase() === name);
      if (layer) toggleLayer(ctx, layer[0]);
      else if (name === "x") finish();
      else if (name === "t") ctx.focusOn("pl-phase");
      else if (name === "l") ctx.focusOn("pl-log-summary");
      else if (name === "w") void askNote(any, orderToNote(any));
      else if (name === "o") overviewButtons(any).overview();
      else if (name === "m") ctx.focusMap();
      else if (event.key === "Escape") return release();
      else return false;
      return true;
    },
    /** @type {Record<string, (data: {[key: string]: string|undefined}) => void>} */
    buttons: {
      ...tableButtons(any),
      ...all.buttons,
      ...standingButtons(ctx),
      undo: () => undoRedo("undo"),
      redo: () => undoRedo("redo"),
      done: finish,
      order: ({ order }) => {
        const found = ctx.now.orders[Number(order)];
        if (found && ctx.mine()) void ctx.give(found);
      },
      "stack.close": () => void release(),
      layer: ({ layer = "" }) => toggleLayer(ctx, layer),
      ...bound(
        ({ buttons }) => buttons,
        (act) => (/** @type {any} */ data) => act(ctx, data),
      ),
    },
    /** @type {Record<string, (field: HTMLInputElement, data: {[key: string]: string|undefined}) => void>} */
    fields: {
      ...tableFields(any),
      ...all.fields,
      ...standingFields(ctx),
      layer: (_, { layer = "" }) => toggleLayer(ctx, layer),
      ...bound(
        ({ fields }) => fields,
        (act) => (field, /** @type {any} */ data) => act(ctx, field, data),
      ),
    },
  };
}

/**
 * The handlers of all phases, given the context.
 * @template Act, Bound
 * @param {(screen: import("./types.js").PhaseScreen) => Record<string, Act>|undefined} pick
 * @param {(act: Act) => Bound} bind
 * @returns {Record<string, Bound>}
 */
const bound = (pick, bind) =>
  Object.fromEntries(
    ALL_SCREENS.flatMap((screen) => Object.entries(pick(screen) ?? {})).map(([name, act]) => [name, bind(act)]),
  );
