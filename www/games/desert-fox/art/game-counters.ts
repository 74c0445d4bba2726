/** From the engine's view of a game to the board's counters and piles, and to words about them. Pure functions. */
import { counterPiece } from "./counter-face.ts";
import { parseHex } from "../geometry.ts";
import { shortName } from "./counter.ts";
import { lowestLine, printed, reconstructed } from "../values.ts";
import type { CounterView, GameView, RosterUnit } from "../engine-types.ts";
import type { Lang } from "../../../lang/lang.ts";
import type { Counter, Mark } from "./counter-face.ts";
import type { Pile } from "../../../board/counters.ts";
import type { MapData } from "../../../board/model.ts";
import type { Marker } from "./markers.ts";

/** Which supply the engine has judged in this phase; marks of what it has not judged mean nothing. */
interface Judged {
  general?: boolean;
  combat?: boolean;
}

const SUPPLY_UNIT = /^(axis|commonwealth)-supply-0*(\d+)$/;
/** A detachment and its number among those of its player. */
const DETACHMENT = /-detachment-(\d+)$/;
const NATION = { axis: "german", commonwealth: "commonwealth" } as const;
const BLANK: Record<string, string> = { msu: "MSU", dump: "DUMP", detachment: "DET" };

/** `units`: those that the engine lists. */
export const rosterOf = (units: RosterUnit[]) => new Map(units.map((unit) => [unit.id, unit]));

/** Whether a counter holds supplies. */
export const isSupply = (id: string) => SUPPLY_UNIT.test(id);

/** A counter's name in lists and sentences. */
export function nameOf(id: string, roster: Map<string, RosterUnit>, lang: Lang, dump = false) {
  const number = SUPPLY_UNIT.exec(id)?.[2];
  if (number) return lang.t(dump ? "board.dump" : "board.msu", { n: number });
  const detachment = DETACHMENT.exec(id)?.[1];
  return detachment ? lang.t("board.detachment", { n: detachment }) : (roster.get(id)?.name ?? id);
}

/** The movement allowances printed on supply units, by whether they are the Commonwealth's; looked up once. */
const supplyAllowances = new WeakMap<Map<string, RosterUnit>, Record<"false" | "true", number | undefined>>();

function supplyAllowance(roster: Map<string, RosterUnit>, commonwealth: boolean): number | undefined {
  const find = (of: boolean) =>
    [...roster.values()].find(({ kind, nation }) => kind === "msu" && (nation === "commonwealth") === of)
      ?.movementAllowance;
  const known = supplyAllowances.get(roster) ?? { false: find(false), true: find(true) };
  supplyAllowances.set(roster, known);
  return known[`${commonwealth}`];
}

export function counterOf(view: CounterView, roster: Map<string, RosterUnit>, judged: Judged = {}): Counter {
  const { id, side, marks } = view;
  const supply = SUPPLY_UNIT.exec(id);
  const states = marksOf(marks, !!supply, judged);
  if (supply) {
    const kind = marks.dump ? "dump" : "msu";
    const nation = NATION[supply[1] as "axis" | "commonwealth"];
    const allowance = kind === "msu" ? supplyAllowance(roster, nation === "commonwealth") : undefined;
    return {
      id,
      side,
      nation,
      kind,
      name: `№ ${supply[2]}`,
      values: allowance ? `MSU ${allowance}` : BLANK[kind],
      brief: BLANK[kind],
      marks: states,
    };
  }
  const unit = roster.get(id);
  if (!unit)
    return {
      id,
      side,
      nation: NATION[side],
      kind: "detachment",
      name: shortName(id),
      values: BLANK.detachment,
      marks: states,
    };
  const face = (marks.depleted && unit.depleted) || unit.full;
  const movement = view.allowance ?? unit.movementAllowance;
  const guessed = reconstructed(unit);
  return {
    id,
    side,
    nation: unit.nation,
    kind: unit.kind,
    size: unit.size,
    name: unit.kind === "detachment" ? `№ ${DETACHMENT.exec(id)?.[1] ?? ""}` : shortName(unit.name),
    values: BLANK[unit.kind] ? lowestLine({ kind: unit.kind, face, movement }) : printed(face, movement),
    brief: BLANK[unit.kind] ?? printed(face, undefined),
    armor: unit.armorRating,
    artillery: face.artillery,
    flak: face.flak,
    guessed: guessed.includes("strength") || guessed.includes("morale"),
    marks: states,
  };
}

function marksOf(marks: Record<string, boolean>, supply: boolean, { general = false, combat = false }: Judged) {
  const states = ["depleted", "disrupted", "moved", "fought", "emergency"].filter((mark) => marks[mark]) as Mark[];
  if (marks.captured || marks.taken) states.push("captured");
  if (general && !supply && !marks.general) states.push("noGeneral");
  if (combat && !supply && !marks.supplied && !marks.emergency) states.push("noCombat");
  return states;
}

/** Strength of a counter as it stands. */
const strengthOf = ({ id, marks }: CounterView, roster: Map<string, RosterUnit>) => {
  const unit = roster.get(id);
  return ((marks.depleted && unit?.depleted) || unit?.full)?.strength ?? 0;
};

/** The counters of a hex as they lie, from the lowest: fighting units above supply units, the strongest on top. */
export function stackOrder<C extends CounterView>(here: C[], roster: Map<string, RosterUnit>): C[] {
  const rank = (view: CounterView) => (isSupply(view.id) ? -1 : strengthOf(view, roster));
  return here.toSorted((a, b) => rank(a) - rank(b));
}

/** Counters on the map as piles, each in the order of `stackOrder`. `options.ready`: units that can still act. */
export function pilesOf(
  units: CounterView[],
  roster: Map<string, RosterUnit>,
  { judged, ready = new Set() }: { judged?: Judged; ready?: Set<string> } = {},
): Pile[] {
  const byHex = new Map<number, CounterView[]>();
  for (const unit of units) {
    const hex = parseHex(unit.at);
    if (hex < 0) continue;
    const here = byHex.get(hex);
    if (here) here.push(unit);
    else byHex.set(hex, [unit]);
  }
  return [...byHex].map(([hex, here]) => {
    const sorted = stackOrder(here, roster);
    const strength = sorted.reduce((sum, view) => sum + strengthOf(view, roster), 0);
    const fighters = sorted.filter(({ id }) => !isSupply(id)).length;
    return {
      hex,
      pieces: sorted.map((view) => counterPiece(counterOf(view, roster, judged))),
      sum: {
        side: sorted[sorted.length - 1].side,
        units: sorted.length,
        strength: fighters ? String(strength) : "S",
        warns: sorted.some(({ id, marks }) => marks.disrupted || (judged?.general && !marks.general && !isSupply(id))),
      },
      ready: sorted.some(({ id }) => ready.has(id)),
    };
  });
}

/** A counter in words: name, kind, values and every state. */
export function spokenCounter(view: CounterView, roster: Map<string, RosterUnit>, lang: Lang, judged?: Judged) {
  const counter = counterOf(view, roster, judged);
  const name = nameOf(view.id, roster, lang, view.marks.dump);
  const parts = [
    isSupply(view.id)
      ? name
      : lang.t("board.unit", {
          name,
          nation: lang.t(`nation.${counter.nation}`),
          kind: lang.t(`kind.${counter.kind}`),
          values: counter.values,
        }),
    ...(counter.marks ?? []).map((mark) => lang.t(`board.state.${mark}`)),
  ];
  return parts.join(", ");
}

/** The counters of a hex in words. */
export function spokenPile(here: CounterView[], roster: Map<string, RosterUnit>, lang: Lang, judged?: Judged) {
  if (!here.length) return [];
  const strength = here.reduce((sum, view) => sum + strengthOf(view, roster), 0);
  const head = lang.tn("board.pile", here.length, { side: lang.t(`side.${here[0].side}`), strength });
  return [head, ...here.map((view) => spokenCounter(view, roster, lang, judged))];
}

/** What the overlays say of a hex, in words. */
export const spokenOverlays = (said: { key: string; params: Record<string, string | number> }[], lang: Lang) =>
  said.map(({ key, params }) => lang.t(`board.said.${key}`, params));

/**
 * Forts, ports, Rommel and the railhead of a game as markers; the planned line begins where the railroad ends. `map`:
 * the data of map.json.
 */
export function markersOf(view: GameView, map: Pick<MapData, "lines">): Marker[] {
  const planned = map.lines?.railroad_planned?.[0]?.hexes ?? [];
  const railhead = parseHex(planned[Math.min(view.repaired, planned.length - 1)] ?? "");
  return [
    ...view.forts.map(
      ({ hex, level, side, fresh }) => ({ kind: "fort", hex: parseHex(hex), level, side, fresh }) as const,
    ),
    ...Object.entries(view.ports).map(([hex, side]) => ({ kind: "port", hex: parseHex(hex), side }) as const),
    ...(view.rommel ? [{ kind: "leader", hex: parseHex(view.rommel.hex), side: "axis" } as const] : []),
    ...(railhead >= 0 ? [{ kind: "railhead", hex: railhead } as const] : []),
  ];
}
