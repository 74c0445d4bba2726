// @ts-check
/** The map of the Referee: the blocks of the sheet, and what an answer lays over them. */
import { el } from "../../../dom.ts";
import { createGameBoard } from "../../../board/game-board.ts";
import { createBoardFrame } from "../../../play/board-frame.ts";
import { BOARD_ART } from "../art/board-art.ts";
import { pilesOf, spokenBlock, spokenPile } from "../art/game-blocks.ts";
import { mapWords } from "../art/map-words.ts";
import { battleLayers, mineLayers, spokenOverlays, together } from "../art/overlays.ts";
import { ownMap } from "../charts/own-map.ts";
import { hexName, parseHex } from "../geometry.ts";
import { describeHex } from "../home/hex-info.ts";
import { battlesOf, sideOf } from "./position.ts";

/** @typedef {import("./types.ts").RefereeContext} RefereeContext */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").BlockView} BlockView */

const START = "Tobruk";
/** What is switched off before an answer lays something over the map. */
const OVERLAYS = /** @type {const} */ (["supply", "lines", "reach", "extras", "markers"]);

/** The blocks of the sheet as a view shows them, everything known. @param {RefereeContext} ctx @returns {BlockView[]} */
const blocksOf = ({ sheet, roster }) =>
  sheet.units.map(({ unit, hex, steps, disrupted = false, wait = 0 }) => ({
    handle: [...roster.keys()].indexOf(unit),
    side: sideOf(roster.get(unit)),
    hex,
    disrupted,
    wait,
    name: unit,
    steps: steps ?? roster.get(unit)?.steps ?? 1,
  }));

/** The map with the values of the sheet. @param {RefereeContext} ctx */
export const mapOf = ({ app, sheet }) => ownMap(app.map, sheet.charts);

/**
 * The map is that of the sheet at this moment.
 * @param {RefereeContext} ctx
 * @param {{pick: (hex: number) => void, unit: (names: string[]) => void, key: (event: KeyboardEvent, hex: number) =>
 *   boolean, release: () => boolean}} on
 */
export function createBoardView(ctx, on) {
  const { lang } = ctx.app;
  const { t } = lang;
  const root = el("div", { class: "stage ex-stage" });
  const rosterOf = (/** @type {string} */ name) => ctx.roster.get(name);
  /** @type {BlockView[]} */
  let blocks = [];
  /** @type {import("../../../board/game-board.ts").GameBoard|null} */
  let board = null;
  const inHex = (/** @type {number} */ hex) => blocks.filter((block) => parseHex(block.hex ?? "") === hex);
  const describe = (/** @type {number} */ hex) => [
    ...spokenPile(inHex(hex), rosterOf, lang),
    ...spokenOverlays(board?.overlaysAt(hex) ?? [], lang),
  ];
  const make = (/** @type {() => void} */ goTo) =>
    createGameBoard(root, {
      map: mapOf(ctx),
      cursor: parseHex(START),
      near: matchMedia("(width < 40rem)").matches,
      art: BOARD_ART,
      words: mapWords(lang),
      id: "rr-board",
      signal: ctx.signal,
      texts: {
        all: t("board.all"),
        everyone: (n) => lang.tn("board.everyone", n),
        unit(id, place, of) {
          const block = blocks.find(({ handle }) => String(handle) === id);
          return t("board.unit.place", { unit: block ? spokenBlock(block, rosterOf, lang) : id, place, of });
        },
      },
      access: {
        label: t("map.grid"),
        help: t("rr.map.help"),
        lost: t("board.lost"),
        describe: (hex, /** @type {import("../map-model.ts").MapModel} */ model) =>
          [describeHex(hex, model, lang), ...describe(hex)].join(". "),
      },
      onGoTo: goTo,
      onKey: on.key,
    });
  const frame = createBoardFrame(
    ctx,
    root,
    make,
    {
      describe,
      pointed: () => ctx.selection.pointed,
      point: (hex) => void (ctx.selection.pointed = hex),
      release: on.release,
    },
    "rr-goto",
  );
  board = frame.board;
  root.addEventListener("hexpick", (event) => on.pick(/** @type {CustomEvent} */ (event).detail.hex));
  root.addEventListener("unitpick", (event) => {
    const { ids } = /** @type {CustomEvent} */ (event).detail;
    on.unit(blocks.flatMap(({ handle, name }) => (ids.includes(String(handle)) && name ? [name] : [])));
  });

  /**
   * Draws the sheet with what an answer lays over it.
   * @param {import("../art/overlays.ts").Layers} answer
   */
  function draw(answer) {
    const { sheet, selection } = ctx;
    blocks = blocksOf(ctx);
    const battles = battlesOf(sheet, ctx.roster).map(({ hex, first }) => /** @type {const} */ ([hex, first]));
    const layers = together([mineLayers(sheet.mines), battleLayers(battles), answer]);
    const shown = frame.board;
    for (const name of OVERLAYS) shown.show(name, layers[name] ?? null);
    shown.setPiles(pilesOf({ blocks }, null, { rosterOf }));
    shown.choose(blocks.flatMap(({ handle, name }) => (name === selection.unit ? [String(handle)] : [])));
    shown.setMarks(selection.at >= 0 ? [{ hex: selection.at, style: "own", bare: true }] : []);
    shown.describeAgain();
    frame.updateLine();
  }
  return { ...frame, draw };
}

/** A hex in words: its name with its number. @param {number} hex @param {string} number */
export const placeWords = (hex, number) => {
  const name = hexName(hex);
  return name === number ? number : `${name} (${number})`;
};
