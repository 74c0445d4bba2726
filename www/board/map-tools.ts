/** The bar above the map: zoom, go to, hex numbers, layers. */
import { el } from "../dom.ts";
import type { App } from "../shell/app-types.ts";

/** What a game offers above its map. */
export interface ToolPlan {
  /** Editions of hex numbers, the usual one first; `map.numbers.<edition>` names them. */
  numbers: readonly string[];
  /** Options of the painter, each with the key of its text. */
  layers: readonly (readonly [option: string, text: string])[];
  /** The key of the example in the field. */
  hint?: string;
}

/** `scale`: the scale bar. */
export function createTools(
  app: App,
  board: ReturnType<typeof import("./board.ts").createBoard>,
  scale: HTMLElement | null,
  plan: ToolPlan,
) {
  const { t } = app.lang;
  const names = board.model.data.places.map((place) => place.name).sort();
  const goField = el("input", {
    class: "input",
    id: "go-to",
    type: "text",
    list: "go-to-places",
    placeholder: t(plan.hint ?? "map.goto.hint"),
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  });
  const goError = el("p", { class: "field-error", id: "go-to-error", hidden: true });
  const go = () => {
    const text = goField.value;
    if (!text.trim()) return;
    const hex = board.find(text);
    goError.hidden = hex >= 0;
    goField.setAttribute("aria-invalid", String(hex < 0));
    if (hex < 0) {
      goField.setAttribute("aria-describedby", "go-to-error");
      goError.textContent = t("map.goto.unknown", { text: text.trim().slice(0, 40) });
      app.status.say(goError.textContent);
      return;
    }
    goField.removeAttribute("aria-describedby");
    board.goTo(hex);
    board.focus();
  };
  goField.addEventListener("keydown", (event) => {
    if (event.key === "Enter") go();
    else if (event.key === "Escape") board.focus();
  });

  const button = (key: string, glyph: string, click: () => void) =>
    el(
      "button",
      { type: "button", class: "button tool-button", title: t(key), "aria-label": t(key), on: { click } },
      el("span", { "aria-hidden": "true", text: glyph }),
    );

  const zoom = el(
    "div",
    { class: "zoom-buttons", role: "group", "aria-label": t("map.tools") },
    button("map.zoomIn", "+", () => board.zoomBy(1.5)),
    button("map.zoomOut", "−", () => board.zoomBy(1 / 1.5)),
    button("map.fit", "⤢", () => board.fit()),
  );
  const roomy = matchMedia("(width >= 40rem)");
  const options = el(
    "details",
    { class: "map-options", open: roomy.matches },
    el("summary", { text: t("map.options") }),
    el(
      "div",
      { class: "map-options-body" },
      numbers(app, board, plan),
      plan.layers.length > 0 && layers(app, board, plan),
    ),
  );
  roomy.addEventListener("change", () => options.toggleAttribute("open", roomy.matches), { signal: app.signal });
  const element = el(
    "div",
    { class: "map-tools" },
    el(
      "div",
      { class: "field go-to" },
      el("label", { for: "go-to", text: t("map.goto") }),
      el(
        "div",
        { class: "go-row" },
        goField,
        el("button", { type: "button", class: "button", text: t("map.goto.button"), on: { click: go } }),
      ),
      goError,
      el(
        "datalist",
        { id: "go-to-places" },
        names.map((name) => el("option", { value: name })),
      ),
    ),
    options,
    el("div", { class: "map-tools-end" }, scale, zoom),
  );
  return { element, goField };
}

function numbers(
  app: App,
  board: Pick<ReturnType<typeof import("./board.ts").createBoard>, "setOptions">,
  plan: ToolPlan,
) {
  const { t } = app.lang;
  const kinds = [...plan.numbers, "none"];
  const choose = (kind: string) => {
    app.store.set("numbers", kind);
    board.setOptions({ numbers: kind });
    for (const b of buttons) b.setAttribute("aria-pressed", String(b.dataset.numbers === kind));
  };
  const buttons = kinds.map((kind) =>
    el("button", {
      type: "button",
      data: { numbers: kind },
      "aria-pressed": "false",
      text: t(`map.numbers.${kind}`),
      on: { click: () => choose(kind) },
    }),
  );
  const stored = app.store.get("numbers") ?? kinds[0];
  choose(kinds.includes(stored) ? stored : kinds[0]);
  return el(
    "div",
    { class: "field" },
    el("span", { class: "label", id: "numbers-label", text: t("map.numbers") }),
    el("div", { class: "segmented", role: "group", "aria-labelledby": "numbers-label" }, buttons),
  );
}

function layers(
  app: App,
  board: Pick<ReturnType<typeof import("./board.ts").createBoard>, "setOptions">,
  plan: ToolPlan,
) {
  const { t } = app.lang;
  const box = (option: string, key: string) => {
    const input = el("input", { type: "checkbox", id: `layer-${option}` });
    input.checked = app.store.get(`layer.${option}`) === "1";
    const apply = () => {
      app.store.set(`layer.${option}`, input.checked ? "1" : "0");
      board.setOptions({ [option]: input.checked });
    };
    input.addEventListener("change", apply);
    if (input.checked) apply();
    return el("label", { class: "check" }, input, t(key));
  };
  return el(
    "div",
    { class: "field" },
    el("span", { class: "label", text: t("map.layers") }),
    el(
      "div",
      { class: "row" },
      plan.layers.map(([option, key]) => box(option, key)),
    ),
  );
}
