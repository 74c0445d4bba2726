// How a website uses the boards of www/desert-fox.js, checked by tsc.

import { DesertFoxBoard, createBoard, type BoardInstance, type BoardOptions, type Told } from "../../www/desert-fox.js";

const options: BoardOptions = { record: "d1.g.…", ply: "last", side: "axis", theme: "dark", lang: "en", interactive: true };

export async function show(element: HTMLElement): Promise<BoardInstance> {
  const board = createBoard(element, options);
  element.addEventListener("desertfox-changed", (event) => {
    const message = (event as CustomEvent<Told>).detail;
    if (message.type === "changed") console.log(message.ply, message.plies, message.turn, message.phase, message.side, message.title);
    if (message.type === "error") console.log(message.code, message.message);
    if (message.type === "resize") console.log(message.width, message.height);
  });
  element.addEventListener("desertfox-order", (event) => {
    const message = (event as CustomEvent<Told>).detail;
    if (message.type === "order") console.log(message.by, message.ply, message.turn, message.phase, message.side, message.state);
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
