// @ts-check
/** Units leave a hex: where each goes, along which line, and at what risk. */
import { el } from "../../../../dom.ts";
import { button, caseChips } from "../../../../worksheet/widgets.ts";
import { parseHex } from "../../geometry.ts";
import { leaving, withdrawals } from "../battle/asking.js";
import { blockWords, facesText } from "../battle/faces.js";
import { fieldView } from "../battle/field.js";
import { askNumber } from "../movement/asking.js";
import { pathFrom } from "../situation.js";
import { sharedRefuges } from "./reading.js";
import { answer, firesFirst, pursuitText, question } from "./refuse.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("./reading.js").Leaver} Leaver */
/** @typedef {import("./reading.js").Refuge} Refuge */

/** Hexes listed as buttons. */
const LISTED = 8;

/** What is asked of a withdrawal under way. @param {PlayContext} ctx */
export function retreatAt(ctx) {
  const now = leaving(ctx);
  const found = now && withdrawals(ctx, now.hex, now.side);
  return now && found ? { ...found, ...now } : null;
}

/** The unit whose hex is chosen next. @param {PlayContext} ctx @returns {Leaver|null} */
export function currentLeaver(ctx) {
  const units = retreatAt(ctx)?.units ?? [];
  const { leaver } = ctx.selection.form;
  return units.find(({ handle }) => handle === leaver) ?? units.find(({ hexes }) => hexes.length) ?? null;
}

/** The hexes of a path from a hex. @param {string} hex @param {Refuge} refuge */
export const lineOf = (hex, { path }) => pathFrom(parseHex(hex), path);

/** @param {PlayContext} ctx */
export function leaveView(ctx) {
  const { t } = ctx.app.lang;
  const retreat = retreatAt(ctx);
  const leaver = currentLeaver(ctx);
  if (!retreat || !leaver) return el("div", { class: "ex-slot", data: { key: "ask" } });
  const { reason, hex, units, pursuers, hitsFrom } = retreat;
  const block = ctx.now.units.get(String(leaver.handle));
  const able = units.filter(({ hexes }) => hexes.length);
  const shared = able.length > 1 ? sharedRefuges(able) : [];
  const name = block ? blockWords(ctx, block) : "";
  const handles = able.map(({ handle }) => String(handle));
  return question(
    "leave",
    t(`withdraw.leave.${reason}`, { hex: ctx.hexWords(hex) }),
    fieldView(ctx, hex, {
      small: true,
      role: (one) =>
        handles.includes(String(one.handle))
          ? { action: "leave.unit", data: { unit: one.handle }, chosen: one.handle === leaver.handle }
          : {},
    }),
    retreat.retreat &&
      !firesFirst(ctx) &&
      el("p", { class: "rb-pursuit" }, pursuitText(ctx, pursuers, hitsFrom), " ", pursuitCase(ctx)),
    el("h4", { text: t("withdraw.leave.where", { unit: name }) }),
    el("p", { class: "field-hint", text: t("withdraw.leave.map") }),
    el(
      "div",
      { class: "rb-refuges" },
      leaver.hexes
        .toSorted((a, b) => Number(a.forcedMarch) - Number(b.forcedMarch) || a.length - b.length)
        .slice(0, LISTED)
        .map((refuge, i) => refugeButton(ctx, leaver, refuge, i)),
    ),
    leaver.hexes.some(({ forcedMarch }) => forcedMarch) &&
      el(
        "p",
        { class: "field-hint" },
        t("withdraw.leave.march", { faces: facesText(ctx, askNumber(ctx, "movement/forcedMarchFrom", 4)) }),
        " ",
        caseChips(["2.7"], ["I014", "D027"], ctx),
      ),
    shared.length > 0 && allTogether(ctx, shared, able.length),
  );
}

/** @param {PlayContext} ctx */
const pursuitCase = (ctx) => caseChips(["4.5"], ["I027", "D041", "D042"], ctx);

/** @param {PlayContext} ctx @param {Leaver} leaver @param {Refuge} refuge @param {number} i */
function refugeButton(ctx, leaver, { hex, length, forcedMarch }, i) {
  const { t, tn } = ctx.app.lang;
  const words = tn("withdraw.leave.to", length, { hex: ctx.hexWords(hex) });
  return answer(i, "leave", forcedMarch ? `${words} · ${t("withdraw.leave.forced")}` : words, {
    class: `button${i === 0 ? " button-primary" : ""}`,
    id: `pl-leave-${i}`,
    data: { unit: leaver.handle, hex },
  });
}

/** One hex for all that are left. @param {PlayContext} ctx @param {string[]} shared @param {number} n */
function allTogether(ctx, shared, n) {
  const { t, tn } = ctx.app.lang;
  return el(
    "div",
    { class: "rb-together", role: "group", "aria-label": tn("withdraw.leave.all", n) },
    el("span", { class: "rb-targets-name", text: tn("withdraw.leave.all", n) }),
    shared.slice(0, LISTED).map((hex) =>
      button("leave.all", ctx.hexWords(hex), {
        class: "button button-small",
        "aria-label": t("withdraw.leave.all.to", { hex: ctx.hexWords(hex) }),
        data: { hex },
      }),
    ),
  );
}
