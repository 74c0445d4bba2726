// @ts-check
/**
 * The first script of the page. It requests the engine of the game that the page shows and the modules that it starts
 * with, while the style sheets are on their way. The order matters: a server is asked for few files at a time, and the
 * engine is by far the largest. It imports nothing, because its own requests would wait in the same queue. Without it
 * the page starts in the same way, only later.
 */

const ROOT = new URL("../../", import.meta.url);

/** Modules that the page needs, whichever game it shows; those that choose the texts come first. */
const SHARED = [
  "www/games/games.js",
  "www/shell/which-game.js",
  "www/store/store.js",
  "www/lang/choice.js",
  "www/lang/lang.js",
  "www/games/desert-fox/listed.js",
  "www/games/rommel-in-the-desert/listed.js",
  "www/shell/link.js",
  "www/store/storage-error.js",
  "www/shell/files.js",
  "www/shell/late.js",
  "www/games/desert-fox/storage.js",
  "www/games/desert-fox/texts.js",
  "www/games/rommel-in-the-desert/storage.js",
  "www/games/rommel-in-the-desert/texts.js",
  "www/dom.js",
  "www/shell/games.js",
  "www/shell/back.js",
  "www/shell/game-field.js",
  "www/offline/version.js",
  "www/shell/start-game.js",
  "www/shell/switch-notice.js",
  "www/shell/engine.js",
  "www/shell/file-drop.js",
  "www/shell/language.js",
  "www/shell/ledger.js",
  "www/shell/router.js",
  "www/shell/once.js",
  "www/shell/open-dialogs.js",
  "www/shell/sections.js",
  "www/shell/status.js",
  "www/shell/styles.js",
  "www/shell/tabs.js",
  "www/shell/theme.js",
  "www/board/geometry.js",
  "www/board/board.js",
  "www/shell/landing.js",
  "www/board/map-tools.js",
  "www/board/model.js",
  "www/board/paint.js",
  "www/board/tiles.js",
  "www/board/pieces.js",
  "www/board/overlay.js",
  "www/board/palette.js",
  "www/board/access.js",
  "www/board/input.js",
  "www/board/loss.js",
  "www/board/readable.js",
  "www/board/picture.js",
  "www/board/shared-map.js",
  "www/board/stacks.js",
  "www/board/surface.js",
  "www/board/view.js",
  "www/board/map-legend.js",
  "www/board/paint-terrain.js",
  "www/board/paint-lines.js",
  "www/board/paint-labels.js",
  "www/board/paint-frame.js",
  "www/board/label-layout.js",
  "www/board/relief.js",
  "www/board/counters.js",
  "www/board/shapes.js",
  "www/board/memo.js",
  "www/board/scene.js",
  "www/board/compass.js",
  "www/board/contour.js",
  "www/board/glyphs.js",
  "www/board/noise.js",
  "www/board/sides.js",
  "www/board/chips.js",
  "www/board/sprites.js",
];

/**
 * The games in their order: how the links and rulings of each begin, the files of its engine, and the modules that its
 * first view needs.
 */
const GAMES = [
  {
    id: "desert-fox",
    fragment: /d\d+\.|^#[RH]\d{3}$/i,
    files: ["pkg/desert-fox/map.json", "pkg/desert-fox/desert_fox_bg.wasm"],
    modules: [
      "www/games/desert-fox/game.js",
      "www/games/desert-fox/engine.js",
      "www/games/desert-fox/geometry.js",
      "www/games/desert-fox/sides.js",
      "www/games/desert-fox/home/home.js",
      "pkg/desert-fox/desert_fox.js",
      "pkg/desert-fox/build.js",
      "www/games/desert-fox/home/legend.js",
      "www/games/desert-fox/home/hex-info.js",
      "www/games/desert-fox/art/map-art.js",
      "www/games/desert-fox/art/map-words.js",
      "www/games/desert-fox/art/map-corner.js",
      "www/games/desert-fox/art/places.js",
    ],
  },
  {
    id: "rommel-in-the-desert",
    fragment: /r\d+\.|^#[ID]\d{3}$/i,
    files: ["pkg/rommel-in-the-desert/map.json", "pkg/rommel-in-the-desert/rommel_in_the_desert_bg.wasm"],
    modules: [
      "www/games/rommel-in-the-desert/game.js",
      "www/games/rommel-in-the-desert/engine.js",
      "www/games/rommel-in-the-desert/geometry.js",
      "www/games/rommel-in-the-desert/sides.js",
      "www/games/rommel-in-the-desert/home/home.js",
      "pkg/rommel-in-the-desert/rommel_in_the_desert.js",
      "pkg/rommel-in-the-desert/build.js",
      "www/games/rommel-in-the-desert/art/places.js",
      "www/games/rommel-in-the-desert/art/map-art.js",
      "www/games/rommel-in-the-desert/art/map-words.js",
      "www/games/rommel-in-the-desert/home/hex-info.js",
      "www/games/rommel-in-the-desert/home/legend.js",
      "www/games/rommel-in-the-desert/map-model.js",
      "www/games/rommel-in-the-desert/art/ground.js",
      "www/games/rommel-in-the-desert/art/names.js",
      "www/games/rommel-in-the-desert/art/fortresses.js",
      "www/games/rommel-in-the-desert/art/roads.js",
      "www/games/rommel-in-the-desert/art/barriers.js",
      "www/games/rommel-in-the-desert/art/title.js",
    ],
  },
];

/** The game of the last visit, where the storage may be read; its key belongs to the settings of the page. */
function lastGame() {
  try {
    return localStorage.getItem("desertfox:v1:game");
  } catch {
    return null;
  }
}

/** The game that the page shows, as `chooseGame` of `www/shell/which-game.js` has it. */
function shownGame() {
  const wanted = [history.state?.game, new URLSearchParams(location.search).get("game"), lastGame()];
  const byId = wanted.map((id) => GAMES.find((game) => game.id === id)).find(Boolean);
  return GAMES.find(({ fragment }) => fragment.test(location.hash)) ?? byId ?? GAMES[0];
}

/** @param {string} path @param {Partial<HTMLLinkElement>} how */
function request(path, how) {
  document.head.append(Object.assign(document.createElement("link"), how, { href: new URL(path, ROOT).href }));
}

const { files, modules } = shownGame();
for (const path of files) request(path, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
for (const path of [...SHARED, ...modules]) request(path, { rel: "modulepreload" });
