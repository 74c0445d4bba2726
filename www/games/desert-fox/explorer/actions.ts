/** What buttons and fields of the explorer do. Each works on the context; nothing here draws. */
import { attackers, enemyHexes, openAttack } from "./attack.ts";
import { askBoard, ownStack } from "./queries.ts";
import { afterMove } from "./position-after.ts";
import { setFort, setPort, setSwitch } from "./ground.ts";
import { MODES } from "./movement.ts";
import { newPhase, newTable, place, put, remove, setUnits, unitOf, unitsIn, withPosition } from "./table.ts";
import { spiNumber } from "../geometry.ts";
import { TERRAINS } from "../../../board/model.ts";
import type { ExplorerContext, Selection } from "./types.ts";
import type { Preset } from "../engine-types.ts";

interface Data {
  [key: string]: string | undefined;
}

const NO_SELECTION = { at: -1, chosen: [], goal: -1, hand: null };

/** No unit stands in the sea or off the map. `text`: as typed. */
function faultOf(ctx: ExplorerContext, hex: number, text: string) {
  const { t } = ctx.app.lang;
  if (hex < 0) return t("map.goto.unknown", { text: text.trim().slice(0, 40) });
  const ground = TERRAINS[ctx.model.terrain[hex]];
  return ground === "sea" || ground === "off_map" ? t("ex.fault.sea", { hex: ctx.placeName(hex) }) : "";
}

/** Places what is in hand. `text`: the number as typed; then the focus goes on in the panel. */
export function placeHand(ctx: ExplorerContext, hex: number, text?: string) {
  const { t, list } = ctx.app.lang;
  const { hand } = ctx.selection;
  if (!hand) return;
  ctx.fault = faultOf(ctx, hex, text ?? "");
  if (ctx.fault) return ctx.updateSelection({}, ctx.fault);
  const typed = text !== undefined;
  if ("units" in hand)
    return ctx.change(put(ctx.sheet, hand.units, hex), {
      say: t("ex.say.placed", { units: list(hand.units), hex: ctx.placeName(hex) }),
      selection: { at: hex, chosen: hand.units, goal: -1, hand: null },
      focus: typed ? "ex-stack-title" : "",
    });
  const next = place(ctx.sheet, hand.counter, hex);
  const id = next.position.units.at(-1)?.id ?? "";
  ctx.change(next, {
    say: t("ex.say.placed", { units: id, hex: ctx.placeName(hex) }),
    selection: { at: hex, chosen: [id], goal: -1, hand: null, search: "" },
    focus: typed ? "ex-search" : "",
  });
}

/** Puts units on a hex without asking the rules. */
export function carry(ctx: ExplorerContext, ids: string[], hex: number) {
  const fault = faultOf(ctx, hex, "");
  if (fault) return ctx.say(fault);
  ctx.change(put(ctx.sheet, ids, hex), {
    say: ctx.app.lang.t("ex.say.placed", { units: ctx.app.lang.list(ids), hex: ctx.placeName(hex) }),
    selection: { at: hex, chosen: ids, goal: -1 },
  });
}

/** A tap on the map: places, sets the end of a move, confirms it, or chooses units. */
export function tap(ctx: ExplorerContext, hex: number) {
  const { selection, answers } = ctx;
  if (selection.hand) return placeHand(ctx, hex);
  if (selection.goal === hex) return void go(ctx);
  const units = unitsIn(ctx.sheet, hex);
  if (!units.length && selection.chosen.length && answers.reached.has(hex))
    return ctx.updateSelection({ goal: hex }, ctx.app.lang.t("ex.say.goal", { hex: ctx.placeName(hex) }));
  choose(ctx, hex);
}

/** Chooses the topmost unit of a hex; again: the next one, then all, then none. */
export function choose(ctx: ExplorerContext, hex: number) {
  const own = ownStack(ctx, hex)
    .map(({ id }) => id)
    .toReversed();
  const { at, chosen } = ctx.selection;
  const last = hex === at && chosen.length === 1 ? own.indexOf(chosen[0]) : -1;
  let next = own.slice(0, 1);
  if (hex === at && chosen.length > 1) next = [];
  else if (last >= 0 && last + 1 < own.length) next = [own[last + 1]];
  else if (last >= 0) next = own.length > 1 ? own : [];
  const { t, list } = ctx.app.lang;
  ctx.updateSelection(
    { at: hex, chosen: next, goal: -1 },
    next.length ? t("ex.say.chosen", { units: list(next) }) : "",
  );
}

/** Makes the move that is shown, after the dice that follow it. */
export async function go(ctx: ExplorerContext) {
  const { move } = ctx.answers;
  const { chosen, goal, mode } = ctx.selection;
  if (move?.kind !== "move" || goal < 0) return;
  const { t, list } = ctx.app.lang;
  const focus = document.activeElement?.id === "ex-go" ? "ex-stack-title" : "";
  const dice = await ctx.roll(move);
  if (!dice) return;
  const made = dice.length ? askBoard(ctx, { kind: "move", units: chosen, mode, path: [spiNumber(goal)], dice }) : move;
  const shaken =
    made.kind === "move" ? (made.rolls ?? []).filter((roll) => roll.disrupted).map((roll) => roll.unit) : [];
  const say =
    t("ex.say.moved", { units: list(chosen), hex: ctx.placeName(goal), spent: move.spent }) +
    (shaken.length ? ` ${t("ex.say.shaken", { units: list(shaken) })}` : "");
  ctx.change(setUnits(afterMove(ctx, move), shaken, { disrupted: true }), {
    say,
    selection: { at: goal, goal: -1 },
    focus,
  });
}

export function removeUnits(ctx: ExplorerContext, ids: string[]) {
  if (ids.length)
    ctx.change(remove(ctx.sheet, ids), {
      say: ctx.app.lang.t("ex.say.removed", { units: ctx.app.lang.list(ids) }),
      focus: document.activeElement?.closest(".ex-stack") ? "ex-stack-title" : "",
    });
}

function turn(ctx: ExplorerContext, id: string, what: "depleted" | "disrupted") {
  const unit = unitOf(ctx.sheet, id);
  if (unit) ctx.change(setUnits(ctx.sheet, [id], { [what]: unit[what] ? undefined : true }));
}

export const BUTTONS: Record<string, (ctx: ExplorerContext, data: Data) => void> = {
  "tray.nation": (ctx, { nation }) => ctx.updateSelection({ nation: nation as Selection["nation"] }),
  "hand.place": (ctx) => {
    const { value } = document.getElementById("ex-hex") as HTMLInputElement;
    placeHand(ctx, ctx.find(value), value);
  },
  "hand.drop": (ctx) => {
    ctx.fault = "";
    ctx.updateSelection({ hand: null });
  },
  "stack.close": (ctx) => ctx.updateSelection({ ...NO_SELECTION }),
  "stack.all": (ctx) => ctx.updateSelection({ chosen: ownStack(ctx, ctx.selection.at).map(({ id }) => id), goal: -1 }),
  "stack.nobody": (ctx) => ctx.updateSelection({ chosen: [], goal: -1 }),
  "stack.take": (ctx) => ctx.updateSelection({ hand: { units: ctx.selection.chosen }, goal: -1 }),
  "stack.remove": (ctx) => removeUnits(ctx, ctx.selection.chosen),
  "unit.remove": (ctx, { unit = "" }) => removeUnits(ctx, [unit]),
  "unit.depleted": (ctx, { unit = "" }) => turn(ctx, unit, "depleted"),
  "unit.disrupted": (ctx, { unit = "" }) => turn(ctx, unit, "disrupted"),
  "hex.open": (ctx, { hex }) => {
    const chosen = ownStack(ctx, Number(hex))
      .map(({ id }) => id)
      .slice(-1);
    ctx.show(Number(hex));
    ctx.updateSelection(
      { at: Number(hex), chosen, goal: -1, hand: null },
      ctx.app.lang.t("ex.say.chosen", { units: chosen.join() }),
    );
  },
  mode: (ctx, { mode }) => ctx.updateSelection({ mode: MODES.find((known) => known === mode) ?? "initial", goal: -1 }),
  goal: (ctx, { hex }) => {
    ctx.show(Number(hex));
    ctx.updateSelection(
      ctx.answers.reached.has(Number(hex)) ? { goal: Number(hex) } : { goal: -1, pointed: Number(hex) },
    );
  },
  "move.go": (ctx) => void go(ctx),
  "move.not": (ctx) => ctx.updateSelection({ goal: -1 }),
  fold: (ctx, { fold = "" }) => {
    if (!ctx.opened.delete(fold)) ctx.opened.add(fold);
    ctx.updateSelection({});
  },
  retreat: (ctx) => ctx.updateSelection({ retreat: ctx.selection.retreat ? 0 : 1, goal: -1 }),
  "retreat.to": (ctx, { hex }) => {
    const { chosen, retreat } = ctx.selection;
    ctx.change(put(ctx.sheet, chosen, Number(hex)), {
      say: ctx.app.lang.t("ex.retreat.go", { unit: chosen.join(), hex: ctx.placeName(Number(hex)) }),
      selection: { at: Number(hex), retreat: retreat - 1 },
      focus: "ex-stack-title",
    });
  },
  "unit.judged": (ctx, { unit = "" }) =>
    ctx.change(setUnits(ctx.sheet, [unit], { generalSupply: undefined, combatSupply: undefined })),
  "attack.open": (ctx) => void (openAttack(ctx) || ctx.updateSelection({})),
  phase: (ctx) => ctx.change(newPhase(ctx.sheet), { say: ctx.app.lang.t("ex.say.phase") }),
  reset: (ctx) =>
    ctx.change(newTable(ctx.sheet.rules), { say: ctx.app.lang.t("ex.say.reset"), selection: { ...NO_SELECTION } }),
  "rules.worksheet": (ctx) =>
    ctx.change(
      { ...ctx.sheet, rules: structuredClone(ctx.app.referee?.rules() ?? ctx.sheet.rules) },
      { say: ctx.app.lang.t("ex.say.rules") },
    ),
  "fort.add": (ctx) => {
    const value = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
    const hex = ctx.find(value("ex-fort-hex"));
    const fault = faultOf(ctx, hex, value("ex-fort-hex"));
    if (fault) ctx.say(fault);
    else ctx.change(setFort(ctx.sheet, hex, Number(value("ex-fort-level"))));
  },
  "fort.remove": (ctx, { hex = "" }) => ctx.change(setFort(ctx.sheet, ctx.find(hex), 0)),
};

export const FIELDS: Record<string, (ctx: ExplorerContext, field: HTMLInputElement, data: Data) => void> = {
  choose: (ctx, { checked }, { unit = "" }) => {
    const own = new Set(ownStack(ctx, ctx.selection.at).map(({ id }) => id));
    const rest = ctx.selection.chosen.filter((id) => id !== unit && own.has(id) === own.has(unit));
    ctx.updateSelection({ chosen: checked ? [...rest, unit] : rest, goal: -1 });
  },
  overlay: (ctx, { checked }, { overlay = "" }) => {
    const rest = [...ctx.overlays].filter((other) => other !== overlay);
    ctx.overlays = new Set(checked ? [...rest, overlay] : rest);
    ctx.app.store.setJson("overlays", [...ctx.overlays]);
    ctx.updateSelection({});
  },
  target: (ctx, { checked }, { hex }) => {
    if (checked) ctx.targets.add(Number(hex));
    else ctx.targets.delete(Number(hex));
    ctx.excluded = new Set();
    ctx.refusal = null;
    const targets = enemyHexes(ctx).filter((target) => ctx.targets.has(target));
    if (!attackers(ctx, targets).length) ctx.say(ctx.app.lang.t("ex.attack.nobody"));
    ctx.updateSelection({});
  },
  attacker: (ctx, { checked }, { unit = "" }) => {
    if (checked) ctx.excluded.delete(unit);
    else ctx.excluded.add(unit);
    ctx.refusal = null;
    ctx.updateSelection({});
  },
  "rules.preset": (ctx, { value }) =>
    ctx.change({
      ...ctx.sheet,
      rules: { preset: value as Preset, switches: {} },
    }),
  "rules.switch": (ctx, { value }, { field = "" }) => ctx.change(setSwitch(ctx, field, value)),
  retreat: (ctx, { value }) => ctx.updateSelection({ retreat: Math.max(1, Math.min(8, Number(value) || 1)) }),
  turn: (ctx, { value }) =>
    ctx.change(
      withPosition(ctx.sheet, { gameTurn: Number(value) >= 1 && Number(value) <= 22 ? Number(value) : undefined }),
    ),
  railhead: (ctx, { value }) => ctx.change(withPosition(ctx.sheet, { railhead: value.trim() || undefined })),
  port: (ctx, { value }, { hex = "" }) => ctx.change(setPort(ctx.sheet, hex, value)),
};
