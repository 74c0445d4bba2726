// @ts-check
/** Where the chosen units go: the kind of move, the hexes in reach, and the hex that waits to be confirmed. */
import { el } from "../../../dom.ts";
import { parseHex } from "../geometry.ts";
import { isReaction } from "./situation.js";
import { noteText } from "../explorer/texts.ts";
import { button, caseChips } from "../../../worksheet/widgets.ts";
import { actorsIn, digitsGoTo, offersAt, reachOf, running } from "./offers.js";
import { keyedButton } from "./order-buttons.js";
import { overrunsOf, totalCost } from "./outlook.js";

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
  if (!chosen.length || selection.group.length || !ctx.mine()) return null;
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
    overrunsView(ctx),
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
    ctx.leaves &&
      el(
        "p",
        { class: "notice notice-warn", id: "pl-leaves", role: "note" },
        ctx.leaves,
        " ",
        caseChips(["7.1", "7.3"], [], ctx),
      ),
    offers.some(({ kind }) => kind === "overrun") && oddsOf(ctx, hex),
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

/** The odds of an overrun from where the units stand, and its cost. @param {PlayContext} ctx @param {number} hex */
function oddsOf(ctx, hex) {
  const { lang } = ctx.app;
  const found = overrunsOf(ctx).find(
    (overrun) => parseHex(overrun.hex) === hex && parseHex(overrun.from) === ctx.selection.at,
  );
  if (!found) return null;
  const { strength, odds, supplyOnly, cost } = found;
  return el(
    "div",
    { class: "pl-overrun", id: "pl-overrun" },
    el("p", {
      class: "num",
      text: lang.t(supplyOnly ? "play.overrun.supply" : "play.overrun.odds", {
        attack: strength[0],
        defense: strength[1],
        odds,
        cost,
        total: totalCost(found),
      }),
    }),
    el(
      "ul",
      { class: "ref-findings ex-notes" },
      found.notes.map((note) =>
        el(
          "li",
          { class: "ex-note", data: { code: note.code } },
          noteText(
            { ...note, unit: note.unit && ctx.unitName(note.unit), hex: note.hex && ctx.hexWords(note.hex) },
            lang,
          ),
          " ",
          caseChips(note.cases, note.rulings, ctx),
        ),
      ),
    ),
  );
}

/** Overruns that the chosen units could make, with the hex from which. @param {PlayContext} ctx */
function overrunsView(ctx) {
  const { t } = ctx.app.lang;
  const found = overrunsOf(ctx);
  if (!found.length || ctx.selection.goal >= 0) return null;
  return el(
    "div",
    { class: "pl-overruns", id: "pl-overruns" },
    el("p", { class: "field-hint", text: t("play.overrun.possible") }),
    el(
      "ul",
      { class: "ex-list" },
      found.map((overrun) => {
        const here = parseHex(overrun.from) === ctx.selection.at;
        const params = {
          hex: ctx.hexWords(overrun.hex),
          from: ctx.hexWords(overrun.from),
          odds: overrun.supplyOnly ? t("play.overrun.only") : overrun.odds,
          total: totalCost(overrun),
        };
        return el(
          "li",
          { data: { key: `overrun-${overrun.hex}` } },
          button("goal", t(here ? "play.overrun.here" : "play.overrun.from", params), {
            class: "button button-small",
            id: `pl-overrun-${overrun.hex}`,
            data: { hex: parseHex(here ? overrun.hex : overrun.from) },
          }),
        );
      }),
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
