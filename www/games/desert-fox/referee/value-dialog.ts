/** A unit by its values: for counters that the roster lacks, and for the reader's own counters. */
import { el } from "../../../dom.ts";
import { showModal } from "../../../shell/back.ts";
import { withValue } from "../../../worksheet/widgets.ts";
import { sideOf, usuallyMotorized, valuesOf } from "../values.ts";
import type { CombatUnit, Face, Nation, UnitKind } from "../engine-types.ts";
import type { RefereeContext } from "./types.ts";

const KINDS = [
  "infantry",
  "heavyInfantry",
  "mechanizedInfantry",
  "motorizedInfantry",
  "heavyAirborneInfantry",
  "gliderInfantry",
  "heavyWeapons",
  "armor",
  "reconnaissance",
  "artillery",
  "armoredArtillery",
  "flak",
  "desertPatrol",
  "msu",
  "dump",
];
const BLANK: CombatUnit = {
  id: "",
  hex: "",
  kind: "infantry",
  full: { strength: 3, morale: 2, stackingPoints: 1 },
  back: { strength: 2, morale: 3, stackingPoints: 1 },
};

/**
 * Lets the reader fill in the values. `what`: the unit to change, or the hex for a new one; with a movement allowance
 * where one is asked for.
 */
export function askValues(
  root: HTMLElement,
  ctx: Pick<RefereeContext, "app" | "roster"> & { sheet: Pick<RefereeContext["sheet"], "roles"> },
  { unit, hex, movement }: { unit?: CombatUnit; hex: string; movement?: number },
): Promise<(CombatUnit & { movementAllowance?: number }) | null> {
  const { t } = ctx.app.lang;
  const role = ctx.sheet.roles[hex];
  const start = unit ?? { ...BLANK, hex, nation: role === "axis" ? "german" : "commonwealth" };
  const values = valuesOf(start, ctx.roster);
  const nations = ["german", "italian", "commonwealth"].filter(
    (nation) => unit || role === "beside" || sideOf(nation) === role,
  );
  const id = (name: string) => `ref-v-${name}`;

  const name = withValue(
    el("input", { class: "input", id: id("name"), required: true, maxlength: 60 }),
    start.id,
  ) as HTMLInputElement;
  const kind = pick(
    id("kind"),
    KINDS.map((kind) => [kind, t(`kind.${kind}`)]),
    values.kind,
  );
  const nation = pick(
    id("nation"),
    nations.map((nation) => [nation, t(`nation.${nation}`)]),
    values.nation,
  );
  const motorized = tick(id("motorized"), values.motorized);
  const allowance = withValue(
    el("input", {
      class: "input num",
      type: "number",
      inputmode: "numeric",
      min: 0,
      max: 99,
      required: true,
      id: id("movement"),
    }),
    String(movement),
  );
  const front = faceFields("full", values.full, t);
  const hasBack = tick(id("hasBack"), !!values.back);
  const back = faceFields("back", values.back ?? values.full, t);
  const backSide = el(
    "fieldset",
    { class: "ref-v-face" },
    el("legend", {}, labelledCheck(t("value.back"), hasBack)),
    back.element,
  );
  const showBack = () => void (backSide.disabled = back.element.hidden = !hasBack.checked);
  showBack();
  hasBack.addEventListener("change", showBack);
  kind.addEventListener("change", () => void (motorized.checked = usuallyMotorized(kind.value)));

  return new Promise((resolve) => {
    const dialog = el("dialog", { class: "ref-dialog is-wide", "aria-labelledby": id("title") });
    const form = el(
      "form",
      { class: "stack" },
      el("h2", { id: id("title"), text: t(unit ? "value.title.edit" : "value.title.new") }),
      el(
        "div",
        { class: "ref-v-grid" },
        labelled(t("value.name"), name),
        labelled(t("value.kind"), kind),
        labelled(t("value.nation"), nation),
        labelledCheck(t("value.motorized"), motorized),
        movement !== undefined && labelled(t("value.movementAllowance"), allowance),
      ),
      el("fieldset", { class: "ref-v-face" }, el("legend", { text: t("value.front") }), front.element),
      backSide,
      el(
        "div",
        { class: "ref-dialog-buttons" },
        el("button", { type: "submit", class: "button button-primary", text: t(unit ? "value.save" : "value.add") }),
        el("button", {
          type: "button",
          class: "button",
          text: t("value.cancel"),
          on: { click: () => dialog.close() },
        }),
      ),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      dialog.close("ok");
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (dialog.returnValue !== "ok") return resolve(null);
      const { back: _, ...rest } = start;
      const full = front.read();
      resolve({
        ...rest,
        id: name.value.trim(),
        kind: kind.value as UnitKind,
        nation: nation.value as Nation,
        motorized: motorized.checked,
        full,
        ...(movement === undefined ? {} : { movementAllowance: Number((allowance as HTMLInputElement).value) }),
        ...(hasBack.checked ? { back: back.read() } : {}),
      });
    });
    dialog.append(form);
    root.append(dialog);
    showModal(dialog);
    name.focus();
  });
}

function faceFields(which: string, face: Face, t: (key: string) => string): { element: HTMLElement; read: () => Face } {
  const numbers = ["strength", "morale", "stackingPoints"] as const;
  const most = { strength: 30, morale: 5, stackingPoints: 6 };
  const flags = ["parenthesized", "artillery", "flak"] as const;
  const inputs = Object.fromEntries(
    numbers.map((key) => [
      key,
      withValue(
        el("input", {
          class: "input num",
          type: "number",
          inputmode: "numeric",
          min: key === "morale" ? 1 : 0,
          max: most[key],
          required: true,
          id: `ref-v-${which}-${key}`,
        }),
        String(face[key]),
      ),
    ]),
  );
  const boxes = Object.fromEntries(flags.map((key) => [key, tick(`ref-v-${which}-${key}`, !!face[key])]));
  const element = el(
    "div",
    { class: "ref-v-grid" },
    numbers.map((key) => labelled(t(`value.${key}`), inputs[key])),
    flags.map((key) => labelledCheck(t(`value.${key}`), boxes[key])),
  );
  const read = () => {
    const number = (key: string) => Number((inputs[key] as HTMLInputElement).value);
    const on = Object.fromEntries(flags.filter((key) => boxes[key].checked).map((key) => [key, true]));
    return { strength: number("strength"), morale: number("morale"), stackingPoints: number("stackingPoints"), ...on };
  };
  return { element, read };
}

function pick(id: string, options: string[][], value: string) {
  const box = el(
    "select",
    { class: "select", id },
    options.map(([key, text]) => el("option", { value: key, text })),
  );
  box.value = value;
  return box;
}

function tick(id: string, checked: boolean) {
  const box = el("input", { type: "checkbox", id });
  box.checked = checked;
  return box;
}

const labelled = (label: string, control: HTMLElement) =>
  el("div", { class: "field" }, el("label", { for: control.id, text: label }), control);
const labelledCheck = (label: string, control: HTMLElement) =>
  el("label", { class: "check" }, control, el("span", { text: label }));
