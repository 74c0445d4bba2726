if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{a as GUIDE}from"./rommel-in-the-desert-learn.js?7baa264f16a6";
//# sourceMappingURL=games-rommel-in-the-desert-guide-guide.js.map
