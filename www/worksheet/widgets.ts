// @ts-check
/** Small pieces that several views of the worksheet share. */
import { sideOf } from "../board/sides.ts";
import { el } from "../dom.ts";
import { caseTip } from "./case-tip.ts";
import { safeId } from "./errors.ts";

/** What the pieces need of the view that they stand in. @typedef {{app: import("../shell/app-types.ts").App}} WidgetContext */

/** The badge of a side: letter and shape. @param {string} side its id @param {WidgetContext} ctx */
export const sideBadge = (side, ctx) =>
  el("span", {
    class: `side side-${sideOf(ctx.app.game.sides, side).token}`,
    title: ctx.app.lang.t(`side.${side}`),
    "aria-hidden": "true",
    text: ctx.app.lang.t(`side.${side}.letter`),
  });

/**
 * Case numbers, each opening its rulings.
 * @param {readonly string[]} cases
 * @param {readonly string[]} rulings
 * @param {WidgetContext} ctx
 */
export const caseChips = (cases, rulings, ctx) =>
  el(
    "span",
    { class: "ref-cases" },
    cases.map((number, i) => [i > 0 && " ", caseTip(number, [...rulings], ctx.app)]),
  );

/**
 * A labelled drop-down.
 * @param {{id: string, label: string, value: string, options: [string, string][], set: string, data?: Record<string, unknown>, invalid?: boolean, describedBy?: string, hideLabel?: boolean}} field
 */
export function select({ id, label, value, options, set, data = {}, invalid, describedBy, hideLabel }) {
  const box = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      {
        class: "select",
        id,
        data: { set, ...data },
        "aria-invalid": invalid ? "true" : null,
        "aria-describedby": describedBy ?? null,
      },
      options.map(([key, text]) => el("option", { value: key, text })),
    )
  );
  box.value = value;
  return el(
    "div",
    { class: "field" },
    el("label", { for: id, class: hideLabel ? "visually-hidden" : null, text: label }),
    box,
  );
}

/**
 * A labelled check box.
 * @param {{id: string, label: string, checked: boolean, set: string, data?: Record<string, unknown>, invalid?: boolean,
 *   describedBy?: string, disabled?: boolean}} field
 */
export function check({ id, label, checked, set, data = {}, invalid, describedBy, disabled }) {
  const box = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "checkbox",
      id,
      data: { set, ...data },
      "aria-invalid": invalid ? "true" : null,
      "aria-describedby": describedBy ?? null,
      disabled: disabled ? "" : null,
    })
  );
  box.checked = checked;
  return el("label", { class: "check" }, box, el("span", { text: label }));
}

/**
 * A labelled number.
 * @param {{id: string, label: string, value: number|undefined, min: number, max: number, set: string, data?:
 *   Record<string, unknown>, hideLabel?: boolean, placeholder?: string, invalid?: boolean, describedBy?: string}} field
 */
export const number = ({ id, label, value, min, max, set, data = {}, hideLabel, placeholder, invalid, describedBy }) =>
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

/** @param {HTMLElement} input @param {string} value */
export function withValue(input, value) {
  /** @type {HTMLInputElement} */ (input).value = value;
  return input;
}

/**
 * A button that the worksheet's click handler understands.
 * @param {string} action
 * @param {string} text
 * @param {import("../dom.ts").Props} [props]
 * @param {...import("../dom.ts").Child} more
 */
export function button(action, text, props = {}, ...more) {
  const { data = {}, ...rest } = props;
  return el("button", { type: "button", class: "button", ...rest, data: { do: action, ...data } }, text, ...more);
}

/** Id of a unit's field. @param {string} unit @param {string} field */
export const unitField = (unit, field) => `ref-u-${safeId(unit)}-${field}`;
/**
 * Id of a hex's field; by place in the list, so that it stays when the hex is renamed.
 * @param {number} at
 * @param {string} field
 */
export const hexField = (at, field) => `ref-h-${at}-${field}`;
/** Id of a hexside's field. @param {string} a @param {string} b */
export const sideField = (a, b) => `ref-s-${safeId(a)}-${safeId(b)}`;
