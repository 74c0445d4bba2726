/** Desert Fox, as the list of games knows it before it is chosen. */
import { STORAGE } from "./storage.ts";
import { TEXTS } from "./texts.ts";
import type { ListedGame } from "../../shell/game-types.ts";

export const LISTED: ListedGame = {
  id: "desert-fox",
  name: "Desert Fox",
  // A counter with the oval of armor.
  emblem: "M4 4h24v24H4zM7 10v10h18V10zM12 12h8a3 3 0 0 1 0 6h-8a3 3 0 0 1 0-6z",
  links: { letter: "d", rulings: "RH" },
  storage: STORAGE,
  texts: TEXTS,
  cards: ["desert-fox/app", "desert-fox/findings"],
  early: ["pkg/desert-fox/map.json", "pkg/desert-fox/desert_fox_bg.wasm"],
  load: async () => (await import("./game.ts")).GAME,
  embed: async () => (await import("./embed/embed.ts")).EMBED,
};
