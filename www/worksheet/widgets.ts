/** Small pieces that several views of the worksheet share. */
import { sideOf } from "../board/sides.ts";
import { el } from "../dom.ts";
import { caseTip } from "./case-tip.ts";
import { safeId } from "./errors.ts";
import type { App } from "../shell/app-types.ts";
import type { Child, Props } from "../dom.ts";

/** What the pieces need of the view that they stand in. */
interface WidgetContext {
  app: App;
}

/** The badge of a side: letter and shape. `side`: its id. */
export const sideBadge = (side: string, ctx: WidgetContext) =>
  el("span", {
    class: `side side-${sideOf(ctx.app.game.sides, side).token}`,
    title: ctx.app.lang.t(`side.${side}`),
    "aria-hidden": "true",
    text: ctx.app.lang.t(`side.${side}.letter`),
  });

/** Case numbers, each opening its rulings. */
export const caseChips = (cases: readonly string[], rulings: readonly string[], ctx: WidgetContext) =>
  el(
    "span",
    { class: "ref-cases" },
    cases.map((number, i) => [i > 0 && " ", caseTip(number, [...rulings], ctx.app)]),
  );

/** A labelled drop-down. */
export function select({
  id,
  label,
  value,
  options,
  set,
  data = {},
  invalid,
  describedBy,
  hideLabel,
}: {
  id: string;
  label: string;
  value: string;
  options: [string, string][];
  set: string;
  data?: Record<string, unknown>;
  invalid?: boolean;
  describedBy?: string;
  hideLabel?: boolean;
}) {
  const box = el(
    "select",
    {
      class: "select",
      id,
      data: { set, ...data },
      "aria-invalid": invalid ? "true" : null,
      "aria-describedby": describedBy ?? null,
    },
    options.map(([key, text]) => el("option", { value: key, text })),
  );
  box.value = value;
  return el(
    "div",
    { class: "field" },
    el("label", { for: id, class: hideLabel ? "visually-hidden" : null, text: label }),
    box,
  );
}

/** A labelled check box. */
export function check({
  id,
  label,
  checked,
  set,
  data = {},
  invalid,
  describedBy,
  disabled,
}: {
  id: string;
  label: string;
  checked: boolean;
  set: string;
  data?: Record<string, unknown>;
  invalid?: boolean;
  describedBy?: string;
  disabled?: boolean;
}) {
  const box = el("input", {
    type: "checkbox",
    id,
    data: { set, ...data },
    "aria-invalid": invalid ? "true" : null,
    "aria-describedby": describedBy ?? null,
    disabled: disabled ? "" : null,
  });
  box.checked = checked;
  return el("label", { class: "check" }, box, el("span", { text: label }));
}

/** A labelled number. */
export const number = ({
  id,
  label,
  value,
  min,
  max,
  set,
  data = {},
  hideLabel,
  placeholder,
  invalid,
  describedBy,
}: {
  id: string;
  label: string;
  value: number | undefined;
  min: number;
  max: number;
  set: string;
  data?: Record<string, unknown>;
  hideLabel?: boolean;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string;
}) =>
  el(
    "div",
    { class: "field" },
    el("label", { for: id, class: hideLabel ? "visually-hidden" : null, text: label }),
    withValue(
      el("input", {
        class: "input num",
        type: "number",
        inputmode: "numeric",
        id,
        min,
        max,
        step: 1,
        data: { set, ...data },
        placeholder: placeholder ?? null,
        "aria-invalid": invalid ? "true" : null,
        "aria-describedby": describedBy ?? null,
      }),
      value === undefined ? "" : String(value),
    ),
  );

export function withValue(input: HTMLElement, value: string) {
  (input as HTMLInputElement).value = value;
  return input;
}

/** A button that the worksheet's click handler understands. */
export function button(action: string, text: string, props: Props = {}, ...more: Child[]) {
  const { data = {}, ...rest } = props;
  return el("button", { type: "button", class: "button", ...rest, data: { do: action, ...data } }, text, ...more);
}

/** Id of a unit's field. */
export const unitField = (unit: string, field: string) => `ref-u-${safeId(unit)}-${field}`;
/** Id of a hex's field; by place in the list, so that it stays when the hex is renamed. */
export const hexField = (at: number, field: string) => `ref-h-${at}-${field}`;
/** Id of a hexside's field. */
export const sideField = (a: string, b: string) => `ref-s-${safeId(a)}-${safeId(b)}`;
