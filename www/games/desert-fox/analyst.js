// @ts-check
/** The analyst in a thread of its own: it has a copy of the game and answers what it is asked. */
import { serveAnalyst } from "../../play/analyst-worker.js";
import { ENGINE } from "./engine.js";

serveAnalyst(ENGINE);
