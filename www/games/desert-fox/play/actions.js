// @ts-check
/** What taps, keys, buttons and fields of the game screen do. Each works on the context; nothing here draws. */
import { createButtons } from "./buttons.js";
import { createFields } from "./fields.js";
import { createKeys } from "./keys.js";
import { createPhaseActions } from "./phase-actions.js";
import { createSelecting } from "./selecting.js";

/** @param {import("./types.js").PlayContext} ctx */
export function createActions(ctx) {
  const selecting = createSelecting(ctx);
  const phase = createPhaseActions(ctx);
  return {
    tap: selecting.tap,
    drop: selecting.drop,
    pickUnits: selecting.pickUnits,
    release: selecting.deselect,
    key: createKeys(ctx, selecting, phase),
    buttons: createButtons(ctx, selecting, phase),
    fields: createFields(ctx, selecting),
  };
}
