// @ts-check
/** Where the chosen units go: the kind of move, the hexes in reach, and the hex that waits to be confirmed. */
import { el } from "../../../dom.js";
import { isReaction } from "./situation.js";
import { noteText } from "../explorer/texts.js";
import { button, caseChips } from "../../../worksheet/widgets.js";
import { actorsIn, digitsGoTo, offersAt, reachOf, running } from "./offers.js";
import { keyedButton } from "./order-buttons.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/**
 * The hexes in reach with their names and costs, sorted by name.
 * @param {ReturnType<typeof reachOf>} reached @param {PlayContext} ctx
 */
function endsOf(reached, ctx) {
  const names = new Intl.Collator(ctx.app.lang.tag, { numeric: true });
  return [...reached]
    .map(
      ([hex, { cost }]) =>
        /** @type {[string, string]} */ ([String(hex), `${ctx.placeName(hex)}${cost ? ` (${cost})` : ""}`]),
    )
    .sort(([, a], [, b]) => names.compare(a, b));
}

/** How the chosen units go, and the hex that waits to be confirmed. @param {PlayContext} ctx */
export function movementView(ctx) {
  const { t, tn } = ctx.app.lang;
  const { now, selection } = ctx;
  const { chosen } = selection;
  if (!chosen.length || !ctx.mine()) return null;
  const carriers = new Set(chosen.flatMap((id) => (now.options.carries.get(id) ?? []).map(({ by }) => by)));
  const marches = chosen.some((id) => now.options.moves.get(id)?.forced.size);
  const moveKinds = /** @type {const} */ (["walk", ...(marches ? ["march"] : []), ...carriers]);
  const reached = reachOf(ctx);
  return el(
    "div",
    { class: "pl-going", data: { key: "going" } },
    moveKinds.length > 1 &&
      el(
        "div",
        { class: "segmented ex-modes", role: "group", "aria-label": t("play.going") },
        moveKinds.map((moveKind) =>
          button("way", t(`play.going.${moveKind}`), {
            class: "",
            id: `pl-way-${moveKind}`,
            "aria-pressed": String(moveKind === selection.moveKind),
            data: { way: moveKind },
          }),
        ),
      ),
    reached.size
      ? el("p", { class: "muted num", text: tn("play.going.reach", reached.size) })
      : chosen.some((id) => now.options.moves.has(id)) && el("p", { class: "muted", text: t("play.going.none") }),
    goal(ctx),
    reached.size > 0 &&
      el(
        "details",
        { class: "pl-own", data: { key: "ends" } },
        el("summary", { text: t("play.going.list") }),
        ctx.opened.has("ends") &&
          el(
            "div",
            { class: "pl-ends" },
            endsOf(reached, ctx).map(([hex, text]) =>
              button("goal", text, { class: "button button-small button-quiet", data: { hex } }),
            ),
          ),
      ),
  );
}

/** @param {PlayContext} ctx */
function goal(ctx) {
  const { t } = ctx.app.lang;
  const { goal: hex } = ctx.selection;
  if (hex < 0) return null;
  const offers = offersAt(ctx, hex).filter(({ kind }) => kind !== "answer");
  const number = ctx.placeName(hex);
  const keyed = digitsGoTo(ctx) === "goal";
  const key = {
    move: "go",
    march: "march",
    react: "react",
    overrun: "overrun",
    rail: "rail",
    sea: "sea",
    place: "place",
    answer: "go",
  };
  return el(
    "div",
    { class: "pl-goal", data: { key: "goal", hex } },
    offers.map(
      ({ kind, cost }) =>
        cost !== undefined &&
        el("p", { class: "num", text: t(kind === "march" ? "play.way.forced" : "play.way.to", { hex: number, cost }) }),
    ),
    offers.some(({ kind }) => kind === "move" || kind === "march" || kind === "react") &&
      el("p", { class: "num muted", id: "pl-running", text: ctx.running }),
    ctx.steps.length > 0 && pathTable(ctx),
    el(
      "div",
      { class: "card-row" },
      offers.map(({ kind }, i) =>
        keyedButton("goal.take", t(`play.way.${key[kind]}`, { hex: number }), { at: i }, keyed, i, {
          class: `button${i ? "" : " button-primary"}`,
          id: `pl-goal-${i}`,
        }),
      ),
      actorsIn(ctx, hex).length > 0 &&
        !isReaction(ctx.now.view.phase) &&
        button("goal.stack", t("play.way.stack"), { id: "pl-goal-stack" }),
      button("goal.not", t("play.way.not"), { class: "button button-quiet", id: "pl-goal-not" }),
    ),
  );
}

/** The path to the goal hex by hex: what has been spent there, and why. @param {PlayContext} ctx */
function pathTable(ctx) {
  const { lang } = ctx.app;
  const costs = running(ctx.steps);
  return el(
    "details",
    { class: "pl-own pl-way", data: { key: "way" } },
    el("summary", { id: "pl-way-steps", text: lang.t("ex.way.steps") }),
    el(
      "div",
      { class: "ex-steps-frame", tabindex: "0", role: "region", "aria-labelledby": "pl-way-steps" },
      el(
        "table",
        { class: "ex-steps" },
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            ["ex.way.hex", "ex.way.sum", "ex.way.why"].map((key) => el("th", { scope: "col", text: lang.t(key) })),
          ),
        ),
        el(
          "tbody",
          {},
          ctx.steps.map(({ hex, notes }, at) =>
            el(
              "tr",
              {},
              el("th", { scope: "row", class: "num", text: ctx.hexWords(hex) }),
              el("td", { class: "num", text: costs[at + 1] }),
              el(
                "td",
                {},
                el(
                  "ul",
                  { class: "ref-findings ex-notes" },
                  notes.map((note) =>
                    el(
                      "li",
                      { class: "ex-note", data: { code: note.code } },
                      noteText(note, lang),
                      " ",
                      caseChips(note.cases, note.rulings, ctx),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
