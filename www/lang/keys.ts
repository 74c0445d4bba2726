// @ts-check
/** The keys of the texts as types, made of the English files: a misspelt key is an error of `tsc`. */

/**
 * The key of a text of the page or of a game.
 * @typedef {(
 *   | keyof typeof import("./en/analyst.json")
 *   | keyof typeof import("./en/app.json")
 *   | keyof typeof import("./en/embed.json")
 *   | keyof typeof import("./en/guide.json")
 *   | keyof typeof import("./en/library.json")
 *   | keyof typeof import("./en/play.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/analyst.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/app.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/board.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/charts.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/choice.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/explorer.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/findings.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/glossary.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/guide.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/how-to.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/play.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/referee.json")
 *   | keyof typeof import("../games/desert-fox/lang/en/switches.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/analyst.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/app.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/battle.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/board.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/buildup.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/charts.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/findings.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/glossary.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/guide.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/how-to.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/play.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/referee.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/story.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/switches.json")
 *   | keyof typeof import("../games/rommel-in-the-desert/lang/en/table.json")
 * )} TextKey
 */
/**
 * What a text with a number has before `.other`.
 * @typedef {TextKey extends infer Key ? Key extends `${infer Begin}.other` ? Begin : never : never} CountedKey
 */
/**
 * A key as it stands whole in a script. Composed keys are mere texts to `tsc`.
 * @template {string} Key @template {string} Known
 * @typedef {Key extends unknown ? string extends Key ? Key : [Extract<Known, Key>] extends [never] ? never : Key :
 *   never} Checked
 */
export {};
