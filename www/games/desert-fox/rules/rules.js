// @ts-check
/** The Rules section: two pages for newcomers and the ledger of rulings, each with an address of its own. */
import { el } from "../../../dom.js";
import { HOW_TO } from "../../../shell/link.js";
import { mountLedger } from "./ledger.js";

/** @param {HTMLElement} root @param {import("../../../app.js").App} app */
export async function mountRules(root, app) {
  const { t } = app.lang;
  const link = (/** @type {string} */ href, /** @type {string} */ key) => el("a", { href, text: t(key) });
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

  /** Made when first asked for. @type {Promise<ReturnType<typeof import("../how-to/how-to.js").createHowTo>>|null} */
  let howTo = null;
  async function makeHowTo() {
    const [{ createHowTo }, map] = await Promise.all([
      import("../how-to/how-to.js"),
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
  await Promise.all([mountLedger(ledger, app), follow()]);
}
