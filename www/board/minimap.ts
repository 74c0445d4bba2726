/** The whole map in small with the part that is seen: click or drag to go there, or move it with the keys. */
import { el } from "../dom.ts";
import { sideOf } from "./sides.ts";

export type GameBoard = ReturnType<typeof import("./game-board.ts").createGameBoard>;

/** CSS pixels. */
const WIDTH = 220;
const STEP = 0.4;

/** `stage`: the board's own. `refresh`: after piles or colours have changed. */
export function createMinimap(
  stage: HTMLElement,
  board: GameBoard,
  texts: { label: string; help: string },
): { element: HTMLElement; refresh: () => void } {
  const id = `${stage.id || "board"}-minimap-help`;
  const canvas = el("canvas", { class: "minimap-canvas", "aria-hidden": "true" });
  const element = el(
    "div",
    { class: "minimap", role: "group", tabindex: "0", "aria-label": texts.label, "aria-describedby": id },
    canvas,
    el("p", { class: "visually-hidden", id, text: texts.help }),
  );
  const c = canvas.getContext("2d", { alpha: false })!;
  const { view } = board;
  const { bounds, geometry } = view;
  /** The map and the piles on it, until they change. */
  let base: HTMLCanvasElement | null = null;
  let frame = 0;
  const dpr = Math.min(2, Math.max(1, devicePixelRatio || 1));
  canvas.width = Math.round(WIDTH * dpr);
  canvas.height = Math.round((canvas.width * (bounds.bottom - bounds.top)) / (bounds.right - bounds.left));
  const scale = canvas.width / (bounds.right - bounds.left);
  const at = (x: number, y: number) => [(x - bounds.left) * scale, (y - bounds.top) * scale] as [number, number];

  function paintBase() {
    const { width, height } = canvas;
    const made = el("canvas", { width, height });
    const b = made.getContext("2d", { alpha: false })!;
    b.drawImage(board.miniature(width), 0, 0);
    const p = board.palette();
    const r = 2.4 * dpr;
    for (const { hex, sum } of board.piles()) {
      const [x, y] = at(...geometry.centre(hex));
      const side = sideOf(board.sides, sum?.side);
      const square = side.shape === "square";
      b.beginPath();
      if (square) b.rect(x - r, y - r, 2 * r, 2 * r);
      else b.arc(x, y, r * 1.1, 0, Math.PI * 2);
      b.fillStyle = p[`side-${side.token}`];
      b.fill();
      b.strokeStyle = square ? "#ffffff" : "#2a1d08";
      b.lineWidth = 0.9 * dpr;
      b.stroke();
    }
    return made;
  }

  function draw() {
    frame = 0;
    base ??= paintBase();
    c.drawImage(base, 0, 0);
    const p = board.palette();
    const [left, top] = at(...view.toWorld(0, 0));
    const [right, bottom] = at(...view.toWorld(view.width, view.height));
    const [x, y] = [Math.max(dpr, left), Math.max(dpr, top)];
    const [w, h] = [Math.min(canvas.width - dpr, right) - x, Math.min(canvas.height - dpr, bottom) - y];
    for (const [width, colour] of [
      [4 * dpr, p.halo],
      [2 * dpr, p.pin],
    ] as [number, string][]) {
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.strokeRect(x, y, w, h);
    }
  }
  const request = () => void (frame ||= requestAnimationFrame(draw));

  function go(event: PointerEvent) {
    const box = canvas.getBoundingClientRect();
    board.lookAt(
      bounds.left + ((event.clientX - box.left) / box.width) * (bounds.right - bounds.left),
      bounds.top + ((event.clientY - box.top) / box.height) * (bounds.bottom - bounds.top),
    );
  }
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    go(event);
  });
  element.addEventListener("pointermove", (event) => element.hasPointerCapture(event.pointerId) && go(event));
  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [dx, dy] = [(view.width / view.scale) * STEP, (view.height / view.scale) * STEP];
    if (event.key === "ArrowLeft") board.lookAt(view.x - dx, view.y);
    else if (event.key === "ArrowRight") board.lookAt(view.x + dx, view.y);
    else if (event.key === "ArrowUp") board.lookAt(view.x, view.y - dy);
    else if (event.key === "ArrowDown") board.lookAt(view.x, view.y + dy);
    else if (event.key === "+" || event.key === "=") board.zoomBy(1.4);
    else if (event.key === "-") board.zoomBy(1 / 1.4);
    else if (event.key === "Home") board.fit();
    else return;
    event.preventDefault();
  });
  stage.addEventListener("viewchange", request);
  request();
  return {
    element,
    refresh() {
      base = null;
      request();
    },
  };
}
