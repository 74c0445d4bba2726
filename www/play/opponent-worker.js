// @ts-check
/** The scripted opponent of a game in a thread of its own: it has a copy of the game and proposes the next order. */
import { engineSource } from "../shell/files.js";

/** @param {import("../shell/game-types.js").EngineSource} source */
export function serveOpponent(source) {
  const ready = source.glue().then(async (glue) => {
    await glue.default(engineSource(source.game));
    return glue;
  });
  /** @type {import("./types.js").Handle|null} */
  let game = null;
  /** Messages are answered one after the other. @type {Promise<unknown>} */
  let last = ready;

  /** @param {any} data */
  async function hear(data) {
    const { Game } = await ready;
    if (data.kind === "open") {
      game?.free();
      game = Game.load(data.save, data.charts);
    } else if (data.kind === "given") {
      if (game?.give(data.order, data.faces).kind !== "given") throw new Error("the copy of the game does not follow");
    } else if (data.kind === "think") postMessage({ kind: "order", round: data.round, order: game?.opponent() });
  }

  addEventListener("message", ({ data }) => {
    last = last
      .then(() => hear(data))
      .catch((error) =>
        postMessage({
          kind: "failed",
          round: data.round,
          text: String(error?.details?.code ?? error?.message ?? error),
        }),
      );
  });
}
