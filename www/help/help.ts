/** The help in a dialog: the guided first game, keys, phases, words and signs. */
import { el, replace } from "../dom.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { FIRST_GAME } from "../shell/link.ts";
import { keysPart } from "./keys.ts";
import { wordsPart } from "./words.ts";
import type { App } from "../shell/app-types.ts";
import type { GameHelp } from "../shell/game-types.ts";

const PARTS = ["keys", "phases", "words", "signs"] as const;
const OPEN = "dialog[data-about=help]";

export function showHelp(app: App, game: GameHelp, { part = "keys", at = "" }: { part?: string; at?: string }) {
  const { t, has } = app.lang;
  const body = el("div", { class: "help-body", id: "help-body", tabindex: "0", role: "region" });
  const buttons = PARTS.map((name) =>
    el("button", {
      type: "button",
      id: `help-part-${name}`,
      "aria-controls": "help-body",
      text: t(`help.part.${name}`),
      on: { click: () => show(name) },
    }),
  );
  const close = () => document.querySelector<HTMLDialogElement>(OPEN)?.close();

  /** `first`: what is shown first: a phase or a word. */
  function show(name: string, first = "") {
    const guide = document.querySelector(".pl-guide");
    const now = guide instanceof HTMLElement && guide.checkVisibility() ? (guide.dataset.phase ?? "") : "";
    const views = {
      keys: () => keysPart(app.lang, game.keys),
      phases: () => game.phases(app, now),
      words: () => wordsPart(app, game, first),
      signs: signs,
    };
    const chosen = PARTS.find((known) => known === name) ?? "keys";
    buttons.forEach((button, i) => button.setAttribute("aria-pressed", String(PARTS[i] === chosen)));
    body.setAttribute("aria-label", t(`help.part.${chosen}`));
    const numbers = (chosen === "phases" || chosen === "words") && has("numbers.standard");
    replace(body, numbers && el("p", { class: "muted", text: t("numbers.standard") }), views[chosen]());
    body.scrollTop = 0;
    const aim = chosen === "phases" ? document.getElementById(`help-phase-${first || now}`) : null;
    aim?.scrollIntoView({ block: "start" });
    if (first) aim?.focus({ preventScroll: true });
  }

  /** What counters, markers and overlays mean, drawn as the map draws them. */
  function signs() {
    const legend = game.signs(app.lang);
    legend.setAttribute("open", "");
    return legend;
  }

  const tour = el(
    "div",
    { class: "help-tour" },
    el("p", {}, el("strong", { text: t("help.tour") }), " ", el("span", { class: "muted", text: t("help.tour.what") })),
    el("button", {
      type: "button",
      class: "button",
      id: "help-tour",
      text: t("help.tour.go"),
      on: {
        click: () => {
          close();
          location.hash = FIRST_GAME;
        },
      },
    }),
  );
  const parts = el("div", { class: "segmented", role: "group", "aria-label": t("help.parts") }, buttons);
  const forget = app.router.onChange(close);
  void askDialog(document.body, {
    about: "help",
    wide: true,
    title: t("help.title"),
    body: [tour, parts, body],
    buttons: [{ value: "no", text: t("help.close") }],
  }).then(forget);
  show(part, at);
}
