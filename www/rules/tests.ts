/** The tests of a ruling, opened under its row; those that the Referee can show go there. */
import { el, replace } from "../dom.ts";
import type { Ruling } from "../shell/ledger.ts";
import type { Position, Tests } from "./case-files.ts";
import type { App } from "../shell/app-types.ts";

/** A button for the row of a ruling; what it opens is made when first asked for. `columns`: of the table. */
export function testsButton(
  ruling: Ruling,
  { read, path }: { read: (ruling: Ruling) => Promise<Tests[]>; path: (file: string) => string },
  app: App,
  columns: number,
) {
  const { t, tn } = app.lang;
  const id = `tests-${ruling.id}`;
  const status = el("p", { role: "status" });
  const found = el("div", { class: "stack" });
  const below = el(
    "tr",
    { class: "rules-tests", id, hidden: true },
    el(
      "td",
      { colspan: columns },
      el(
        "div",
        { class: "stack", role: "group", "aria-label": t("rules.tests.title", { id: ruling.id }) },
        status,
        found,
      ),
    ),
  );
  const button = el("button", {
    type: "button",
    class: "button button-quiet rules-opener",
    "aria-expanded": "false",
    "aria-label": t("rules.tests.title", { id: ruling.id }),
    text: t("rules.tests"),
    on: { click: toggle },
  });
  let complete = false;

  async function toggle() {
    if (!below.isConnected) button.closest("tr")?.after(below);
    below.hidden = !below.hidden;
    button.setAttribute("aria-expanded", String(!below.hidden));
    button.setAttribute("aria-controls", id);
    if (below.hidden || complete) return;
    status.textContent = t("rules.tests.loading");
    show(await read(ruling));
  }

  function show(tests: Tests[]) {
    const lists = tests.filter(({ positions }) => positions);
    const absent = tests.filter(({ positions }) => !positions).map(({ file }) => path(file));
    const total = lists.reduce((sum, { positions }) => sum + (positions?.length ?? 0), 0);
    const sentences = [
      lists.length && tn("rules.tests.count", total, { id: ruling.id }),
      absent.length && t("rules.tests.absent", { files: app.lang.list(absent) }),
    ];
    status.textContent = sentences.filter(Boolean).join(" ");
    status.className = absent.length ? "notice notice-warn" : "muted";
    complete = !absent.length;
    replace(found, lists.map(list));
  }

  function list({ file, positions }: Tests) {
    return [
      el("p", { class: "muted mono rules-file", text: path(file) }),
      el("ul", { class: "rules-positions" }, positions?.map(item)),
    ];
  }

  function item({ name, open }: Position) {
    const opens =
      open &&
      el("button", {
        type: "button",
        class: "button",
        "aria-label": t("rules.tests.open.which", { name }),
        text: t("rules.tests.open"),
        on: { click: () => open(app, (text) => void (status.textContent = text)) },
      });
    return el("li", {}, el("span", { class: "grow", lang: "en", text: name }), opens);
  }
  return button;
}
