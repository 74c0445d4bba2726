// @ts-check
/** Attacks: hexes and attackers chosen, the exact chances before anything is declared, and the combats declared. */
import { el } from "../../../dom.ts";
import { spiNumber } from "../geometry.ts";
import { attackersOf, ofKind, strandedBy } from "./options.js";
import { button, caseChips, check } from "../../../worksheet/widgets.ts";
import { oddsText } from "./combat-odds.js";
import { keyedButton } from "./order-buttons.js";
import { digitsGoTo } from "./offers.js";
import { tableOf } from "./outcome.js";
import { diceLine, usedTable } from "../../../play/outcome-card.ts";
import { endClass, endCode, endText, fraction, refusalText, sentence } from "../referee/texts.ts";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** The units that attack the chosen hexes. @param {PlayContext} ctx */
export const attackers = ({ now, selection }) =>
  attackersOf(now.options, selection.targets).filter((id) => !selection.excluded.includes(id));

/** @param {PlayContext} ctx */
export function attackView(ctx) {
  const { now, selection } = ctx;
  const { t, list } = ctx.app.lang;
  const declared = now.view.combats;
  const revokes = ctx.mine() ? ofKind(now.options.orders, "revoke") : [];
  const open = ctx.mine() && now.options.attacks.size > 0;
  if (!open && !declared.length) return el("div", { class: "ex-slot", data: { key: "attack" } });
  return el(
    "section",
    { class: "card ex-part pl-attack", "aria-labelledby": "pl-attack-title", data: { key: "attack" } },
    el("h3", { class: "card-title", id: "pl-attack-title", tabindex: "-1", text: t("play.attack") }),
    open && targets(ctx),
    open && selection.targets.length > 0 && force(ctx),
    declared.length > 0 && [
      el("h4", { text: t("play.attack.declared") }),
      el(
        "ul",
        { class: "ex-list" },
        declared.map((combat, number) =>
          el(
            "li",
            { class: combat.done ? "is-done" : null, data: { key: `combat-${number}` } },
            el("span", {
              text: t("play.attack.row", {
                combat: number + 1,
                units: list(combat.units.map(ctx.unitName)),
                hexes: list(combat.hexes.map(ctx.hexWords)),
              }),
            }),
            oddsText(ctx, combat) && el("strong", { class: "num pl-declared-odds", text: oddsText(ctx, combat) }),
            revokes.length > number &&
              button("revoke", t("play.order.revoke", { combat: number + 1 }), {
                class: "button button-small",
                id: `pl-revoke-${number}`,
                data: { combat: number },
              }),
          ),
        ),
      ),
    ],
  );
}

/** @param {PlayContext} ctx */
function targets(ctx) {
  const { t, list } = ctx.app.lang;
  const { now, selection } = ctx;
  const words = (/** @type {number} */ hex) =>
    `${ctx.placeName(hex)}: ${list((now.stacks.get(hex) ?? []).map(({ id }) => ctx.unitName(id)))}`;
  return el(
    "fieldset",
    { class: "pl-picks" },
    el("legend", { text: t("play.attack.targets") }),
    selection.targets.length === 0 && el("p", { class: "muted", text: t("play.attack.none") }),
    el(
      "div",
      { class: "ex-checks" },
      [...now.options.attacks].map(([hex, { must }]) =>
        check({
          id: `pl-target-${hex}`,
          label: must ? `${words(hex)} · ${t("play.todo.must")}` : words(hex),
          checked: selection.targets.includes(hex),
          set: "target",
          data: { hex },
        }),
      ),
    ),
  );
}

/** @param {PlayContext} ctx */
function force(ctx) {
  const { t, list } = ctx.app.lang;
  const { now, selection } = ctx;
  const able = attackersOf(now.options, selection.targets);
  const units = attackers(ctx);
  if (!able.length) return el("p", { class: "field-error", text: t("play.attack.nobody") });
  const stranded = strandedBy(now.options, selection.targets, units);
  return [
    el(
      "fieldset",
      { class: "pl-picks" },
      el("legend", { text: t("play.attack.units") }),
      el(
        "div",
        { class: "ex-checks" },
        able.map((id) =>
          check({
            id: `pl-attacker-${id}`,
            label: `${ctx.unitName(id)}, ${ctx.hexWords(now.units.get(id)?.at ?? "")}`,
            checked: !selection.excluded.includes(id),
            set: "attacker",
            data: { unit: id },
          }),
        ),
      ),
    ),
    units.length > 0 && chances(ctx, units, selection.targets),
    stranded.length > 0 &&
      el(
        "p",
        { class: "notice notice-warn", id: "pl-stranded", role: "note" },
        t("play.attack.stranded", { hexes: list(stranded.map(ctx.placeName)) }),
        " ",
        caseChips(["10.1", "11.1"], [], ctx),
      ),
    el(
      "div",
      { class: "card-row pl-declare-row" },
      keyedButton("attack.declare", t("play.attack.declare"), {}, digitsGoTo(ctx) === "attack", 0, {
        class: "button button-primary",
        id: "pl-declare",
        "aria-disabled": units.length ? null : "true",
      }),
      button("attack.clear", t("play.attack.clear"), { class: "button button-quiet", id: "pl-attack-clear" }),
    ),
  ];
}

/** Odds and the exact chances of each unit. @param {PlayContext} ctx @param {string[]} units @param {number[]} hexes */
function chances(ctx, units, hexes) {
  const { lang } = ctx.app;
  const { t } = lang;
  const report = ctx.session.handle.preview({ units, hexes: hexes.map(spiNumber) });
  if (report.kind === "refused")
    return el(
      "div",
      { class: "ref-errors" },
      report.refusals.map((refusal) =>
        el(
          "p",
          { class: "field-error" },
          refusalText(refusal, lang),
          " ",
          caseChips(refusal.cases, refusal.rulings, ctx),
        ),
      ),
    );
  const isUnharmed = (/** @type {typeof report.chances[number]} */ { ends }) =>
    ends.length === 1 && ends[0].place === "stands" && !ends[0].depleted && !ends[0].disrupted;
  const shown = groupByChances(report.chances.filter((one) => !isUnharmed(one)));
  const leader = report.attackerShifts.leader || report.defenderShifts.leader || 0;
  const safe = report.chances.filter(isUnharmed).map(({ unit }) => ctx.unitName(unit));
  return el(
    "div",
    { class: "pl-chances", id: "pl-chances" },
    el(
      "p",
      {},
      el("strong", {
        class: "num",
        text: t("play.attack.odds", {
          attack: report.odds.attack,
          defense: report.odds.defense,
          odds: report.odds.text,
        }),
      }),
    ),
    report.illegal && el("p", { class: "field-error", text: t("play.attack.illegal") }),
    report.illegal &&
      el("button", {
        type: "button",
        class: "help-link",
        text: t("play.attack.illegal.what"),
        data: { help: "words", "help-at": "illegal" },
      }),
    leader > 0 &&
      el("p", { id: "pl-rommel-leads" }, lang.tn("play.attack.rommel", leader), " ", caseChips(["8.8"], [], ctx)),
    unsupplied(report.findings, units, ctx),
    findingsView(report.findings, "play.attack.why", ctx),
    el("h4", { text: t("play.attack.chances") }),
    el(
      "ul",
      { class: "ref-overall" },
      shown.map(({ units: [first, ...others], ends }) =>
        el(
          "li",
          { data: { key: `chance-${first}` } },
          el("span", {
            class: "ref-overall-unit",
            text: others.length
              ? t("play.attack.each", { units: lang.list([first, ...others].map(ctx.unitName)) })
              : ctx.unitName(first),
          }),
          el(
            "span",
            { class: "ref-bar", "aria-hidden": "true" },
            ends.map((end) => bar(end, lang)),
          ),
          el(
            "ul",
            { class: "ref-fractions" },
            ends.map((end) =>
              el("li", {}, el("b", { class: "num", text: fraction(end.chance, lang) }), ` ${endText(end, lang)}`),
            ),
          ),
        ),
      ),
    ),
    safe.length > 0 && el("p", { class: "field-hint", text: t("play.attack.safe", { units: lang.list(safe) }) }),
  );
}

/**
 * The attackers that combat supply does not reach, and what it costs them.
 * @param {readonly import("../engine-types.ts").FindingView[]} findings @param {string[]} attackers
 * @param {PlayContext} ctx
 */
function unsupplied(findings, attackers, ctx) {
  const found = findings.filter(({ code, unit = "" }) => code === "out-of-combat-supply" && attackers.includes(unit));
  if (!found.length) return null;
  const units = ctx.app.lang.list(found.map(({ unit = "" }) => ctx.unitName(unit)));
  return el(
    "p",
    { class: "notice notice-warn", id: "pl-unsupplied", role: "note" },
    ctx.app.lang.t("play.attack.unsupplied", { units }),
    " ",
    caseChips(["7.34"], [], ctx),
  );
}

/**
 * Units with the very same chances stand together.
 * @param {readonly import("../engine-types.ts").UnitChances[]} chances
 */
export function groupByChances(chances) {
  /** @type {Map<string, {units: string[], ends: readonly import("../engine-types.ts").EndView[]}>} */
  const found = new Map();
  for (const { unit, ends } of chances) {
    const key = JSON.stringify(ends);
    const known = found.get(key);
    if (known) known.units.push(unit);
    else found.set(key, { units: [unit], ends });
  }
  return [...found.values()];
}

/**
 * The current combat as far as it is known, and the steps that led there; after it, the steps of the last one.
 * @param {PlayContext} ctx
 */
export function battleView(ctx) {
  const { lang } = ctx.app;
  const { t, list } = lang;
  const { battle, combats, findings } = ctx.now.view;
  const combat = battle === undefined ? undefined : combats[battle];
  if (!combat && (ctx.outcome || !findings.length)) return el("div", { class: "ex-slot", data: { key: "battle" } });
  const report = combat && !ctx.replay ? ctx.session.handle.battle() : undefined;
  return el(
    "section",
    { class: "card ex-part pl-battle", "aria-labelledby": "pl-battle-title", data: { key: "battle" } },
    el("h3", { class: "card-title", id: "pl-battle-title", text: t(combat ? "play.battle" : "play.battle.last") }),
    combat &&
      el("p", {
        class: "muted",
        text: t("play.attack.row", {
          combat: (battle ?? 0) + 1,
          units: list(combat.units.map(ctx.unitName)),
          hexes: list(combat.hexes.map(ctx.hexWords)),
        }),
      }),
    report?.kind === "report" && [
      el(
        "p",
        {},
        el("strong", {
          class: "num",
          text: t("play.attack.odds", {
            attack: report.odds.attack,
            defense: report.odds.defense,
            odds: report.odds.text,
          }),
        }),
      ),
      report.column !== undefined &&
        el("p", {
          class: "num",
          text: t("play.battle.column", {
            row: t(`row.${report.rows.find(({ chosen }) => chosen)?.row ?? "clear"}`),
            column: report.column,
          }),
        }),
    ],
    combat && battleTable(ctx),
    stepsView(ctx),
  );
}

/** The die of the current combat and the columns that it leads to. @param {PlayContext} ctx */
function battleTable(ctx) {
  const { findings } = ctx.now.view;
  const table = tableOf(ctx, { findings });
  const face = findings.find(({ code }) => code === "adjusted-column")?.before;
  return table && [diceLine([{ face: face ?? 0, text: ctx.app.lang.t("play.battle.die") }]), usedTable(table)];
}

/**
 * How a combat was worked out, step by step; without findings the current one.
 * @param {PlayContext} ctx @param {readonly import("../engine-types.ts").FindingView[]} [findings]
 */
export const stepsView = (ctx, findings = ctx.now.view.findings) => findingsView(findings, "play.battle.steps", ctx);

/**
 * Findings of a combat, folded away.
 * @param {readonly import("../engine-types.ts").FindingView[]} findings @param {string} title @param {PlayContext} ctx
 */
function findingsView(findings, title, ctx) {
  const { lang } = ctx.app;
  if (!findings.length) return null;
  const steps = el(
    "ul",
    { class: "ref-findings" },
    findings.map((finding) =>
      el(
        "li",
        { data: { code: finding.code } },
        sentence(
          {
            ...finding,
            unit: finding.unit && ctx.unitName(finding.unit),
            hex: finding.hex && ctx.hexWords(finding.hex),
          },
          lang,
        ),
        " ",
        caseChips(finding.cases, finding.rulings, ctx),
      ),
    ),
  );
  return el("details", { class: "pl-own", data: { key: title } }, el("summary", { text: lang.t(title) }), steps);
}

/** @param {import("../engine-types.ts").EndView} end @param {import("../../../lang/lang.ts").Lang} lang */
function bar(end, lang) {
  const share = end.chance[0] / end.chance[1];
  const node = el(
    "span",
    { class: `ref-segment end-${endClass(end)}`, title: endText(end, lang) },
    share > 0.08 ? endCode(end, lang) : "",
  );
  node.style.flexGrow = String(share);
  return node;
}
