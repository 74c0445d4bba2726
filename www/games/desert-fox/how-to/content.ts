/** What the two pages for newcomers say. */
import { askedFor as asked } from "../../../how-to/pages.ts";
import type { Page } from "../../../how-to/pages.ts";

const GAME: Page = {
  id: "game",
  parts: [
    { id: "goal", picture: "map", says: [[], ["4"], ["15.1", "15.2"]] },
    { id: "counter", picture: "counters", says: [[], ["8.1"], ["12.1", "12.2", "13.3"], ["11.76"], ["11.66"]] },
    { id: "phases", picture: "strip", says: [["4"], ["4.1"]] },
    { id: "move", picture: "move", says: [["8.1", "8.29"], ["10.1", "10.3"], ["9.1", "9.25"], ["8.7"], []] },
    { id: "supply", picture: "supply", says: [["7.1", "7.12"], ["7.2"], ["7.1"], ["7.3", "7.34"]] },
    {
      id: "fight",
      picture: "fight",
      says: [["11.1"], ["11.9"], ["11.31"], ["11.7", "11.9"], ["12.1", "6.2"], ["11.7"], ["11.69"]],
    },
    { id: "losses", says: [["11.76", "13.2"], ["13.1"], ["15.2", "15.26"]] },
    { id: "mistakes", says: [], wrong: [["7.3"], ["7.3", "11.67"], ["11.4"], ["11.1", "10.1"], ["8.1"]] },
  ],
};

const TURN: Page = {
  id: "turn",
  parts: [
    { id: "initiative", says: [["4.1"]], wrong: [["4.1"]] },
    {
      id: "reinforcement",
      picture: "reinforcement",
      says: [["5.1"], ["7.55", "7.57"], ["5.1"], ["5.2"]],
      wrong: [["7.9"], ["5.22"]],
    },
    { id: "airAllocation", says: [["6.3"], ["6.3", "6.31"], ["6.2"]], wrong: [["6.2"]] },
    {
      id: "initialMovement",
      picture: "zone",
      says: [["8.1"], ["10.1", "10.3"], ["8.5", "8.6"], ["8.3", "8.37"], ["8.7"]],
      wrong: [["7.3"], ["11.1"], ["8.14"]],
    },
    { id: "firstReaction", picture: "reaction", says: [["8.4"], ["8.43"], ["8.46"]], wrong: [["8.4"], ["8.43"]] },
    {
      id: "firstCombat",
      picture: "fight",
      says: [["11.1"], ["7.3", "7.34"], ["11.16"], ["6.2", "11.7"], ["11.62"], ["11.69"]],
      wrong: [["11.4"], ["11.34", "11.36"], ["7.3"]],
    },
    { id: "motorizedMovement", picture: "breakthrough", says: [["8.1"], ["8.5", "8.6"]], wrong: [["8.1"], ["7.2"]] },
    { id: "secondReaction", says: [["8.4"]], wrong: [["8.4"]] },
    { id: "secondCombat", says: [["11.1"], ["7.3"]], wrong: [["11.1"]] },
    {
      id: "refit",
      picture: "refit",
      says: [["11.67"], ["13.1", "13.2"], ["14.1", "14.2"], ["7.2"]],
      wrong: [["11.67"], ["13.1"], ["14.1"]],
    },
    { id: "over", says: [["15.1", "15.2"]] },
  ],
};

export const PAGES: readonly [Page, Page] = [GAME, TURN];

/** The phases of a player-turn, as the strip shows them. */
export const STRIP = TURN.parts.slice(1, -1).map(({ id }) => id);

export { addressOf } from "../../../how-to/pages.ts";

/** The page and the part that an address asks for. */
export const askedFor = (hash: string) => asked(PAGES, hash);
