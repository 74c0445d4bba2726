/** The log: every order in words with what came of it, and the dice thrown. */
import { el } from "../dom.ts";
import { plain } from "../store/card.ts";
import { button, caseChips } from "../worksheet/widgets.ts";
import { die } from "../worksheet/dice.ts";
import { unchanged } from "../worksheet/morph.ts";
import { LONGEST_NOTE } from "./note.ts";
import type { Session } from "./session.ts";
import type { Viewer } from "./viewer.ts";
import type { Entry, PlayContext } from "./types.ts";
import type { OrderTold } from "../shell/engine-types.ts";

/** Orders shown before earlier ones are asked for, and how many more are shown then. */
export const SHOWN = 40;
export const MORE = 200;

/** Keeps the entries of a game, a list for each viewer: the orders of a player may be hidden from another. */
export function createJournal(session: Pick<Session, "viewer" | "length" | "journal">) {
  const lists = new Map<Viewer, Entry[]>();
  const entries = () => lists.get(session.viewer()) ?? [];

  return {
    /** What the viewer may read. */
    entries,
    /**
     * Adds the orders that the viewer's list does not have yet. `last`: the last order as the viewer knows it; without
     * it the engine is asked.
     */
    add(entryOf: (report: OrderTold) => Entry, last?: OrderTold) {
      const list = entries();
      const [from, to] = [list.length, session.length()];
      const fresh = last && to === from + 1 && last.at === from ? [last] : session.journal(from, to);
      list.push(...fresh.map(entryOf));
      lists.set(session.viewer(), list);
    },
    /** Keeps the first orders and drops the others. `length`: how many. */
    cut(length: number) {
      for (const list of lists.values()) list.splice(length);
    },
  };
}

export function entryOf(report: OrderTold, ctx: PlayContext): Entry {
  const { t } = ctx.app.lang;
  return {
    number: report.at + 1,
    side: report.by,
    turn: [report.turn, report.phasing, report.phase].join(),
    playerTurn: [report.turn, report.phasing].join(),
    heading: t("play.log.turn", {
      turn: report.turn,
      date: ctx.words.date(report.turn, ctx.session.scenario, ctx.app.lang.tag),
      side: t(`side.${report.phasing}`),
      phase: t(`gamePhase.${report.phase}`),
    }),
    ...ctx.words.entry(report, ctx),
    faces: [...report.faces],
    note: plain(report.note, LONGEST_NOTE),
    follows: !!report.follows,
  };
}

/**
 * Entries in groups of one phase each. A group bears the number of the first order of its phase, shown or not. `from`:
 * the first entry that is shown.
 */
function groupsOf(all: Entry[], from: number) {
  const groups: { first: number; heading: string; entries: Entry[] }[] = [];
  let begin = from;
  while (begin > 0 && all[begin - 1].turn === all[from]?.turn) begin--;
  all.slice(from).forEach((entry, i) => {
    if (i > 0 && all[from + i - 1].turn === entry.turn) groups[groups.length - 1].entries.push(entry);
    else groups.push({ first: i ? entry.number : all[begin].number, heading: entry.heading, entries: [entry] });
  });
  return groups;
}

/** Where it is noted that the orders of a player-turn are read from its first one on. */
const DIRECTION = "play.log";

/** The groups from the newest on; where the log is read forwards, those of a player-turn stay in their order. */
function inOrder(groups: ReturnType<typeof groupsOf>, forwards: boolean) {
  if (!forwards) return groups.toReversed();
  const turns: (typeof groups)[] = [];
  for (const group of groups) {
    const last = turns.at(-1);
    if (last?.[0].entries[0].playerTurn === group.entries[0].playerTurn) last.push(group);
    else turns.push([group]);
  }
  return turns.toReversed().flat();
}

/** Reads the log the other way. */
export function turnLog({ app: { store } }: PlayContext) {
  store.set(DIRECTION, store.get(DIRECTION) === "forwards" ? "backwards" : "forwards");
}

/** A view of the log. An entry never changes: its row is built once and stays on the page. */
export function createLogView() {
  /** The entries whose rows are on the page. */
  let drawn = new Set<Entry>();
  let hadNotes = false;
  let readForwards = false;

  return (ctx: PlayContext) => {
    const { t, tn } = ctx.app.lang;
    const all = ctx.journal.entries();
    const from = Math.max(0, all.length - ctx.logLength);
    const hasNotes = ctx.callbacks.notes();
    const forwards = ctx.app.store.get(DIRECTION) === "forwards";
    const before = hasNotes === hadNotes && forwards === readForwards ? drawn : new Set();
    drawn = new Set(all.slice(from));
    hadNotes = hasNotes;
    readForwards = forwards;
    return el(
      "details",
      { class: "card ex-part ref-fold pl-log", id: "pl-log", open: true, data: { key: "log" } },
      el(
        "summary",
        { id: "pl-log-summary" },
        t("play.log"),
        el("span", { class: "badge num", text: tn("play.open.orders", all.length).replace(/\.$/, "") }),
      ),
      !all.length && el("p", { class: "muted", text: t("play.log.none") }),
      all.some(({ note }) => note) && el("p", { class: "muted", id: "pl-log-notes", text: t("play.note.beside") }),
      all.length > 0 &&
        button("log.turn", t(`play.log.${forwards ? "backwards" : "forwards"}`), {
          class: "button button-quiet button-small",
          id: "pl-log-turn",
        }),
      el(
        "div",
        { class: "pl-log-body", tabindex: "0", role: "region", "aria-label": t("play.log") },
        inOrder(groupsOf(all, from), forwards).map(({ first, heading, entries }) =>
          el(
            "section",
            { data: { key: `group-${first}` } },
            el("h4", { text: heading }),
            el(
              "ol",
              { class: "pl-log-list", reversed: !forwards || null, start: entries.at(forwards ? 0 : -1)?.number },
              (forwards ? entries : entries.toReversed()).map((entry) =>
                before.has(entry) ? unchanged("li", rowKey(entry)) : row(entry, ctx),
              ),
            ),
          ),
        ),
      ),
      from > 0 && button("log.earlier", t("play.log.earlier"), { class: "button button-quiet", id: "pl-log-earlier" }),
    );
  };
}

const rowKey = ({ number }: Entry) => `entry-${number}`;

function row(entry: Entry, ctx: PlayContext) {
  const { t, list } = ctx.app.lang;
  return el(
    "li",
    { class: `pl-entry is-${entry.side}`, value: entry.number, data: { key: rowKey(entry) } },
    el("span", { class: "pl-line", text: entry.text, data: { do: "log.at", at: entry.number, line: "" } }),
    positionButton("log.at", entry.number, ctx),
    entry.follows && el("span", { class: "badge pl-follows", text: t("play.log.follows") }),
    entry.note && noteOf(entry.note, ctx),
    noteButton(entry.number - 1, ctx, "pl-note-at"),
    entry.faces.length > 0 &&
      el(
        "span",
        { class: "pl-faces", role: "img", "aria-label": t("play.log.dice", { faces: list(entry.faces.map(String)) }) },
        entry.faces.map((face) => die(face)),
      ),
    entry.events.length > 0 &&
      el(
        "ul",
        { class: "pl-events" },
        entry.events.map((event) =>
          el(
            "li",
            {},
            event.text,
            " ",
            caseChips(event.cases, event.rulings, ctx),
            event.hex >= 0 && place(event.hex, ctx),
          ),
        ),
      ),
  );
}

/** Shows the game as it stood after an order. `order`: counted from 1. */
export const positionButton = (action: string, order: number, ctx: PlayContext) =>
  button(action, "▷", {
    class: "button button-quiet pl-where",
    "aria-label": ctx.app.lang.t("play.log.at", { n: order }),
    title: ctx.app.lang.t("play.log.at", { n: order }),
    data: { at: order },
  });

/** A note as it is shown beside its order. */
export const noteOf = (text: string, ctx: PlayContext) =>
  el(
    "p",
    { class: "pl-note" },
    el("span", { class: "visually-hidden", text: `${ctx.app.lang.t("play.note.label")}: ` }),
    el("span", { dir: "auto", text }),
  );

/** Opens the note of an order, where notes are kept. `order`: counted from 0. */
export const noteButton = (order: number, ctx: PlayContext, id: string) =>
  ctx.callbacks.notes() &&
  button("note", "✎", {
    class: "button button-quiet pl-where",
    id: `${id}-${order}`,
    "aria-label": ctx.app.lang.t("play.note.on", { n: order + 1 }),
    title: ctx.app.lang.t("play.note.on", { n: order + 1 }),
    data: { order },
  });

const place = (hex: number, ctx: PlayContext) =>
  button("log.show", "◎", {
    class: "button button-quiet pl-where",
    "aria-label": ctx.app.lang.t("play.log.show", { hex: ctx.placeName(hex) }),
    data: { hex },
  });

/** How often each face was thrown, by side; counted once the part is open. */
export function diceView(ctx: PlayContext) {
  const { t, tn, number } = ctx.app.lang;
  const summary = el("summary", { text: t("play.dice") });
  const card = { class: "card ex-part ref-fold pl-dice", id: "pl-dice", data: { key: "dice" } };
  if (!ctx.opened.has("dice")) return el("details", card, summary);
  const sides = ctx.app.game.sides.map(({ id }) => id);
  const counts: Record<string, number[]> = Object.fromEntries(sides.map((side) => [side, [0, 0, 0, 0, 0, 0]]));
  for (const { side, faces } of ctx.journal.entries())
    for (const face of faces) if (counts[side]) counts[side][face - 1]++;
  return el(
    "details",
    card,
    summary,
    sides.map((side) => {
      const all = counts[side].reduce((sum, n) => sum + n, 0);
      const mean = all ? counts[side].reduce((sum, n, i) => sum + n * (i + 1), 0) / all : 0;
      const most = Math.max(1, ...counts[side]);
      return el(
        "div",
        { data: { key: side } },
        el("h4", { text: t(`side.${side}`) }),
        all
          ? el("p", {
              class: "muted num",
              text: `${tn("play.dice.count", all)}, ${t("play.dice.mean", { mean: number(mean, { maximumFractionDigits: 2 }) })}`,
            })
          : el("p", { class: "muted", text: t("play.dice.none") }),
        all > 0 &&
          el(
            "ol",
            { class: "pl-bars" },
            counts[side].map((n, i) =>
              el(
                "li",
                { "aria-label": t("play.dice.row", { face: i + 1, n, all }) },
                die(i + 1),
                el("meter", { class: "pl-meter", min: 0, max: most, value: n, "aria-hidden": "true" }),
                el("span", { class: "num", "aria-hidden": "true", text: n }),
              ),
            ),
          ),
      );
    }),
  );
}
