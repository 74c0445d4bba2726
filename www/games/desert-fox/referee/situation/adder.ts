/** The field that adds counters from the roster: an ARIA combobox, searched by name, type and nation. */
import { el, replace } from "../../../../dom.ts";
import { button } from "../../../../worksheet/widgets.ts";
import { counter } from "../../art/counter.ts";
import { enemy, hexesOf } from "../sheet.ts";
import { printed, reconstructed, sideOf, valuesOfCounter } from "../../values.ts";
import type { RefereeContext } from "../types.ts";
import type { RosterUnit } from "../../engine-types.ts";

const MOST = 80;
/** Counters of the other side that are offered where no own counter fits. */
const FEW = 8;
/** CSS pixels between the list and the window's edges. */
const MARGIN = 8;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f"”“]/g, "")
    .toLowerCase();

/** Counters of a side whose words all match, names first. */
export function search<Unit extends { name: string }>(
  roster: Iterable<Unit>,
  query: string,
  words: (unit: Unit) => string,
): Unit[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const found = [...roster].filter((unit) => wanted.every((word) => plain(words(unit)).includes(word)));
  const rank = (unit: Unit) => (wanted.length && plain(unit.name).startsWith(wanted[0]) ? 0 : 1);
  return found
    .map((unit, i) => ({ unit, i }))
    .sort((a, b) => rank(a.unit) - rank(b.unit) || a.i - b.i)
    .map(({ unit }) => unit);
}

/** The hex it adds to is that of the stack around it, whatever it is called by then. `at`: the hex in the list. */
export function adder(ctx: RefereeContext, at: number, add: (unit: RosterUnit, hex: string) => void) {
  const { t } = ctx.app.lang;
  const id = `ref-add-${at}`;
  const input = el("input", {
    class: "input",
    id,
    type: "text",
    role: "combobox",
    autocomplete: "off",
    spellcheck: "false",
    "aria-expanded": "false",
    "aria-controls": `${id}-list`,
    "aria-autocomplete": "list",
    placeholder: t("ref.add.hint"),
  });
  const list = el("ul", {
    class: "ref-options",
    id: `${id}-list`,
    role: "listbox",
    "aria-label": t("ref.add.list"),
    hidden: true,
  });
  let shown: RosterUnit[] = [];
  let active = -1;
  /** The hex of the other side where the units shown belong, or an empty text. */
  let elsewhere = "";

  const hexHere = () => input.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
  const words = (unit: RosterUnit) => `${unit.name} ${t(`kind.${unit.kind}`)} ${t(`nation.${unit.nation}`)}`;
  function open() {
    const { attacker } = ctx.sheet.query;
    const role = ctx.sheet.roles[hexHere()];
    const side = role === "beside" ? enemy(attacker) : role;
    const used = new Set(ctx.sheet.query.units.map((unit) => unit.roster));
    const free = [...ctx.roster.values()].filter(
      (unit) => unit.kind !== "detachment" && sideOf(unit.nation) === side && (isSupply(unit) || !used.has(unit.id)),
    );
    const found = search(free, input.value, words).slice(0, MOST);
    const others = input.value.trim() && !found.length && side ? hexesOf(ctx.sheet, enemy(side)) : [];
    elsewhere = others.at(-1)?.id ?? "";
    const hostile = (unit: RosterUnit) =>
      unit.kind !== "detachment" && sideOf(unit.nation) !== side && (isSupply(unit) || !used.has(unit.id));
    shown = elsewhere ? search([...ctx.roster.values()].filter(hostile), input.value, words).slice(0, FEW) : found;
    if (!shown.length) elsewhere = "";
    active = shown.length && input.value.trim() ? 0 : -1;
    replace(
      list,
      elsewhere &&
        el("li", {
          class: "ref-option-none",
          role: "option",
          "aria-disabled": "true",
          text: t("ref.add.elsewhere", { side: t(`side.${enemy(side)}`), hex: elsewhere }),
        }),
      shown.map(option),
      !shown.length &&
        el("li", { class: "ref-option-none", role: "option", "aria-disabled": "true", text: t("ref.add.none") }),
    );
    list.hidden = false;
    list.scrollTop = 0;
    keepInWindow();
    input.setAttribute("aria-expanded", "true");
    mark();
  }
  /** Moves the list sideways where it would be cut off. */
  function keepInWindow() {
    list.style.translate = "";
    const { left, right } = list.getBoundingClientRect();
    const by = Math.max(MARGIN - left, Math.min(0, document.documentElement.clientWidth - MARGIN - right));
    if (by) list.style.translate = `${by}px 0`;
  }
  function close() {
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }
  function option(unit: RosterUnit, i: number) {
    const values = valuesOfCounter(unit);
    const guessed = reconstructed(unit);
    const arrival = unit.arrival ? t("ref.add.arrival", { turn: unit.arrival }) : t("ref.add.setup");
    return el(
      "li",
      { class: "ref-option", role: "option", id: `${id}-${i}`, "aria-selected": "false", data: { index: i } },
      counter(values, ctx.app.lang, { hidden: true }),
      el(
        "span",
        { class: "ref-option-text" },
        el("strong", { text: unit.name }),
        " ",
        el("span", { class: "num", text: printed(unit.full, unit.movementAllowance) }),
        el(
          "span",
          { class: "muted" },
          `${[unit.nation !== "commonwealth" && t(`nation.${unit.nation}`), t(`kind.${unit.kind}`)]
            .filter(Boolean)
            .join(" ")} · ${arrival}`,
        ),
      ),
      guessed.length > 0 && el("span", { class: "ref-recon", text: t("ref.recon") }),
    );
  }
  function mark() {
    for (const node of list.children) node.setAttribute("aria-selected", String(node.id === `${id}-${active}`));
    if (active < 0) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", `${id}-${active}`);
    const marked = list.querySelector("[aria-selected=true]");
    marked?.scrollIntoView({ block: "nearest" });
  }
  function pick(i: number) {
    const unit = shown[i];
    if (!unit) return;
    input.value = "";
    close();
    add(unit, elsewhere || hexHere());
  }

  input.addEventListener("input", open);
  input.addEventListener("click", () => list.hidden && open());
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (list.hidden) return open();
      active = (active + step + Math.max(1, shown.length)) % Math.max(1, shown.length);
      mark();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!list.hidden && active >= 0) pick(active);
    } else if (event.key === "Escape" && (!list.hidden || input.value)) {
      event.preventDefault();
      event.stopPropagation();
      if (list.hidden) input.value = "";
      close();
    }
  });
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const row = (event.target as Element).closest("[data-index]");
    if (row) pick(Number((row as HTMLElement).dataset.index));
  });
  return el(
    "div",
    { class: "ref-adder", data: { opaque: "", key: "adder" } },
    el("label", { class: "visually-hidden", for: id, text: t("ref.add.label") }),
    el("div", { class: "ref-combo" }, input, list),
    button("value.new", t("ref.add.value"), { class: "button button-quiet", "aria-label": t("ref.add.value.long") }),
  );
}

const isSupply = (unit: RosterUnit) => unit.kind === "msu" || unit.kind === "dump";
