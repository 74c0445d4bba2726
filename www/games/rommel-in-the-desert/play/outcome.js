// @ts-check
/** A battle turn or a retreat that is over, for the card that shows its outcome. */
import { parseHex } from "../geometry.ts";
import { firesOf } from "./battle/reading.js";
import { effectTexts, fireText } from "./battle/fires-list.js";
import { blockImage, blockWords } from "./battle/faces.js";
import { battleEnd, changesOf, endedAt, withTurnedUp } from "./outcome-reading.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./handle.js").TableView} TableView */
/** @typedef {import("./types.js").EntryView} EntryView */
/** @typedef {import("./outcome-reading.js").BlockChange} BlockChange */
/** @typedef {import("../../../play/types.ts").Outcome} Outcome */
/** @typedef {import("../../../play/types.ts").UnitFate} UnitFate */

/** Orders that are looked back at. */
const BACK = 120;
/** @type {Record<BlockChange["end"], string>} */
const TONES = {
  eliminated: "lost",
  retreated: "retreated",
  worn: "worn",
  disrupted: "shaken",
  stands: "stands",
};

/** The game after a number of orders. @param {PlayContext} ctx @param {number} orders @returns {TableView} */
const viewAt = ({ session }, orders) => (orders === session.view().orders ? session.view() : session.viewAt(orders));

/**
 * The outcome of the battle turn or the retreat that the last order has ended; null where it has ended none.
 * @param {PlayContext} ctx @param {TableView} before the game before the last order
 */
export function outcomeAfter(ctx, before) {
  const after = ctx.session.view();
  const entries = ctx.session.journal(Math.max(0, after.orders - BACK), after.orders);
  const from = endedAt(before, after, entries);
  return from < 0 ? null : battleOutcome(ctx, from, after.orders);
}

/**
 * The outcome of the battle turn or retreat that began with an order.
 * @param {PlayContext} ctx @param {number} from its number
 * @param {number} [to] how many orders the game had after it; without it, of the battle turn
 * @returns {Outcome|null}
 */
export function battleOutcome(ctx, from, to = battleEnd((at) => viewAt(ctx, at), from, ctx.session.view().orders)) {
  const { session, app } = ctx;
  const { t, tn, list } = app.lang;
  const entries = session.journal(from, to);
  const before = viewAt(ctx, from);
  const then = { ...before, blocks: withTurnedUp(before.blocks, entries) };
  const after = viewAt(ctx, to);
  const found = changesOf(entries, then, after);
  if (!found) return null;
  const { hex, kind, changes, hidden } = found;
  const place = ctx.hexWords(hex);
  const sides = /** @type {const} */ (["axis", "allied"]);
  const names = (/** @type {string} */ side) =>
    changes.filter(({ block }) => block.side === side).map(({ block }) => block.name ?? t(`battle.unknown.${side}`));
  const fires = firesOf(entries, (handle) => then.blocks.find((block) => block.handle === handle)?.side ?? "axis");
  return {
    title: t(`battle.outcome.${kind}`, { hex: place }),
    about: sides
      .filter((side) => names(side).length)
      .map((side) => t("battle.outcome.side", { side: t(`side.${side}`), units: list(names(side)) }))
      .concat(hidden ? tn("battle.outcome.hidden", hidden) : [])
      .join(" "),
    from,
    to,
    hex: parseHex(hex),
    dice: [],
    table: null,
    units: changes.map((change) => fateOf(ctx, change)),
    notes: [
      holderText(ctx, after, hex),
      ...fires.map((fire) =>
        [
          fireText(ctx, fire),
          `${t("play.log.dice", { faces: list(fire.faces.map(String)) })}.`,
          ...effectTexts(ctx, fire),
        ].join(" "),
      ),
    ],
    findings: [],
  };
}

/** Who holds the hex. @param {PlayContext} ctx @param {TableView} view @param {string} hex */
function holderText({ app: { lang }, hexWords }, { blocks }, hex) {
  const here = blocks.filter((block) => block.hex === hex);
  const able = new Set(here.filter(({ disrupted }) => !disrupted).map(({ side }) => side));
  const place = hexWords(hex);
  if (able.size > 1) return lang.t("battle.outcome.goesOn", { hex: place });
  const [holder = here[0]?.side] = able;
  return holder
    ? lang.t("battle.outcome.holds", { hex: place, side: lang.t(`side.${holder}`) })
    : lang.t("battle.outcome.empty", { hex: place });
}

/** @param {PlayContext} ctx @param {BlockChange} change @returns {UnitFate} */
function fateOf(ctx, { block, after, end, lost }) {
  const { t, tn } = ctx.app.lang;
  const words = [
    end === "eliminated" && t("battle.end.eliminated"),
    end !== "eliminated" && lost > 0 && tn("battle.end.lost", lost, { left: after?.steps ?? 0 }),
    end === "retreated" && t("battle.end.retreated", { hex: ctx.hexWords(after?.hex ?? "") }),
    end !== "eliminated" && after?.disrupted && !block.disrupted && t("battle.end.disrupted"),
  ].filter(Boolean);
  const same = end === "stands";
  return {
    id: String(block.handle),
    name: block.name ?? blockWords(ctx, block),
    side: block.side,
    before: blockImage(ctx, block),
    after: !after || same ? null : blockImage(ctx, after),
    text: words.length ? words.join(", ") : t("battle.end.stands"),
    tone: TONES[end],
    unharmed: same,
  };
}
