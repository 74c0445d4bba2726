// @ts-check
/**
 * The kept games as a list in a dialog. It needs no engine: what a text is, and how it is played, is asked of the calls
 * given.
 */
import { el, replace } from "../../dom.js";
import { keepFocus } from "../referee/focus.js";
import {
  copyGame,
  deleteGame,
  exportAll,
  exportGame,
  openGame,
  renameGame,
  showDamaged,
  undoDelete,
} from "./actions.js";
import { KEYS, KEY_HELP, gameCard } from "./game-card.js";
import { askForText, readFiles, takeIn } from "./import.js";
import { storageAlarm, storageLine } from "./storage-line.js";
import { titleOf } from "./texts.js";

/**
 * @typedef {{summary: import("../../store/card.js").Summary, text?: string, picture?: string, turn?: string, note?:
 *   string}|{refusal: string, code?: string}} Preview `text`: what is to be kept, where it is not the text given, as
 *   for a link; `turn`: the link of a turn for a game that is here already; `note`: what is to be known of it
 */
/** @typedef {{name: string, check: string, text: string}} Charts */
/**
 * @typedef {object} Calls what the library asks of the page
 * @property {(game: {id: string, text: string, card: import("../../store/card.js").Card, readOnly: boolean}) =>
 *   void|Promise<void>} open puts a game on the table; what it throws is shown to the reader
 * @property {(text: string, charts: Charts[]) => Promise<Preview>} preview `charts` come in with the text
 * @property {(text: string) => Charts|{refusal: string, code: string}} [charts] reads a file of charts
 * @property {(sheet: import("../../store/sheets.js").Sheet, text: string) => boolean} [sheet] whether the engine can
 *   work with a sheet
 * @property {() => number} now milliseconds
 * @property {() => void} [fresh] begins a new game
 * @property {(link: string) => void} [turn] shows a turn and takes it, in the game that it belongs to
 */
/**
 * @typedef {object} Wanted
 * @property {import("../../lang/lang.js").Lang} lang
 * @property {import("../../store/browser.js").Saves} saves
 * @property {import("../../store/browser.js").Persistence} persistence
 * @property {Calls} calls
 * @property {() => string} current id of the game on the table, or empty
 * @property {File[]} [files] games that come in with the opening
 */
/** @typedef {Wanted & {games: import("../../store/games.js").Games, say: (text: string) => void}} LibraryContext */

const TYPING = "input, textarea, select";

/**
 * Shows the kept games until one is opened or the dialog is closed.
 * @param {HTMLElement} host @param {Wanted} wanted
 * @returns {Promise<void>}
 */
export function openLibrary(host, wanted) {
  const {
    lang: { t },
    saves: { games },
  } = wanted;
  const dialog = /** @type {HTMLDialogElement} */ (
    el("dialog", { class: "lib-dialog", "aria-labelledby": "lib-title" })
  );
  const library = createLibrary(wanted, () => dialog.close());
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
      library.destroy();
      games.forget();
      dialog.remove();
      resolve();
    });
    // A file dropped beside the list is not to take the place of the page.
    for (const kind of ["dragover", "drop"]) dialog.addEventListener(kind, (event) => event.preventDefault());
    host.append(dialog);
    dialog.showModal();
    library.focusFirst();
  });
}

/**
 * @param {Wanted} wanted @param {() => void} [done] a game was opened
 */
export function createLibrary(wanted, done = () => {}) {
  const {
    lang: { t },
    saves: { games, charts },
    calls,
  } = wanted;
  const said = el("p", { class: "lib-said", role: "status" });
  const undo = el("div", { class: "lib-undo" });
  const alarm = el("div", { class: "lib-alarm", role: "status" });
  const storage = el("div", { class: "lib-storage" });
  const list = el("div", {});
  const chooser = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "file",
      id: "lib-file",
      class: "visually-hidden",
      tabindex: -1,
      "aria-hidden": "true",
      accept: ".json,.txt,application/json,text/plain",
      multiple: true,
    })
  );
  const tool = (/** @type {string} */ act, primary = false) =>
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
    list,
    storage,
    keyHelp(),
    el("p", { class: "lib-drop", "aria-hidden": "true", text: t("lib.drop") }),
  );
  /** @type {LibraryContext} */
  const ctx = { ...wanted, games, say: (text) => void (said.textContent = text) };
  let elsewhere = /** @type {Set<string>} */ (new Set());
  let busy = false;
  let running = Promise.resolve();

  function draw() {
    const inside = root.contains(document.activeElement);
    keepFocus(root, () => {
      const found = games.list();
      all.hidden = !charts.list().length && !found.some(({ state }) => state === "good" || state === "older");
      replace(
        list,
        found.length
          ? el(
              "ul",
              { class: "lib-list", "aria-label": t("lib.list") },
              found.map((game) => gameCard(game, ctx, elsewhere)),
            )
          : empty(),
      );
      const last = games.removed();
      replace(undo, last && undoBar(t("lib.deleted", { name: titleOf(last.card, ctx.lang) })));
      const now = storageAlarm(ctx);
      if (alarm.textContent !== now.map((line) => line.textContent).join("")) replace(alarm, ...now);
      replace(storage, storageLine(ctx));
    });
    if (inside && !root.contains(document.activeElement)) focusFirst();
  }

  const focusOn = (/** @type {string} */ selector) =>
    /** @type {HTMLElement|null} */ (root.querySelector(selector))?.focus();
  const focusFirst = () => focusOn(root.querySelector("[data-act=open]") ? "[data-act=open]" : "[data-act]");

  /** @param {string} text */
  const undoBar = (text) => [
    el("span", { text }),
    " ",
    el("button", {
      type: "button",
      class: "button button-small",
      id: "lib-undo",
      data: { act: "undo" },
      "aria-label": t("lib.label", { act: t("lib.undo"), name: text }),
      "aria-keyshortcuts": "Control+Z",
      text: t("lib.undo"),
    }),
  ];

  const empty = () =>
    el(
      "div",
      { class: "lib-empty card" },
      el("h3", { text: t("lib.empty") }),
      el("p", { class: "muted", text: t("lib.empty.text") }),
    );

  function keyHelp() {
    return el(
      "details",
      { class: "lib-keys" },
      el("summary", { id: "lib-keys", text: t("lib.keys") }),
      el(
        "dl",
        { class: "key-list" },
        KEY_HELP.map(([caps, key]) => [
          el(
            "dt",
            {},
            caps.map((cap) => el("kbd", { text: wanted.lang.key(cap) })),
          ),
          el("dd", { text: t(`lib.keys.${key}`) }),
        ]),
      ),
    );
  }

  /**
   * Does one thing after the other, and draws the list anew after each.
   * @param {() => Promise<boolean|void>|boolean|void} act gives true when a game is on the table
   * @param {() => void} [then]
   */
  function inTurn(act, then = () => {}) {
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

  /** @param {string} act @param {string} id */
  function run(act, id) {
    let back = "";
    inTurn(
      () => {
        if (act === "undo") back = games.removed()?.id ?? "";
        return doIt(act, id);
      },
      () => {
        if (act === "delete" && games.removed()?.id === id) focusOn("#lib-undo");
        if (back) focusOn(`#lib-${back}-open`);
      },
    );
  }

  /** @param {string} act @param {string} id @returns {Promise<boolean|void>} true when a game is on the table */
  async function doIt(act, id) {
    if (act === "open") return openGame(root, id, ctx);
    if (act === "rename") return renameGame(root, id, ctx);
    if (act === "copy") return copyGame(id, ctx);
    if (act === "export") return exportGame(id, ctx);
    if (act === "damaged") return showDamaged(root, id, ctx);
    if (act === "exportAll") return exportAll(ctx);
    if (act === "undo") return undoDelete(ctx);
    if (act === "persist") return void ((await ctx.persistence.ask()) === "kept" || ctx.say(t("lib.storage.refused")));
    if (act === "import") return chooser.click();
    if (act === "delete") return deleteGame(id, ctx);
    if (act === "new") {
      calls.fresh?.();
      return true;
    }
    if (act === "paste") {
      const text = await askForText(root, ctx);
      return text ? incoming([{ from: t("lib.import.pasted"), text }]) : undefined;
    }
  }

  /** @param {{from: string, text?: string, fault?: string}[]} sources */
  async function incoming(sources) {
    const { id = "", turn = "" } = await takeIn(root, sources, ctx);
    if (turn) calls.turn?.(turn);
    return turn ? true : id ? openGame(root, id, ctx) : false;
  }

  /**
   * @param {{from: string, text?: string, fault?: string}[]|Promise<{from: string, text?: string, fault?: string}[]>}
   *   sources
   */
  const arrived = (sources) => inTurn(async () => incoming(await sources));

  /** Draws at once, and again where other pages turn out to have games open. */
  async function refresh() {
    draw();
    const now = await games.elsewhere();
    const changed = now.size !== elsewhere.size || [...now].some((id) => !elsewhere.has(id));
    elsewhere = now;
    if (changed && root.isConnected) draw();
  }

  /** Whether an element is of the list, not of a question over it. @param {Element} element */
  const isOwn = (element) => element.closest("dialog") === root.closest("dialog");
  root.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-act]");
    // The second click of two would meet what has moved there since.
    if (!button || !isOwn(button) || event.detail > 1) return;
    run(/** @type {HTMLElement} */ (button).dataset.act ?? "", idAt(button));
  });
  root.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!isOwn(target) || target.matches(TYPING) || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" || !games.removed()) return;
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
  root.addEventListener("paste", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (isOwn(target) && !target.matches(TYPING)) pasted(event);
  });

  /** @param {ClipboardEvent} event */
  function pasted(event) {
    const { files, text } = contents(event.clipboardData);
    if (!files.length && !text) return;
    event.preventDefault();
    arrived(files.length ? readFiles(files, ctx) : [{ from: t("lib.import.pasted"), text }]);
  }

  for (const kind of /** @type {const} */ (["dragenter", "dragover"])) {
    root.addEventListener(kind, (event) => {
      if (
        !isOwn(/** @type {Element} */ (event.target)) ||
        !event.dataTransfer?.types.some((type) => type === "Files" || type === "text/plain")
      )
        return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      root.classList.add("is-over");
    });
  }
  root.addEventListener("dragleave", (event) => {
    if (!root.contains(/** @type {Node|null} */ (event.relatedTarget))) root.classList.remove("is-over");
  });
  root.addEventListener("drop", (event) => {
    root.classList.remove("is-over");
    if (!isOwn(/** @type {Element} */ (event.target))) return;
    const { files, text } = contents(event.dataTransfer);
    if (!files.length && !text) return;
    event.preventDefault();
    arrived(files.length ? readFiles(files, ctx) : [{ from: t("lib.import.pasted"), text }]);
  });

  /** @param {string} key @param {string} id */
  function move(key, id) {
    const cards = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".lib-game")]);
    const at = cards.findIndex((card) => card.dataset.game === id);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: cards.length - 1 }[key];
    const next = to === undefined ? null : cards[to]?.querySelector("[data-act=open]");
    /** @type {HTMLElement|null} */ (next)?.focus();
    return to !== undefined;
  }

  const stop = games.onChange(() => {
    if (!busy) void refresh();
  });
  const outside = (/** @type {ClipboardEvent} */ event) => {
    if (event.target === document.body) pasted(event);
  };
  document.addEventListener("paste", outside);
  void refresh();
  if (wanted.files?.length) queueMicrotask(() => arrived(readFiles(wanted.files ?? [], ctx)));
  return {
    root,
    refresh,
    focusFirst,
    destroy() {
      stop();
      document.removeEventListener("paste", outside);
    },
  };
}

/** The game around an element. @param {Element} element */
const idAt = (element) => /** @type {HTMLElement|null} */ (element.closest("[data-game]"))?.dataset.game ?? "";

/** @param {DataTransfer|null} data */
const contents = (data) => ({ files: [...(data?.files ?? [])], text: data?.getData("text/plain") ?? "" });
