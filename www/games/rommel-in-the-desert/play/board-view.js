// @ts-check
/** The map of the game: the board with its blocks, described to screen readers. */
import { el } from "../../../dom.ts";
import { createGameBoard } from "../../../board/game-board.ts";
import { createBoardFrame } from "../../../play/board-frame.ts";
import { BOARD_ART } from "../art/board-art.ts";
import { spokenOverlays } from "../art/overlays.ts";
import { mapWords } from "../art/map-words.ts";
import { ownMap } from "../charts/own-map.ts";
import { spokenBlock, spokenPile } from "../art/game-blocks.ts";
import { parseHex } from "../geometry.ts";
import { describeHex } from "../home/hex-info.ts";
import { updatePath } from "./layers.js";
import { hexInFocus } from "./in-focus.js";
import { NAMING } from "./naming/naming.js";
import { screenOf } from "./phases.js";

/** Where the cursor begins. */
const START = "Tobruk";
/** What a phase says itself of the hexes that it offers. */
const OFFERS = ["reach", "forced", "choice"];

/**
 * @param {import("./types.js").PlayContext} ctx
 * @param {ReturnType<typeof import("./actions.js").createActions>} on
 */
export function createBoardView(ctx, on) {
  const { app } = ctx;
  const { lang } = app;
  const { t } = lang;
  const root = el("div", { class: "stage ex-stage pl-stage" });
  const at = hexInFocus(ctx.now);
  let touches = false;
  root.addEventListener("pointerdown", (event) => (touches = event.pointerType === "touch"), true);
  /** @type {ReturnType<typeof createBoardFrame>|undefined} */
  let frame;
  /** What a hex offers, what lies over it and who is there, in words. @param {number} hex @returns {string[]} */
  const describe = (hex) => {
    const offers = [screenOf(ctx), NAMING].flatMap((screen) => screen?.describe?.(ctx, hex) ?? []);
    const laid = frame?.board.overlaysAt(hex) ?? [];
    return [
      ...offers,
      ...spokenOverlays(offers.length ? laid.filter(({ key }) => !OFFERS.includes(key)) : laid, lang),
      ...spokenPile(ctx.now.stacks.get(hex) ?? [], ctx.rosterOf, lang, {
        view: ctx.now.view,
        viewer: ctx.viewer(),
      }),
    ];
  };
  const make = (/** @type {() => void} */ goTo) =>
    createGameBoard(root, {
      map: ownMap(app.map, ctx.session.handle.options().charts),
      cursor: at >= 0 ? at : parseHex(START),
      near: true,
      art: BOARD_ART,
      words: mapWords(lang),
      id: "pl-board",
      signal: ctx.signal,
      texts: {
        all: t("board.all"),
        everyone: (n) => lang.tn("board.everyone", n),
        unit(id, place, of) {
          const block = ctx.now.units.get(id);
          return t("board.unit.place", { unit: block ? spokenBlock(block, ctx.rosterOf, lang) : id, place, of });
        },
      },
      access: {
        label: t("map.grid"),
        help: t("play.map.help"),
        lost: t("board.lost"),
        describe: (hex, /** @type {import("../map-model.ts").MapModel} */ model) =>
          [describeHex(hex, model, lang).replace(/\.$/, ""), ...describe(hex)].join(". "),
      },
      fans: (hex) => screenOf(ctx)?.fans?.(ctx, hex) ?? true,
      onGoTo: goTo,
      onKey: on.key,
    });
  const created = createBoardFrame(/** @type {any} */ (ctx), root, make, {
    describe,
    pointed: () => ctx.selection.pointed,
    point(hex) {
      ctx.selection.pointed = hex;
      updatePath(ctx, created.board);
    },
    release: on.release,
  });
  frame = created;
  root.addEventListener("hexpick", (event) => {
    const { hex, via, add = false, twice = false } = /** @type {CustomEvent} */ (event).detail;
    on.tap(hex, { by: via === "keyboard" ? "keyboard" : touches ? "touch" : "mouse", add, twice });
  });
  root.addEventListener("unitpick", (event) => {
    const { hex, ids, add, via } = /** @type {CustomEvent} */ (event).detail;
    on.units(ids, hex, add);
    if (via === "keyboard") created.board.fan(-1);
  });
  return created;
}
