// @ts-check
/** What a caller tells the board at its start. */

/**
 * @typedef {object} BoardConfig
 * @property {object} map the data of map.json
 * @property {BoardArt} art
 * @property {import("./paint.ts").MapWords} words printed on the map
 * @property {{label: string, help: string, lost: string, describe(hex: number, model: import("./model.ts").MapModel): string}}
 *   access
 *   lost: the sentence in place of a map whose canvas the browser has dropped
 * @property {number} [cursor] first hex of the keyboard cursor
 * @property {boolean} [near] the map opens on its cursor, near enough to tell the counters; else as a whole
 * @property {() => void} [onGoTo] asked for by the G key
 * @property {string} [id] start of the ids of its elements, where a page has several boards
 * @property {boolean} [counters] whether counters may cover what is printed: place names stand beside them
 * @property {AbortSignal} [signal] ends the board: what it listens to outside its own element is let go
 * @property {boolean} [pins] whether a pick pins the hex; on unless false
 * @property {(event: KeyboardEvent, cursor: number) => boolean} [onKey] sees keys first; true when it used one
 * @property {import("./input.ts").Carry} [carry]
 * @property {Above} [above]
 */
/** What a painter of a game does. @typedef {{paint(b: import("./paint-terrain.ts").Brush): void}["paint"]} Painter */
/**
 * How a game's map and pieces look; the same for all its boards. Its map and its markers have data of its own.
 * @typedef {object} BoardArt
 * @property {import("./geometry.ts").Geometry} geometry
 * @property {readonly import("./sides.ts").Side[]} sides
 * @property {readonly string[]} colours further names of the style, without `--`, that the palette reads
 * @property {readonly string[]} major places whose names are printed as large as a port's
 * @property {{model(data: object): import("./model.ts").MapModel}["model"]} [model] of a game whose map has data of
 *   another form
 * @property {{sources(data: object): {hex: number, side: string}[]}["sources"]} sources hexes marked with the sign of a
 *   side
 * @property {import("./label-layout.ts").LabelPlan} [names] how and where names of places stand, where not as usual
 * @property {number} [offMap] how much of the ground the part of the paper hides that is no map; all of it without this
 * @property {{draw(c: CanvasRenderingContext2D, markers: Marker[], view: import("./view.ts").View, dpr: number,
 *   p: import("./palette.ts").Palette, under: boolean): void}["draw"]} [drawMarkers] those below the counters, or those
 *   above; needed where markers are drawn
 * @property {{paint(b: import("./paint-terrain.ts").Brush, words: Record<string, string>): void}["paint"]} [paintTitle]
 *   into the part of the paper that is no map
 * @property {{paint(b: import("./paint-terrain.ts").Brush, options: import("./paint.ts").PaintOptions, words:
 *   Record<string, string>): void}["paint"]} [paintExtras] what the game's own options add
 * @property {Painter} [paintGround] tints of the land, under its relief
 * @property {Painter} [paintRoutes] its roads, in place of the usual ones
 * @property {Painter} [paintSides] its hexsides, above the usual ones
 * @property {Painter} [paintPlaces] signs of places, in place of the usual ones
 */
/** A sign that the game draws, with more that it needs; the board knows where it lies. @typedef {{kind: string, hex?: number, side?: string, level?: number, count?: number}} Marker */
/**
 * Something that lies above the counters and takes the pointer first.
 * @typedef {object} Above
 * @property {(c: CanvasRenderingContext2D, view: import("./view.ts").View, dpr: number, p:
 *   import("./palette.ts").Palette) => void} draw
 * @property {() => boolean} empty whether there is nothing to draw
 * @property {() => void} [clear] the browser has dropped canvases: pictures made in advance are made again
 * @property {(x: number, y: number) => boolean} over the pointer is there; true when it is over this and not over the
 *   map. -1, -1 when it has left
 * @property {(x: number, y: number, event: PointerEvent) => boolean} tap true when it was for this
 */
export {};
