/** How other sections put a position on the sheet of the Referee. */

import type { Position } from "./position.ts";
import type { ReadyApp } from "../engine-types.ts";

type Opener = (position: Position, say: string) => void;

/** The sheet of each page, once it is there. */
const openers = new WeakMap<ReadyApp, Opener>();

export const setOpener = (app: ReadyApp, opener: Opener) => void openers.set(app, opener);

/** Shows the Referee with a position. Returns false where there is no Referee. */
export async function openPosition(app: ReadyApp, position: Position, say: string): Promise<boolean> {
  await app.open("referee");
  const opener = openers.get(app);
  if (!opener) return false;
  app.router.go("referee");
  opener(position, say);
  return true;
}
