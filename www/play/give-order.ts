/** Gives the player's orders to the engine. */
import { askDie, refusedText } from "./dialogs.ts";
import type { PlayContext } from "./types.ts";
import type { AnyGame } from "../shell/engine-types.ts";

/**
 * A function that gives an order, asking for dice where the players throw them. While one is given it refuses others.
 * `news`: what came of the last order, in words; `words`: an order in words, for the question after its dice.
 */
export function createOrderGiver<Game extends AnyGame>(
  ctx: PlayContext<Game>,
  { news, words }: { news: () => string; words: (order: Game["order"]) => string },
) {
  let busy = false;
  return async function giveOrder(order: Game["order"]) {
    if (busy) return { ok: false, faces: [], why: "busy" };
    busy = true;
    try {
      const faces: number[] = [];
      const text = words(order);
      for (;;) {
        const given = ctx.session.give(order, faces);
        if (given.ok) {
          const { at, faces: thrown } = given.report;
          // The log says as much of the order as the viewer may know.
          const said = ctx.app.lang.t("play.say.given", {
            text: (ctx.journal.entries()[at]?.text ?? "").replace(/\.$/, ""),
          });
          if (order !== "done") ctx.say(`${said} ${news()}`.trim());
          return { ok: true, faces: [...thrown], why: "" };
        }
        if (given.refusal.code === "die-missing") {
          const face = await askDie(ctx, faces.length + 1, text);
          if (face && ctx.session.isOpen()) {
            faces.push(face);
            continue;
          }
          return { ok: false, faces: [], why: ctx.app.lang.t("play.enter.needed") };
        }
        const why = given.refusal.said ?? refusedText(given.refusal, ctx);
        ctx.say(why);
        return { ok: false, faces: [], why };
      }
    } finally {
      busy = false;
    }
  };
}
