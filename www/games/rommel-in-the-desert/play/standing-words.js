// @ts-check
/** Standing orders in words, and the answers of each kind. Pure functions over the catalogue. */

/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Standing} StandingOrders */
/** @typedef {keyof StandingOrders} Kind */

/** The odds at which combat can be refused: enemy blocks to each own one. */
const ODDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @type {StandingOrders} */
export const NO_STANDING = {
  initiative: null,
  refuse: null,
  fire: null,
  hits: false,
  withdraw: null,
  engage: null,
};

/** The answers of each kind by their names, in the order of the form. @type {Record<Kind, Record<string, any>>} */
const ANSWERS = {
  initiative: { nothing: "nothing", match: "match" },
  refuse: {
    never: "never",
    ...Object.fromEntries(ODDS.map((odds) => [`odds${odds}`, { outnumbered: { odds } }])),
    always: "always",
  },
  withdraw: { short: "short", far: "far" },
  fire: { easiest: "easiest", armor: "armor", infantry: "infantry", antitank: "antitank", artillery: "artillery" },
  hits: { most: true },
  engage: { yes: true, no: false },
};

export const KINDS = /** @type {Kind[]} */ (Object.keys(ANSWERS));

/** The answers of a kind that a side can order. @param {Kind} kind @param {string} side @returns {string[]} */
export const answersOf = (kind, side) =>
  Object.keys(ANSWERS[kind]).filter((name) => name !== "match" || side === "axis");

/** An answer in the form of the engine; what covers nothing, where there is none. @param {Kind} kind @param {string} name */
export const orderFor = (kind, name) => ANSWERS[kind][name] ?? NO_STANDING[kind];

/** The name of what is ordered of a kind; undefined where nothing is. @param {Kind} kind @param {StandingOrders} orders */
export const answerOf = (kind, orders) =>
  Object.keys(ANSWERS[kind]).find((name) => JSON.stringify(ANSWERS[kind][name]) === JSON.stringify(orders[kind]));

/** An answer in words. @param {Kind} kind @param {string} name @param {import("../../../lang/lang.ts").Lang} lang */
export function answerWords(kind, name, { t }) {
  const odds = /^odds(\d)$/.exec(name)?.[1];
  return odds ? t("play.standing.refuse.odds", { odds }) : t(`play.standing.${kind}.${name}`);
}

/** Standing orders in words, one for each kind. @param {StandingOrders} orders @param {import("../../../lang/lang.ts").Lang} lang */
export const standingWords = (orders, lang) =>
  KINDS.flatMap((kind) => {
    const name = answerOf(kind, orders);
    const what = lang.t(`play.standing.${kind}`);
    return name ? [lang.t("play.standing.said", { what, how: answerWords(kind, name, lang) })] : [];
  });
