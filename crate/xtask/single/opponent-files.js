// Stands in for www/shell/files.ts in the opponent of the single file: the engine comes with its code.
import { unpack } from "./unpack.js";

export const engineSource = () => ({ module_or_path: unpack(self.engine) });

/** The opponent needs no data of the page. */
export const fetchFile = () => Promise.reject(new Error("the opponent fetches nothing"));
