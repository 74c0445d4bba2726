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
import type { RefereeContext } from "./types.ts";
import type { BlockView } from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import type { GameBoard } from "../../../board/game-board.ts";
import type { MapModel } from "../map-model.ts";
import type { Layers } from "../art/overlays.ts";

const START = "Tobruk";
/** What is switched off before an answer lays something over the map. */
const OVERLAYS = ["supply", "lines", "reach", "extras", "markers"] as const;

/** The blocks of the sheet as a view shows them, everything known. */
const blocksOf = ({ sheet, roster }: RefereeContext): BlockView[] =>
  sheet.units.map(({ unit, hex, steps, disrupted = false, wait = 0 }) => ({
    handle: [...roster.keys()].indexOf(unit),
    side: sideOf(roster.get(unit)),
    hex,
    disrupted,
    wait,
    name: unit,
    steps: steps ?? roster.get(unit)?.steps ?? 1,
  }));

/** The map with the values of the sheet. */
export const mapOf = ({ app, sheet }: RefereeContext) => ownMap(app.map, sheet.charts);

/** The map is that of the sheet at this moment. */
export function createBoardView(
  ctx: RefereeContext,
  on: {
    pick: (hex: number) => void;
    unit: (names: string[]) => void;
    key: (event: KeyboardEvent, hex: number) => boolean;
    release: () => boolean;
  },
) {
  const { lang } = ctx.app;
  const { t } = lang;
  const root = el("div", { class: "stage ex-stage" });
  const rosterOf = (name: string) => ctx.roster.get(name);
  let blocks: BlockView[] = [];
  let board: GameBoard | null = null;
  const inHex = (hex: number) => blocks.filter((block) => parseHex(block.hex ?? "") === hex);
  const describe = (hex: number) => [
    ...spokenPile(inHex(hex), rosterOf, lang),
    ...spokenOverlays(board?.overlaysAt(hex) ?? [], lang),
  ];
  const make = (goTo: () => void) =>
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
        describe: (hex, model: MapModel) => [describeHex(hex, model, lang), ...describe(hex)].join(". "),
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
  root.addEventListener("hexpick", (event) => on.pick((event as CustomEvent).detail.hex));
  root.addEventListener("unitpick", (event) => {
    const { ids } = (event as CustomEvent).detail;
    on.unit(blocks.flatMap(({ handle, name }) => (ids.includes(String(handle)) && name ? [name] : [])));
  });

  /** Draws the sheet with what an answer lays over it. */
  function draw(answer: Layers) {
    const { sheet, selection } = ctx;
    blocks = blocksOf(ctx);
    const battles = battlesOf(sheet, ctx.roster).map(({ hex, first }) => [hex, first] as const);
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

/** A hex in words: its name with its number. */
export const placeWords = (hex: number, number: string) => {
  const name = hexName(hex);
  return name === number ? number : `${name} (${number})`;
};
