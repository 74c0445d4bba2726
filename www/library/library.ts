/**
 * The kept games as a list in a dialog. It needs no engine: what a text is, and how it is played, is asked of the calls
 * given.
 */
import { GAME_FILES } from "../shell/text-file.ts";
import { el, replace } from "../dom.ts";
import { showModal } from "../shell/back.ts";
import { keepFocus } from "../worksheet/focus.ts";
import {
  copyGame,
  deleteGame,
  exportAll,
  exportGame,
  openGame,
  renameGame,
  showDamaged,
  undoDelete,
} from "./actions.ts";
import { isTextField, listenForFiles } from "./file-input.ts";
import { KEYS, gameCard } from "./game-card.ts";
import { askForText, readFiles, importSources } from "./import.ts";
import { emptyView, gameFilter, keyHelp, undoBar } from "./list-parts.ts";
import { createShelves } from "./shelves.ts";
import { storageAlarm, storageLine } from "./storage-line.ts";
import { titleOf } from "./texts.ts";
import type { LibraryOptions, Source } from "./types.ts";

/** Shows the kept games until one is opened or the dialog is closed. */
export function openLibrary(container: HTMLElement, options: LibraryOptions): Promise<void> {
  const {
    lang: { t },
    saves: { games },
  } = options;
  const dialog = el("dialog", { class: "lib-dialog", "aria-labelledby": "lib-title" });
  const library = createLibrary(options, () => dialog.close());
  dialog.append(
    el(
      "header",
      { class: "lib-head" },
      el("h2", { id: "lib-title", text: t("lib.title") }),
      el("button", {
        type: "button",
        class: "button",
        id: "lib-close",
        text: t("app.close"),
        on: { click: () => dialog.close() },
      }),
    ),
    library.root,
  );
  return new Promise((resolve) => {
    dialog.addEventListener("close", (event) => {
      if (event.target !== dialog) return;
      void library.destroy();
      games.forget();
      dialog.remove();
      resolve();
    });
    // A file dropped beside the list is not to take the place of the page.
    for (const kind of ["dragover", "drop"]) dialog.addEventListener(kind, (event) => event.preventDefault());
    container.append(dialog);
    showModal(dialog);
    library.focusFirst();
  });
}

/** `done`: a game was opened. */
export function createLibrary(options: LibraryOptions, done: () => void = () => {}) {
  const {
    lang: { t },
    saves: { charts },
    calls,
  } = options;
  const said = el("p", { class: "lib-said", role: "status" });
  const undo = el("div", { class: "lib-undo" });
  const alarm = el("div", { class: "lib-alarm", role: "status" });
  const storage = el("div", { class: "lib-storage" });
  const list = el("div", {});
  const filter = gameFilter(t, () => draw());
  const chooser = el("input", {
    type: "file",
    id: "lib-file",
    class: "visually-hidden",
    tabindex: -1,
    "aria-hidden": "true",
    accept: GAME_FILES,
    multiple: true,
  });
  const tool = (act: string, primary = false) =>
    el("button", {
      type: "button",
      class: `button${primary ? " button-primary" : ""}`,
      id: `lib-${act}`,
      data: { act },
      text: t(`lib.${act}`),
    });
  const all = tool("exportAll");
  const root = el(
    "section",
    { class: "library", "aria-label": t("lib.title") },
    el(
      "div",
      { class: "lib-tools row" },
      calls.fresh && tool("new", true),
      tool("import"),
      tool("paste"),
      all,
      chooser,
    ),
    alarm,
    undo,
    said,
    filter.element,
    list,
    storage,
    keyHelp(options.lang),
    el("p", { class: "lib-drop", "aria-hidden": "true", text: t("lib.drop") }),
  );
  const shelves = createShelves(options, said, changed);
  const { own: ctx } = shelves;
  let elsewhere = new Set<string>();
  let busy = false;
  let running = Promise.resolve();

  function draw() {
    const inside = root.contains(document.activeElement);
    keepFocus(root, () => {
      const found = shelves.list(filter.value());
      all.hidden = !charts.list().length && !found.some(({ game: { state } }) => state === "good" || state === "older");
      replace(
        list,
        found.length
          ? el(
              "ul",
              { class: "lib-list", "aria-label": t("lib.list") },
              found.map(({ game, ctx }) => gameCard(game, ctx, elsewhere)),
            )
          : emptyView(t),
      );
      const from = shelves.removed();
      const last = from?.games.removed();
      replace(undo, from && last && undoBar(t, t("lib.deleted", { name: titleOf(last.card, from.lang) })));
      const now = storageAlarm(ctx);
      if (alarm.textContent !== now.map((line) => line.textContent).join("")) replace(alarm, ...now);
      replace(storage, storageLine(ctx));
    });
    if (inside && !root.contains(document.activeElement)) focusFirst();
  }

  const focusOn = (selector: string) => root.querySelector<HTMLElement>(selector)?.focus();
  const focusFirst = () => focusOn(root.querySelector("[data-act=open]") ? "[data-act=open]" : "[data-act]");

  /**
   * Does one thing after the other, and draws the list again after each. `act`: gives true when a game is on the table.
   */
  function inTurn(act: () => unknown, then: () => void = () => {}) {
    running = running.then(async () => {
      if (!root.isConnected) return;
      busy = true;
      try {
        if (await act()) return done();
      } catch (error) {
        console.error(error);
        ctx.say(t("lib.say.failed"));
      } finally {
        busy = false;
      }
      const drawn = refresh();
      then();
      await drawn;
    });
  }

  function run(act: string, id: string) {
    let back = "";
    inTurn(
      () => {
        if (act === "undo") back = shelves.removed()?.games.removed()?.id ?? "";
        return doIt(act, id);
      },
      () => {
        if (act === "delete" && shelves.of(id).games.removed()?.id === id) focusOn("#lib-undo");
        if (back) focusOn(`#lib-${back}-open`);
      },
    );
  }

  /** Returns true when a game is on the table. */
  async function doIt(act: string, id: string) {
    const of = shelves.of(id);
    if (act === "open") return openGame(root, id, of);
    if (act === "rename") return renameGame(root, id, of);
    if (act === "copy") return copyGame(id, of);
    if (act === "export") return exportGame(id, of);
    if (act === "damaged") return showDamaged(root, id, of);
    if (act === "exportAll") return exportAll(ctx);
    if (act === "undo") return undoDelete(shelves.removed() ?? ctx);
    if (act === "persist") return void ((await ctx.persistence.ask()) === "kept" || ctx.say(t("lib.storage.refused")));
    if (act === "import") return chooser.click();
    if (act === "delete") return deleteGame(id, of, ctx.all());
    if (act === "new") {
      calls.fresh?.();
      return true;
    }
    if (act === "paste") {
      const text = await askForText(root, ctx);
      return text ? incoming([{ from: t("lib.import.pasted"), text }]) : undefined;
    }
  }

  async function incoming(sources: Source[]) {
    const { id = "", turn = "", of = ctx } = await importSources(root, sources, ctx);
    if (turn) of.calls.turn?.(turn);
    return turn ? true : id ? openGame(root, id, of) : false;
  }

  const arrived = (sources: Source[] | Promise<Source[]>) => inTurn(async () => incoming(await sources));

  /** Draws at once, and again where other pages turn out to have games open. */
  async function refresh() {
    draw();
    const now = await shelves.elsewhere();
    const changed = now.size !== elsewhere.size || [...now].some((id) => !elsewhere.has(id));
    elsewhere = now;
    if (changed && root.isConnected) draw();
  }

  /** Whether an element is of the list, not of a question over it. */
  const isOwn = (element: Element) => element.closest("dialog") === root.closest("dialog");
  root.addEventListener("click", (event) => {
    const button = (event.target as Element).closest("[data-act]");
    // The second click of two would meet what has moved there since.
    if (!button || !isOwn(button) || event.detail > 1) return;
    run((button as HTMLElement).dataset.act ?? "", idAt(button));
  });
  root.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (!isOwn(target) || isTextField(target) || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" || !shelves.removed()) return;
      event.preventDefault();
      return void run("undo", "");
    }
    const id = idAt(target);
    const act = key === "i" ? "import" : id ? KEYS[key] : undefined;
    if (act && (act === "import" || document.getElementById(`lib-${id}-${act}`))) {
      event.preventDefault();
      run(act, id);
    } else if (id && move(key, id)) event.preventDefault();
  });
  chooser.addEventListener("change", () => {
    const files = [...(chooser.files ?? [])];
    chooser.value = "";
    if (files.length) arrived(readFiles(files, ctx));
  });
  const stopListening = listenForFiles(root, {
    isOwn,
    onFiles: (files) => arrived(readFiles(files, ctx)),
    onText: (text) => arrived([{ from: t("lib.import.pasted"), text }]),
  });

  function move(key: string, id: string) {
    const cards = [...list.querySelectorAll(".lib-game")] as HTMLElement[];
    const at = cards.findIndex((card) => card.dataset.game === id);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: cards.length - 1 }[key];
    const next = to === undefined ? null : cards[to]?.querySelector("[data-act=open]");
    (next as HTMLElement | null)?.focus();
    return to !== undefined;
  }

  function changed() {
    filter.offer(shelves.names());
    if (!busy) void refresh();
  }
  void refresh();
  if (options.files?.length) queueMicrotask(() => arrived(readFiles(options.files ?? [], ctx)));
  return {
    root,
    refresh,
    focusFirst,
    /** Resolves when what is saved of other games is closed. */
    destroy() {
      stopListening();
      return shelves.close();
    },
  };
}

/** The game around an element. */
const idAt = (element: Element) => element.closest<HTMLElement>("[data-game]")?.dataset.game ?? "";
