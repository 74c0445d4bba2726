if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as openPosition,r as setOpener}from"./rommel-in-the-desert-referee.js?f0835815304b";
//# sourceMappingURL=games-rommel-in-the-desert-referee-opening.js.map
