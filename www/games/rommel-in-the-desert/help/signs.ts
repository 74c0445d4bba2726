// @ts-check
/** What the blocks on the map look like, in words. */
import { el } from "../../../dom.ts";

/** The signs, as the keys of their texts end. */
export const SIGNS = /** @type {const} */ ([
  "own",
  "enemy",
  "disrupted",
  "faceUp",
  "steps",
  "elite",
  "cutOff",
  "battle",
  "fortress",
  "oasis",
  "base",
  "mines",
]);

/** @param {import("../../../lang/lang.ts").Lang} lang */
export const createSigns = ({ t }) =>
  el(
    "dl",
    { class: "help-words" },
    SIGNS.map((sign) =>
      el(
        "div",
        { class: "help-word" },
        el("dt", { text: t(`sign.${sign}`) }),
        el("dd", { text: t(`sign.${sign}.what`) }),
      ),
    ),
  );
