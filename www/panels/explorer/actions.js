// @ts-check
/** What buttons and fields of the explorer do. Each speaks to the desk; nothing here draws. */
import { attackers, enemyHexes, openAttack } from "./attack.js";
import { askBoard, ownStack } from "./queries.js";
import { moved } from "./outcomes.js";
import { setFort, setPort, setSwitch } from "./ground.js";
import { MODES } from "./movement.js";
import { newPhase, newTable, place, put, remove, setUnits, unitOf, unitsIn, withPosition } from "./table.js";
import { spiNumber } from "../../board/geometry.js";
import { TERRAINS } from "../../board/model.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {{[key: string]: string|undefined}} Data */

const NOWHERE = { at: -1, chosen: [], goal: -1, hand: null };

/** No unit stands in the sea or off the map. @param {Desk} desk @param {number} hex @param {string} text as typed */
function faultOf(desk, hex, text) {
  const { t } = desk.app.lang;
  if (hex < 0) return t("map.goto.unknown", { text: text.trim().slice(0, 40) });
  const ground = TERRAINS[desk.model.terrain[hex]];
  return ground === "sea" || ground === "off_map" ? t("ex.fault.sea", { hex: desk.placeName(hex) }) : "";
}

/**
 * Places what is in hand.
 * @param {Desk} desk
 * @param {number} hex
 * @param {string} [text] the number as typed; then the focus goes on in the panel
 */
export function placeHand(desk, hex, text) {
  const { t, list } = desk.app.lang;
  const { hand } = desk.sight;
  if (!hand) return;
  desk.fault = faultOf(desk, hex, text ?? "");
  if (desk.fault) return desk.look({}, desk.fault);
  const typed = text !== undefined;
  if ("units" in hand)
    return desk.change(put(desk.sheet, hand.units, hex), {
      say: t("ex.say.placed", { units: list(hand.units), hex: desk.placeName(hex) }),
      sight: { at: hex, chosen: hand.units, goal: -1, hand: null },
      focus: typed ? "ex-stack-title" : "",
    });
  const next = place(desk.sheet, hand.counter, hex);
  const id = next.position.units.at(-1)?.id ?? "";
  desk.change(next, {
    say: t("ex.say.placed", { units: id, hex: desk.placeName(hex) }),
    sight: { at: hex, chosen: [id], goal: -1, hand: null, search: "" },
    focus: typed ? "ex-search" : "",
  });
}

/** Puts units on a hex without asking the rules. @param {Desk} desk @param {string[]} ids @param {number} hex */
export function carry(desk, ids, hex) {
  const fault = faultOf(desk, hex, "");
  if (fault) return desk.say(fault);
  desk.change(put(desk.sheet, ids, hex), {
    say: desk.app.lang.t("ex.say.placed", { units: desk.app.lang.list(ids), hex: desk.placeName(hex) }),
    sight: { at: hex, chosen: ids, goal: -1 },
  });
}

/**
 * A tap on the map: places, sets the end of a move, confirms it, or chooses units.
 * @param {Desk} desk
 * @param {number} hex
 */
export function tap(desk, hex) {
  const { sight, answers } = desk;
  if (sight.hand) return placeHand(desk, hex);
  if (sight.goal === hex) return void go(desk);
  const units = unitsIn(desk.sheet, hex);
  if (!units.length && sight.chosen.length && answers.reached.has(hex))
    return desk.look({ goal: hex }, desk.app.lang.t("ex.say.goal", { hex: desk.placeName(hex) }));
  choose(desk, hex);
}

/**
 * Chooses the topmost unit of a hex; again: the next one, then all, then none.
 * @param {Desk} desk
 * @param {number} hex
 */
export function choose(desk, hex) {
  const own = ownStack(desk, hex)
    .map(({ id }) => id)
    .toReversed();
  const { at, chosen } = desk.sight;
  const last = hex === at && chosen.length === 1 ? own.indexOf(chosen[0]) : -1;
  let next = own.slice(0, 1);
  if (hex === at && chosen.length > 1) next = [];
  else if (last >= 0 && last + 1 < own.length) next = [own[last + 1]];
  else if (last >= 0) next = own.length > 1 ? own : [];
  const { t, list } = desk.app.lang;
  desk.look({ at: hex, chosen: next, goal: -1 }, next.length ? t("ex.say.chosen", { units: list(next) }) : "");
}

/** Makes the move that is shown, after the dice that follow it. @param {Desk} desk */
export async function go(desk) {
  const { move } = desk.answers;
  const { chosen, goal, mode } = desk.sight;
  if (move?.kind !== "move" || goal < 0) return;
  const { t, list } = desk.app.lang;
  const focus = document.activeElement?.id === "ex-go" ? "ex-stack-title" : "";
  const dice = await desk.roll(move);
  if (!dice) return;
  const made = dice.length
    ? askBoard(desk, { kind: "move", units: chosen, mode, path: [spiNumber(goal)], dice })
    : move;
  const shaken =
    made.kind === "move"
      ? (made.rolls ?? [])
          .filter((/** @type {{disrupted?: boolean}} */ roll) => roll.disrupted)
          .map((/** @type {{unit: string}} */ roll) => roll.unit)
      : [];
  const say =
    t("ex.say.moved", { units: list(chosen), hex: desk.placeName(goal), spent: move.spent }) +
    (shaken.length ? ` ${t("ex.say.shaken", { units: list(shaken) })}` : "");
  desk.change(setUnits(moved(desk, move), shaken, { disrupted: true }), { say, sight: { at: goal, goal: -1 }, focus });
}

/** @param {Desk} desk @param {string[]} ids */
export function removeUnits(desk, ids) {
  if (ids.length)
    desk.change(remove(desk.sheet, ids), {
      say: desk.app.lang.t("ex.say.removed", { units: desk.app.lang.list(ids) }),
      focus: document.activeElement?.closest(".ex-stack") ? "ex-stack-title" : "",
    });
}

/** @param {Desk} desk @param {string} id @param {"depleted"|"disrupted"} what */
function turn(desk, id, what) {
  const unit = unitOf(desk.sheet, id);
  if (unit) desk.change(setUnits(desk.sheet, [id], { [what]: unit[what] ? undefined : true }));
}

/** @type {Record<string, (desk: Desk, data: Data) => void>} */
export const BUTTONS = {
  "tray.nation": (desk, { nation }) => desk.look({ nation: /** @type {any} */ (nation) }),
  "hand.place": (desk) => {
    const { value } = /** @type {HTMLInputElement} */ (document.getElementById("ex-hex"));
    placeHand(desk, desk.find(value), value);
  },
  "hand.drop": (desk) => {
    desk.fault = "";
    desk.look({ hand: null });
  },
  "stack.close": (desk) => desk.look({ ...NOWHERE }),
  "stack.all": (desk) => desk.look({ chosen: ownStack(desk, desk.sight.at).map(({ id }) => id), goal: -1 }),
  "stack.nobody": (desk) => desk.look({ chosen: [], goal: -1 }),
  "stack.take": (desk) => desk.look({ hand: { units: desk.sight.chosen }, goal: -1 }),
  "stack.remove": (desk) => removeUnits(desk, desk.sight.chosen),
  "unit.remove": (desk, { unit = "" }) => removeUnits(desk, [unit]),
  "unit.depleted": (desk, { unit = "" }) => turn(desk, unit, "depleted"),
  "unit.disrupted": (desk, { unit = "" }) => turn(desk, unit, "disrupted"),
  "hex.open": (desk, { hex }) => {
    const chosen = ownStack(desk, Number(hex))
      .map(({ id }) => id)
      .slice(-1);
    desk.show(Number(hex));
    desk.look(
      { at: Number(hex), chosen, goal: -1, hand: null },
      desk.app.lang.t("ex.say.chosen", { units: chosen.join() }),
    );
  },
  mode: (desk, { mode }) => desk.look({ mode: MODES.find((known) => known === mode) ?? "initial", goal: -1 }),
  goal: (desk, { hex }) => {
    desk.show(Number(hex));
    desk.look(desk.answers.reached.has(Number(hex)) ? { goal: Number(hex) } : { goal: -1, pointed: Number(hex) });
  },
  "move.go": (desk) => void go(desk),
  "move.not": (desk) => desk.look({ goal: -1 }),
  fold: (desk, { fold = "" }) => {
    if (!desk.opened.delete(fold)) desk.opened.add(fold);
    desk.look({});
  },
  retreat: (desk) => desk.look({ retreat: desk.sight.retreat ? 0 : 1, goal: -1 }),
  "retreat.to": (desk, { hex }) => {
    const { chosen, retreat } = desk.sight;
    desk.change(put(desk.sheet, chosen, Number(hex)), {
      say: desk.app.lang.t("ex.retreat.go", { unit: chosen.join(), hex: desk.placeName(Number(hex)) }),
      sight: { at: Number(hex), retreat: retreat - 1 },
      focus: "ex-stack-title",
    });
  },
  "unit.judged": (desk, { unit = "" }) =>
    desk.change(setUnits(desk.sheet, [unit], { generalSupply: undefined, combatSupply: undefined })),
  "attack.open": (desk) => void (openAttack(desk) || desk.look({})),
  phase: (desk) => desk.change(newPhase(desk.sheet), { say: desk.app.lang.t("ex.say.phase") }),
  reset: (desk) =>
    desk.change(newTable(desk.sheet.rules), { say: desk.app.lang.t("ex.say.reset"), sight: { ...NOWHERE } }),
  "rules.worksheet": (desk) =>
    desk.change(
      { ...desk.sheet, rules: structuredClone(desk.app.referee?.rules() ?? desk.sheet.rules) },
      { say: desk.app.lang.t("ex.say.rules") },
    ),
  "fort.add": (desk) => {
    const value = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id)).value;
    const hex = desk.find(value("ex-fort-hex"));
    const fault = faultOf(desk, hex, value("ex-fort-hex"));
    if (fault) desk.say(fault);
    else desk.change(setFort(desk.sheet, hex, Number(value("ex-fort-level"))));
  },
  "fort.remove": (desk, { hex = "" }) => desk.change(setFort(desk.sheet, desk.find(hex), 0)),
};

/** @type {Record<string, (desk: Desk, field: HTMLInputElement, data: Data) => void>} */
export const FIELDS = {
  choose: (desk, { checked }, { unit = "" }) => {
    const own = new Set(ownStack(desk, desk.sight.at).map(({ id }) => id));
    const rest = desk.sight.chosen.filter((id) => id !== unit && own.has(id) === own.has(unit));
    desk.look({ chosen: checked ? [...rest, unit] : rest, goal: -1 });
  },
  overlay: (desk, { checked }, { overlay = "" }) => {
    const rest = [...desk.overlays].filter((other) => other !== overlay);
    desk.overlays = new Set(checked ? [...rest, overlay] : rest);
    desk.app.store.setJson("overlays", [...desk.overlays]);
    desk.look({});
  },
  target: (desk, { checked }, { hex }) => {
    if (checked) desk.targets.add(Number(hex));
    else desk.targets.delete(Number(hex));
    desk.aside = new Set();
    desk.refusal = null;
    const targets = enemyHexes(desk).filter((target) => desk.targets.has(target));
    if (!attackers(desk, targets).length) desk.say(desk.app.lang.t("ex.attack.nobody"));
    desk.look({});
  },
  attacker: (desk, { checked }, { unit = "" }) => {
    if (checked) desk.aside.delete(unit);
    else desk.aside.add(unit);
    desk.refusal = null;
    desk.look({});
  },
  "rules.preset": (desk, { value }) =>
    desk.change({ ...desk.sheet, rules: { preset: /** @type {any} */ (value), switches: {} } }),
  "rules.switch": (desk, { value }, { field = "" }) => desk.change(setSwitch(desk, field, value)),
  retreat: (desk, { value }) => desk.look({ retreat: Math.max(1, Math.min(8, Number(value) || 1)) }),
  turn: (desk, { value }) =>
    desk.change(
      withPosition(desk.sheet, { gameTurn: Number(value) >= 1 && Number(value) <= 22 ? Number(value) : undefined }),
    ),
  railhead: (desk, { value }) => desk.change(withPosition(desk.sheet, { railhead: value.trim() || undefined })),
  port: (desk, { value }, { hex = "" }) => desk.change(setPort(desk.sheet, hex, value)),
};
