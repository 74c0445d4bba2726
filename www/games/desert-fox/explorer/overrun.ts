/** An overrun as a dialog: what it costs, who reacts, the dice, and what becomes of everybody. */
import { el, replace } from "../../../dom.ts";
import { spiNumber } from "../geometry.ts";
import { showModal } from "../../../shell/back.ts";
import { die } from "../../../worksheet/dice.ts";
import { askBoard } from "./queries.ts";
import { noteList, refusedView } from "./texts.ts";
import type { ExplorerContext } from "./types.ts";
import type { MoveAnswer, OverrunAnswer, OverrunAnswers } from "../engine-types.ts";

/** Asks until all is settled. Returns what came of it, where the reader takes it over. */
export function askOverrun(root: HTMLElement, ctx: ExplorerContext, hex: number): Promise<OverrunAnswers | null> {
  const { t } = ctx.app.lang;
  const { chosen: units, mode } = ctx.selection;
  let answers: OverrunAnswer[] = [];
  let settled: OverrunAnswers | null = null;
  return new Promise((resolve) => {
    const dialog = el("dialog", {
      class: "ref-dialog is-wide ex-overrun",
      "aria-labelledby": "ex-overrun-title",
    });
    const body = el("div", { class: "stack", role: "status" });
    const buttons = el("div", { class: "ref-dialog-buttons" });
    dialog.append(
      el("h2", { id: "ex-overrun-title", tabindex: "-1", text: t("ex.overrun", { hex: ctx.placeName(hex) }) }),
      body,
      buttons,
    );

    function show() {
      const answer = askBoard(ctx, { kind: "overrun", units, mode, hex: spiNumber(hex), answers });
      settled = answer.kind === "overrun" && !answer.ask ? answer : null;
      if (answer.kind === "refused") replace(body, refusedView(answer, ctx));
      else
        replace(
          body,
          el("p", {}, t("ex.overrun.odds", { a: answer.strength[0], b: answer.strength[1], cost: answer.cost })),
          noteList(answer.notes, ctx),
          answer.ask ? question(answer.ask, ctx, give) : fates(answer, ctx),
        );
      const action = (key: string, click: () => void, primary = false, off = false) =>
        el("button", {
          type: "button",
          class: `button${primary ? " button-primary" : ""}`,
          text: t(`ex.overrun.${key}`),
          disabled: off,
          data: { overrun: key },
          on: { click },
        });
      replace(
        buttons,
        settled && action("take", () => dialog.close("take"), true),
        answers.length > 0 && action("back", back),
        action("close", () => dialog.close()),
      );
      dialog.querySelector<HTMLElement>(".ex-overrun-choices .button, .button-primary")?.focus();
    }
    const give = (answer: OverrunAnswer) => {
      answers = [...answers, answer];
      show();
    };
    const back = () => {
      answers = answers.slice(0, -1);
      show();
    };
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "take" ? settled : null);
    });
    root.append(dialog);
    showModal(dialog);
    show();
  });
}

function question(
  ask: NonNullable<OverrunAnswers["ask"]>,
  ctx: ExplorerContext,
  give: (answer: OverrunAnswer) => void,
) {
  const { t } = ctx.app.lang;
  const { unit, about, hexes, by } = ask;
  const choice = (text: string, answer: OverrunAnswer, picture: Node | null) =>
    el(
      "button",
      {
        type: "button",
        class: picture ? "button ref-die" : "button",
        "aria-label": picture ? text : null,
        on: { click: () => give(answer) },
      },
      picture ?? text,
    );
  const name = (hex: string) => ctx.placeName(ctx.hexOf({ hex }));
  const choices = {
    reaction: () => [
      choice(t("ex.overrun.stay"), { kind: "stay", unit }, null),
      ...hexes.map((hex) => choice(t("ex.overrun.react", { hex: name(hex) }), { kind: "react", unit, hex }, null)),
    ],
    supplyUnit: () => [
      choice(t("ex.overrun.destroy"), { kind: "destroySupply", unit }, null),
      choice(t("ex.overrun.capture"), { kind: "captureSupply", unit }, null),
    ],
    disruptionDie: () => dice(),
    captureDie: () => dice(),
  };
  const dice = () =>
    [1, 2, 3, 4, 5, 6].map((face) => choice(t("answer.die", { face }), { kind: "die", face }, die(face)));
  return el(
    "div",
    { class: "ex-overrun-ask", role: "group", "aria-label": t(`ex.overrun.${about}`, { unit }) },
    el("p", {}, el("strong", { text: t(`side.${by}`) }), ": ", t(`ex.overrun.${about}`, { unit })),
    el("div", { class: "card-row ex-overrun-choices" }, choices[about]()),
  );
}

/** The dice for disruption after a move, one for each unit. Returns null where the move is not made. */
export function askDice(root: HTMLElement, ctx: ExplorerContext, move: MoveAnswer): Promise<number[] | null> {
  const { t } = ctx.app.lang;
  const faces: number[] = [];
  const rolls = move.rolls ?? [];
  if (!rolls.length) return Promise.resolve([]);
  return new Promise((resolve) => {
    const dialog = el("dialog", {
      class: "ref-dialog ex-dice",
      "aria-labelledby": "ex-dice-title",
    });
    const body = el("div", { class: "stack", role: "status" });
    dialog.append(
      el("h2", { id: "ex-dice-title", text: t("ex.dice") }),
      body,
      el(
        "div",
        { class: "ref-dialog-buttons" },
        el("button", {
          type: "button",
          class: "button",
          text: t("ex.dice.later"),
          on: { click: () => dialog.close("later") },
        }),
        el("button", { type: "button", class: "button", text: t("ex.way.not"), on: { click: () => dialog.close() } }),
      ),
    );
    const show = () => {
      const roll = rolls[faces.length];
      if (!roll) return dialog.close("done");
      const give = (face: number) => {
        faces.push(face);
        show();
      };
      replace(
        body,
        el("p", { text: t("ex.way.roll", { unit: roll.unit, passes: roll.passesTo }) }),
        el(
          "div",
          { class: "card-row" },
          [1, 2, 3, 4, 5, 6].map((face) =>
            el(
              "button",
              {
                type: "button",
                class: "button ref-die",
                "aria-label": t("answer.die", { face }),
                on: { click: () => give(face) },
              },
              die(face),
            ),
          ),
        ),
      );
      body.querySelector<HTMLElement>("button")?.focus();
    };
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "done" ? faces : dialog.returnValue === "later" ? [] : null);
    });
    root.append(dialog);
    showModal(dialog);
    show();
  });
}

function fates({ units }: OverrunAnswers, ctx: ExplorerContext) {
  const { t } = ctx.app.lang;
  return el(
    "ul",
    { class: "ex-fates" },
    units.map(({ unit, fate, hex, disrupted }) =>
      el(
        "li",
        {},
        el("strong", { text: unit }),
        `: ${t(`ex.fate.${fate}`, { hex: hex ? ctx.placeName(ctx.hexOf({ hex })) : "" })}`,
        disrupted && `, ${t("end.disrupted")}`,
      ),
    ),
  );
}
