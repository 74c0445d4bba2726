// A game that comes by a link for the first time is looked at before a side of it is played.

const ASK = "#pl-look-take";
const OPEN = "dialog[data-about=open]";

/**
 * Asks which side of the game of a link is played here, where the page has not asked by itself, and waits for the
 * question.
 */
export async function askSide(page) {
  await page.waitForSelector(`${ASK}, ${OPEN}`);
  if (!(await page.locator(OPEN).count())) await page.click(ASK);
  await page.waitForSelector(OPEN);
}
