if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as HELP}from"./desert-fox-learn.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-help-help.js.map
