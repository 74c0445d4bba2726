// @ts-check
/** How other sections put a position on the sheet of the Referee. */

/** @typedef {(position: import("./position.ts").Position, say: string) => void} Opener */

/** The sheet of each page, once it is there. @type {WeakMap<import("../engine-types.ts").ReadyApp, Opener>} */
const openers = new WeakMap();

/** @param {import("../engine-types.ts").ReadyApp} app @param {Opener} opener */
export const setOpener = (app, opener) => void openers.set(app, opener);

/**
 * Shows the Referee with a position.
 * @param {import("../engine-types.ts").ReadyApp} app @param {import("./position.ts").Position} position @param {string} say
 * @returns {Promise<boolean>} false where there is no Referee
 */
export async function openPosition(app, position, say) {
  await app.open("referee");
  const opener = openers.get(app);
  if (!opener) return false;
  app.router.go("referee");
  opener(position, say);
  return true;
}
