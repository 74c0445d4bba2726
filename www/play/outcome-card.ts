/** What a combat has brought about: the dice, the results table as it was used, and what became of every unit. */
import { el } from "../dom.ts";
import { die } from "../worksheet/dice.ts";
import { button } from "../worksheet/widgets.ts";
import type { Outcome, PlayContext, UnitFate, UsedTable } from "./types.ts";

/** The outcome of a combat, below its title. `steps`: how it was worked out. */
export function outcomeCard(
  { about, dice, table, units, notes, hex }: Outcome,
  ctx: PlayContext,
  steps: Element | null,
) {
  const { t, list } = ctx.app.lang;
  const harmed = units.filter(({ unharmed }) => !unharmed);
  const unharmed = units.filter(({ unharmed }) => unharmed);
  return el(
    "div",
    { class: "pl-story" },
    el(
      "p",
      { class: "muted pl-outcome-about" },
      about,
      " ",
      hex >= 0 &&
        button("log.show", "◎", {
          class: "button button-quiet pl-where",
          "aria-label": t("play.log.show", { hex: ctx.placeName(hex) }),
          data: { hex },
        }),
    ),
    dice.length > 0 && diceLine(dice),
    table && usedTable(table),
    harmed.length > 0 && fates(harmed),
    unharmed.length > 0 &&
      el("p", {
        class: "ref-hint",
        text: t("play.outcome.unharmed", { units: list(unharmed.map(({ name }) => name)) }),
      }),
    notes.map((text) => el("p", { class: "ref-hint", text })),
    steps,
    !ctx.app.mainSite &&
      button("outcome.picture", t("play.picture"), { class: "button button-small", id: "pl-outcome-picture" }),
  );
}

/** An outcome or a recap in a sentence, for those who do not see the card. Of a quiet turn its few orders are said. */
export const spokenStory = ({
  title,
  units = [],
  losses = [],
  brief = false,
  orders = [],
}: {
  title: string;
  units?: UnitFate[];
  losses?: UnitFate[];
  brief?: boolean;
  orders?: { text: string }[];
}) =>
  [
    title,
    ...(brief ? orders.map(({ text }) => text.trim().replace(/\.$/, "")) : []),
    ...[...units, ...losses].filter(({ unharmed }) => !unharmed).map(({ name, text }) => `${name}: ${text}`),
  ].join(". ");

/** The dice, each with what it was thrown for. */
export const diceLine = (dice: Outcome["dice"]) =>
  el(
    "ul",
    { class: "pl-thrown" },
    dice.map(({ face, text }) => el("li", {}, die(face), el("span", { text }))),
  );

/** What became of units, a row for each. */
export const fates = (units: UnitFate[]) => el("ul", { class: "ref-ends pl-fates" }, units.map(fate));

const fate = ({ id, name, side, before, after, text, tone }: UnitFate) =>
  el(
    "li",
    { class: `ref-end end-${tone}`, data: { key: `fate-${id}`, unit: id, side } },
    before,
    after && el("span", { class: "pl-becomes", "aria-hidden": "true", text: "→" }),
    after,
    el("span", {}, el("strong", { text: name }), el("span", { class: "ref-end-text", text })),
  );

/** The columns between those in use, the marks above them, and a row for each line that was read. */
export function usedTable({ name, columns, marks, rows }: UsedTable) {
  return el(
    "table",
    { class: "pl-used num" },
    el("caption", { text: name }),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }),
        columns.map((column) => {
          const here = marks.filter((mark) => mark.column === column).map(({ text }) => text);
          return el(
            "th",
            { scope: "col", class: here.length ? "is-marked" : null, title: here.join(" · ") || null },
            String(column),
          );
        }),
      ),
    ),
    el(
      "tbody",
      {},
      rows.map(({ name: line, cells, read }) =>
        el(
          "tr",
          { data: { key: `used-${line}` } },
          el("th", { scope: "row", text: line }),
          cells.map((text, i) =>
            columns[i] === read.column
              ? el(
                  "td",
                  { class: "is-read", title: read.read },
                  text,
                  el("span", { class: "visually-hidden", text: ` ${read.read}` }),
                )
              : el("td", { text }),
          ),
        ),
      ),
    ),
  );
}
