if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as HELP}from"./rommel-in-the-desert-learn.js?7baa264f16a6";
//# sourceMappingURL=games-rommel-in-the-desert-help-help.js.map
