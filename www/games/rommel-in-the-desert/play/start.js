// @ts-check
/** A new game: the scenario and who plays. */
import { el, replace } from "../../../dom.js";

/** @typedef {import("../../../play/session.js").Seat} Seat */

/** @type {Record<string, Record<"axis"|"allied", Seat>>} */
const SEATS = {
  axis: { axis: "player", allied: "script" },
  allied: { axis: "script", allied: "player" },
  hot: { axis: "player", allied: "player" },
};

/**
 * @param {HTMLElement} root @param {import("../../../app.js").App} app
 * @param {import("../../../play/types.js").StartCallbacks<any>} on
 */
export function showStart(root, app, on) {
  const { t } = app.lang;
  const scenarios = app.wasm.scenarios().scenarios;
  const error = el("p", { class: "field-error", id: "pl-new-fault", role: "alert" });
  const option = (
    /** @type {string} */ group,
    /** @type {string} */ value,
    /** @type {string} */ title,
    /** @type {string} */ what,
    /** @type {boolean} */ checked,
  ) => {
    const input = /** @type {HTMLInputElement} */ (
      el("input", { type: "radio", name: `pl-${group}`, value, id: `pl-${group}-${value}` })
    );
    input.checked = checked;
    return el(
      "label",
      { class: "pl-option", for: input.id },
      input,
      el(
        "span",
        { class: "pl-option-text" },
        el("strong", { text: title }),
        el("span", { class: "muted", text: what }),
      ),
    );
  };
  const chosen = (/** @type {string} */ group) =>
    /** @type {HTMLInputElement|null} */ (form.querySelector(`input[name="pl-${group}"]:checked`))?.value ?? "";
  const form = el(
    "form",
    {
      class: "pl-new",
      id: "pl-new",
      on: {
        submit(/** @type {Event} */ event) {
          event.preventDefault();
          const seats = chosen("seats");
          error.textContent = on.begin(
            { options: { scenario: chosen("scenario") }, dice: { kind: "fresh" } },
            { seats: { ...SEATS[seats] }, handOver: seats === "hot" },
          );
        },
      },
    },
    el(
      "fieldset",
      { class: "card pl-group" },
      el("legend", { text: t("play.new.scenario") }),
      el(
        "div",
        { class: "pl-options pl-six" },
        scenarios.map((/** @type {any} */ { id }, /** @type {number} */ i) =>
          option("scenario", id, t(`scenario.${id}`), t(`scenario.${id}.what`), i === 0),
        ),
      ),
    ),
    el(
      "fieldset",
      { class: "card pl-group" },
      el("legend", { text: t("play.new.seats") }),
      el(
        "div",
        { class: "pl-options" },
        Object.keys(SEATS).map((key, i) => option("seats", key, t(`play.new.seats.${key}`), "", i === 0)),
      ),
    ),
    error,
    el(
      "div",
      { class: "card-row pl-new-buttons" },
      el("button", {
        type: "submit",
        class: "button button-primary pl-start",
        id: "pl-start",
        text: t("play.new.start"),
      }),
      el("button", {
        type: "button",
        class: "button",
        id: "pl-new-games",
        text: t("play.new.games"),
        on: { click: on.games },
      }),
      on.back &&
        el("button", {
          type: "button",
          class: "button button-quiet",
          id: "pl-new-back",
          text: t("play.menu.resume"),
          on: { click: on.back },
        }),
    ),
  );
  replace(root, el("div", { class: "pl-start-page" }, el("h2", { text: t("play.new") }), form));
}
