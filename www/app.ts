/** Starts the page: its games, and the one that is shown first. */
import { el } from "./dom.ts";
import { GAMES } from "./games/games.ts";
import { listed, settings, texts, textsOf } from "./lang/first.ts";
import { createGames } from "./shell/games.ts";
import { SECTIONS } from "./shell/sections.ts";
import { createGameField } from "./shell/game-field.ts";
import { showUpdate } from "./offline/notice.ts";
import { watchBack } from "./shell/back.ts";
import { isWanted, reload } from "./shell/other-build.ts";

watchBack();
const games = createGames(GAMES, listed, {
  settings,
  textsOf: (game) => (game === listed ? texts : textsOf(game)),
});
createGameField(document.getElementById("game") as HTMLSelectElement, games);

async function start() {
  const app = await games.start();
  performance.mark("ready");
  addEventListener("another-build", () => {
    if (!isWanted()) showUpdate(app, async () => 0, reload);
  });
  document.documentElement.dataset.ready = "true";
  // The other sections are fetched when the page is idle, and built when they are first shown. A reader who saves data
  // waits for them instead.
  const { connection } = navigator as unknown as { connection?: { saveData: boolean } };
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    if (!connection?.saveData)
      Promise.all([app.game.prefetch(), app.loadAssets(...SECTIONS), app.ledger]).catch(() => {});
    import("./offline/offline.ts").then(({ startOffline }) => startOffline(app)).catch(() => {});
  });
}

start().catch((error) => {
  console.error(error);
  document
    .getElementById("main")
    ?.prepend(
      el("p", { class: "notice notice-warn", lang: "en", text: "The page could not start. Please reload it." }),
    );
});
