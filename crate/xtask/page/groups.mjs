// What belongs together in the bundle of the page: a file for each group of scripts, and one for each group of styles.

/** The games, by the names of their folders, in the order of the page's list. */
export const GAMES = ["desert-fox", "rommel-in-the-desert"];

const ofGame = (game, ...files) => files.map((file) => `www/games/${game}/${file}`);
const forEach = (named) => Object.fromEntries(GAMES.map(named));

/**
 * Pages and modules that are asked for by their address: by HTML, and by other websites through the thin files in `www/`.
 * @type {Record<string, string>}
 */
export const ENTRIES = {
  page: "www/app.ts",
  frame: "www/embed/page.ts",
  ...forEach((game) => [`${game}-board`, `www/games/${game}/embed/element.ts`]),
};

/**
 * Scripts that stand alone: those before the page, and those in a thread of their own.
 * @type {Record<string, string>}
 */
export const ALONE = {
  "style-watch": "www/shell/style-watch.ts",
  ...forEach((game) => [`${game}-opponent`, `www/games/${game}/opponent.ts`]),
  ...forEach((game) => [`${game}-analyst`, `www/games/${game}/analyst.ts`]),
};

/** The script that requests the others; it is bundled last, because it names them. */
export const EARLY = { early: "www/shell/early.ts" };

/**
 * The groups of scripts, in levels: what the modules of a group import belongs to it, unless it belongs to an earlier
 * level. What is needed for both games belongs to the level's `shared` group; where a level is `exclusive`, so does what
 * any other group needs.
 * @type {{groups: Record<string, string[]>, shared: string, exclusive?: boolean}[]}
 */
export const LEVELS = [
  { groups: { base: ["www/board/board.ts", "www/store/values.ts"] }, shared: "base" },
  {
    // The first view chooses game and language as soon as it runs, so a board on another website must not load it.
    groups: {
      first: ["www/app.ts"],
      embed: ["www/embed/page.ts", "www/embed/create.ts"],
      offline: ["www/offline/offline.ts"],
    },
    shared: "base",
    exclusive: true,
  },
  { groups: forEach((game) => [game, ofGame(game, "game.ts")]), shared: "base" },
  { groups: forEach((game) => [`${game}-embed`, ofGame(game, "embed/embed.ts")]), shared: "base" },
  { groups: { play: ["www/play/play.ts", "www/play/graphs.ts", "www/worksheet/values-bar.ts"] }, shared: "play" },
  { groups: { "playing-on": ["www/embed/play.ts"] }, shared: "play" },
  {
    groups: forEach((game) => [`${game}-play`, ofGame(game, "play/parts.js", "store.ts", "embed/play-parts.ts")]),
    shared: "play",
  },
  {
    groups: {
      "desert-fox-referee": ofGame("desert-fox", "referee/modes.ts", "explorer/explorer.ts"),
      "rommel-in-the-desert-referee": ofGame("rommel-in-the-desert", "referee/referee.ts"),
    },
    shared: "play",
  },
  {
    groups: forEach((game) => [
      `${game}-learn`,
      ofGame(game, "rules/rules.ts", "help/help.ts", "help/glossary.ts", "guide/guide.ts", "how-to/how-to.ts"),
    ]),
    shared: "learn",
  },
  { groups: { learn: ["www/help/help.ts", "www/help/open.ts", "www/guide/tour.ts"] }, shared: "learn" },
];

const sheets = (...names) => names.map((name) => `www/style/${name}.css`);

/** The style sheets of a group, in their order. @type {Record<string, string[]>} */
export const STYLES = {
  first: sheets("tokens", "base", "layout", "board"),
  later: sheets("rules", "referee", "explorer", "values", "library", "play", "help", "how-to"),
  "desert-fox": sheets("choice"),
  "rommel-in-the-desert": sheets("rommel-referee", "blocks", "battle"),
  overview: [...sheets("report"), "www/vendor/uplot/uPlot.min.css"],
  board: sheets("tokens", "base", "board"),
  embed: sheets("embed"),
};
