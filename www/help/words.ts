/** The glossary: words of the game and of the page, with a search. */
import { el, replace } from "../dom.ts";
import { caseChips } from "../worksheet/widgets.ts";
import type { App } from "../shell/app-types.ts";
import type { GameHelp } from "../shell/game-types.ts";

/** `at`: a word that is shown first. */
export function wordsPart(app: App, { words, found }: Pick<GameHelp, "words" | "found">, at = "") {
  const { t, tn, tag } = app.lang;
  const order = new Intl.Collator(tag);
  const all = words
    .map((word) => ({
      ...word,
      name: t(`glossary.${word.id}`),
      text: t(`glossary.${word.id}.text`),
    }))
    .sort((a, b) => order.compare(a.name, b.name));
  const search = el("input", {
    class: "input",
    type: "text",
    role: "searchbox",
    inputmode: "search",
    enterkeyhint: "search",
    id: "help-search",
    autocomplete: "off",
    spellcheck: "false",
  });
  const count = el("p", { class: "muted num", role: "status", id: "help-count" });
  const list = el("dl", { class: "help-words" });
  search.value = at ? t(`glossary.${at}`) : "";

  function show() {
    const shown = all.filter((word) => found(word, search.value));
    count.textContent = shown.length ? tn("help.words.count", shown.length) : t("help.words.none");
    replace(
      list,
      shown.map(({ id, name, text, cases, see = [] }) =>
        el(
          "div",
          { class: "help-word", data: { word: id } },
          el("dt", { text: name }),
          el(
            "dd",
            {},
            text,
            cases.length > 0 && [" ", caseChips(cases, [], { app })],
            see.length > 0 &&
              el(
                "span",
                { class: "help-see" },
                `${t("help.words.see")} `,
                see.map((other, i) => [
                  i > 0 && " ",
                  el("button", {
                    type: "button",
                    class: "help-link",
                    text: t(`glossary.${other}`),
                    on: { click: () => go(other) },
                  }),
                ]),
              ),
          ),
        ),
      ),
    );
  }

  function go(other: string) {
    search.value = t(`glossary.${other}`);
    show();
    search.focus();
  }
  search.addEventListener("input", show);
  show();
  return [
    el("div", { class: "field" }, el("label", { for: "help-search", text: t("help.words.search") }), search),
    count,
    list,
  ];
}
