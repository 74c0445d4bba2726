/** What the buttons do that the panel of every game has, by their `data-do`. */
import { el } from "../dom.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { diceKey } from "./agreement.ts";
import { askSeats } from "./dialogs.ts";
import { MORE, turnLog } from "./log.ts";
import { mayTakeAtTable } from "./looking.ts";
import { askNote, orderToNote } from "./note.ts";
import { overviewButtons } from "./overview-buttons.ts";
import { showReasons } from "./reasons.ts";
import { replayButtons } from "./replay.ts";
import { share } from "./share.ts";
import type { PlayContext } from "./types.ts";
import type { Pace } from "./computer-opponent.ts";

export function tableButtons(
  ctx: PlayContext & { show: (hex: number) => void; draw: () => void; closeRecap: () => void },
): Record<string, (data: { [key: string]: string | undefined }) => void> {
  const { t } = ctx.app.lang;
  return {
    "outcome.close": () => {
      ctx.outcome = null;
      ctx.draw();
      ctx.focusMap();
    },
    "log.earlier": () => {
      ctx.logLength += MORE;
      ctx.draw();
    },
    "log.turn": () => {
      turnLog(ctx);
      ctx.draw();
    },
    "log.show": ({ hex }) => ctx.show(Number(hex)),
    pace: ({ pace = "fast" }) => {
      ctx.pace = pace as Pace;
      ctx.app.store.set("play.pace", pace);
      ctx.draw();
    },
    "script.stop": () => ctx.opponent.stop(),
    "script.go": () => ctx.opponent.go(),
    "script.now": () => ctx.opponent.decide(),
    "menu.why": () => void showReasons(ctx),
    "seat.take": async () => {
      const seats = { ...ctx.session.settings.seats, [ctx.now.view.by]: "player" as const };
      if (!(await mayTakeAtTable(ctx, seats))) return;
      ctx.opponent.close();
      ctx.session.set({ seats });
    },
    "look.take": () => ctx.callbacks.look?.take(),
    "look.close": () => ctx.callbacks.look?.close(),
    "menu.new": () => ctx.callbacks.newGame(),
    "menu.games": () => ctx.callbacks.games(),
    note: ({ order }) => void askNote(ctx, Number(order)),
    "menu.note": () => void askNote(ctx, orderToNote(ctx)),
    "menu.share": () => void share(ctx),
    "menu.replay": () => {
      if (ctx.opponent.state() === "thinks") ctx.opponent.stop();
      ctx.replayTo(ctx.session.length());
      ctx.focusOn("pl-slider");
    },
    "menu.seats": async () => {
      const settings = await askSeats(ctx);
      if (settings && (await mayTakeAtTable(ctx, settings.seats))) ctx.session.set(settings);
    },
    "menu.verify": () => {
      const proof = ctx.session.handle.verify();
      const dice = t(`play.open.dice.${diceKey(ctx.session.agreement(), ctx.session.view().entered)}`);
      const texts =
        proof.kind === "follows"
          ? [t("play.verify.ok", { state: proof.state.slice(0, 16) }), dice]
          : [t("play.verify.bad", { text: proof.message })];
      void askDialog(ctx.dialogs, {
        about: "verify",
        title: t("play.menu.verify"),
        body: texts.map((text) => el("p", { text })),
        buttons: [{ value: "ok", text: t("play.verify.close"), primary: true }],
      });
    },
    "analyst.hide": () => {
      ctx.analysed = null;
      ctx.draw();
      ctx.focusMap();
    },
    "recap.close": () => {
      ctx.closeRecap();
      ctx.draw();
      ctx.focusMap();
    },
    ...replayButtons(ctx),
    ...overviewButtons(ctx),
  };
}
