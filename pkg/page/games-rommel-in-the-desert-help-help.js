if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as HELP}from"./rommel-in-the-desert-learn.js?0312b500ee87";
//# sourceMappingURL=games-rommel-in-the-desert-help-help.js.map
