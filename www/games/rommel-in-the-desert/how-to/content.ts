/** What the two pages for newcomers say: the parts of each with the case numbers of their sentences. */

import type { Page } from "../../../how-to/pages.ts";

const GAME: Page = {
  id: "game",
  parts: [
    { id: "goal", says: [[], ["11.0"], ["4.4", "4.5"]] },
    { id: "block", says: [["3.4"], ["3.4"], ["2.5"], ["3.4"], ["6.0", "6.1"]] },
    { id: "cards", picture: "strip", says: [["4.4"], ["4.4"], ["4.5"], []] },
    { id: "move", says: [["2.7"], ["2.5"], ["2.3"], ["2.8"], ["2.6", "2.7"]] },
    { id: "supply", says: [["7.0"], ["7.0"], ["6.1", "9.3"], ["7.2"]] },
    { id: "fight", says: [["3.4"], ["3.4"], ["3.4"], ["3.4", "9.7"], ["4.4"]] },
    { id: "retreat", says: [["4.5"], ["4.5"], ["4.5", "6.1"]] },
    { id: "buildup", says: [["9.3"], ["9.3"], ["9.6"]] },
    { id: "mistakes", says: [], wrong: [["7.0"], ["11.0"], ["4.4"], ["3.4"], ["11.0"]] },
  ],
};

const TURN: Page = {
  id: "turn",
  parts: [
    { id: "setUp", says: [["11.0"], ["11.0"]], wrong: [["11.0"]] },
    { id: "hands", says: [["11.0"]], wrong: [[]] },
    { id: "initiative", says: [["4.4"]], wrong: [["4.4"]] },
    { id: "option", says: [["6.1", "4.4"], ["4.4"]], wrong: [["4.4"]] },
    { id: "movement", says: [["2.7", "2.8"], ["4.5", "4.4"], ["9.7"]], wrong: [["2.7"], ["2.5"]] },
    { id: "forcedMarches", says: [["2.7"], ["4.5"]], wrong: [["7.0"]] },
    { id: "refusals", says: [["4.5"], ["4.5"]], wrong: [["4.5"]] },
    { id: "combat", says: [["4.4"], ["3.4"], ["6.1", "11.0"]], wrong: [["3.4"], ["3.4"]] },
    { id: "supplyCheck", says: [["9.3", "4.5"]], wrong: [["9.3"]] },
    { id: "reinforcements", says: [["9.3"], ["11.7"]] },
    { id: "cards", says: [["9.3"]] },
    { id: "spending", says: [["9.3", "9.7"], ["9.3"]], wrong: [["9.3"]] },
    { id: "redeployment", says: [["9.4"], ["9.4"]], wrong: [["9.4"]] },
    { id: "refit", says: [["9.6"]], wrong: [["9.6"]] },
    { id: "over", says: [["11.0"]] },
  ],
};

export const PAGES: readonly [Page, Page] = [GAME, TURN];

/** The phases of a player turn, as the strip shows them. */
export const STRIP = ["option", "movement", "forcedMarches", "refusals", "combat"];
