/** What the reader does with a kept game. */
import { el } from "../dom.ts";
import { plain } from "../store/card.ts";
import { isStored } from "../store/records.ts";
import { SHEETS } from "../store/sheets.ts";
import { askDialog } from "../worksheet/dialogs.ts";
import { download } from "../worksheet/copy.ts";
import { mix, mixedName } from "./mixed.ts";
import { timeOf, titleOf, turnOf } from "./texts.ts";
import type { LibraryContext } from "./types.ts";
import type { Opened } from "../store/games.ts";

const MEMORY = ["denied", "full", "failed"];

/** What became of a change, in words. `words`: when it is stored. */
function sayOutcome(kind: string, words: string, name: string, { lang: { t }, say }: LibraryContext) {
  if (isStored(kind)) say(words);
  else say(t(MEMORY.includes(kind) ? "lib.say.memory" : `lib.say.${kind}`, { name }));
}

const nameOf = (id: string, { games, lang }: LibraryContext) =>
  titleOf(games.find(id)?.card ?? { name: "", scenario: "" }, lang);

/** Downloads of texts that cannot be read. */
const downloads = (texts: string[], id: string, { lang: { t }, saves: { files } }: LibraryContext) =>
  el(
    "div",
    { class: "card-row" },
    texts.map((text, i) =>
      el("button", {
        type: "button",
        class: "button",
        data: { download: i },
        text: t(texts.length > 1 ? "lib.ask.download.n" : "lib.ask.download", { n: i + 1 }),
        on: { click: () => download(files.names.damaged(id, i), text, "text/plain") },
      }),
    ),
  );

/** Opens a game; where it is not as it should be, the reader is asked first. Returns whether it is on the table. */
export async function openGame(root: HTMLElement, id: string, ctx: LibraryContext): Promise<boolean> {
  const {
    games,
    lang: { t },
    say,
  } = ctx;
  if (ctx.current() === id) {
    ctx.comeBack?.();
    return true;
  }
  const name = nameOf(id, ctx);
  let opened = await games.open(id);
  if (opened?.readOnly && opened.text) {
    const answer = await askDialog(root, {
      title: t("lib.ask.elsewhere"),
      body: [el("p", { text: t("lib.ask.elsewhere.text", { name }) })],
      buttons: [
        { value: "look", text: t("lib.ask.look"), primary: true },
        { value: "take", text: t("lib.ask.take") },
        { value: "", text: t("lib.cancel") },
      ],
    });
    if (!answer) return false;
    opened = answer === "take" ? await games.takeOver(id) : await games.open(id);
  }
  if (!opened) say(t("lib.say.gone", { name }));
  else if (opened.state === "later") say(t("lib.say.later", { name }));
  else if (!opened.text) await handOver(root, opened, ctx);
  else if (opened.state === "good" || (await acceptOlder(root, opened, ctx))) return put(root, opened, name, ctx);
  else if (!opened.readOnly) games.leave(id);
  return false;
}

async function handOver(root: HTMLElement, { id, damaged }: Opened, ctx: LibraryContext) {
  const { t } = ctx.lang;
  const text = t(damaged.length ? "lib.ask.damaged.text" : "lib.ask.damaged.none");
  await askDialog(root, {
    about: "damaged",
    title: t("lib.ask.damaged"),
    body: [el("p", { text }), downloads(damaged, id, ctx)],
    buttons: [{ value: "", text: t("app.close"), primary: true }],
  });
}

async function acceptOlder(root: HTMLElement, { id, card, damaged }: Opened, ctx: LibraryContext) {
  const { t } = ctx.lang;
  const text = t("lib.ask.older.text", {
    name: titleOf(card, ctx.lang),
    turn: turnOf(card, ctx.lang),
    at: timeOf(card.savedAt, ctx.lang),
  });
  const answer = await askDialog(root, {
    about: "damaged",
    title: t("lib.ask.older"),
    body: [el("p", { text }), damaged.length ? downloads(damaged, id, ctx) : null],
    buttons: [
      { value: "open", text: t("lib.ask.older.open"), primary: true },
      { value: "", text: t("lib.cancel") },
    ],
  });
  return answer === "open";
}

async function put(root: HTMLElement, { id, text, card, readOnly }: Opened, name: string, ctx: LibraryContext) {
  const { t } = ctx.lang;
  try {
    await ctx.calls.open({ id, text, card, readOnly });
    return true;
  } catch (error) {
    if (!readOnly) ctx.games.leave(id);
    const reason = plain((error as { message?: string } | null)?.message) || "–";
    const answer = await askDialog(root, {
      about: "refused",
      title: t("lib.ask.refused"),
      body: [el("p", { text: t("lib.ask.refused.text", { name, reason }) })],
      buttons: [
        { value: "export", text: t("lib.export"), primary: true },
        { value: "", text: t("app.close") },
      ],
    });
    if (answer) await exportGame(id, ctx);
    return false;
  }
}

export async function renameGame(root: HTMLElement, id: string, ctx: LibraryContext) {
  const { t } = ctx.lang;
  const field = el("input", {
    class: "input",
    id: "lib-name",
    type: "text",
    maxlength: 80,
    autocomplete: "off",
    enterkeyhint: "done",
  });
  field.value = nameOf(id, ctx);
  field.addEventListener("focus", () => field.select());
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    field.closest("dialog")?.close("ok");
  });
  const answer = await askDialog(root, {
    title: t("lib.rename"),
    body: [el("div", { class: "field" }, el("label", { for: "lib-name", text: t("lib.name") }), field)],
    buttons: [
      { value: "ok", text: t("lib.name.ok"), primary: true },
      { value: "", text: t("lib.cancel") },
    ],
  });
  const name = plain(field.value);
  if (answer !== "ok" || name === nameOf(id, ctx)) return;
  const before = nameOf(id, ctx);
  const { kind } = await ctx.games.rename(id, name);
  sayOutcome(kind, t("lib.say.renamed", { name: nameOf(id, ctx) }), before, ctx);
}

export async function copyGame(id: string, ctx: LibraryContext) {
  const { t } = ctx.lang;
  const name = t("lib.copyOf", { name: nameOf(id, ctx) });
  const { kind } = await ctx.games.duplicate(id, name);
  sayOutcome(kind, t("lib.say.copied", { name }), nameOf(id, ctx), ctx);
}

export async function exportGame(id: string, ctx: LibraryContext) {
  const {
    games,
    lang: { t },
    calls,
    say,
  } = ctx;
  const found = games.find(id);
  if (!found?.text) return say(t("lib.say.gone", { name: nameOf(id, ctx) }));
  const file = ctx.saves.files.fileName(found.card, new Date(calls.now()).toISOString());
  await games.exported(id);
  const holdsAll = ctx.listed?.hides && t("lib.say.exported.hides");
  ctx.handOver(file, found.text, [`${nameOf(id, ctx)}.`, holdsAll].filter(Boolean).join(" "));
}

/** Everything of all games of the page in one file. */
export async function exportAll(ctx: LibraryContext) {
  await ctx.ready;
  const {
    lang: { tn },
    calls,
  } = ctx;
  const now = new Date(calls.now()).toISOString();
  const contents = ctx.all().map((of) => ({ of, ...everythingOf(of) }));
  const some = contents.filter(({ games, charts, sheets }) => games.length + charts.length + sheets.length > 0);
  const bundles = some.map(({ of, games, charts, sheets }) => of.saves.files.bundle({ games, charts, sheets }, now));
  const file = some.length > 1 ? mixedName(now) : (some[0]?.of ?? ctx).saves.files.bundleName(now);
  for (const { of, games } of some) for (const { id } of games) await of.games.exported(id);
  const count = (kind: "games" | "charts" | "sheets") => some.reduce((sum, one) => sum + one[kind].length, 0);
  const said = [
    tn("lib.say.exportedAll", count("games")),
    count("charts") && tn("lib.say.exportedCharts", count("charts")),
    count("sheets") && tn("lib.say.exportedSheets", count("sheets")),
  ];
  ctx.handOver(file, mix(bundles), said.filter(Boolean).join(" "));
}

const everythingOf = ({ games, saves: { charts, sheets } }: LibraryContext) => ({
  games: games
    .list()
    .flatMap(({ id }) => games.find(id) ?? [])
    .filter(({ text }) => text),
  charts: charts.list(),
  sheets: SHEETS.map((sheet) => ({ sheet, text: sheets.load(sheet).text })).filter(({ text }) => text),
});

/** One deleted game of the list can come back, the last. */
export async function deleteGame(id: string, ctx: LibraryContext, all: LibraryContext[]) {
  const {
    games,
    lang: { t },
    say,
  } = ctx;
  const name = nameOf(id, ctx);
  const done = await games.remove(id);
  if (done === "removed") for (const other of all) if (other !== ctx) other.games.forget();
  say(done === "removed" ? "" : t(done === "open" ? "lib.say.isOpen" : `lib.say.${done}`, { name }));
}

export async function undoDelete({ games, lang, say }: LibraryContext) {
  const last = games.removed();
  if (!last) return;
  const name = titleOf(last.card, lang);
  say(lang.t((await games.undo()) ? "lib.say.undone" : "lib.say.undone.memory", { name }));
}

/** The damaged texts that were put aside. */
export async function showDamaged(root: HTMLElement, id: string, ctx: LibraryContext) {
  const { t } = ctx.lang;
  const answer = await askDialog(root, {
    about: "damaged",
    title: t("lib.ask.aside", { name: nameOf(id, ctx) }),
    body: [el("p", { text: t("lib.ask.aside.text") }), downloads(ctx.games.find(id)?.damaged ?? [], id, ctx)],
    buttons: [
      { value: "forget", text: t("lib.ask.forget") },
      { value: "", text: t("app.close"), primary: true },
    ],
  });
  if (answer) await ctx.games.forgetDamaged(id);
}
