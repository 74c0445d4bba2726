/** The Rules section: two pages for newcomers and the ledger of rulings, each with an address of its own. */
import { el } from "../dom.ts";
import { HOW_TO } from "../shell/link.ts";
import { mountLedger } from "./ledger.ts";
import type { CaseFiles } from "./case-files.ts";
import type { App } from "../shell/app-types.ts";

/** A page for newcomers, as an address asks for it. */
interface HowTo {
  show: (hash: string) => void;
}

/** What a game brings to its rules. */
interface GameRules {
  caseFiles: CaseFiles;
  /** Its pages for newcomers; `map`: the data of map.json, or null. */
  howTo: () => Promise<{ make(root: HTMLElement, app: App, map: object | null): HowTo }["make"]>;
}

export async function mountRules(root: HTMLElement, app: App, game: GameRules) {
  const { t } = app.lang;
  const link = (href: string, key: string) => el("a", { href, text: t(key) });
  const links = [
    link(`#${HOW_TO}/game`, "rules.page.game"),
    link(`#${HOW_TO}/turn`, "rules.page.turn"),
    link("#rules", "rules.title"),
  ];
  const [ledger, pages] = [el("div", { class: "rules-ledger" }), el("div", { class: "how", hidden: true })];
  root.replaceChildren(
    el("nav", { class: "rules-pages no-print", "aria-label": t("rules.pages") }, links),
    ledger,
    pages,
  );

  /** Made when first asked for. */
  let howTo: Promise<HowTo> | null = null;
  async function makeHowTo() {
    const [createHowTo, map] = await Promise.all([
      game.howTo(),
      app.map ?? app.game.loadMap().catch(() => null),
      app.lang.load(...app.game.texts.howTo),
    ]);
    return createHowTo(pages, app, map);
  }

  /** Shows the page of the address, and the ledger for every other address. */
  async function follow() {
    const isHowTo = app.router.kind() === "howTo";
    const turn = /^#[^/]*\/turn(\/|$)/.test(location.hash);
    const current = isHowTo ? (turn ? 1 : 0) : 2;
    links.forEach((node, i) => {
      if (i === current) node.setAttribute("aria-current", "page");
      else node.removeAttribute("aria-current");
    });
    ledger.hidden = isHowTo;
    pages.hidden = !isHowTo;
    if (!isHowTo) return;
    const { hash } = location;
    const page = await (howTo ??= makeHowTo());
    if (hash === location.hash && app.tabs.current() === "rules") page.show(hash);
  }
  app.router.onChange(() => app.tabs.current() === "rules" && void follow());
  app.tabs.onShow((name) => name === "rules" && void follow());
  await Promise.all([mountLedger(ledger, app, game.caseFiles), follow()]);
}
