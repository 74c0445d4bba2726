/** The line at the foot: the last message, the engine's version and build, and where things are saved. */

/** From best to worst. */
const STATES: readonly Stored[] = ["saved", "copied", "full", "failed", "refused", "blocked"];

import type { App } from "./app-types.ts";

/** `refused`: another window or a later version of the page has the game. */
type Stored = "saved" | "copied" | "full" | "failed" | "refused" | "blocked";

export interface Status {
  /** A sentence, read out politely. */
  say: (text: string) => void;
  refresh: () => void;
  /** How well the games are stored. */
  stored: (state: Stored) => void;
}

export function createStatus(app: Pick<App, "lang" | "engine" | "store">): Status {
  const message = document.getElementById("status");
  const engine = document.getElementById("status-engine");
  const storage = document.getElementById("status-storage");
  let games: Stored = "saved";
  function refresh() {
    const { t } = app.lang;
    if (engine)
      engine.textContent = app.engine.version
        ? t("app.status.engine", app.engine.version)
        : t(app.engine.error ? "app.status.noEngine" : "app.status.loading");
    if (storage)
      storage.textContent = t(
        `app.status.storage.${STATES[Math.max(STATES.indexOf(app.store.state), STATES.indexOf(games))]}`,
      );
  }
  app.store.onState(refresh);
  refresh();
  return {
    say(text) {
      if (message) message.textContent = text;
    },
    refresh,
    stored(state) {
      if (games === state) return;
      games = state;
      refresh();
    },
  };
}
