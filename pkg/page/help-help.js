if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as showHelp}from"./learn.js?7baa264f16a6";
//# sourceMappingURL=help-help.js.map
