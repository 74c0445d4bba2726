if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as mountExplorer}from"./desert-fox-referee.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-explorer-explorer.js.map
