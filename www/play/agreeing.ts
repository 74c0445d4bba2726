/** Takes the links in which two players agree on a seed: the offer, the answer, and the reveal. */
import { randomHex } from "../store/random.ts";
import { agreementOf, DIGITS, isPending } from "./agreement.ts";
import { settingsOf } from "./autosave.ts";
import { refusal } from "./errors.ts";
import { confirmOpen, refuseOpen } from "./incoming.ts";
import { newOrdersOf, sidesPlayedHere } from "./new-orders.ts";
import { candidates } from "./turns.ts";
import { viewsOf } from "./viewer.ts";
import type { Seats, Session, Settings } from "./session.ts";
import type { ReadyApp } from "../shell/app-types.ts";
import type { PlayWords } from "./types.ts";
import type { Handle, TableEngine } from "../shell/engine-types.ts";
import type { Games } from "../store/games.ts";
import type { CurrentGame } from "./turns.ts";

interface Stored {
  id: string;
  name: string;
  text: string;
  secret: string | undefined;
  seats: Seats;
}

/** `comeBack`: shows the open game again. */
export function createAgreements({
  dialogs,
  app,
  words,
  wasm,
  games,
  current,
  session,
  openGame,
  comeBack,
}: {
  dialogs: HTMLElement;
  app: ReadyApp;
  words: PlayWords;
  wasm: TableEngine;
  games: Games;
  current: () => CurrentGame | null;
  session: () => Session | undefined;
  comeBack: () => void;
  openGame: (handle: Handle, settings: Settings, id?: string) => Promise<void>;
}) {
  const { sides } = app.game;

  /** The stored game with this commitment. */
  function storedGame(commitment: string): Stored | null {
    for (const { id, name, text, seats } of candidates(current(), games)) {
      if (JSON.parse(text).agreement?.commitment !== commitment) continue;
      const settings = id ? settingsOf(games.find(id)?.card.settings, sides) : session()?.settings;
      return { id, name, text, seats, secret: settings?.secret };
    }
    return null;
  }

  /** Brings a game up to the link, and reveals its secret once the answer is there. Throws the engine's error. */
  function advance(handle: Handle, link: string, { secret, seats }: Stored) {
    handle.agree(link, sidesPlayedHere(seats)[0]);
    if (agreementOf(handle)?.step !== "answered") return;
    if (!secret) throw refusal("no-secret");
    handle.revealSecret(secret);
  }

  async function take(stored: Stored, link: string) {
    if (!stored.id) {
      session()?.agree((handle) => advance(handle, link, stored));
      return comeBack();
    }
    const opened = await games.open(stored.id);
    if (!opened || opened.readOnly) throw refusal(opened ? "turn-open" : "other-game");
    const handle: Handle = wasm.Game.load(opened.text);
    try {
      advance(handle, link, stored);
    } catch (error) {
      handle.free();
      games.leave(stored.id);
      throw error;
    }
    const { secret, ...settings } = settingsOf(opened.card.settings, sides);
    await openGame(handle, { ...settings, answered: !secret }, stored.id);
  }

  /**
   * Takes a link that belongs to the agreement of a stored game, after the player has agreed to it. `handle`: the game
   * of the link. Returns "other" where the link is to be opened like that of any other game.
   */
  async function receive(handle: Handle, link: string): Promise<"taken" | "not-taken" | "other"> {
    const agreement = agreementOf(handle);
    if (!agreement) return "other";
    const stored = storedGame(agreement.commitment);
    if (!stored && agreement.step === "answered") throw refusal("no-offer");
    if (!stored) return "other";
    if (stored.secret && agreement.step === "offered") throw refusal("own-offer");
    const pending = JSON.parse(stored.text).agreement.reveal === undefined;
    if (!pending && !isPending(agreement)) return differs(stored, agreement.answer);
    const copy: Handle = wasm.Game.load(stored.text);
    try {
      advance(copy, link, stored);
      const views = viewsOf(copy, () => stored.seats);
      // A reveal is taken whole or not at all: no part of its orders is offered.
      const newOrders = views.view().orders ? { ...newOrdersOf(views.journal(0), 0, stored.seats), upTo: 0 } : null;
      const agreed = await confirmOpen(dialogs, app, copy, {
        words,
        lead: app.lang.t(`play.agree.open.${agreement.step}`, { name: stored.name }),
        replaces: !!stored.id && !!session(),
        newOrders,
      });
      if (agreed) await take(stored, link);
      return agreed ? "taken" : "not-taken";
    } finally {
      copy.free();
    }
  }

  /** Refuses a copy of a game in which the other player's number is not the one given. */
  function differs(stored: Stored, answer: string | undefined) {
    if (JSON.parse(stored.text).agreement.answer !== answer) throw refusal("other-answer");
    return "other" as const;
  }

  return {
    /** The same; a link that is refused is named with its reason. */
    async receive(handle: Handle, link: string) {
      try {
        return await receive(handle, link);
      } catch (error) {
        await refuseOpen(dialogs, app, error);
        return "not-taken";
      }
    },
    /** What is to be said before an offer is opened. */
    lead: (handle: Handle) => (agreementOf(handle)?.step === "offered" ? app.lang.t("play.agree.open.offered") : ""),
    /** Answers the offer of a link with a random number. */
    answer(handle: Handle) {
      if (agreementOf(handle)?.step !== "offered") return false;
      handle.answerOffer(randomHex(DIGITS));
      return true;
    },
  };
}
