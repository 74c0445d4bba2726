/** The cover between two players at one screen: nothing of the game is shown until the next player looks. */
import { handOver } from "./dialogs.ts";
import type { PlayContext } from "./types.ts";

/** `root`: what is covered, by the class `is-covered`. `shown`: the next player looks. */
export function createCover(root: HTMLElement, ctx: PlayContext, shown: () => void) {
  const { session } = ctx;
  let covered = false;
  return {
    /** Whether nothing may be painted. */
    covers: () => covered,
    /** Whether the game as it stands is for one of two players at this screen alone. */
    wanted() {
      const { seats, handOver: on } = session.settings;
      const here = Object.values(seats).filter((seat) => seat === "player").length;
      return on && here > 1 && !session.over() && session.seat() === "player";
    },
    hide() {
      covered = true;
      root.classList.add("is-covered");
    },
    /** Waits until the next player looks. A question left open before is asked again. */
    async ask() {
      for (const open of ctx.dialogs.querySelectorAll("dialog[data-about=handover]")) open.remove();
      const stays = await handOver(ctx);
      if (!session.isOpen()) return;
      covered = false;
      root.classList.remove("is-covered");
      if (!stays) session.set({ handOver: false });
      shown();
    },
  };
}
