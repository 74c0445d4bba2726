/** What all boards and pictures of the page that show a map share: it is made once. */
import { memo } from "./memo.ts";
import { createModel } from "./model.ts";
import { buildScene } from "./scene.ts";
import type { BoardArt } from "./types.ts";
import type { MapData } from "./model.ts";

export const modelOf = memo((data: object, { geometry, major, model }: BoardArt) =>
  model ? model(data) : createModel(data as MapData, geometry, major),
);
export const sceneOf = memo(buildScene);
