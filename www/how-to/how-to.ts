/** How to play, for players who have never seen the rules: the game in one page, and a turn phase by phase. */
import { el, replace } from "../dom.ts";
import { HOW_TO } from "../shell/link.ts";
import { caseChips } from "../worksheet/widgets.ts";
import { addressOf, askedFor } from "./pages.ts";
import type { Page, Part } from "./pages.ts";
import type { App } from "../shell/app-types.ts";

/** What a game says to newcomers. */
interface GamePages {
  pages: readonly [Page, Page];
  /** The phases that the first page shows side by side. */
  strip: readonly string[];
  /** Names of those that it has. */
  pictures: readonly string[];
  /** Paints the canvases of the page, which name their pictures. */
  paint: { paint(root: HTMLElement, app: App, map: object): { follow: () => void } }["paint"] | null;
}

/** A heading of a phase is its name. */
const titleKey = ({ id }: Page, part: Part) => (id === "turn" ? `gamePhase.${part.id}` : `how.${part.id}`);

/** `map`: the data of map.json, or null. */
export function createHowTo(root: HTMLElement, app: App, map: object | null, game: GamePages) {
  const { t } = app.lang;
  const body = el("div", { class: "how-body" });
  const { pages, strip: phases } = game;
  const pictures = map && game.paint ? game.paint(body, app, map) : null;
  let shown = "";

  const lines = (prefix: string, cases: readonly (readonly string[])[]) =>
    cases.map((numbers, i) => [t(`${prefix}.${i + 1}`), numbers.length > 0 && [" ", caseChips(numbers, [], { app })]]);

  const figure = (name: string) =>
    pictures &&
    el(
      "figure",
      { class: `how-figure how-${name}` },
      el("canvas", {
        class: "how-picture",
        role: "img",
        "aria-label": t(`how.picture.${name}`),
        data: { picture: name },
      }),
      el("figcaption", { text: t(`how.caption.${name}`) }),
    );

  /** The phases of a player-turn side by side, each the way to its part of the second page. */
  const strip = () =>
    el(
      "ol",
      { class: "how-strip" },
      phases.map((phase) =>
        el(
          "li",
          {},
          el(
            "a",
            { href: addressOf(phase) },
            pictures && el("canvas", { class: "how-stamp", "aria-hidden": "true", data: { stamp: phase } }),
            el("span", { text: t(`gamePhase.${phase}`) }),
          ),
        ),
      ),
    );

  function section(page: Page, part: Part) {
    const prefix = page.id === "turn" ? `how.turn.${part.id}` : `how.${part.id}`;
    return el(
      "section",
      { class: "how-part", id: `how-${part.id}`, tabindex: "-1" },
      el("h3", { text: t(titleKey(page, part)) }),
      part.picture && game.pictures.includes(part.picture) && figure(part.picture),
      lines(prefix, part.says).map((line) => el("p", { class: "prose" }, line)),
      part.picture === "strip" && strip(),
      part.wrong && [
        page.id === "turn" && el("h4", { text: t("how.wrong") }),
        el(
          "ul",
          { class: "how-wrong" },
          lines(`${prefix}.wrong`, part.wrong).map((line) => el("li", {}, line)),
        ),
      ],
    );
  }

  function draw(page: Page) {
    const other = pages[1 - pages.indexOf(page)];
    replace(
      body,
      el("h2", { id: "how-title", tabindex: "-1", text: t(`how.title.${page.id}`) }),
      el("p", { class: "muted prose", text: t(`how.intro.${page.id}`) }),
      page.id === "turn" &&
        el(
          "nav",
          { class: "how-contents no-print", "aria-label": t("how.contents") },
          page.parts.map(({ id }) => el("a", { href: addressOf(id), text: t(`gamePhase.${id}`) })),
        ),
      page.parts.map((part) => section(page, part)),
      el(
        "p",
        { class: "how-foot no-print" },
        el("a", { href: `#${HOW_TO}/${other.id}`, text: t(`how.to.${other.id}`) }),
        el("button", {
          type: "button",
          class: "button",
          id: "how-print",
          text: t("how.print"),
          on: { click: () => print() },
        }),
      ),
    );
    pictures?.follow();
  }

  root.append(body);
  return {
    /** Shows what the address asks for. */
    show(hash: string) {
      const { page, part } = askedFor(pages, hash);
      if (shown !== page.id) draw(page);
      const moved = shown !== page.id || part;
      shown = page.id;
      const target = moved && (part ? document.getElementById(`how-${part}`) : document.getElementById("how-title"));
      if (!target) return;
      target.scrollIntoView({ block: "start" });
      target.focus({ preventScroll: true });
    },
  };
}
