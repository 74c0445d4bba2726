/**
 * What is known of a kept game without playing it again: the card beside its text. Read back, it is foreign data like
 * any other.
 */

/** The id of a side. */
type Side = string;

export interface Summary {
  /** The player's name for it; empty for none. */
  name: string;
  /** Its id. */
  scenario: string;
  /** The engine's id of the game, the same for all its histories; earlier cards have none. */
  game?: string;
  /** Game-turn. */
  turn: number;
  /** Of the engine's phases. */
  phase: string;
  /** Who decides; null when no side has to. */
  side: Side | null;
  /** Given so far. */
  orders: number;
  /**
   * How it ended: `draw` or the winner and the level with a slash between; words in cards of earlier versions; none
   * while it goes on.
   */
  result?: string;
  /** The game's own date, as words; empty when unknown. */
  date: string;
  /** What the page that plays it notes for itself, such as who sits where; not looked into. */
  settings?: string;
}

interface CardOnly {
  /** 2026-11-21T09:30:00.000Z. */
  savedAt: string;
  createdAt: string;
  /** The last export, and how many orders the game had then. */
  exported: { at: string; orders: number } | null;
}

export type Card = Summary & CardOnly;

const LONGEST = 200;
const LONGEST_SETTINGS = 2000;
const LARGEST_PICTURE = 60_000;

/** Plain text of one line: no control characters, none that turn the direction of writing, and not too long. */
export function plain(value: unknown, longest: number = LONGEST) {
  if (typeof value !== "string") return "";
  return value
    .normalize("NFC")
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, " ")
    .trim()
    .slice(0, longest);
}

const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);

const time = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(value) ? value : "";

/** A card of any value whatever. `sides`: those of the game. */
export function toCard(value: unknown, sides: readonly { id: Side }[]): Card {
  const {
    name,
    scenario,
    game,
    turn,
    phase,
    side,
    orders,
    date,
    result,
    settings,
    savedAt,
    createdAt,
    exported,
  }: { [member in keyof Card]?: unknown } & { exported?: { at?: unknown; orders?: unknown } } = value ?? {};
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

/** The settings of a card as they may leave this browser: without the number that its player has committed to. */
export function withoutSecret(settings: string | undefined) {
  const value = settings === undefined ? null : parse(settings);
  if (value?.secret === undefined) return settings;
  const { secret, ...rest } = value;
  return JSON.stringify(rest);
}

/** The picture that was found in order last: the game on the page is saved often, its picture drawn seldom. */
let lastGood = "";

/** A picture that may be shown, or nothing. */
export function toPicture(value: unknown) {
  if (value === lastGood) return lastGood;
  if (typeof value !== "string" || value.length > LARGEST_PICTURE) return "";
  if (!/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(value)) return "";
  lastGood = value;
  return value;
}

export function parse(text: string): Foreign | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a text of JSON holds; every member is checked. */
interface Foreign {
  [member: string]: unknown;
}

const DAY = 86_400_000;

/**
 * Whether a game should be exported: many orders or days since the last export, or since it began. `now`: milliseconds.
 */
export function exportDue(
  card: Card,
  now: number,
  { orders = 80, days = 7 }: { orders?: number; days?: number } = {},
): { why: "orders" | "days"; n: number } | null {
  const since = card.exported ?? { at: card.createdAt, orders: 0 };
  const given = card.orders - since.orders;
  if (given >= orders) return { why: "orders", n: given };
  const passed = Math.floor((now - Date.parse(since.at)) / DAY);
  return given > 0 && passed >= days ? { why: "days", n: passed } : null;
}
