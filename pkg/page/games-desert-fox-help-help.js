if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as HELP}from"./desert-fox-learn.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-help-help.js.map
