/**
 * Takes over what earlier versions of the page kept in localStorage: each game, set of charts and sheet in two slots
 * written in turn, with a head that names the newer. Everything goes to the database in one transaction, and only when
 * that is complete are the old keys removed, so the work can be cut short at any moment and begun again.
 */
import { parse, toCard, toPicture } from "../../store/card.ts";
import { FORM, crc32, unseal } from "../../store/sealed.ts";
import { SIDES } from "./sides.ts";
import { PREFIX } from "./storage.ts";
import type { Database, Kind, Meta, Row } from "../../store/database.ts";
import type { Mirror } from "../../store/mirror.ts";
import type { Locks } from "../../store/locks.ts";

/** What earlier versions kept of one text. */
interface Old {
  kind: Kind;
  row: Row;
  keys: string[];
}

interface Taken {
  kind: Kind;
  id: string;
}

const SLOTS = ["a", "b"] as const;
const ASIDE = ["damaged1", "damaged2", "damaged3"];
const SHEETS = { sheet: "combat", position: "position" };

function old(kind: Kind, id: string, number: number, text: string, meta: Meta, keys: string[]): Old {
  return { kind, row: { id, form: FORM, number, check: crc32(text), text, meta }, keys };
}

/** The keys of a storage that match, with the first group of each. */
function grouped(storage: Storage, pattern: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i) ?? "";
    const [, id] = pattern.exec(key) ?? [];
    if (id) found.set(id, [...(found.get(id) ?? []), key]);
  }
  return found;
}

/** The slots of a text: the whole ones, the newest first, and the damaged ones. `start`: of their keys. */
function slots(storage: Storage, kind: string, start: string) {
  const found = SLOTS.map((slot) => unseal(kind, storage.getItem(`${start}:${slot}`)));
  const good = found.flatMap((one) => (one.state === "good" ? [one] : []));
  good.sort((one, other) => other.number - one.number);
  const damaged = found.flatMap((one) => (one.state === "damaged" ? [one] : []));
  return { good, damaged };
}

/** Returns null for a game of a later version, which is left alone. */
function readGame(storage: Storage, id: string, keys: string[]): Old | null {
  const start = `${PREFIX}game:${id}`;
  const { good, damaged } = slots(storage, "desert-fox-game", start);
  const head = unseal("desert-fox-head", storage.getItem(`${start}:head`));
  if (good.some(({ form }) => form > FORM) || (head.state === "good" && head.form > FORM)) return null;
  const known = head.state === "good" ? parse(head.body) : null;
  const top = head.state === "good" ? head.number : 0;
  const best = good[0];
  const end = best?.body.indexOf("\n") ?? 0;
  const own = best && known?.check === best.check && top === best.number;
  const sure = best && head.state === "good" && top <= best.number;
  const corrupt = damaged.filter(({ number }) => !(sure && number > 0 && number < best.number)).map(({ text }) => text);
  const put = ASIDE.map((part) => storage.getItem(`${start}:${part}`) ?? "").filter(Boolean);
  if (!best && !corrupt.length && !put.length) return null;
  const card = own || !best ? known?.card : parse(best.body.slice(0, end));
  return old(
    "games",
    id,
    Math.max(top, best?.number ?? 0),
    best?.body.slice(end + 1) ?? "",
    {
      card: toCard(card, SIDES),
      picture: toPicture(known?.picture),
      aside: [...new Set([...corrupt, ...put])],
      older: !!best && (top > best.number || corrupt.length > 0),
    },
    keys,
  );
}

function readCharts(storage: Storage, check: string, keys: string[]): Old | null {
  const {
    good: [best],
    damaged,
  } = slots(storage, "desert-fox-charts", `${PREFIX}charts:${check}`);
  if (best && best.form > FORM) return null;
  const { name = "", played = false, text = "" } = parse(best?.body ?? "") ?? {};
  const aside = best ? [] : damaged.map((one) => one.text);
  if (!best && !aside.length) return null;
  const meta = { name: String(name), played: played === true, aside };
  return old("charts", check, best?.number ?? 0, String(text), meta, keys);
}

/** SHA-256 as hex digits; empty where the browser has none. */
async function sha256(text: string) {
  const bytes = await globalThis.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text)).catch(() => null);
  return bytes ? [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : "";
}

/** A slot of a sheet: `<sha-256> <number> <time>`, then the text. */
async function sheetSlot(slot: string | null) {
  const [, sha, stamp, number, savedAt, text] =
    /^([0-9a-f]{64}) ((\d{1,10}) ([^\s]+))\n([\s\S]*)$/.exec(slot ?? "") ?? [];
  if (!slot || !sha) return slot ? { whole: false, slot, sha: "", number: 0, savedAt: "", text: "" } : null;
  const found = await sha256(`${stamp}\n${text}`);
  return { whole: !found || found === sha, slot, sha, number: Number(number), savedAt, text };
}

async function readSheet(storage: Storage, name: "sheet" | "position"): Promise<Old | null> {
  const start = `${PREFIX}${name}`;
  const head = parse(storage.getItem(`${start}:head`) ?? "");
  const slots = await Promise.all(SLOTS.map((slot) => sheetSlot(storage.getItem(`${start}:${slot}`))));
  const found = slots.flatMap((one) => one ?? []);
  const good = found.filter(({ whole }) => whole).sort((one, other) => other.number - one.number);
  const best = good.find(({ sha }) => sha === head?.sha) ?? good[0];
  const newest = !best || (head && best.sha !== head.sha);
  const aside = newest ? found.filter((one) => !one.whole).map(({ slot }) => slot) : [];
  const keys = [...SLOTS, "head"].map((part) => `${start}:${part}`);
  if (!best && !aside.length) return null;
  const meta = { savedAt: best?.savedAt ?? "", aside };
  return old("sheets", SHEETS[name], best?.number ?? 0, best?.text ?? "", meta, keys);
}

/** Everything that earlier versions kept. */
async function readOld(storage: Storage): Promise<Old[]> {
  const games = grouped(storage, /^desertfox:v1:game:([0-9a-f]{4,32}):(?:a|b|head|damaged[123])$/);
  const charts = grouped(storage, /^desertfox:v1:charts:([0-9a-f]{16}):[ab]$/);
  const found = [
    ...[...games].map(([id, keys]) => readGame(storage, id, keys)),
    ...[...charts].map(([check, keys]) => readCharts(storage, check, keys)),
    await readSheet(storage, "sheet"),
    await readSheet(storage, "position"),
  ];
  return found.flatMap((one) => one ?? []);
}

interface World {
  storage: Storage | null;
  database: Database;
  mirror: Mirror;
  locks: Locks;
}

/** `left`: what is still in the old keys, for the next start. */
export async function migrate({ storage, database, mirror, locks }: World): Promise<{ taken: Taken[]; left: Taken[] }> {
  if (!storage || database.state === "later") return { taken: [], left: [] };
  const locked: string[] = [];
  let found: Old[] = [];
  let taken: Old[] = [];
  try {
    found = await readOld(storage);
    const free = [];
    for (const one of found) {
      // A window of an earlier version goes on writing the old keys of its game, and keeps it until it closes.
      if (one.kind === "games" && !(await locks.hold(one.row.id))) continue;
      if (one.kind === "games") locked.push(one.row.id);
      free.push(one);
    }
    if (free.length && database.state === "ready") await toDatabase(database, free);
    taken = database.state === "ready" ? free : free.filter((one) => toCopy(storage, mirror, one));
    // The head first: a slot that is left is found at the next start, a head alone is not.
    for (const { keys } of taken) for (const key of keys.toSorted().reverse()) storage.removeItem(key);
  } catch (error) {
    // The old keys are still there, and the next start tries again.
    console.warn(error);
  } finally {
    locked.forEach(locks.release);
  }
  const named = (list: Old[]) => list.map(({ kind, row }) => ({ kind, id: row.id }));
  return { taken: named(taken), left: named(found.filter((one) => !taken.includes(one))) };
}

/** One transaction for all. A save in the database that is as new stays. */
const toDatabase = (database: Database, found: Old[]) =>
  database.change(["games", "sheets", "charts"], async (change) => {
    for (const { kind, row } of found) {
      const store = change.objectStore(kind);
      const there = await store.get(row.id);
      if (!there || there.number < row.number) await store.put(row);
    }
  });

/** Where there is no database, the newest text alone is kept; the slot before it makes room first. */
function toCopy(storage: Storage, mirror: Mirror, { kind, row, keys }: Old) {
  if (!row.text || row.meta.older || row.meta.aside?.length) return false;
  if (mirror.get(kind, row.id)) return true;
  const best = keys.find((key) => storage.getItem(key)?.endsWith(row.text));
  const spare = keys.filter((key) => key !== best);
  const before = spare.map((key) => [key, storage.getItem(key)] as const);
  for (const key of spare) storage.removeItem(key);
  if (mirror.put(kind, row) === "saved") return true;
  for (const [key, text] of before) if (text !== null) storage.setItem(key, text);
  return false;
}
