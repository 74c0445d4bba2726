export * from "../../www/games/rommel-in-the-desert/embed/element.ts";
