/**
 * What the one supply unit chosen may do beside moving: change its mode, be destroyed, give emergency supply, lose its
 * marker.
 */
import { el } from "../../../dom.ts";
import { askDialog } from "../../../worksheet/dialogs.ts";
import { button, caseChips } from "../../../worksheet/widgets.ts";
import { die } from "../../../worksheet/dice.ts";
import { refusalText } from "../referee/texts.ts";
import { askBoard } from "./queries.ts";
import { remove, replaceUnit, setUnits, unitOf, unitsIn } from "./table.ts";
import type { BoardUnit, Phase, PositionSheet, SupplyAct } from "../engine-types.ts";
import type { Answer, ExplorerContext } from "./types.ts";

/** The phase in which each act is due. */
const PHASE: Record<SupplyAct, Phase> = {
  toDump: "end",
  toMsu: "end",
  destroy: "movement",
  emergency: "combat",
  removeMarker: "end",
};
const ACTS: { msu: SupplyAct[]; dump: SupplyAct[] } = {
  msu: ["toDump", "emergency"],
  dump: ["toMsu", "destroy"],
};

/** Returns the supply unit, where it alone is chosen. */
const chosenSupply = (ctx: ExplorerContext): BoardUnit | undefined => {
  const unit = ctx.selection.chosen.length === 1 ? unitOf(ctx.sheet, ctx.selection.chosen[0]) : undefined;
  return unit && ["msu", "dump"].includes(ctx.valuesOf(unit).kind) ? unit : undefined;
};

function askAct(ctx: ExplorerContext, unit: BoardUnit, act: SupplyAct, die?: number) {
  const { side } = ctx.valuesOf(unit);
  const by =
    act === "destroy"
      ? unitsIn(ctx.sheet, ctx.hexOf(unit)).find(
          (other) =>
            other !== unit && ctx.valuesOf(other).side === side && !["msu", "dump"].includes(ctx.valuesOf(other).kind),
        )?.id
      : undefined;
  return askBoard(ctx, {
    kind: "supplyUnit",
    unit: unit.id,
    act,
    phase: PHASE[act],
    ...(by ? { by } : {}),
    ...(die ? { die } : {}),
  });
}

export function actsView(ctx: ExplorerContext) {
  const { t } = ctx.app.lang;
  const unit = chosenSupply(ctx);
  if (!unit) return el("div", { class: "ex-slot", data: { key: "acts" } });
  const kind = ctx.valuesOf(unit).kind as "msu" | "dump";
  const acts = [...ACTS[kind], ...(unit.capturedFrom ? (["removeMarker"] as SupplyAct[]) : [])];
  const line = (act: SupplyAct) => {
    const answer = askAct(ctx, unit, act);
    const refusal = answer.kind === "refused" ? answer.refusals[0] : undefined;
    const note = answer.kind === "done" ? answer.notes[0] : undefined;
    return el(
      "li",
      { data: { key: act } },
      button("act", t(`ex.act.${act}`), {
        class: "button button-small",
        id: `ex-act-${act}`,
        "aria-disabled": refusal ? "true" : null,
        data: { act },
      }),
      refusal
        ? el(
            "span",
            { class: "muted" },
            refusalText(refusal, ctx.app.lang),
            " ",
            caseChips(refusal.cases, refusal.rulings, ctx),
          )
        : el("span", {}, t(`ex.act.when.${act}`), " ", caseChips(note?.cases ?? [], note?.rulings ?? [], ctx)),
    );
  };
  return el(
    "section",
    { class: "card ex-part ex-acts", "aria-labelledby": "ex-acts-title", data: { key: "acts" } },
    el("h3", { class: "card-title", id: "ex-acts-title", text: t("ex.act", { unit: unit.id }) }),
    el("ul", { class: "ex-list" }, acts.map(line)),
  );
}

/** The position after an act. `answer`: of the engine. */
export function afterSupplyAct(
  ctx: ExplorerContext,
  unit: BoardUnit,
  act: SupplyAct,
  answer: Answer<"done">,
): { sheet: PositionSheet; id: string } {
  const gone = answer.units
    .filter((after) => after.fate === "removed" || after.fate === "destroyed")
    .map((after) => after.unit);
  const sheet = remove(ctx.sheet, gone);
  if (act === "emergency")
    return {
      sheet: setUnits(
        sheet,
        answer.notes.filter((note) => note.code === "emergency-supply").map((note) => note.unit ?? ""),
        { generalSupply: true, combatSupply: true },
      ),
      id: "",
    };
  if (act === "removeMarker") return { sheet: setUnits(sheet, [unit.id], { capturedFrom: undefined }), id: unit.id };
  if (act === "destroy") return { sheet, id: gone.length ? "" : unit.id };
  const [from, to, was, now] = act === "toDump" ? ["MSU", "Dump", "-msu", "-dump"] : ["Dump", "MSU", "-dump", "-msu"];
  const changed = {
    ...unit,
    id: unit.id.replace(from, to),
    ...(unit.roster ? { roster: unit.roster.replace(was, now) } : {}),
    ...(unit.kind ? { kind: act === "toDump" ? ("dump" as const) : ("msu" as const) } : {}),
  };
  return replaceUnit(sheet, unit.id, changed);
}

/** Carries an act out, after its die. */
export async function act(root: HTMLElement, ctx: ExplorerContext, act: SupplyAct) {
  const { t } = ctx.app.lang;
  const unit = chosenSupply(ctx);
  if (!unit) return;
  let answer = askAct(ctx, unit, act);
  if (answer.kind === "done" && answer.chance) {
    const pick = (face: number) =>
      el(
        "button",
        {
          type: "button",
          class: "button ref-die",
          "aria-label": t("answer.die", { face }),
          data: { face },
          on: {
            click: (event: Event) => (event.target as Element).closest("dialog")?.close(String(face)),
          },
        },
        die(face),
      );
    const face = await askDialog(root, {
      title: t(`ex.act.${act}`),
      body: [
        el("p", { text: t("ex.act.chance", { a: answer.chance[0], b: answer.chance[1] }) }),
        el("div", { class: "card-row" }, [1, 2, 3, 4, 5, 6].map(pick)),
      ],
      buttons: [{ value: "no", text: t("ex.act.not") }],
    });
    if (face === "no") return;
    answer = askAct(ctx, unit, act, Number(face));
  }
  if (answer.kind !== "done") return ctx.updateSelection({});
  const { sheet, id } = afterSupplyAct(ctx, unit, act, answer);
  const key = act === "destroy" ? (id ? "failed" : "destroyed") : act;
  ctx.change(sheet, {
    say: t(`ex.act.did.${key}`, { unit: id || unit.id }),
    selection: { chosen: id ? [id] : [] },
    focus: "ex-stack-title",
  });
}
