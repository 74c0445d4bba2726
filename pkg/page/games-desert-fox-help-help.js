if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as HELP}from"./desert-fox-learn.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-help-help.js.map
