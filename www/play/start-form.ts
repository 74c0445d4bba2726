/** The form of a new game: the scenario, who plays, the dice, and what a game adds. */
import { GAME_FILES } from "../shell/text-file.ts";
import { el, replace } from "../dom.ts";
import { randomHex } from "../store/random.ts";
import { DIGITS } from "./agreement.ts";
import { levelField, toLevel } from "./levels.ts";
import type { Child } from "../dom.ts";
import type { App } from "../shell/app-types.ts";
import type { StartCallbacks } from "./types.ts";
import type { AnyGame } from "../shell/engine-types.ts";
import type { Seat } from "./session.ts";

/** A choice of a group of the form. */
type Option = (
  group: string,
  value: string,
  title: string,
  lines: (Node | string | null)[],
  state?: { checked?: boolean },
) => HTMLElement;

/** A part of the form with a heading. */
type Group = (title: string, ...content: Child[]) => HTMLElement;

/** What a game adds to the form. */
interface StartExtras {
  nodes: HTMLElement[];
  /** What is chosen, as the engine takes it. */
  options: () => object;
  /** Why no game can begin so, or nothing. */
  error: () => string;
  /** Another scenario has been chosen. */
  refresh: () => void;
  /** The id of what repairs an error. */
  fix: string;
}

interface StartGame {
  scenarios: { id: string; name: string; lines: string[] }[];
  extras: (tools: { option: Option; group: Group; select: typeof select; scenario: () => string }) => StartExtras;
}

export function showStartForm<Game extends AnyGame>(
  root: HTMLElement,
  app: App,
  on: StartCallbacks<Game>,
  game: StartGame,
) {
  const { t } = app.lang;
  const [first, second] = app.game.sides.map(({ id }) => id);
  /** Who plays each side. */
  const SEATS: Record<string, Record<string, Seat>> = {
    [first]: { [first]: "player", [second]: "script" },
    [second]: { [first]: "script", [second]: "player" },
    hot: { [first]: "player", [second]: "player" },
  };
  const error = el("p", { class: "field-error", id: "pl-new-fault", role: "alert" });
  let begun = false;

  /** A choice of a group. */
  const option: Option = (
    group: string,
    value: string,
    title: string,
    more: (Node | string | null)[],
    { checked }: { checked?: boolean } = {},
  ) => {
    const input = el("input", {
      type: "radio",
      name: `pl-${group}`,
      value,
      id: `pl-${group}-${value}`,
    });
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
  const cards = game.scenarios.map(({ id, name, lines }, i) =>
    option("scenario", id, name, lines, { checked: i === 0 }),
  );
  const seats = Object.keys(SEATS).map((key, i) =>
    option("seats", key, t(`play.new.seats.${key}`), [t(`play.new.seats.${key}.what`)], { checked: i === 0 }),
  );
  seats.push(option("seats", "away", t("play.new.seats.away"), [t("play.new.seats.away.what")]));
  const awaySide = select(
    "pl-new-away",
    t("play.new.away.side"),
    [first, second].map((side) => [side, t(`side.${side}`)]),
  );
  const level = levelField(app.lang, "pl-new-level", toLevel(app.store.get("play.level")));
  const hides = app.game.hides === true;
  const cover = el("input", { type: "checkbox", id: "pl-new-cover" });
  cover.checked = hides;
  const dice = ["seeded", "entered", "agreed"].map((key, i) =>
    option("dice", key, t(`play.new.dice.${key}`), [t(`play.new.dice.${key}.what`)], { checked: i === 0 }),
  );
  const group = (title: string, ...content: Child[]) =>
    el("fieldset", { class: "card pl-group" }, el("legend", { text: t(title) }), content);
  const chosen = (name: string) =>
    form?.querySelector<HTMLInputElement>(`input[name="pl-${name}"]:checked`)?.value ?? "";
  let form: HTMLElement;
  const extras = game.extras({ option, group, select, scenario: () => chosen("scenario") || game.scenarios[0].id });
  const file = el("input", {
    type: "file",
    id: "pl-new-file",
    class: "visually-hidden",
    accept: GAME_FILES,
    tabindex: "-1",
    "aria-hidden": "true",
  });
  file.addEventListener("change", () => {
    if (file.files?.[0]) on.load(file.files[0]);
    file.value = "";
  });

  function submit(event: Event) {
    event.preventDefault();
    if (begun) return;
    const disagree = extras.error();
    if (disagree) {
      error.textContent = disagree;
      more.setAttribute("open", "");
      return document.getElementById(extras.fix)?.focus();
    }
    const key = chosen("seats");
    const here = form.querySelector<HTMLSelectElement>("#pl-new-away")!.value;
    const away: Record<string, Seat> = { [first]: "away", [second]: "away", [here]: "player" };
    const secret = randomHex(DIGITS);
    const start = {
      options: { scenario: chosen("scenario"), ...extras.options() },
      dice: diceOf(chosen("dice"), secret),
    };
    const settings = {
      seats: { ...(key === "away" ? away : SEATS[key]) },
      level: level.level(),
      handOver: key === "hot" ? cover.checked : hides,
      ...(start.dice.kind === "offer" && { secret }),
    };
    app.store.set("play.level", settings.level);
    error.textContent = on.begin(start, settings);
    begun = !error.textContent;
  }
  /** What most games leave as it is. */
  const more = el(
    "details",
    { class: "card pl-group pl-new-more", id: "pl-new-more" },
    el("summary", { text: t("play.new.more") }),
    group("play.new.dice", el("div", { class: "pl-options" }, dice)),
    extras.nodes,
  );
  form = el(
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
        level.field,
        awaySide,
        el("label", { class: "check" }, cover, el("span", { text: t("play.new.handOver") })),
      ),
    ),
    more,
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
    (event) => (event.target as HTMLInputElement).name === "pl-scenario" && extras.refresh(),
  );
  function showFields() {
    awaySide.hidden = chosen("seats") !== "away";
    level.field.hidden = ["hot", "away"].includes(chosen("seats"));
    const [seeded, , agreed] = dice;
    agreed.hidden = awaySide.hidden;
    // A seed is agreed by two players who send each other links.
    if (agreed.hidden && agreed.querySelector("input")?.checked) seeded.querySelector("input")?.click();
    cover.parentElement!.hidden = chosen("seats") !== "hot";
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
            click: (event: Event) => {
              on.guide.not();
              (event.currentTarget as Element).closest(".pl-first")?.remove();
              form.querySelector("input")?.focus();
            },
          },
        }),
      ),
    );
  replace(root, el("div", { class: "pl-start-page" }, el("h2", { text: t("play.new") }), offer || null, form));
}

/** Where the dice come from. `secret`: of the player who offers a seed. */
function diceOf(choice: string, secret: string): { kind: string; secret?: string } {
  if (choice === "agreed") return { kind: "offer", secret };
  return { kind: choice === "entered" ? "entered" : "fresh" };
}

/** A field to choose in. */
export function select(id: string, label: string, options: [string, string][]) {
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
