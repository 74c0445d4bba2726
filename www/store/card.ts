// @ts-check
/**
 * What is known of a kept game without playing it again: the card beside its text. Read back, it is foreign data like
 * any other.
 */

/** The id of a side. @typedef {string} Side */
/**
 * @typedef {object} Summary
 * @property {string} name the player's name for it; empty for none
 * @property {string} scenario its id
 * @property {string} [game] the engine's id of the game, the same for all its histories; earlier cards have none
 * @property {number} turn game-turn
 * @property {string} phase of the engine's phases
 * @property {Side|null} side who decides; null when no side has to
 * @property {number} orders given so far
 * @property {string} [result] how it ended: `draw` or the winner and the level with a slash between; words in
 *   cards of earlier versions; none while it goes on
 * @property {string} date the game's own date, as words; empty when unknown
 * @property {string} [settings] what the page that plays it notes for itself, such as who sits where; not looked into
 */
/**
 * @typedef {object} CardOnly
 * @property {string} savedAt 2026-11-21T09:30:00.000Z
 * @property {string} createdAt
 * @property {{at: string, orders: number}|null} exported the last export, and how many orders the game had then
 */
/** @typedef {Summary & CardOnly} Card */

const LONGEST = 200;
const LONGEST_SETTINGS = 2000;
const LARGEST_PICTURE = 60_000;

/**
 * Plain text of one line: no control characters, none that turn the direction of writing, and not too long.
 * @param {unknown} value
 * @param {number} [longest]
 */
export function plain(value, longest = LONGEST) {
  if (typeof value !== "string") return "";
  return value
    .normalize("NFC")
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, " ")
    .trim()
    .slice(0, longest);
}

/** @param {unknown} value */
const count = (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);

/** @param {unknown} value */
const time = (value) => (typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(value) ? value : "");

/**
 * A card of any value whatever.
 * @param {unknown} value
 * @param {readonly {id: Side}[]} sides those of the game
 * @returns {Card}
 */
export function toCard(value, sides) {
  const { name, scenario, game, turn, phase, side, orders, date, result, settings, savedAt, createdAt, exported } =
    /** @type {{[member in keyof Card]?: unknown} & {exported?: {at?: unknown, orders?: unknown}}} */ (value ?? {});
  return {
    name: plain(name),
    scenario: plain(scenario),
    ...(plain(game) ? { game: plain(game) } : {}),
    turn: count(turn),
    phase: plain(phase),
    side: sides.find(({ id }) => id === side)?.id ?? null,
    orders: count(orders),
    date: plain(date),
    ...(plain(result) ? { result: plain(result) } : {}),
    ...(typeof settings === "string" && settings.length <= LONGEST_SETTINGS ? { settings } : {}),
    savedAt: time(savedAt),
    createdAt: time(createdAt),
    exported: exported && time(exported.at) ? { at: time(exported.at), orders: count(exported.orders) } : null,
  };
}

/**
 * The settings of a card as they may leave this browser: without the number that its player has committed to.
 * @param {string|undefined} settings
 */
export function withoutSecret(settings) {
  const value = settings === undefined ? null : parse(settings);
  if (value?.secret === undefined) return settings;
  const { secret, ...rest } = value;
  return JSON.stringify(rest);
}

/** The picture that was found in order last: the game on the page is saved often, its picture drawn seldom. */
let lastGood = "";

/** A picture that may be shown, or nothing. @param {unknown} value */
export function toPicture(value) {
  if (value === lastGood) return lastGood;
  if (typeof value !== "string" || value.length > LARGEST_PICTURE) return "";
  if (!/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(value)) return "";
  lastGood = value;
  return value;
}

/** @param {string} text @returns {Foreign|null} */
export function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a text of JSON holds; every member is checked. @typedef {{[member: string]: unknown}} Foreign */

const DAY = 86_400_000;

/**
 * Whether a game should be exported: many orders or days since the last export, or since it began.
 * @param {Card} card @param {number} now milliseconds @param {{orders?: number, days?: number}} [after]
 * @returns {{why: "orders"|"days", n: number}|null}
 */
export function exportDue(card, now, { orders = 80, days = 7 } = {}) {
  const since = card.exported ?? { at: card.createdAt, orders: 0 };
  const given = card.orders - since.orders;
  if (given >= orders) return { why: "orders", n: given };
  const passed = Math.floor((now - Date.parse(since.at)) / DAY);
  return given > 0 && passed >= days ? { why: "days", n: passed } : null;
}
