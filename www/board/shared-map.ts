// @ts-check
/** What all boards and pictures of the page that show a map share: it is made once. */
import { memo } from "./memo.ts";
import { createModel } from "./model.ts";
import { buildScene } from "./scene.ts";

export const modelOf = memo(
  (/** @type {object} */ data, /** @type {import("./types.ts").BoardArt} */ { geometry, major, model }) =>
    model ? model(data) : createModel(/** @type {import("./model.ts").MapData} */ (data), geometry, major),
);
export const sceneOf = memo(buildScene);
