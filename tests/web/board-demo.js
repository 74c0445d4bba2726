// The board with a real position of the engine, for tests and pictures: board-demo.html?scenario=campaign
import * as engine from "../../pkg/desert-fox/desert_fox.js";
import { TEXTS } from "../../www/games/desert-fox/texts.ts";
import { FILES, PLAY_FILES, loadLang } from "../../www/lang/lang.ts";
import { createGameBoard } from "../../www/board/game-board.ts";
import { createMinimap } from "../../www/board/minimap.ts";
import { parseHex, spiNumber } from "../../www/games/desert-fox/geometry.ts";
import { BOARD_ART } from "../../www/games/desert-fox/art/board-art.ts";
import { mapWords } from "../../www/games/desert-fox/art/map-words.ts";
import { describeHex } from "../../www/games/desert-fox/home/hex-info.ts";
import { createGameLegend } from "../../www/games/desert-fox/art/game-legend.ts";
import * as counters from "../../www/games/desert-fox/art/game-counters.ts";

const query = new URLSearchParams(location.search);
const [lang, map] = await Promise.all([
  loadLang("en", [...FILES, ...PLAY_FILES, ...TEXTS.page, ...TEXTS.play]),
  fetch("../../pkg/desert-fox/map.json").then((answer) => answer.json()),
  engine.default(),
]);
const roster = counters.rosterOf(engine.roster().units);
const view = engine.playGame({ scenario: query.get("scenario") ?? "campaign", legal: true });
if (view.kind !== "game") throw new Error(JSON.stringify(view));
const byHex = (hex) => view.units.filter((unit) => parseHex(unit.at) === hex);
const board = createGameBoard(document.getElementById("stage"), {
  map,
  art: BOARD_ART,
  words: mapWords(lang),
  cursor: parseHex("L2329"),
  access: {
    label: lang.t("map.grid"),
    help: lang.t("map.keys.drag"),
    lost: lang.t("board.lost"),
    describe: (hex, model) =>
      [
        describeHex(hex, model, lang, "short"),
        ...counters.spokenPile(byHex(hex), roster, lang),
        ...counters.spokenOverlays(globalThis.board?.overlaysAt(hex) ?? [], lang),
      ].join(". "),
  },
  texts: {
    all: lang.t("board.all"),
    everyone: (n) => lang.tn("board.everyone", n),
    unit: (id, place, of) =>
      lang.t("board.unit.place", {
        unit: counters.spokenCounter(
          view.units.find((unit) => unit.id === id),
          roster,
          lang,
        ),
        place,
        of,
      }),
  },
});
board.setPiles(counters.pilesOf(view.units, roster));
const minimap = createMinimap(document.getElementById("stage"), board, {
  label: lang.t("board.minimap"),
  help: lang.t("board.minimap.help"),
});
document.getElementById("map-small").append(minimap.element);
const legend = createGameLegend(lang, board.palette);
document.getElementById("legend").append(legend.element);
Object.assign(globalThis, { minimap, legend, board, engine, view, roster, counters, lang, parseHex, spiNumber, map });
document.documentElement.dataset.ready = "true";
