export * from "../../www/games/desert-fox/embed/element.ts";
