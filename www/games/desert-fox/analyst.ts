/** The analyst in a thread of its own: it has a copy of the game and answers what it is asked. */
import { serveAnalyst } from "../../play/analyst-worker.ts";
import { ENGINE } from "./engine.ts";

serveAnalyst(ENGINE);
