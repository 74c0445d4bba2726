/**
 * Where the chosen units can go: kind of move, allowance, the path under pointer or cursor, and why a hex is barred.
 */
import { el } from "../../../dom.ts";
import { caseTip } from "../../../worksheet/case-tip.ts";
import { button, caseChips } from "../../../worksheet/widgets.ts";
import { tablesButton } from "./values-table.ts";
import { noteList, reasonCases, reasonText, refusedView } from "./texts.ts";
import type { ExplorerContext } from "./types.ts";
import type { MoveAnswer, ReachAnswer } from "../engine-types.ts";
import type { Child } from "../../../dom.ts";

/** The ruling that says which movement points are stand-ins. */
const STAND_INS = "H026";

export const MODES = ["initial", "motorized", "forcedMarch", "forcedMarchMotorized", "reaction", "entry"] as const;

/** The parts that stay while the pointer moves. */
export function movementView(ctx: ExplorerContext) {
  const { t, tn, list } = ctx.app.lang;
  const { chosen, mode } = ctx.selection;
  const { reach } = ctx.answers;
  if (!chosen.length || !reach) return el("div", { class: "ex-slot", data: { key: "going" } });
  const modes = MODES.map((key) =>
    button("mode", t(`ex.mode.${key}`), {
      class: "",
      id: `ex-mode-${key}`,
      "aria-pressed": String(key === mode),
      data: { mode: key },
    }),
  );
  return el(
    "section",
    { class: "card ex-part ex-going", "aria-labelledby": "ex-going-title", data: { key: "going" } },
    el("h3", { class: "card-title", id: "ex-going-title", text: t("ex.going", { units: list(chosen) }) }),
    el("div", { class: "segmented ex-modes", role: "group", "aria-label": t("ex.mode") }, modes),
    reach.kind === "refused"
      ? refusedView(reach, ctx)
      : [
          el(
            "p",
            { class: "ex-allowance" },
            el("strong", { class: "num", text: tn("ex.going.allowance", reach.allowance) }),
            ", ",
            tn("ex.going.reached", reach.hexes.length),
          ),
          noteList(reach.notes, ctx),
          el(
            "p",
            { class: "ex-recon" },
            el("span", { class: "ref-recon", "aria-hidden": "true", text: t("ref.recon.short") }),
            " ",
            t("ex.going.recon"),
            " ",
            caseTip(STAND_INS, [STAND_INS], ctx.app),
            " ",
            tablesButton(ctx),
          ),
          lists(ctx, reach),
        ],
  );
}

/** Hexes reached and barred as lists, for those who do not see the map. */
function lists(ctx: ExplorerContext, reach: ReachAnswer) {
  const { t, tn } = ctx.app.lang;
  const name = (hex: string) => ctx.placeName(ctx.hexOf({ hex }));
  const hex = (id: string) =>
    button("goal", name(id), {
      class: "button button-quiet ex-all-hex",
      data: { hex: ctx.hexOf({ hex: id }) },
    });
  const open = (key: string) => ctx.opened.has(key);
  const fold = (key: string, title: string, body: () => Child) =>
    el(
      "div",
      { class: "ex-fold", data: { key } },
      button("fold", title, {
        class: "button button-quiet ref-more-toggle ex-fold-toggle",
        id: `ex-fold-${key}`,
        "aria-expanded": String(open(key)),
        data: { fold: key },
      }),
      open(key) && body(),
    );
  return [
    fold("reached", t("ex.going.list"), () =>
      el(
        "ul",
        { class: "ex-list" },
        reach.hexes.map(({ hex: id, cost, noEnd, infiltrates, overstacked }) =>
          el(
            "li",
            {},
            hex(id),
            el("span", { class: "num", text: String(cost) }),
            el("span", {
              class: "muted",
              text: [
                infiltrates && t("ex.reach.infiltrates"),
                overstacked && t("ex.reach.overstacked"),
                noEnd && reasonText(ctx, noEnd, id),
              ]
                .filter(Boolean)
                .join("; "),
            }),
          ),
        ),
      ),
    ),
    reach.barred.length > 0 &&
      fold("barred", tn("ex.going.barred", reach.barred.length), () =>
        el(
          "ul",
          { class: "ex-list" },
          reach.barred.map(({ hex: id, code, overrun }) =>
            el(
              "li",
              {},
              hex(id),
              el(
                "span",
                {},
                reasonText(ctx, code, id),
                overrun ? ` ${t("ex.reach.overrun")}` : "",
                " ",
                reasonChips(ctx, code),
              ),
            ),
          ),
        ),
      ),
  ];
}

function reasonChips(ctx: ExplorerContext, code: string) {
  const reason = reasonCases(ctx, code);
  return reason ? caseChips(reason.cases, reason.rulings, ctx) : null;
}

/** The hex pointed at or set as goal: the path there, or the reason why not. */
export function pathView(ctx: ExplorerContext) {
  const { t, tn } = ctx.app.lang;
  const { chosen, goal, pointed } = ctx.selection;
  const { move, reached, barred, reach } = ctx.answers;
  const to = goal >= 0 ? goal : pointed;
  const slot = (...content: Child[]) => el("div", { class: "ex-slot", data: { key: "way" } }, content);
  if (!chosen.length || reach?.kind !== "reach") return slot();
  const card = (kind: string, ...content: Child[]) =>
    slot(
      el("section", { class: `card ex-part ex-way is-${kind}`, "aria-label": t("ex.way"), data: { kind } }, content),
    );
  if (to < 0 || to === ctx.selection.at) return card("none", el("p", { class: "muted", text: t("ex.way.none") }));
  const title = (text: string) => el("h3", { class: "num", text: `${ctx.placeName(to)}: ${text}` });
  const bar = barred.get(to);
  if (bar)
    return card(
      "barred",
      title(t("ex.way.barred")),
      el("p", {}, reasonText(ctx, bar.code, ctx.hexName(to)), " ", reasonChips(ctx, bar.code)),
      bar.overrun && el("p", { text: t("ex.reach.overrun") }),
    );
  const hex = reached.get(to);
  if (!hex) return card("far", title(t("ex.way.far")));
  if (move?.kind === "refused") return card("refused", title(t("ex.way.barred")), refusedView(move, ctx));
  if (move?.kind !== "move") return card("reached", title(tn("ex.way.cost", hex.cost)));
  return card(
    "reached",
    title(t("ex.way.total", { spent: move.spent, allowance: move.allowance })),
    hex.noEnd &&
      el("p", { class: "field-error" }, reasonText(ctx, hex.noEnd, ctx.hexName(to)), " ", reasonChips(ctx, hex.noEnd)),
    goal >= 0 &&
      el(
        "div",
        { class: "card-row" },
        button("move.go", t("ex.way.go", { hex: ctx.hexName(to) }), { class: "button button-primary", id: "ex-go" }),
        button("move.not", t("ex.way.not"), { id: "ex-not" }),
      ),
    steps(move, ctx),
    noteList(
      move.notes.filter((note) => !note.code.startsWith("allowance")),
      ctx,
    ),
    move.rolls?.length
      ? el(
          "p",
          {},
          tn("ex.way.rolls", move.rolls.length, {
            units: ctx.app.lang.list(
              move.rolls.map((roll) => t("ex.way.roll", { unit: roll.unit, passes: roll.passesTo })),
            ),
          }),
          " ",
          caseChips(move.rolls[0].cases, [], ctx),
        )
      : null,
  );
}

/** The running cost, hex by hex. */
function steps(move: MoveAnswer, ctx: ExplorerContext) {
  const { t } = ctx.app.lang;
  const head = ["ex.way.hex", "ex.way.step", "ex.way.sum", "ex.way.why"].map((key) =>
    el("th", { scope: "col", text: t(key) }),
  );
  return el(
    "div",
    { class: "ex-steps-frame" },
    el(
      "table",
      { class: "ex-steps" },
      el("caption", { class: "visually-hidden", text: t("ex.way.steps") }),
      el("thead", {}, el("tr", {}, head)),
      el(
        "tbody",
        {},
        move.steps.map((step) =>
          el(
            "tr",
            {},
            el("th", { scope: "row", class: "num", text: ctx.hexName(ctx.hexOf(step)) }),
            el("td", { class: "num", text: step.cost }),
            el("td", { class: "num", text: step.total }),
            el("td", {}, noteList(step.notes, ctx)),
          ),
        ),
      ),
    ),
  );
}

/** What is said about a hex while units are chosen. */
export function spokenPath(ctx: ExplorerContext, hex: number) {
  const { t, tn } = ctx.app.lang;
  const { reached, barred } = ctx.answers;
  const bar = barred.get(hex);
  if (bar) return `${t("ex.way.barred")}: ${reasonText(ctx, bar.code, ctx.hexName(hex))}`;
  const there = reached.get(hex);
  if (!there) return ctx.selection.chosen.length && hex !== ctx.selection.at ? t("ex.way.far") : "";
  return [
    tn("ex.way.cost", there.cost),
    there.infiltrates && t("ex.reach.infiltrates"),
    there.noEnd && reasonText(ctx, there.noEnd, ctx.hexName(hex)),
  ]
    .filter(Boolean)
    .join(", ");
}
