if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as showHelp}from"./learn.js?f0835815304b";
//# sourceMappingURL=help-help.js.map
