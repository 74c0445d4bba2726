/** The keys that step through a game, and the slider over its whole record. */
import { el } from "../dom.ts";
import type { Lang } from "../lang/lang.ts";

type Step = "first" | "previous" | "play" | "next" | "last";

/** Time between two orders, in milliseconds; for readers who want little motion, longer. */
const PACE = { usual: 1000, calm: 2500 };
const GLYPHS: Record<Step, string> = { first: "|◀", previous: "◀", play: "▶", next: "▶", last: "▶|" };

/** `goTo`: the number of orders to be shown; it may be called often. */
export function createControls(lang: Lang, goTo: (to: number) => void) {
  const { t } = lang;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let [ply, all] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing = false;

  const key = (step: Step) =>
    el(
      "button",
      {
        type: "button",
        class: `button em-key em-${step}`,
        title: t(`embed.${step}`),
        "aria-label": t(`embed.${step}`),
        on: { click: () => press(step) },
      },
      el("span", { "aria-hidden": "true", text: GLYPHS[step] }),
    );
  const [first, previous, play, next, last] = (["first", "previous", "play", "next", "last"] as Step[]).map(key);
  const slider = el("input", {
    type: "range",
    class: "em-slider",
    min: 0,
    max: 0,
    step: 1,
    "aria-label": t("embed.slider"),
    on: { input: () => go(Number(slider.value)) },
  }) as HTMLInputElement;
  const count = el("span", { class: "em-count num", "aria-hidden": "true" });
  const element = el(
    "div",
    { class: "em-keys", role: "group", "aria-label": t("embed.controls") },
    first,
    previous,
    play,
    next,
    last,
    slider,
    count,
  );

  function press(step: Step) {
    if (step === "play") return playing ? pause() : start();
    go({ first: 0, previous: ply - 1, next: ply + 1, last: all }[step]);
  }

  function go(to: number) {
    pause();
    const place = Math.min(all, Math.max(0, to));
    if (place !== ply) goTo(place);
  }

  function start() {
    if (!all) return;
    if (ply >= all) goTo(0);
    playing = true;
    draw();
    wait();
  }

  function wait() {
    timer = setTimeout(
      () => {
        if (!playing) return;
        if (!element.isConnected || document.hidden || ply >= all) return pause();
        goTo(ply + 1);
        if (ply >= all) pause();
        else wait();
      },
      calm.matches ? PACE.calm : PACE.usual,
    );
  }

  function pause() {
    clearTimeout(timer);
    if (!playing) return;
    playing = false;
    draw();
  }

  function draw() {
    element.hidden = all === 0;
    const off = (button: HTMLElement, is: boolean) => button.setAttribute("aria-disabled", String(is));
    for (const button of [first, previous]) off(button, ply <= 0);
    for (const button of [next, last]) off(button, ply >= all);
    const word = t(playing ? "embed.pause" : "embed.play");
    play.setAttribute("aria-label", word);
    play.title = word;
    if (play.firstElementChild) play.firstElementChild.textContent = playing ? "❚❚" : "▷";
    slider.max = String(all);
    slider.value = String(ply);
    const words = t("embed.of", { n: lang.number(ply), all: lang.number(all) });
    slider.setAttribute("aria-valuetext", words);
    count.textContent = words;
  }

  return {
    element,
    pause,
    play: start,
    /** `at`: orders shown. `of`: orders in the record. */
    show(at: number, of: number) {
      [ply, all] = [at, of];
      draw();
    },
  };
}
