/** The sections of a game, each on its own feet; all but the one that is shown are fetched when they are asked for. */
import { el } from "../dom.ts";
import { PLAY_FILES } from "../lang/lang.ts";
import { watched } from "./late.ts";
import { addStyles } from "./styles.ts";
import type { Section } from "./link.ts";
import type { App } from "./app-types.ts";

export const SECTIONS: readonly Section[] = ["map", "play", "referee", "rules"];

/** Starts one section; its failure becomes a sentence in its place and leaves the others alone. */
async function mount(app: App, id: string, start: (root: HTMLElement) => Promise<void>) {
  const root = document.getElementById(id)!;
  try {
    await start(root);
  } catch (error) {
    console.error(error);
    root.replaceChildren(el("p", { class: "notice notice-warn", text: app.lang.t("app.error.panel") }));
  }
}

export function createSections(
  app: App,
  { engineThere, mapPromise }: { engineThere: Promise<void>; mapPromise: Promise<object | null> },
) {
  const { id, sections, texts } = app.game;
  const files: Record<Section, readonly string[]> = {
    map: [],
    play: [...PLAY_FILES, ...texts.play],
    referee: texts.referee,
    rules: texts.rules,
  };
  /** Fetches texts and styles of sections. */
  const loadAssets = async (...names: Section[]) =>
    void (await Promise.all([app.lang.load(...names.flatMap((name) => files[name])), addStyles(["later", id])]));
  const starts: Record<Section, (root: HTMLElement) => Promise<void>> = {
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
  const started = new Map<Section, Promise<void>>();
  return {
    loadAssets,
    /** Makes a section, where it is not there yet. */
    open(name: Section) {
      const made = started.get(name) ?? mount(app, name, starts[name]);
      started.set(name, made);
      return made;
    },
    /** Resolves when no section is being made. */
    settled: async () => void (await Promise.all(started.values())),
  };
}
