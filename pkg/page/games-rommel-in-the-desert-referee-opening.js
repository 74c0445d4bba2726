if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as openPosition,r as setOpener}from"./rommel-in-the-desert-referee.js?0312b500ee87";
//# sourceMappingURL=games-rommel-in-the-desert-referee-opening.js.map
