/** Rommel in the Desert, as the shell of the page knows it. What a section shows is fetched when it is first asked for. */
import { ENGINE, LINKS, loadMap, loadRulings } from "./engine.ts";
import { GEOMETRY } from "./geometry.ts";
import { mountHome } from "./home/home.ts";
import { LISTED } from "./listed.ts";
import { SIDES } from "./sides.ts";
import { STORAGE } from "./storage.ts";
import { TEXTS } from "./texts.ts";
import type { GameDescription } from "../../shell/game-types.ts";

const playParts = async () => (await import("./play/parts.js")).PARTS;

export const GAME: GameDescription = {
  id: LISTED.id,
  name: LISTED.name,
  hides: LISTED.hides,
  sides: SIDES,
  geometry: GEOMETRY,
  storage: STORAGE,
  links: LINKS,
  texts: TEXTS,
  engine: ENGINE,
  loadMap,
  loadRulings,
  openSaves: async (engine) => (await import("./store.ts")).openSaves(engine),
  playParts,
  sections: {
    map: async () => mountHome,
    async play() {
      const [{ mountPlay }, parts] = await Promise.all([import("../../play/play.ts"), playParts()]);
      return (root, app) => mountPlay(root, app, parts);
    },
    async referee() {
      const { mountReferee } = await import("./referee/referee.ts");
      return mountReferee;
    },
    async rules() {
      const { mountRules } = await import("./rules/rules.ts");
      return mountRules;
    },
  },
  help: async () => (await import("./help/help.ts")).HELP,
  glossary: async () => (await import("./help/glossary.ts")).WORDS,
  prefetch: () => import("./rules/rules.ts"),
};
