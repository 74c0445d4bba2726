/** A game seen again: a slider over the whole record, steps of several lengths, and a new game from any point. */
import { el } from "../dom.ts";
import { button, select, withValue } from "../worksheet/widgets.ts";
import { noteButton, noteOf } from "./log.ts";
import { pace } from "./menu.ts";
import type { Entry, PlayContext, Step } from "./types.ts";

export const STEPS: readonly Step[] = ["order", "phase", "turn", "combat"];
/** A replay of the whole game. */
export const WHOLE = { since: 0, until: null };
/** Milliseconds between two steps. */
const PAUSES = { slow: 1200, fast: 400, once: 120 };

/** Whether a step ends before an order: a phase, a player-turn or a combat begins with it. */
function isBoundary(entries: readonly Entry[], at: number, by: Step) {
  const [before, next] = [entries[at - 1], entries[at]];
  if (!before || !next || by === "order") return true;
  if (by === "combat") return next.fights;
  return by === "phase" ? before.turn !== next.turn : before.playerTurn !== next.playerTurn;
}

/** Where a step leads to. */
export function stepFrom(entries: readonly Entry[], at: number, by: Step, direction: 1 | -1) {
  let to = at + direction;
  while (to > 0 && to < entries.length && !isBoundary(entries, to, by)) to += direction;
  return Math.max(0, Math.min(entries.length, to));
}

/** Lets a replay go on by itself, as long as it plays. */
export function createPlayback(ctx: PlayContext) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  let round = 0;

  /** Waits for the next step, where the replay plays, and for counters on their way. */
  function wait() {
    clearTimeout(timer);
    const mine = ++round;
    if (ctx.replay?.plays)
      timer = setTimeout(() => {
        const arrival = ctx.arrival();
        if (arrival) void arrival.then(() => mine === round && step());
        else step();
      }, PAUSES[ctx.pace]);
  }

  function step() {
    const { replay } = ctx;
    if (!replay?.plays) return;
    const end = replay.until ?? ctx.session.length();
    if (replay.at < end)
      return ctx.replayTo(Math.min(end, stepFrom(ctx.journal.entries(), replay.at, replay.by, 1)), { ...replay });
    if (replay.until !== null) return ctx.replayTo(null);
    ctx.replayTo(replay.at, { plays: false });
  }

  return {
    wait,
    close() {
      round++;
      clearTimeout(timer);
    },
  };
}

/** Whether the game may be continued from the order shown: not while a player elsewhere still hides something in it. */
const mayBranch = ({ app, session, callbacks }: PlayContext) =>
  callbacks.branch &&
  (app.game.hides !== true || session.over() || !Object.values(session.settings.seats).includes("away"));

export function replayView(ctx: PlayContext) {
  const { replay, session } = ctx;
  if (!replay) return el("div", { class: "ex-slot", data: { key: "replay" } });
  const { t } = ctx.app.lang;
  const all = session.length();
  const { since, until } = replay;
  const end = until ?? all;
  const inside = (at: number) => Math.max(since, Math.min(end, at));
  const entries = ctx.journal.entries();
  const entry = entries[replay.at - 1];
  const words = t("play.replay.at", { n: replay.at, all });
  const slider = el("input", {
    type: "range",
    class: "pl-slider",
    id: "pl-slider",
    min: since,
    max: end,
    step: 1,
    "aria-label": t("play.replay"),
    "aria-valuetext": words,
    data: { set: "replay", live: "" },
  });
  const to = (name: string, sign: string, at: number) =>
    button("replay.to", sign, {
      id: `pl-replay-${name}`,
      "aria-label": t(`play.replay.${name}`),
      title: t(`play.replay.${name}`),
      "aria-disabled": at === replay.at ? "true" : null,
      data: { at },
    });
  return el(
    "section",
    { class: "card ex-part pl-replay", "aria-labelledby": "pl-replay-title", data: { key: "replay", at: replay.at } },
    el("h3", { class: "card-title", id: "pl-replay-title", tabindex: "-1", text: t("play.replay") }),
    el("p", { class: "num", text: words }),
    withValue(slider, String(replay.at)),
    el(
      "div",
      { class: "pl-keys", role: "group", "aria-label": t("play.replay") },
      to("start", "|◀", since),
      to("back", "◀", inside(stepFrom(entries, replay.at, replay.by, -1))),
      button("replay.play", replay.plays ? "❚❚" : "▶", {
        id: "pl-replay-play",
        class: "button button-primary",
        "aria-label": t(replay.plays ? "play.replay.pause" : "play.replay.play"),
        title: t(replay.plays ? "play.replay.pause" : "play.replay.play"),
      }),
      to("on", "▶▏", inside(stepFrom(entries, replay.at, replay.by, 1))),
      to("end", "▶|", end),
    ),
    el(
      "div",
      { class: "card-row pl-replay-by" },
      select({
        id: "pl-replay-by",
        label: t("play.replay.by"),
        value: replay.by,
        options: STEPS.map((by) => [by, t(`play.replay.by.${by}`)]),
        set: "replay.by",
      }),
      pace(ctx),
    ),
    entry &&
      el("p", { class: "pl-replay-order" }, entry.text, " ", noteButton(entry.number - 1, ctx, "pl-replay-note")),
    entry?.note && noteOf(entry.note, ctx),
    entry &&
      entry.events.length > 0 &&
      el(
        "ul",
        { class: "pl-events" },
        entry.events.map(({ text }) => el("li", { text })),
      ),
    el(
      "div",
      { class: "card-row" },
      mayBranch(ctx) && button("replay.branch", t("play.replay.branch"), { id: "pl-replay-branch" }),
      button("replay.close", t(until === null ? "play.replay.close" : "play.replay.recap"), {
        class: "button button-primary",
        id: "pl-replay-close",
      }),
    ),
  );
}

/** Shows the game within the recap, from which it comes back to the present. */
function stepThrough(ctx: PlayContext, at: number, plays = false) {
  if (!ctx.recap) return;
  ctx.replayTo(at, { plays, since: ctx.recap.from, until: ctx.recap.to });
  ctx.focusOn(plays ? "pl-replay-play" : "pl-slider");
}

/** Whether words of a line of the log are selected. */
function marksWordsOf(order: string) {
  const selection = getSelection();
  const line = document.querySelector(`.pl-line[data-at="${order}"]`);
  return !!selection && !selection.isCollapsed && !!line && selection.containsNode(line, true);
}

/** What the buttons of a replay do. */
export const replayButtons = (ctx: PlayContext): Record<string, (data: DOMStringMap) => void> => ({
  "replay.play"() {
    const { replay } = ctx;
    if (!replay) return;
    const ended = !replay.plays && replay.at >= (replay.until ?? ctx.session.length());
    ctx.replayTo(ended ? replay.since : replay.at, { plays: !replay.plays });
  },
  "replay.to": ({ at }) => ctx.replayTo(Number(at)),
  "log.at"({ at, line }) {
    // Words of this line that are being marked, to be copied.
    if (line !== undefined && marksWordsOf(String(at))) return;
    if (ctx.opponent.state() === "thinks") ctx.opponent.stop();
    ctx.replayTo(Number(at), WHOLE);
    ctx.focusOn("pl-slider");
  },
  "recap.at": ({ at }) => stepThrough(ctx, Number(at)),
  "recap.again": () => ctx.recap && stepThrough(ctx, ctx.recap.from, true),
  "replay.close"() {
    ctx.replayTo(null);
    ctx.opponent.wake();
  },
  "replay.branch": () => ctx.replay && mayBranch(ctx) && ctx.callbacks.branch?.(ctx.replay.at),
});
