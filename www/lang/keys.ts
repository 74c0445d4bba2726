/** The keys of the texts as types, made of the English files: a misspelt key is an error of `tsc`. */

/** The key of a text of the page or of a game. */
export type TextKey =
  | keyof typeof import("./en/analyst.json")
  | keyof typeof import("./en/app.json")
  | keyof typeof import("./en/embed.json")
  | keyof typeof import("./en/guide.json")
  | keyof typeof import("./en/library.json")
  | keyof typeof import("./en/play.json")
  | keyof typeof import("../games/desert-fox/lang/en/analyst.json")
  | keyof typeof import("../games/desert-fox/lang/en/app.json")
  | keyof typeof import("../games/desert-fox/lang/en/board.json")
  | keyof typeof import("../games/desert-fox/lang/en/charts.json")
  | keyof typeof import("../games/desert-fox/lang/en/choice.json")
  | keyof typeof import("../games/desert-fox/lang/en/explorer.json")
  | keyof typeof import("../games/desert-fox/lang/en/findings.json")
  | keyof typeof import("../games/desert-fox/lang/en/glossary.json")
  | keyof typeof import("../games/desert-fox/lang/en/guide.json")
  | keyof typeof import("../games/desert-fox/lang/en/how-to.json")
  | keyof typeof import("../games/desert-fox/lang/en/play.json")
  | keyof typeof import("../games/desert-fox/lang/en/referee.json")
  | keyof typeof import("../games/desert-fox/lang/en/switches.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/analyst.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/app.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/battle.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/board.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/buildup.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/charts.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/findings.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/glossary.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/guide.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/how-to.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/play.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/referee.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/story.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/switches.json")
  | keyof typeof import("../games/rommel-in-the-desert/lang/en/table.json");

/** What a text with a number has before `.other`. */
export type CountedKey = TextKey extends infer Key ? (Key extends `${infer Begin}.other` ? Begin : never) : never;

/** A key as it stands whole in a script. Composed keys are mere texts to `tsc`. */
export type Checked<Key extends string, Known extends string> = Key extends unknown
  ? string extends Key
    ? Key
    : [Extract<Known, Key>] extends [never]
      ? never
      : Key
  : never;
