/** What the list of games says of a game that comes in, before it is taken. */
import { summaryOf } from "./autosave.ts";
import { errorCode, errorText } from "./errors.ts";
import { linksIn, readGame } from "./incoming.ts";
import { oldRecordIn } from "./old-games.ts";
import { keptSettings, newestOf } from "./turns.ts";
import type { App, ReadyApp } from "../shell/app-types.ts";
import type { PlayParts } from "./types.ts";
import type { FoundLink, TableEngine } from "../shell/engine-types.ts";
import type { CurrentGame } from "./turns.ts";
import type { Calls } from "../library/types.ts";

/** `wasm`: the engine, which finds the owner's charts. `current`: the game on the table, where turns are saved. */
export function createPreview({
  app,
  parts,
  wasm,
  saves,
  current,
  receiver,
  oldGames,
}: {
  app: ReadyApp;
  parts: PlayParts;
  wasm: TableEngine;
  saves: Awaited<ReturnType<App["saves"]>>;
  current: () => CurrentGame | null;
  receiver: ReturnType<typeof import("./receiving.ts").createReceiver>;
  oldGames: ReturnType<typeof import("./old-games.ts").createOldGames>;
}): Calls["preview"] {
  const { charts: ownCharts, words } = parts;
  const { games, charts: chartStore } = saves;

  return async (text, charts) => {
    let link: FoundLink | null = null;
    try {
      const links = linksIn(wasm, text, app.game.links);
      link = links && newestOf(wasm, links, current(), games);
      if (link?.carries === "turn") return receiver.previewTurn(link.link);
      const find = (check: string) => chartStore.find(check) ?? charts.find((set) => set.check === check) ?? null;
      const handle = readGame(ownCharts.with(app.wasm, { find }), text, link);
      const save = handle.save();
      const note = receiver.noteOf(handle, save);
      const settings = link ? { link: link.link } : keptSettings(save, current(), games);
      const shown = { summary: summaryOf(handle, app, words), text: save, note, ...settings };
      handle.free();
      return shown;
    } catch (error) {
      if (oldRecordIn(error) && !link) return oldGames.preview(text, error);
      return { refusal: errorText(error, app), code: errorCode(error, app.lang) };
    }
  };
}
