/** Rommel in the Desert, as the list of games knows it before it is chosen. */
import { STORAGE } from "./storage.ts";
import { TEXTS } from "./texts.ts";
import type { ListedGame } from "../../shell/game-types.ts";

export const LISTED: ListedGame = {
  id: "rommel-in-the-desert",
  name: "Rommel in the Desert",
  // A block on its edge with the cross of infantry.
  emblem: "M3 9l5-5h21v19l-5 5H3zM3 9h21v19M24 9l5-5M6 13l15 11M21 13L6 24M6 13h15v11H6z",
  links: { letter: "r", rulings: "ID" },
  hides: true,
  storage: STORAGE,
  texts: TEXTS,
  cards: ["rommel-in-the-desert/app", "rommel-in-the-desert/findings", "rommel-in-the-desert/play"],
  early: ["pkg/rommel-in-the-desert/map.json", "pkg/rommel-in-the-desert/rommel_in_the_desert_bg.wasm"],
  load: async () => (await import("./game.ts")).GAME,
  embed: async () => (await import("./embed/embed.ts")).EMBED,
};
