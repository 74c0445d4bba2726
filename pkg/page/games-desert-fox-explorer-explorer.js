if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as mountExplorer}from"./desert-fox-referee.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-explorer-explorer.js.map
