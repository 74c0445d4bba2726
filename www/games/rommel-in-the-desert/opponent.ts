/** The scripted opponent in a thread of its own: it has a copy of the game and proposes the next order. */
import { serveOpponent } from "../../play/opponent-worker.ts";
import { ENGINE } from "./engine.ts";

serveOpponent(ENGINE);
