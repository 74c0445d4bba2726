// @ts-check
/**
 * The texts of games in the browser's storage: for each game two slots written in turn, and a head that names the good one.
 *
 * A save writes the slot beside the good one, reads it back, and only then turns the head to it. Whatever happens between any
 * two writes, the slot that was good before is still whole. What counts is the slot with the highest number whose seal fits; the
 * heads are the index of all games, and whatever of it is lost or damaged is read from the slots again.
 */
import { parse, toCard, toPicture } from "./card.js";
import { FORM, seal, unseal } from "./sealed.js";

/** @typedef {import("./card.js").Card} Card */
/** @typedef {"a"|"b"} Slot */
/** @typedef {"denied"|"full"|"failed"} Fault */
/**
 * @typedef {object} Save a save whose seal fits
 * @property {Slot} slot
 * @property {number} number counts the saves
 * @property {string} check
 * @property {Card} card
 * @property {string} text
 */
/**
 * @typedef {object} Shelf what is stored of one game
 * @property {Save|null} best the newest save that is whole
 * @property {boolean} older whether there was a newer one
 * @property {boolean} later whether a later version of the page wrote it; then it is left alone
 * @property {number} number the highest number seen
 * @property {Card|null} card
 * @property {string} picture
 * @property {{slot: Slot, text: string}[]} damaged slots that cannot be read and may have held something newer
 * @property {string[]} aside damaged texts put aside earlier
 */

export const PREFIX = "desertfox:v1:game:";
const GAME = "desert-fox-game";
const HEAD = "desert-fox-head";
const SLOTS = /** @type {Slot[]} */ (["a", "b"]);
/** Damaged texts that are kept of one game. */
const ASIDE = ["damaged1", "damaged2", "damaged3"];

/** @param {string} id @param {string} part */
export const keyOf = (id, part) => `${PREFIX}${id}:${part}`;

/** @param {any} error @returns {Fault} */
export function faultOf(error) {
  if (error?.name === "QuotaExceededError" || error?.name === "NS_ERROR_DOM_QUOTA_REACHED") return "full";
  return error?.name === "SecurityError" ? "denied" : "failed";
}

/** Puts a text and reads it back; throws where that fails. @param {Storage} storage @param {string} key @param {string} text */
function put(storage, key, text) {
  storage.setItem(key, text);
  if (storage.getItem(key) !== text) throw new Error("read back otherwise");
}

/** @param {Storage} storage */
export function createSlots(storage) {
  /** @param {string} id @param {string} part */
  const get = (id, part) => storage.getItem(keyOf(id, part));

  /** Ids of all games of which anything is stored. */
  function ids() {
    const found = new Set();
    for (let i = 0; i < storage.length; i++) {
      const [, id, part] = /^desertfox:v1:game:([0-9a-f]{4,32}):(\w+)$/.exec(storage.key(i) ?? "") ?? [];
      if (id && part !== "lease") found.add(id);
    }
    return /** @type {string[]} */ ([...found]);
  }

  /** @param {string} id @returns {Shelf} */
  function look(id) {
    const found = SLOTS.map((slot) => ({ slot, ...unseal(GAME, get(id, slot)) }));
    const good = found.filter((one) => one.state === "good").sort((one, other) => other.number - one.number);
    const head = unseal(HEAD, get(id, "head"));
    const known = head.state === "good" ? parse(head.body) : null;
    const top = head.state === "good" ? head.number : 0;
    const best = good.length ? toSave(good[0]) : null;
    const sure = best !== null && head.state === "good" && top <= best.number;
    const damaged = found.filter((one) => one.state === "damaged").filter((one) => !(sure && one.number > 0 && one.number < best.number));
    const own = best && known?.check === best.check && top === best.number;
    return {
      best,
      older: best !== null && (top > best.number || damaged.length > 0),
      later: good.some((one) => one.form > FORM) || (head.state === "good" && head.form > FORM),
      number: Math.max(top, best?.number ?? 0),
      card: own ? toCard(known.card) : (best?.card ?? (known ? toCard(known.card) : null)),
      picture: toPicture(known?.picture),
      damaged: damaged.map(({ slot, text }) => ({ slot, text })),
      aside: ASIDE.map((part) => get(id, part) ?? "").filter(Boolean),
    };
  }

  /** @param {import("./sealed.js").Sealed & {slot: Slot}} found @returns {Save} */
  function toSave({ slot, number, check, body }) {
    const end = body.indexOf("\n");
    return { slot, number, check, card: toCard(parse(body.slice(0, end))), text: body.slice(end + 1) };
  }

  /** Keeps a damaged text out of the way of the next save. @param {string} id @param {string} text @param {string[]} kept */
  function putAside(id, text, kept) {
    if (kept.includes(text)) return;
    const part = ASIDE.find((part) => !get(id, part)) ?? ASIDE[0];
    put(storage, keyOf(id, part), text);
  }

  /**
   * Writes a game beside its good slot and turns the head to it.
   * @param {string} id @param {Shelf} shelf what `look` found @param {number} number @param {Card} card @param {string} text @param {string} picture
   * @returns {{check: string}|{fault: Fault}}
   */
  function write(id, shelf, number, card, text, picture) {
    const slot = shelf.best ? (shelf.best.slot === "a" ? "b" : "a") : (SLOTS.find((slot) => get(id, slot) === null) ?? "a");
    const before = get(id, slot);
    const sealed = seal(GAME, number, `${JSON.stringify(card)}\n${text}`);
    try {
      const spoiled = shelf.damaged.find((one) => one.slot === slot);
      if (spoiled) putAside(id, spoiled.text, shelf.aside);
      put(storage, keyOf(id, slot), sealed);
    } catch (error) {
      clean(id, slot, before);
      return { fault: faultOf(error) };
    }
    const check = sealed.slice(0, sealed.indexOf("\n")).slice(-8);
    writeHead(id, number, check, slot, card, picture);
    return { check };
  }

  /** A slot left with half of a text that nobody needs is emptied. @param {string} id @param {Slot} slot @param {string|null} before */
  function clean(id, slot, before) {
    try {
      const now = get(id, slot);
      if (now !== before && unseal(GAME, now).state === "damaged") storage.removeItem(keyOf(id, slot));
    } catch {
      // The storage answers no more; the good slot is not touched.
    }
  }

  /**
   * The head; where there is no room for the picture, without it. A head that is not written changes nothing about what counts.
   * @param {string} id @param {number} number @param {string} check @param {Slot} slot @param {Card} card @param {string} picture
   */
  function writeHead(id, number, check, slot, card, picture) {
    for (const shown of picture ? [picture, ""] : [""]) {
      try {
        put(storage, keyOf(id, "head"), seal(HEAD, number, JSON.stringify({ slot, check, card, picture: shown })));
        return true;
      } catch {
        // Once more with less.
      }
    }
    return false;
  }

  /** The stored texts of a game by part, the newest slot first: in this order they are put back. @param {string} id @returns {[string, string][]} */
  function entries(id) {
    const order = look(id).best?.slot === "b" ? [...SLOTS].reverse() : SLOTS;
    return [...order, "head", ...ASIDE].flatMap((part) => /** @type {[string, string][]} */ ([[part, get(id, part) ?? ""]])).filter(([, text]) => text);
  }

  return {
    ids,
    look,
    write,
    writeHead,
    entries,
    /** Takes a game away, the newest slot last, so that it is there whole until it is gone. @param {string} id */
    wipe(id) {
      for (const [part] of entries(id).reverse()) storage.removeItem(keyOf(id, part));
    },
    /** @param {string} id @param {[string, string][]} parts */
    restore(id, parts) {
      for (const [part, text] of parts) put(storage, keyOf(id, part), text);
    },
    /** Forgets the damaged texts that were put aside. @param {string} id */
    forgetAside(id) {
      for (const part of ASIDE) storage.removeItem(keyOf(id, part));
    },
  };
}
