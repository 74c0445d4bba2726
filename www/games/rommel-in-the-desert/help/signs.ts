/** What the blocks on the map look like, in words. */
import { el } from "../../../dom.ts";
import type { Lang } from "../../../lang/lang.ts";

/** The signs, as the keys of their texts end. */
export const SIGNS = [
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
] as const;

export const createSigns = ({ t }: Lang) =>
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
