// @ts-check
/** The map of the game: the board with its counters, picked up by the pointer, and described to screen readers. */
import { el } from "../../../dom.ts";
import { createGameBoard } from "../../../board/game-board.ts";
import { parseHex } from "../geometry.ts";
import { createBoardFrame } from "../../../play/board-frame.ts";
import { createGhost } from "../../../worksheet/carry.ts";
import { spokenCounter, spokenOverlays, spokenPile } from "../art/game-counters.ts";
import { describeHex } from "../home/hex-info.ts";
import { BOARD_ART } from "../art/board-art.ts";
import { mapWords } from "../art/map-words.ts";
import { counter } from "../art/counter.ts";
import { actorsIn, offersAt } from "./offers.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/**
 * @typedef {object} BoardHandlers what the player does on the map
 * @property {(hex: number, by: "mouse"|"touch"|"keyboard", how?: {add?: boolean, twice?: boolean, group?: boolean}) =>
 *   void} tap
 * @property {() => boolean} release lets go of what is chosen, if anything is
 * @property {(hex: number) => void} point
 * @property {(event: KeyboardEvent, hex: number) => boolean} key
 * @property {(ids: string[], from: number, hex: number) => void} carry
 * @property {(hex: number, ids: string[], add: boolean) => void} units chosen in a spread pile
 */

const START = "L0802";

/** @param {PlayContext} ctx @param {BoardHandlers} on @param {number} at the hex on which the map opens, or -1 */
export function createBoardView(ctx, on, at) {
  const { app } = ctx;
  const { lang } = app;
  const { t } = lang;
  const root = el("div", { class: "stage ex-stage pl-stage" });
  /**
   * What is carried with the pointer.
   * @type {{ids: string[], from: number, ghost: ReturnType<typeof createGhost>}|null}
   */
  let carried = null;
  /**
   * What the overlays say of a hex, once the board is there.
   * @type {(hex: number) => ReturnType<import("../../../board/game-board.ts").GameBoard["overlaysAt"]>}
   */
  let overlaysAt = () => [];
  let touches = false;
  let keys = false;
  root.addEventListener(
    "pointerdown",
    (event) => {
      touches = event.pointerType === "touch";
      keys = false;
    },
    true,
  );
  root.addEventListener("keydown", () => (keys = true), true);
  const make = (/** @type {() => void} */ goTo) =>
    createGameBoard(root, {
      map: app.map,
      cursor: at >= 0 ? at : parseHex(START),
      near: at >= 0,
      art: BOARD_ART,
      words: mapWords(lang),
      id: "pl-board",
      signal: ctx.signal,
      texts: {
        all: t("board.all"),
        everyone: (n) => lang.tn("board.everyone", n),
        unit(id, place, of) {
          const unit = ctx.now.units.get(id);
          return t("board.unit.place", { unit: unit ? spokenCounter(unit, ctx.counters.roster, lang) : id, place, of });
        },
      },
      fans: (hex) => !keys && hex >= 0 && hex === ctx.selection.at && ctx.selection.goal < 0,
      access: {
        label: t("map.grid"),
        help: t("play.map.help"),
        lost: t("board.lost"),
        describe: (hex, /** @type {import("../map-model.ts").MapModel} */ model) =>
          [describeHex(hex, model, lang, "short"), ...describe(hex)].join(". "),
      },
      onGoTo: goTo,
      onKey: on.key,
      carry: {
        take(hex, event) {
          const { at, chosen } = ctx.selection;
          const mine = hex === at && chosen.length > 0;
          if (!ctx.mine() || (event.pointerType === "touch" && !mine)) return false;
          const ids = mine
            ? chosen
            : actorsIn(ctx, hex)
                .filter((id) => ctx.now.options.moves.has(id))
                .slice(0, event.shiftKey || event.ctrlKey || event.metaKey ? undefined : 1);
          const top = ctx.now.units.get(ids[0] ?? "");
          if (!top) return false;
          carried = { ids, from: hex, ghost: createGhost(counter(ctx.valuesOf(top), lang, { hidden: true }), root) };
          if (!mine) ctx.updateSelection({ at: hex, chosen: ids, goal: -1 });
          return true;
        },
        over: (_, event) => carried?.ghost.to(event),
        drop(hex) {
          carried?.ghost.remove();
          const { ids, from } = carried ?? { ids: [], from: -1 };
          carried = null;
          if (hex !== null && hex >= 0 && hex !== from) on.carry(ids, from, hex);
        },
      },
    });
  const frame = createBoardFrame(ctx, root, make, {
    describe,
    pointed: () => ctx.selection.pointed,
    point: on.point,
    release: on.release,
  });
  const { board } = frame;
  overlaysAt = board.overlaysAt;
  root.addEventListener("hexpick", (event) => {
    const { hex, via, add = false, twice = false, group = false } = /** @type {CustomEvent} */ (event).detail;
    on.tap(hex, via === "keyboard" ? "keyboard" : touches ? "touch" : "mouse", { add, twice, group });
  });
  root.addEventListener("unitpick", (event) => {
    const { hex, ids, add, via } = /** @type {CustomEvent} */ (event).detail;
    on.units(hex, ids, add);
    if (via === "keyboard") board.fan(-1);
  });
  /** What can be done in a hex and who is there, in words. @param {number} hex @returns {string[]} */
  function describe(hex) {
    const offers = offersAt(ctx, hex).map(({ kind, cost }) =>
      [t(`play.offer.${kind}`), cost !== undefined && lang.tn("ex.way.cost", cost)].filter(Boolean).join(", "),
    );
    const leaves = hex === ctx.selection.pointed && ctx.leaves ? [ctx.leaves] : [];
    const units = spokenPile(ctx.now.stacks.get(hex) ?? [], ctx.counters.roster, lang);
    return [...offers, ...leaves, ...(offers.length ? [] : spokenOverlays(overlaysAt(hex), lang)), ...units];
  }

  return frame;
}
