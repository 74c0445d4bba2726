// @ts-check
/** A new game: the scenario, who plays, the dice and the rules. */
import { el, replace } from "../../../dom.js";
import { DIGITS } from "../../../play/agreement.js";
import { randomHex } from "../../../store/random.js";
import { rulesChooser } from "../choice/chooser.js";
import { monthOf } from "./texts.js";

/** @typedef {import("../../../app.js").App} App */
/** @typedef {import("../engine-types.js").ScenarioInfo} ScenarioInfo */
/** @typedef {import("../engine-types.js").GameStart} GameStart */
/** @typedef {import("../../../play/session.js").Settings} Settings */
/** @typedef {import("../../../play/session.js").Seat} Seat */

/** @type {Record<string, Record<"axis"|"commonwealth", Seat>>} */
const SEATS = {
  axis: { axis: "player", commonwealth: "script" },
  commonwealth: { axis: "script", commonwealth: "player" },
  hot: { axis: "player", commonwealth: "player" },
};

/**
 * @param {HTMLElement} root @param {App} app
 * @param {import("../../../play/types.js").StartCallbacks<GameStart>} on
 */
export function showStart(root, app, on) {
  const { t, tag } = app.lang;
  /** @type {ScenarioInfo[]} */
  const scenarios = app.wasm.scenarios().scenarios;
  const error = el("p", { class: "field-error", id: "pl-new-fault", role: "alert" });
  let begun = false;

  /**
   * A choice of a group.
   * @param {string} group
   * @param {string} value
   * @param {string} title
   * @param {(Node|string|null)[]} more
   * @param {{checked?: boolean}} [state]
   */
  const option = (group, value, title, more, { checked } = {}) => {
    const input = /** @type {HTMLInputElement} */ (
      el("input", { type: "radio", name: `pl-${group}`, value, id: `pl-${group}-${value}` })
    );
    input.checked = !!checked;
    return el(
      "label",
      { class: "pl-option", for: `pl-${group}-${value}` },
      input,
      el(
        "span",
        { class: "pl-option-text" },
        el("strong", { text: title }),
        more.map((line) => line && el("span", { class: "muted" }, line)),
      ),
    );
  };
  const cards = scenarios.map(({ id, name, set, earlier, firstTurn, lastTurn, firstPlayer }, i) =>
    option(
      "scenario",
      id,
      t(name),
      [
        t("play.new.turns", {
          n: lastTurn - firstTurn + 1,
          from: monthOf(firstTurn, earlier, tag),
          to: monthOf(lastTurn, earlier, tag),
        }),
        t("play.new.begins", { side: t(`side.${firstPlayer}`), set: t(`play.new.set.${set}`) }),
        t(`play.new.about.${name.split(".").at(-1)}`),
      ],
      { checked: i === 0 },
    ),
  );
  const seats = Object.keys(SEATS).map((key, i) =>
    option("seats", key, t(`play.new.seats.${key}`), [t(`play.new.seats.${key}.what`)], { checked: i === 0 }),
  );
  seats.push(option("seats", "away", t("play.new.seats.away"), [t("play.new.seats.away.what")]));
  const awaySide = select(
    "pl-new-away",
    t("play.new.away.side"),
    ["axis", "commonwealth"].map((side) => [side, t(`side.${side}`)]),
  );
  const cover = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: "pl-new-cover" }));
  const dice = ["seeded", "entered", "agreed"].map((key, i) =>
    option("dice", key, t(`play.new.dice.${key}`), [t(`play.new.dice.${key}.what`)], { checked: i === 0 }),
  );
  const rules = rulesChooser(
    app,
    option,
    () => scenarios.find(({ id }) => id === chosen("scenario")) ?? { lastTurn: 99, earlier: 0 },
  );
  const charts = select("pl-new-charts", t("charts.choose"), []);
  const chartsBox = /** @type {HTMLSelectElement} */ (charts.querySelector("select"));
  /** Lists the charts that are kept. @param {string} check those to be chosen */
  function listCharts(check) {
    replace(
      chartsBox,
      el("option", { value: "", text: t("charts.shipped") }),
      on.charts.list().map((set) => el("option", { value: set.check, text: t("charts.option", set) })),
    );
    chartsBox.value = on.charts.find(check) ? check : "";
  }
  listCharts("");
  const editCharts = async () => {
    const last = await on.charts.edit();
    listCharts(last || chartsBox.value);
    document.getElementById("pl-new-charts-edit")?.focus();
  };
  /** The charts chosen, as a game takes them. */
  function ownCharts() {
    const set = on.charts.find(chartsBox.value);
    if (!set) return {};
    const report = app.wasm.readCharts(set.text);
    return report.kind === "charts"
      ? { charts: report.changes, ownCharts: { name: set.name, check: report.check } }
      : {};
  }
  const chosen = (/** @type {string} */ group) =>
    /** @type {HTMLInputElement|null} */ (form.querySelector(`input[name="pl-${group}"]:checked`))?.value ?? "";
  const fieldValue = (/** @type {string} */ id) =>
    /** @type {HTMLSelectElement} */ (form.querySelector(`#${id}`)).value;
  const file = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "file",
      id: "pl-new-file",
      class: "visually-hidden",
      accept: ".json,application/json",
      tabindex: "-1",
      "aria-hidden": "true",
    })
  );
  file.addEventListener("change", () => {
    if (file.files?.[0]) on.load(file.files[0]);
    file.value = "";
  });

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (begun) return;
    const disagree = rules.error();
    if (disagree) {
      error.textContent = disagree;
      more.setAttribute("open", "");
      return document.getElementById("rc-mend")?.focus();
    }
    const key = chosen("seats");
    const here = fieldValue("pl-new-away");
    const table =
      key === "away"
        ? { axis: here === "axis" ? "player" : "away", commonwealth: here === "axis" ? "away" : "player" }
        : SEATS[key];
    const secret = randomHex(DIGITS);
    const start = /** @type {GameStart} */ ({
      options: { scenario: chosen("scenario"), rules: rules.choice(), ...ownCharts() },
      dice: diceOf(chosen("dice"), secret),
    });
    const settings = {
      seats: /** @type {any} */ ({ ...table }),
      handOver: key === "hot" && cover.checked,
      ...(start.dice?.kind === "offer" && { secret }),
    };
    error.textContent = on.begin(start, settings);
    begun = !error.textContent;
  }
  const group = (/** @type {string} */ title, /** @type {any[]} */ ...content) =>
    el("fieldset", { class: "card pl-group" }, el("legend", { text: t(title) }), content);
  /** Dice, rules and charts: what most games leave as it is. @type {HTMLElement} */
  let more;
  const form = el(
    "form",
    { class: "pl-new", id: "pl-new", on: { submit } },
    group(
      "play.new.scenario",
      el("div", { class: "pl-options pl-six" }, cards),
      el("p", { class: "muted", id: "pl-new-reconstructed", text: t("play.new.reconstructed") }),
    ),
    group(
      "play.new.seats",
      el("div", { class: "pl-options" }, seats),
      el(
        "div",
        { class: "pl-more" },
        awaySide,
        el("label", { class: "check" }, cover, el("span", { text: t("play.new.handOver") })),
      ),
    ),
    (more = el(
      "details",
      { class: "card pl-group pl-new-more", id: "pl-new-more" },
      el("summary", { text: t("play.new.more") }),
      group("play.new.dice", el("div", { class: "pl-options" }, dice)),
      group("play.new.rules", rules.nodes),
      group(
        "charts.group",
        el("p", { class: "muted", text: t("charts.what") }),
        el(
          "div",
          { class: "pl-more" },
          charts,
          el("button", {
            type: "button",
            class: "button",
            id: "pl-new-charts-edit",
            text: t("charts.open"),
            on: { click: () => void editCharts() },
          }),
        ),
      ),
    )),
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
        id: "pl-new-open",
        text: t("play.share.open"),
        on: { click: () => file.click() },
      }),
      file,
      !on.guide.offered &&
        el("button", {
          type: "button",
          class: "button button-quiet",
          id: "pl-new-guide",
          text: t("play.first.go"),
          on: { click: on.guide.go },
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
  form.addEventListener("change", showFields);
  form.addEventListener(
    "change",
    (event) => /** @type {HTMLInputElement} */ (event.target).name === "pl-scenario" && rules.refresh(),
  );
  function showFields() {
    awaySide.hidden = chosen("seats") !== "away";
    const [seeded, , agreed] = dice;
    agreed.hidden = awaySide.hidden;
    // A seed is agreed by two players who send each other links.
    if (agreed.hidden && agreed.querySelector("input")?.checked) seeded.querySelector("input")?.click();
    /** @type {HTMLElement} */ (cover.parentElement).hidden = chosen("seats") !== "hot";
  }
  showFields();
  /** Offered once, before there is any game. */
  const offer =
    on.guide.offered &&
    el(
      "section",
      { class: "card pl-first", "aria-labelledby": "pl-first-title" },
      el("h3", { class: "card-title", id: "pl-first-title", text: t("play.first") }),
      el("p", { text: t("play.first.what") }),
      el(
        "div",
        { class: "card-row" },
        el("button", {
          type: "button",
          class: "button button-primary",
          id: "pl-first-go",
          text: t("play.first.go"),
          on: { click: on.guide.go },
        }),
        el("button", {
          type: "button",
          class: "button button-quiet",
          id: "pl-first-not",
          text: t("play.first.not"),
          on: {
            click: (/** @type {Event} */ event) => {
              on.guide.not();
              /** @type {Element} */ (event.currentTarget).closest(".pl-first")?.remove();
              form.querySelector("input")?.focus();
            },
          },
        }),
      ),
    );
  replace(root, el("div", { class: "pl-start-page" }, el("h2", { text: t("play.new") }), offer || null, form));
}

/**
 * Where the dice come from.
 * @param {string} choice @param {string} secret of the player who offers a seed
 * @returns {GameStart["dice"]}
 */
function diceOf(choice, secret) {
  if (choice === "agreed") return { kind: "offer", secret };
  return { kind: choice === "entered" ? "entered" : "fresh" };
}

/** @param {string} id @param {string} label @param {[string, string][]} options */
function select(id, label, options) {
  return el(
    "div",
    { class: "field" },
    el("label", { for: id, text: label }),
    el(
      "select",
      { class: "select", id },
      options.map(([value, text]) => el("option", { value, text })),
    ),
  );
}
