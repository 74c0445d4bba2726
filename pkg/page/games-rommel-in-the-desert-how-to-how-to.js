if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as createHowTo}from"./rommel-in-the-desert-learn.js?f0835815304b";
//# sourceMappingURL=games-rommel-in-the-desert-how-to-how-to.js.map
