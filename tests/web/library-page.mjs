// The kept games on a page of their own: what the game screen does is done here by a few simple calls.

import { TEXTS } from "../../www/games/desert-fox/texts.ts";
import { FILES, PLAY_FILES, loadLang } from "../../www/lang/lang.ts";
import { openLibrary } from "../../www/library/library.ts";
import { createStore, openSaves } from "../../www/games/desert-fox/store.ts";
import { createPersistence } from "../../www/store/browser.ts";

const lang = await loadLang("en", [...FILES, ...PLAY_FILES, ...TEXTS.page, ...TEXTS.play]);
const saves = await openSaves();
const { games } = saves;
const persistence = createPersistence(createStore());
const main = document.getElementById("main");
const table = document.getElementById("table");
let current = "";

/** What the real page asks of the engine. */
async function preview(text) {
  let save;
  try {
    save = JSON.parse(text);
  } catch {
    return { refusal: "it is not a saved game." };
  }
  if (save?.format !== "desert-fox-save") return { refusal: "it is not a saved game." };
  return {
    summary: {
      name: "",
      scenario: save.scenario,
      turn: save.checkpoints.length,
      phase: "initialMovement",
      side: "axis",
      orders: save.orders.length,
      date: "",
    },
  };
}

const calls = {
  async open({ id, text, readOnly }) {
    const shown = await preview(text);
    if ("refusal" in shown) throw new Error(shown.refusal);
    if (current) games.leave(current);
    current = readOnly ? "" : id;
    table.textContent = `${readOnly ? "looking at" : "playing"} ${id}: ${shown.summary.orders} orders`;
  },
  preview,
  charts: (text) =>
    text.startsWith("{") ? { ...JSON.parse(text), text } : { refusal: "it holds no charts.", code: "unreadable" },
  sheet: (_, text) => text.startsWith("{"),
  now: () => globalThis.testNow ?? Date.now(),
  fresh() {
    table.textContent = "a new game";
  },
};

const show = () => openLibrary(main, { lang, saves, persistence, calls, current: () => current });
document.getElementById("show").addEventListener("click", () => void show());
games.onChange((id) => {
  if (id === current && current && !games.mine(current)) table.textContent = "taken over";
});
globalThis.test = { games, saves, show };
document.documentElement.dataset.ready = "true";
