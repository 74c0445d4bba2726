// @ts-check
/** What all boards and pictures of the page that show a map share: it is made once. */
import { memo } from "./memo.js";
import { createModel } from "./model.js";
import { buildScene } from "./scene.js";

export const modelOf = memo(
  (/** @type {object} */ data, /** @type {import("./types.js").BoardArt} */ { geometry, major, model }) =>
    model ? model(data) : createModel(/** @type {import("./model.js").MapData} */ (data), geometry, major),
);
export const sceneOf = memo(buildScene);
