if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as createHowTo}from"./desert-fox-learn.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-how-to-how-to.js.map
