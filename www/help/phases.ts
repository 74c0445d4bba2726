// @ts-check
/** The quick guide: for each phase what it allows, what to think of, and its cases. */
import { el } from "../dom.ts";
import { addressOf } from "../how-to/pages.ts";
import { caseChips } from "../worksheet/widgets.ts";

/** @typedef {import("../shell/app-types.ts").App} App */
/**
 * The phases of a game in the order of play, each with its cases.
 * @typedef {readonly (readonly [phase: string, cases: readonly string[]])[]} GuidedPhases
 */

/**
 * The keys of what is said of a phase, as many as there are.
 * @param {string} phase
 * @param {(key: string) => boolean} has
 */
export const linesOf = (phase, has) => [1, 2, 3, 4, 5, 6].map((n) => `help.phase.${phase}.${n}`).filter(has);

/** @param {App} app @param {GuidedPhases} phases @param {string} [now] the phase of the open game */
export function phasesPart(app, phases, now = "") {
  const { t, has } = app.lang;
  const part = (/** @type {string} */ phase, /** @type {readonly string[]} */ cases) =>
    el(
      "section",
      { class: `help-phase${phase === now ? " is-now" : ""}`, id: `help-phase-${phase}`, tabindex: "-1" },
      el(
        "h3",
        {},
        t(`gamePhase.${phase}`),
        phase === now && el("span", { class: "badge badge-accent", text: t("help.phases.now") }),
        " ",
        el("span", { class: "help-cases" }, caseChips(cases, [], { app })),
        " ",
        el("a", {
          class: "help-link",
          href: addressOf(phase),
          "aria-label": `${t("help.phases.how")}: ${t(`gamePhase.${phase}`)}`,
          text: t("help.phases.how"),
        }),
      ),
      el(
        "ul",
        {},
        linesOf(phase, has).map((key) => el("li", { text: t(key) })),
      ),
    );
  return phases.map(([phase, cases]) => part(phase, cases));
}
