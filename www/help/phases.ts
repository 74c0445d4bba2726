/** The quick guide: for each phase what it allows, what to think of, and its cases. */
import { el } from "../dom.ts";
import { addressOf } from "../how-to/pages.ts";
import { caseChips } from "../worksheet/widgets.ts";
import type { App } from "../shell/app-types.ts";

/** The phases of a game in the order of play, each with its cases. */
export type GuidedPhases = readonly (readonly [phase: string, cases: readonly string[]])[];

/** The keys of what is said of a phase, as many as there are. */
export const linesOf = (phase: string, has: (key: string) => boolean) =>
  [1, 2, 3, 4, 5, 6].map((n) => `help.phase.${phase}.${n}`).filter(has);

/** `now`: the phase of the open game. */
export function phasesPart(app: App, phases: GuidedPhases, now = "") {
  const { t, has } = app.lang;
  const part = (phase: string, cases: readonly string[]) =>
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
