/** The Map section: the theatre map with its tools, the hex under the pointer, legend and keys. */
import { el, replace } from "../../../dom.ts";
import { createBoard } from "../../../board/board.ts";
import { parseHex } from "../geometry.ts";
import { landing } from "../../../shell/landing.ts";
import { createTools } from "../../../board/map-tools.ts";
import { createLegend } from "./legend.ts";
import { describeHex, hexCard } from "./hex-info.ts";
import { MAP_ART } from "../art/map-art.ts";
import { mapWords } from "../art/map-words.ts";
import type { ToolPlan } from "../../../board/map-tools.ts";
import type { App } from "../engine-types.ts";
import type { MapModel } from "../map-model.ts";

const START = "L2329";
const TOOLS: ToolPlan = {
  numbers: ["spi", "six"],
  layers: [
    ["provenance", "map.layer.provenance"],
    ["mapC", "map.layer.mapc"],
  ],
};

export function mountHome(root: HTMLElement, app: App) {
  const { t } = app.lang;
  if (!app.map) {
    replace(root, el("p", { class: "notice notice-warn", role: "alert", text: t("app.error.map") }));
    return;
  }
  const stage = el("div", { class: "stage" });
  const info = el("section", { class: "card hex-card", "aria-label": t("map.info") });
  const scale = el(
    "div",
    { class: "scale-bar", "aria-hidden": "true" },
    el("span", { class: "scale-bar-line" }),
    el("span", { class: "scale-bar-text num" }),
  );
  const frame = el("div", { class: "stage-frame" }, stage);

  let goField: HTMLElement;
  const board = createBoard(stage, {
    map: app.map,
    signal: app.signal,
    cursor: parseHex(START),
    art: MAP_ART,
    words: mapWords(app.lang),
    access: {
      label: t("map.grid"),
      help: t("map.help"),
      lost: t("board.lost"),
      describe: (hex, model: MapModel) => describeHex(hex, model, app.lang, "short"),
    },
    onGoTo: () => goField.focus(),
  });
  const tools = createTools(app, board, scale, TOOLS);
  goField = tools.goField;

  const model = board.model as MapModel;
  let pinned = -1;
  const show = (hex: number) =>
    replace(info, hexCard(hex, model, app.lang, hex >= 0 && hex === pinned ? release : null));
  const release = () => {
    pinned = -1;
    board.setPin(-1);
    show(board.cursor());
  };
  stage.addEventListener("hexhover", (event) => {
    const { hex, via } = (event as CustomEvent).detail;
    if (via === "keyboard") board.say(describeHex(hex, model, app.lang, "long"));
    if (hex >= 0 || pinned >= 0) show(hex >= 0 ? hex : pinned);
  });
  stage.addEventListener("hexpick", (event) => {
    const { hex, via } = (event as CustomEvent).detail;
    pinned = hex;
    if (hex >= 0) show(hex);
    else show(board.cursor());
    if (via === "keyboard")
      board.say(
        `${describeHex(board.cursor(), model, app.lang, "short")} ${hex >= 0 ? t("map.info.pinned") : t("map.info.unpin")}`,
      );
  });
  stage.addEventListener("viewchange", (event) => drawScale(scale, (event as CustomEvent).detail.scale, app));
  app.theme.onChange(() => board.repaint());

  show(-1);
  replace(
    root,
    landing(app),
    el("h2", { class: "visually-hidden", text: t("map.label") }),
    tools.element,
    frame,
    el("div", { class: "map-below" }, info, createLegend(app)),
  );
}

/** A round number of kilometres near a tenth of the stage. */
function drawScale(bar: HTMLElement, scale: number, app: App) {
  const perKm = scale / 16;
  const km = [5, 10, 15, 20, 30, 40, 60, 80, 100, 150, 200].find((n) => n * perKm >= 54) ?? 200;
  const [line, text] = [...bar.children] as HTMLElement[];
  line.style.width = `${km * perKm}px`;
  text.textContent = `${app.lang.number(km)} ${app.lang.t("map.paint.km")}`;
}
