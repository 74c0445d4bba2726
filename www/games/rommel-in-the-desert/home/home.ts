/** The Map section: the board with its tools, the hex under the pointer, legend and keys. */
import { el, replace } from "../../../dom.ts";
import { createBoard } from "../../../board/board.ts";
import { createTools } from "../../../board/map-tools.ts";
import { landing } from "../../../shell/landing.ts";
import { MAP_ART } from "../art/map-art.ts";
import { mapWords } from "../art/map-words.ts";
import { parseHex } from "../geometry.ts";
import { describeHex, hexCard } from "./hex-info.ts";
import { createLegend } from "./legend.ts";
import type { ToolPlan } from "../../../board/map-tools.ts";
import type { App } from "../engine-types.ts";
import type { MapModel } from "../map-model.ts";

const START = "Tobruk";
const TOOLS: ToolPlan = { numbers: ["axial"], layers: [], hint: "map.goto.example" };

export function mountHome(root: HTMLElement, app: App) {
  const { t } = app.lang;
  if (!app.map) {
    replace(root, el("p", { class: "notice notice-warn", role: "alert", text: t("app.error.map") }));
    return;
  }
  const stage = el("div", { class: "stage stage-wide" });
  const info = el("section", { class: "card hex-card", "aria-label": t("map.info") });
  let goField: HTMLElement;
  const board = createBoard(stage, {
    map: app.map,
    signal: app.signal,
    cursor: parseHex(START),
    near: matchMedia("(width < 40rem)").matches,
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
  const tools = createTools(app, board, null, TOOLS);
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
    show(hex >= 0 ? hex : board.cursor());
    if (via !== "keyboard") return;
    const state = t(hex >= 0 ? "map.info.pinned" : "map.info.unpin");
    board.say(`${describeHex(board.cursor(), model, app.lang, "short")} ${state}`);
  });
  app.theme.onChange(() => board.repaint());

  show(-1);
  replace(
    root,
    landing(app),
    el("h2", { class: "visually-hidden", text: t("map.label") }),
    tools.element,
    el("div", { class: "stage-frame" }, stage),
    el("div", { class: "map-below" }, info, createLegend(app)),
  );
}
