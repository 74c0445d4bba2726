// How a website uses the boards of www/desert-fox.js, checked by tsc.

import { DesertFoxBoard, createBoard, type BoardInstance, type BoardOptions, type Told } from "../../www/desert-fox.js";

const options: BoardOptions = { record: "d1.g.…", ply: "last", side: "axis", theme: "dark", lang: "en", interactive: true };

export async function show(element: HTMLElement): Promise<BoardInstance> {
  const board = createBoard(element, options);
  element.addEventListener("desertfox-changed", (event) => {
    const told = (event as CustomEvent<Told>).detail;
    if (told.type === "changed") console.log(told.ply, told.plies, told.turn, told.phase, told.side, told.title);
    if (told.type === "error") console.log(told.code, told.message);
    if (told.type === "resize") console.log(told.width, told.height);
  });
  element.addEventListener("desertfox-order", (event) => {
    const told = (event as CustomEvent<Told>).detail;
    if (told.type === "order") console.log(told.by, told.ply, told.turn, told.phase, told.side, told.state);
  });
  await board.ready;
  if (!board.goTo(12)) board.goTo("last");
  board.flip();
  board.play();
  board.pause();
  board.setTheme("light");
  const played: boolean = await board.playOn();
  if (played && board.playing()) console.log(board.ply(), board.link());
  board.back();
  const known: boolean = await board.load("d1.p.…");
  console.log(known, board.ply(), board.plies(), board.link());
  return board;
}

export function leave(board: BoardInstance): void {
  board.destroy();
}

export function asElement(record: string): DesertFoxBoard {
  const element = document.createElement("desert-fox-board") as DesertFoxBoard;
  element.setAttribute("record", record);
  element.setAttribute("ply", "first");
  return element;
}
