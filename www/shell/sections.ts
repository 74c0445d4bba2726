// @ts-check
/** The sections of a game, each on its own feet; all but the one that is shown are fetched when they are asked for. */
import { el } from "../dom.ts";
import { PLAY_FILES } from "../lang/lang.ts";
import { watched } from "./late.ts";
import { addStyles } from "./styles.ts";

/** @typedef {import("./app-types.ts").App} App */
/** @typedef {import("./link.ts").Section} Section */

/** @type {readonly Section[]} */
export const SECTIONS = ["map", "play", "referee", "rules"];

/** Starts one section; its failure becomes a sentence in its place and leaves the others alone. */
async function mount(
  /** @type {App} */ app,
  /** @type {string} */ id,
  /** @type {(root: HTMLElement) => Promise<void>} */ start,
) {
  const root = /** @type {HTMLElement} */ (document.getElementById(id));
  try {
    await start(root);
  } catch (error) {
    console.error(error);
    root.replaceChildren(el("p", { class: "notice notice-warn", text: app.lang.t("app.error.panel") }));
  }
}

/** @param {App} app @param {{engineThere: Promise<void>, mapPromise: Promise<object|null>}} parts */
export function createSections(app, { engineThere, mapPromise }) {
  const { id, sections, texts } = app.game;
  /** @type {Record<Section, readonly string[]>} */
  const files = { map: [], play: [...PLAY_FILES, ...texts.play], referee: texts.referee, rules: texts.rules };
  /** Fetches texts and styles of sections. @param {Section[]} names */
  const loadAssets = async (...names) =>
    void (await Promise.all([app.lang.load(...names.flatMap((name) => files[name])), addStyles(["later", id])]));
  /** @type {Record<Section, (root: HTMLElement) => Promise<void>>} */
  const starts = {
    async map(root) {
      const [section] = await watched(Promise.all([sections.map(), mapPromise]));
      await section(root, app);
    },
    async play(root) {
      const assets = loadAssets("play");
      const there = watched(Promise.all([sections.play(), assets, engineThere, mapPromise, app.saves()]));
      const early = Promise.all([import("../play/without-engine.ts"), assets]);
      early.then(([{ showWhileLoading }]) => showWhileLoading(root, app, there)).catch(() => {});
      const [section] = await there;
      await section(root, app);
    },
    async referee(root) {
      const [section] = await watched(
        Promise.all([sections.referee(), loadAssets("referee"), engineThere, mapPromise]),
      );
      const { error } = app.engine;
      if (!error) return section(root, app);
      root.append(
        el("p", { class: "notice notice-warn", role: "alert", text: app.lang.t(`app.error.engine.${error}`) }),
      );
    },
    async rules(root) {
      void app.ledger;
      const [section] = await watched(Promise.all([sections.rules(), loadAssets("rules")]));
      await section(root, app);
    },
  };
  /** @type {Map<Section, Promise<void>>} */
  const started = new Map();
  return {
    loadAssets,
    /** Makes a section, where it is not there yet. @param {Section} name */
    open(name) {
      const made = started.get(name) ?? mount(app, name, starts[name]);
      started.set(name, made);
      return made;
    },
    /** Resolves when no section is being made. */
    settled: async () => void (await Promise.all(started.values())),
  };
}
