if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as mountExplorer}from"./desert-fox-referee.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-explorer-explorer.js.map
