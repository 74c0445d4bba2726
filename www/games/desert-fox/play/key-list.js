// @ts-check
/** The keys of the game screen of Desert Fox, as its help lists them. */
import { keysWith } from "../../../play/menu.ts";

/** @type {import("../../../shell/game-types.ts").PlayKeys} */
export const KEY_LIST = {
  keys: keysWith(
    [["N", "P"], "play.keys.next"],
    [["C"], "play.keys.cycle"],
    [["F"], "play.keys.forced"],
    [["B"], "play.keys.detach"],
    [["S", "U", "Z", "K", "R"], "play.keys.layers"],
  ),
  mouse: [
    [["Shift+Click"], "play.mouse.add"],
    [["Shift+Drag"], "play.mouse.drag"],
    [["Ctrl+Click"], "play.mouse.group"],
    [["Double-Click"], "play.mouse.twice"],
  ],
};
