/** The decision or die that is open, with every answer the rules allow and those they bar; and the answers given. */
import { el } from "../../../dom.ts";
import { button, caseChips, sideBadge } from "../../../worksheet/widgets.ts";
import { counter } from "../art/counter.ts";
import { die } from "../../../worksheet/dice.ts";
import { valuesOf } from "../values.ts";
import { answerText, counted, refusalText } from "./texts.ts";
import type { DecisionView, Report } from "../engine-types.ts";
import type { RefereeContext } from "./types.ts";

export const isDie = (decision: DecisionView) => decision.legal[0]?.kind === "die";

export function decisions(report: Report, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  return el(
    "section",
    {
      class: `card ref-decide${report.pending ? " is-open" : ""}`,
      "aria-label": t("part.decide"),
      data: { key: "decide" },
    },
    report.pending
      ? pending(report.pending, ctx)
      : el("p", { class: "ref-done", data: { key: "done" } }, el("strong", { text: t("decide.done") })),
    given(ctx),
  );
}

function pending(decision: DecisionView, ctx: RefereeContext) {
  const { lang } = ctx.app;
  const { t } = lang;
  const params = { unit: decision.unit ?? "", owed: decision.owed ?? 0, side: t(`side.${decision.by}`) };
  const unit = ctx.sheet.query.units.find((unit) => unit.id === decision.unit);
  return el(
    "div",
    { class: "ref-pending", data: { key: `ask-${decision.question}`, question: decision.question } },
    unit && counter(valuesOf(unit, ctx.roster), lang, { hidden: true }),
    el(
      "div",
      { class: "ref-ask" },
      el(
        "h3",
        { class: "ref-question" },
        sideBadge(decision.by, ctx),
        el("span", { text: t(`question.${decision.question}`) }),
      ),
      el("p", {
        class: "ref-ask-text",
        text: counted(lang, `question.${decision.question}.ask`, decision.owed ?? 0, params),
      }),
      isDie(decision) ? dice(ctx) : choices(decision, ctx),
    ),
  );
}

function dice(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  return el(
    "div",
    { class: "ref-dice", role: "group", "aria-label": t("decide.dice") },
    [1, 2, 3, 4, 5, 6].map((face) =>
      button(
        "answer",
        "",
        {
          class: "button ref-die",
          id: `ref-die-${face}`,
          "aria-label": t("answer.die", { face }),
          data: { answer: JSON.stringify({ kind: "die", face }) },
        },
        die(face),
      ),
    ),
    button("roll", t("decide.roll"), { class: "button button-primary", id: "ref-roll", title: t("decide.roll.hint") }),
  );
}

function choices(decision: DecisionView, ctx: RefereeContext) {
  const { lang } = ctx.app;
  const { t } = lang;
  const several =
    new Set(
      [...decision.legal, ...decision.barred.map(({ answer }) => answer)].map((answer) =>
        "unit" in answer ? answer.unit : "",
      ),
    ).size > 1;
  return el(
    "div",
    { class: "ref-choices", role: "group", "aria-label": t(`question.${decision.question}`) },
    decision.legal.map((answer, i) =>
      button(
        "answer",
        answerText(answer, lang, several),
        {
          class: `button${i === 0 ? " button-primary" : ""}`,
          id: `ref-choice-${i}`,
          data: { answer: JSON.stringify(answer) },
        },
        i === 0 && el("span", { class: "visually-hidden", text: ` (${t("decide.customary")})` }),
      ),
    ),
    decision.barred.length > 0 &&
      el(
        "ul",
        { class: "ref-barreds", "aria-label": t("decide.barred") },
        decision.barred.map(({ answer, code, cases, rulings }, i) =>
          el(
            "li",
            { class: "ref-barred" },
            el("button", {
              type: "button",
              class: "button",
              "aria-disabled": "true",
              id: `ref-barred-${i}`,
              "aria-describedby": `ref-barred-${i}-why`,
              text: answerText(answer, lang, several),
            }),
            el(
              "span",
              { class: "ref-barred-why", id: `ref-barred-${i}-why` },
              refusalText({ code, unit: decision.unit }, lang),
              " ",
              caseChips(cases, rulings, ctx),
            ),
          ),
        ),
      ),
  );
}

function given(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const { answers } = ctx.sheet.query;
  const { later } = ctx.sheet;
  if (!answers.length && !later.length) return null;
  return el(
    "div",
    { class: "ref-given", data: { key: "given" } },
    el("span", { class: "ref-given-title", text: t("decide.given") }),
    el(
      "ol",
      { class: "ref-answers", "aria-label": t("decide.given") },
      answers.map((answer) =>
        el(
          "li",
          {},
          answer.kind === "die" ? die(answer.face) : null,
          el("span", {
            class: answer.kind === "die" ? "visually-hidden" : null,
            text: answerText(answer, ctx.app.lang, true),
          }),
        ),
      ),
    ),
    el(
      "span",
      { class: "ref-steps" },
      button("step.back", "◀", {
        class: "button",
        id: "ref-step-back",
        "aria-disabled": answers.length ? null : "true",
        "aria-label": t("decide.back"),
        title: t("decide.back"),
      }),
      button("step.forward", "▶", {
        class: "button",
        id: "ref-step-forward",
        "aria-disabled": later.length ? null : "true",
        "aria-label": t("decide.forward"),
        title: t("decide.forward"),
      }),
      button("dice.clear", t("decide.clear"), {
        class: "button",
        id: "ref-dice-clear",
        "aria-disabled": answers.length ? null : "true",
      }),
    ),
  );
}
