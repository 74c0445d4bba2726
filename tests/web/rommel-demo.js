// The board of Rommel in the Desert with a game in its course:
// rommel-demo.html?orders=120&viewer=axis&scenario=crusader
import * as engine from "../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import { createGameBoard } from "../../www/board/game-board.ts";
import { createMinimap } from "../../www/board/minimap.ts";
import { BOARD_ART } from "../../www/games/rommel-in-the-desert/art/board-art.ts";
import * as blocks from "../../www/games/rommel-in-the-desert/art/game-blocks.ts";
import { mapWords } from "../../www/games/rommel-in-the-desert/art/map-words.ts";
import { parseHex } from "../../www/games/rommel-in-the-desert/geometry.ts";
import { FILES, loadLang } from "../../www/lang/lang.ts";

const query = new URLSearchParams(location.search);
const [lang, map] = await Promise.all([
  loadLang(query.get("lang") ?? "en", [...FILES, "desert-fox/board", "rommel-in-the-desert/board"]),
  fetch("../../pkg/rommel-in-the-desert/map.json").then((answer) => answer.json()),
  engine.default(),
]);
const game = engine.Game.begin({
  options: { scenario: query.get("scenario") ?? "crusader" },
  dice: { kind: "seed", seed: "00112233445566778899aabbccddeeff" },
});
for (let order = 0; order < Number(query.get("orders") ?? 0); order++) {
  const next = game.opponent();
  if (!next) break;
  game.give(next);
}
const viewer = query.get("viewer") ?? "axis";
game.setViewer(viewer);
const view = game.view();
const rosterOf = blocks.rosterOf(engine.roster().blocks);
const stage = document.getElementById("stage");
const board = createGameBoard(stage, {
  map,
  art: BOARD_ART,
  words: mapWords(lang),
  cursor: parseHex("Tobruk"),
  near: query.has("near"),
  access: {
    label: lang.t("map.grid"),
    help: lang.t("map.keys.drag"),
    lost: lang.t("board.lost"),
    describe: (hex) => blocks.spokenPile(blocks.blocksIn(view, hex), rosterOf, lang, { view, viewer }).join(". "),
  },
  texts: {
    all: lang.t("board.all"),
    everyone: (n) => lang.tn("board.everyone", n),
    unit: (id) =>
      blocks.spokenBlock(
        view.blocks.find((block) => blocks.idOf(block) === id),
        rosterOf,
        lang,
      ),
  },
});
if (!query.has("bare")) board.setPiles(blocks.pilesOf(view, viewer, { rosterOf }));
const minimap = createMinimap(stage, board, { label: lang.t("board.minimap"), help: lang.t("board.minimap.help") });
document.getElementById("map-small").append(minimap.element);
Object.assign(globalThis, { board, minimap, engine, game, view, blocks, lang, map, parseHex, rosterOf });
document.documentElement.dataset.ready = "true";
