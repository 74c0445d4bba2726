/**
 * From the engine's view of a game to the board's piles, and to words about them. Pure functions. What the view does
 * not
 * say of a block is in none of them.
 */
import { parseHex } from "../geometry.ts";
import { byName } from "../block-name.ts";
import { blockPiece } from "./block.ts";
import type { Block, BlockView } from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import type { BlockName } from "../block-name.ts";
import type { BlockFace } from "./block.ts";
import type { Label } from "./block-label.ts";
import type { Pile } from "../../../board/counters.ts";
import type { Lang } from "../../../lang/lang.ts";

type SideName = "axis" | "allied";

type RosterOf = (name: string) => Block | undefined;

/** The part of the engine's view that is drawn. */
interface BlocksOf {
  blocks: BlockView[];
  firing?: [string, string] | null;
  battles?: [string, string][];
}

interface Options {
  /** The printed values of a block by its name. */
  rosterOf: RosterOf;
  /** Ids of blocks that can still act. */
  ready?: ReadonlySet<string>;
  /** Ids of blocks that have acted. */
  spent?: ReadonlySet<string>;
  /** Ids of blocks for which a scarce source has no supply left. */
  cutOff?: ReadonlySet<string>;
}

/** Looks blocks up by name. `blocks`: as the engine lists them. */
export function rosterOf(blocks: readonly Block[]): RosterOf {
  const byName = new Map(blocks.map((block) => [block.name, block]));
  return (name) => byName.get(name);
}

/** The id of a block on the board. */
export const idOf = ({ handle }: { handle: BlockName }) => String(handle);

/** Whether the viewer knows what a block is. */
export const isKnown = (block: BlockView) => block.name !== undefined;

/** Whether both players see the front of a block: it is the enemy's and known, or its battle turn is being fought. */
export const isOpen = (block: BlockView, { firing }: BlocksOf, viewer: SideName | null) =>
  isKnown(block) && ((viewer !== null && block.side !== viewer) || (!!firing && firing[0] === block.hex));

export function faceOf(
  block: BlockView,
  view: BlocksOf,
  viewer: SideName | null,
  { rosterOf: printed, spent, cutOff }: Options,
): BlockFace {
  const id = idOf(block);
  return {
    id,
    side: block.side,
    label: labelOf(block, printed),
    flat: block.disrupted,
    wait: block.wait,
    open: isOpen(block, view, viewer),
    spent: spent?.has(id) ?? false,
    cutOff: cutOff?.has(id) ?? false,
  };
}

/** What the viewer may read on a block. */
function labelOf({ name, steps, side }: BlockView, printed: RosterOf): Label | null {
  if (name === undefined) return null;
  const block = printed(name);
  const left = steps ?? block?.steps ?? 1;
  return {
    name,
    nation: block?.nation ?? (side === "axis" ? "german" : "allied"),
    type: block?.type ?? "infantry",
    speed: block?.speed ?? 0,
    most: Math.max(left, block?.steps ?? left),
    steps: left,
    elite: block?.elite ?? false,
  };
}

/**
 * The blocks of a hex as they lie, from the lowest: the viewer's on top, the known above the unknown, the strongest
 * last.
 */
export function stackOrder(here: BlockView[], viewer: SideName | null) {
  const own = (block: BlockView) => Number(block.side === (viewer ?? "axis"));
  const rank = (block: BlockView) => block.steps ?? 0;
  return here.toSorted((a, b) => own(a) - own(b) || rank(a) - rank(b) || byName(a, b));
}

/**
 * Blocks on the map as piles; where both sides are in a hex, the pile has two groups that lie apart. `view`: the
 * engine's, of that viewer. `viewer`: null for one who sees everything.
 */
export function pilesOf(view: BlocksOf, viewer: SideName | null, options: Options): Pile[] {
  const byHex = new Map<number, BlockView[]>();
  for (const block of view.blocks) {
    const hex = block.hex === undefined ? -1 : parseHex(block.hex);
    if (hex < 0) continue;
    const here = byHex.get(hex);
    if (here) here.push(block);
    else byHex.set(hex, [block]);
  }
  return [...byHex].map(([hex, here]) => {
    const sorted = stackOrder(here, viewer);
    const sides = [...new Set(sorted.map(({ side }) => side))];
    const sums = sides.map((side) => sumOf(sorted, side));
    return {
      hex,
      pieces: sorted.map((block) => blockPiece(faceOf(block, view, viewer, options), block.side)),
      sum: sums[sums.length - 1],
      against: sums.length > 1 ? sums[0] : undefined,
      ready: sorted.some((block) => options.ready?.has(idOf(block))),
    };
  });
}

/** What stands for the blocks of a side on a small map. */
function sumOf(here: BlockView[], side: SideName) {
  const blocks = here.filter((block) => block.side === side);
  const known = blocks.every(isKnown);
  return {
    side,
    units: blocks.length,
    strength: known ? String(blocks.reduce((sum, { steps = 0 }) => sum + steps, 0)) : "?",
    warns: blocks.some(({ disrupted }) => disrupted),
  };
}

/** A block in words, as far as the viewer knows it. */
export function spokenBlock(
  block: BlockView,
  printed: RosterOf,
  lang: Lang,
  { open = false }: { open?: boolean } = {},
) {
  const { t, tn } = lang;
  const label = labelOf(block, printed);
  const parts = label
    ? [
        label.name,
        t(`nation.${label.nation}`),
        t(`unit.${label.type}`),
        tn("block.steps", label.steps, { of: label.most }),
        label.elite && t("block.elite"),
      ]
    : [t(`block.unknown.${block.side}`)];
  return [
    ...parts,
    block.disrupted && t("block.disrupted"),
    block.wait > 0 && tn("block.wait", block.wait),
    open && t("block.open"),
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * The blocks of a hex in words: first how many each side has there, then those that the viewer knows, and how many
 * more.
 */
export function spokenPile(
  here: BlockView[],
  printed: RosterOf,
  lang: Lang,
  { view = { blocks: here }, viewer = null }: { view?: BlocksOf; viewer?: SideName | null } = {},
): string[] {
  const { t, tn } = lang;
  return [...new Set(here.map(({ side }) => side))].flatMap((side) => {
    const blocks = stackOrder(
      here.filter((block) => block.side === side),
      viewer,
    ).toReversed();
    const head = tn("block.pile", blocks.length, { side: t(`side.${side}`) });
    const plain = blocks.filter((block) => !isKnown(block) && !block.disrupted && !block.wait);
    const single = blocks.filter((block) => !plain.includes(block));
    const words = single.map((block) => spokenBlock(block, printed, lang, { open: isOpen(block, view, viewer) }));
    const rest = plain.length && single.length ? [tn("block.more", plain.length)] : [];
    const all = plain.length === blocks.length ? `${head}, ${t("block.allUnknown")}` : head;
    return [all, ...words, ...rest];
  });
}
