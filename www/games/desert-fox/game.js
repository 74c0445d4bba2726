// @ts-check
/** Desert Fox, as the shell of the page knows it. What a section shows is fetched when it is first asked for. */
import { ENGINE, LINKS, loadMap, loadRulings } from "./engine.js";
import { GEOMETRY } from "./geometry.js";
import { mountHome } from "./home/home.js";
import { LISTED } from "./listed.js";
import { SIDES } from "./sides.js";
import { STORAGE } from "./storage.js";
import { TEXTS } from "./texts.js";

const playParts = async () => (await import("./play/parts.js")).PARTS;

/** @type {import("../../shell/game-types.js").GameDescription} */
export const GAME = {
  id: LISTED.id,
  name: LISTED.name,
  sides: SIDES,
  geometry: GEOMETRY,
  storage: STORAGE,
  links: LINKS,
  texts: TEXTS,
  engine: ENGINE,
  loadMap,
  loadRulings,
  openSaves: async (engine) => (await import("./store.js")).openSaves(engine),
  playParts,
  sections: {
    map: async () => mountHome,
    async play() {
      const [{ mountPlay }, parts] = await Promise.all([import("../../play/play.js"), playParts()]);
      return (root, app) => mountPlay(root, app, parts);
    },
    async referee() {
      const { mountModes } = await import("./referee/modes.js");
      return mountModes;
    },
    async rules() {
      const { mountRules } = await import("./rules/rules.js");
      return mountRules;
    },
  },
  help: async () => (await import("./help/help.js")).HELP,
  glossary: async () => (await import("./help/glossary.js")).WORDS,
  prefetch: () =>
    Promise.all([import("./referee/modes.js"), import("./rules/rules.js"), import("./explorer/explorer.js")]),
};
