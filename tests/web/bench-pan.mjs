// What the benchmarks of the page share: moving a map, and figures of what was measured.

/** Median, 95 of 100 and longest of a list of milliseconds. */
export function figures(list) {
  const sorted = list.slice().sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1).padStart(6);
  return `median ${at(0.5)} ms  95 of 100 ${at(0.95)} ms  longest ${at(1)} ms`;
}

/** Moves the map of a stage a little in each frame; it has to be nearer than the whole. Runs in the page. */
export async function panMany(selector) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const stage = document.querySelector(selector);
  const box = stage.getBoundingClientRect();
  do await frame();
  while (stage.dataset.painted !== "all");
  const at = (type, x, y) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: "mouse",
        isPrimary: true,
        button: 0,
        buttons: 1,
        clientX: box.left + x,
        clientY: box.top + y,
        bubbles: true,
      }),
    );
  stage.setPointerCapture = () => {};
  const [work, frames] = [[], []];
  let views = 0;
  stage.addEventListener("viewchange", () => views++);
  const x = box.width / 2;
  at("pointerdown", x, 8);
  let last = 0;
  for (let i = 0; i < 150; i++) {
    let started = 0;
    requestAnimationFrame(() => (started = performance.now()));
    const before = performance.now();
    at("pointermove", x + 180 * Math.sin(i / 12), 8);
    const moved = performance.now() - before;
    const now = await frame();
    work.push(moved + performance.now() - started);
    if (last) frames.push(now - last);
    last = now;
  }
  at("pointerup", x, 8);
  if (views < 100) throw new Error("the map did not move");
  return { work: work.slice(10), frames: frames.slice(10) };
}
