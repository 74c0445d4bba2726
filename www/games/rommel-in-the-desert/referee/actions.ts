/** What buttons and fields of the Referee do to the sheet. */
import { ownRoster } from "../charts/own-map.ts";
import { hexName, parseHex } from "../geometry.ts";
import { changeUnit, newPosition, placeUnit, removeUnit, setFirst, setMine, unitOf, withCharts } from "./position.ts";
import type { RefereeContext, Topic } from "./types.ts";
import type { Option, Side } from "./position.ts";

interface Data {
  [key: string]: string | undefined;
}

/** Puts the block in hand into a hex. */
export function place(ctx: RefereeContext, hex: number) {
  const { hand } = ctx.selection;
  if (!hand || hex < 0) return;
  ctx.fault = "";
  ctx.change(placeUnit(ctx.sheet, hand, hexName(hex)), {
    say: ctx.app.lang.t("rr.say.placed", { unit: hand, hex: ctx.placeName(hex) }),
    selection: { hand: "", at: hex, unit: hand },
    focus: "rr-search",
  });
}

/** Puts it into the hex that was typed. */
export function placeTyped(ctx: RefereeContext, text: string, find: (text: string) => number) {
  const hex = find(text);
  if (hex >= 0) return place(ctx, hex);
  ctx.fault = ctx.app.lang.t("map.goto.unknown", { text: text.trim().slice(0, 40) });
  ctx.select({}, { say: ctx.fault, focus: "rr-hex" });
}

/** Chooses a block, or lets go of it. */
export function chooseUnit(ctx: RefereeContext, name: string, hex: number) {
  const same = ctx.selection.unit === name;
  ctx.select({ unit: same ? "" : name, ...(hex >= 0 && { at: hex }) });
}

/** Answers with these values of an owner. */
export const useValues = (ctx: RefereeContext, charts: RefereeContext["own"]) =>
  ctx.change(withCharts(ctx.sheet, charts, ownRoster(ctx.blocks, charts)));

export const BUTTONS: Record<string, (ctx: RefereeContext, data: Data) => void> = {
  take(ctx, { unit = "" }) {
    ctx.fault = "";
    if (ctx.selection.hand === unit) return ctx.select({ hand: "" });
    ctx.select({ hand: unit }, { say: ctx.app.lang.t("rr.say.hand", { unit }), focus: "rr-hex" });
  },
  drop(ctx) {
    ctx.fault = "";
    ctx.select({ hand: "" }, { say: "", focus: "rr-search" });
  },
  lift: (ctx, { unit = "" }) =>
    ctx.select({ hand: unit }, { say: ctx.app.lang.t("rr.say.hand", { unit }), focus: "rr-hex" }),
  remove: (ctx, { unit = "" }) =>
    ctx.change(removeUnit(ctx.sheet, unit), {
      say: ctx.app.lang.t("rr.say.removed", { unit }),
      focus: "rr-hex-title",
      selection: { unit: ctx.selection.unit === unit ? "" : ctx.selection.unit },
    }),
  close: (ctx) => ctx.select({ at: -1, unit: "" }),
  topic: (ctx, { topic = "supply" }) => ctx.select({ topic: topic as Topic }),
  reset: (ctx) =>
    ctx.change(newPosition(ctx.own), {
      say: ctx.app.lang.t("rr.say.reset"),
      selection: { at: -1, unit: "", hand: "" },
    }),
};

export const FIELDS: Record<string, (ctx: RefereeContext, field: HTMLInputElement, data: Data) => void> = {
  nation: (ctx, { value }) => ctx.select({ nation: value }),
  active: (ctx, { value }) => ctx.change({ ...ctx.sheet, active: value as Side }),
  values(ctx, { value }) {
    if (value !== "sheet") useValues(ctx, value === "own" ? ctx.own : []);
  },
  option: (ctx, { value }) => ctx.change({ ...ctx.sheet, option: value as Option }),
  rule: (ctx, { value }, { field = "" }) => ctx.change({ ...ctx.sheet, rules: { ...ctx.sheet.rules, [field]: value } }),
  side: (ctx, { value }) => ctx.select({ side: value as Side | "", unit: "" }),
  rommel: (ctx, { checked }) => ctx.select({ rommel: checked }),
  first: (ctx, { value }, { hex = "" }) => ctx.change(setFirst(ctx.sheet, hex, value as Side)),
  mine: (ctx, { checked }, { hex = "" }) => ctx.change(setMine(ctx.sheet, hex, checked)),
  battle: (ctx, { value }) => ctx.select({ at: parseHex(value) }),
  steps(ctx, { value }, { unit = "" }) {
    const most = ctx.roster.get(unit)?.steps;
    const steps = Number(value);
    ctx.change(changeUnit(ctx.sheet, unit, { steps: steps === most ? undefined : steps }));
  },
  disrupted: (ctx, { checked }, { unit = "" }) => ctx.change(changeUnit(ctx.sheet, unit, { disrupted: checked })),
  wait(ctx, field, { unit = "" }) {
    const wait = Math.min(Number(field.max), Math.max(0, Math.trunc(Number(field.value)) || 0));
    if (unitOf(ctx.sheet, unit)) ctx.change(changeUnit(ctx.sheet, unit, { wait }));
  },
};
