/** Games that come in by file, drop or paste: each is shown before it is kept, and none takes the place of another. */
import { el } from "../dom.ts";
import { plain } from "../store/card.ts";
import { isStored } from "../store/records.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { textOf } from "../shell/text-file.ts";
import { LARGEST_FILE, LARGEST_GAME } from "../store/files.ts";
import { isMixed, unmix } from "./mixed.ts";
import { contextOf } from "./shelves.ts";
import { decidesLine, pictureOf, titleOf, whatOf } from "./texts.ts";
import type { Charts, LibraryContext, Preview, Source } from "./types.ts";
import type { Card } from "../store/card.ts";
import type { Lang } from "../lang/lang.ts";
import type { Sheet } from "../store/sheets.ts";

/** Charts, and whether a game uses them. */
type Set = Charts & { played: boolean };

/** A game. */
interface Candidate {
  /** The game that it is one of. */
  of: LibraryContext;
  from: string;
  name: string;
  text: string;
  /** What a collection says of it. */
  card: Partial<Card>;
  shown: Preview;
  /** Id of the game kept here that has this very text. */
  same: string;
}

/** Charts or a sheet. */
interface Extra {
  text: string;
  note: string;
  /** Keeps it and gives what became of it. */
  store: (() => Promise<string>) | null;
}

/** The texts of files, or why there is none. */
export async function readFiles(files: Iterable<File>, { lang }: LibraryContext) {
  return Promise.all(
    [...files].map(async (file) => {
      const from = plain(file.name);
      if (file.size > LARGEST_FILE) return { from, fault: tooLarge(LARGEST_FILE, lang) };
      try {
        return { from, text: await textOf(file) };
      } catch {
        return { from, fault: lang.t("lib.import.unread") };
      }
    }),
  );
}

function tooLarge(size: number, { t, number }: Lang) {
  return t("lib.import.large", { size: number(size / 1024 ** 2, { style: "unit", unit: "megabyte" }) });
}

const refused = (of: LibraryContext, from: string, refusal: string, code: string): Candidate => ({
  of,
  from,
  name: "",
  text: "",
  card: {},
  shown: { refusal, code },
  same: "",
});

interface Contents {
  games: Candidate[];
  extras: Extra[];
}

/** What a source holds of each game of the page. */
async function allOf(source: Source, ctx: LibraryContext): Promise<Contents[]> {
  await ctx.ready;
  const { from, text = "" } = source;
  const texts = isMixed(text) && text.length <= LARGEST_FILE ? unmix(text) : [text];
  if ("code" in texts)
    return [{ games: [refused(ctx, from, ctx.lang.t(`lib.import.${texts.code}`), texts.code)], extras: [] }];
  return Promise.all(texts.map((text) => contentsFor({ ...source, text }, ctx)));
}

/** What a source holds, read by the game that it seems to belong to, and by another where that one says so. */
async function contentsFor(source: Source, ctx: LibraryContext) {
  const likely = contextOf(source.text ?? "", ctx);
  const found = await contentsOf(source, likely);
  const isOfAnother = found.games.some(({ shown }) => "refusal" in shown && shown.code === "another-game");
  const other = isOfAnother ? ctx.all().find((one) => one !== likely && one.listed) : undefined;
  return other ? contentsOf(source, other) : found;
}

/** What a source holds, each thing looked at before anything is kept. */
async function contentsOf({ from, text = "", fault }: Source, ctx: LibraryContext): Promise<Contents> {
  const { t } = ctx.lang;
  const no = (refusal: string, code: string) => ({ games: [refused(ctx, from, refusal, code)], extras: [] });
  if (fault) return no(fault, "too-long");
  if (!text.trim()) return no(t("lib.import.empty"), "empty");
  if (text.length > LARGEST_FILE) return no(tooLarge(LARGEST_FILE, ctx.lang), "too-long");
  const found = ctx.saves.files.unbundle(text);
  if ("code" in found) return no(t(`lib.import.${found.code}`), found.code);
  if (!found.games.length && !found.charts.length && !found.sheets.length) return no(t("lib.import.empty"), "empty");
  const unread = { refusal: t("lib.import.unread"), code: "unread" };
  const read = found.charts.map(({ text, played }) => ({ ...(ctx.calls.charts?.(text) ?? unread), played }));
  const charts = read.flatMap((one) => ("check" in one ? [one] : []));
  const games = await Promise.all(found.games.map((one) => candidate(from, one, charts, ctx)));
  const bad = read.flatMap((one) => ("refusal" in one ? [refused(ctx, from, one.refusal, one.code)] : []));
  const extras = [...charts.map((one) => chartsExtra(one, ctx)), ...found.sheets.map((one) => sheetExtra(one, ctx))];
  return { games: [...games, ...bad], extras };
}

async function candidate(
  from: string,
  { name, text, card = {} }: { name: string; text: string; card?: Partial<Card> },
  charts: Charts[],
  ctx: LibraryContext,
): Promise<Candidate> {
  const { t } = ctx.lang;
  if (text.length > LARGEST_GAME) return refused(ctx, from, tooLarge(LARGEST_GAME, ctx.lang), "too-long");
  const failed = (error: { message?: string } | null) => ({
    refusal: plain(error?.message) || t("lib.import.unread"),
  });
  const shown = await ctx.calls.preview(text, charts).catch(failed);
  const savedText = "summary" in shown && !shown.turn ? (shown.text ?? text) : "";
  return {
    of: ctx,
    from,
    name,
    text: savedText,
    card: "settings" in shown ? { settings: shown.settings, ...card } : card,
    shown,
    same: savedText && (ctx.games.same(savedText) || ctx.games.same(text)),
  };
}

function chartsExtra(charts: Set, { saves, lang: { t } }: LibraryContext): Extra {
  const known = saves.charts.find(charts.check);
  const text = t("lib.import.charts", { name: charts.name });
  // A set that is here and not marked is stored again, with the mark.
  if (known && (known.played || !charts.played)) return { text, note: t("lib.import.here"), store: null };
  return { text, note: "", store: () => saves.charts.save(charts) };
}

/** A sheet is taken where there is none; it never takes the place of another. */
function sheetExtra(
  { sheet, text: body }: { sheet: Sheet; text: string },
  { saves: { sheets }, calls, lang: { t } }: LibraryContext,
): Extra {
  const text = t(`lib.import.${sheet}`);
  const there = sheets.load(sheet).text;
  if (there) return { text, note: t(there === body ? "lib.import.here" : "lib.import.another"), store: null };
  if (body.length > LARGEST_GAME || !calls.sheet?.(sheet, body)) {
    return { text, note: t("lib.import.refused", { reason: t("lib.import.unread") }), store: null };
  }
  return { text, note: "", store: async () => (await sheets.save(sheet, body)).kind };
}

function row({ of: ctx, from, name, shown, same }: Candidate) {
  const { t, tn } = ctx.lang;
  if ("refusal" in shown) {
    return el(
      "li",
      { class: "lib-game lib-refused", data: { fault: shown.code ?? "unread" } },
      el(
        "div",
        { class: "lib-facts" },
        el("h3", { class: "lib-name", text: from }),
        el("p", { class: "field-error", text: t("lib.import.refused", { reason: shown.refusal }) }),
      ),
    );
  }
  const card = { ...shown.summary, name: name || shown.summary.name };
  const known = same && ctx.games.find(same);
  return el(
    "li",
    { class: "lib-game" },
    pictureOf(shown.picture ?? ""),
    el(
      "div",
      { class: "lib-facts" },
      el("h3", { class: "lib-name", text: titleOf(card, ctx.lang) }),
      el("p", { text: whatOf(card, ctx.lang) }),
      decidesLine(card, ctx.lang, ctx.saves.sides),
      el("p", { class: "muted", text: `${tn("lib.orders", card.orders)} · ${from}` }),
      shown.note && el("p", { class: "lib-note", text: shown.note }),
      shown.turn && el("p", { class: "lib-note lib-same", text: t("lib.import.turn") }),
      known &&
        el("p", { class: "lib-note lib-same", text: t("lib.import.same", { name: titleOf(known.card, ctx.lang) }) }),
    ),
  );
}

const extraRow = ({ text, note }: Extra) =>
  el(
    "li",
    { class: "lib-game lib-extra" },
    el(
      "div",
      { class: "lib-facts" },
      el("h3", { class: "lib-name", text }),
      note && el("p", { class: "lib-note", text: note }),
    ),
  );

/** The link that is opened after a question of its own: of a turn, or of a game that is not here. */
const linkOf = ({ shown, same }: Candidate) => ("summary" in shown && (shown.turn || (!same && shown.link))) || "";

/**
 * Shows what has come in and keeps what the reader wants. Returns the game to open, or the turn to take, or neither;
 * and which game it is one of.
 */
export async function importSources(
  root: HTMLElement,
  sources: Source[],
  ctx: LibraryContext,
): Promise<{ id?: string; turn?: string; of?: LibraryContext }> {
  const { t } = ctx.lang;
  ctx.say(t("lib.import.reading"));
  const found = (await Promise.all(sources.map((source) => allOf(source, ctx)))).flat();
  const all = found.flatMap(({ games }) => games);
  const extras = found.flatMap(({ extras }) => extras);
  const good = all.filter((one) => "summary" in one.shown && !linkOf(one));
  const fresh = good.filter(({ same, text }, i) => !same && good.findIndex((one) => one.text === text) === i);
  const storeTasks = extras.flatMap(({ store }) => store ?? []);
  const turns = all.flatMap((one) => {
    const turn = linkOf(one);
    return turn ? { of: one.of, turn, whole: turn !== ("summary" in one.shown && one.shown.turn) } : [];
  });
  const only = good.length === 1 ? good[0] : null;
  const some = fresh.length + storeTasks.length > 0;
  const buttons = [
    ...(turns.length === 1
      ? [{ value: "turn", text: t(`lib.import.${turns[0].whole ? "openLink" : "openTurn"}`), primary: !good.length }]
      : []),
    ...(only && !only.same ? [{ value: "open", text: t("lib.import.open"), primary: true }] : []),
    ...(only?.same ? [{ value: "same", text: t("lib.import.openSame"), primary: true }] : []),
    ...(some ? [{ value: "keep", text: t("lib.import.keep"), primary: !only }] : []),
    { value: "", text: t(some ? "lib.cancel" : "app.close"), primary: !good.length && turns.length !== 1 },
  ];
  ctx.say("");
  const list = el("ul", { class: "lib-list lib-incoming" }, all.map(row), extras.map(extraRow));
  const note = some ? el("p", { class: "muted", text: t("lib.import.note") }) : null;
  const asked = { title: t("lib.import.title"), wide: true, about: "import", body: [list, note], buttons };
  const answer = await askDialog(root, asked);
  if (answer === "same") return { id: only?.same, of: only?.of };
  if (answer === "turn") return turns[0];
  if (!answer) return {};
  const last = await storeAll(fresh, storeTasks, ctx);
  return answer === "open" ? { id: last, of: only?.of } : {};
}

/** Keeps what is not here yet, the charts first. Returns the id of the last game. */
async function storeAll(
  games: Candidate[],
  storeTasks: (() => Promise<string>)[],
  { lang: { tn }, say }: LibraryContext,
): Promise<string> {
  let memory = 0;
  let last = "";
  for (const store of storeTasks) if (!isStored(await store())) memory += 1;
  for (const { of, name, text, card, shown } of games) {
    if (!("summary" in shown)) continue;
    const summary = { ...shown.summary, name: name || shown.summary.name };
    const { kind, id } = await of.games.add(text, summary, shown.picture, card);
    last = id;
    if (!isStored(kind)) memory += 1;
  }
  const extra = storeTasks.length ? tn("lib.say.keptExtra", storeTasks.length) : "";
  const some =
    games.length || !storeTasks.length ? tn(memory ? "lib.say.keptMemory" : "lib.say.kept", games.length) : "";
  say([some, extra].filter(Boolean).join(" "));
  return last;
}

/** Asks for a text to be pasted. */
export async function askForText(root: HTMLElement, { lang: { t } }: LibraryContext) {
  const area = el("textarea", {
    class: "input lib-text",
    id: "lib-paste-text",
    rows: 8,
    spellcheck: "false",
    autocomplete: "off",
  });
  const answer = await askDialog(root, {
    title: t("lib.paste.title"),
    body: [el("div", { class: "field" }, el("label", { for: "lib-paste-text", text: t("lib.paste.label") }), area)],
    buttons: [
      { value: "ok", text: t("lib.paste.ok"), primary: true },
      { value: "", text: t("lib.cancel") },
    ],
  });
  return answer === "ok" ? area.value : "";
}
