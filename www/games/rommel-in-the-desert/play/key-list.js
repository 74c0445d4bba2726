// @ts-check
/** The keys of the game screen of Rommel in the Desert, as its help lists them. */
import { keysWith } from "../../../play/menu.ts";

/** @type {import("../../../shell/game-types.ts").PlayKeys} */
export const KEY_LIST = {
  keys: keysWith(
    [["N"], "play.keys.next"],
    [["V"], "play.keys.regroup"],
    [["F"], "play.keys.fire"],
    [["R"], "play.keys.fireAll"],
    [[",", "."], "play.keys.pile"],
    [["S", "U", "K"], "play.keys.layers"],
  ),
  mouse: [
    [["Shift+Click"], "play.mouse.add"],
    [["Double-Click"], "play.mouse.twice"],
  ],
};
