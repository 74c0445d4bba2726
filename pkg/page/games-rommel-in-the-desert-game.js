if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as GAME}from"./rommel-in-the-desert.js?f0835815304b";
//# sourceMappingURL=games-rommel-in-the-desert-game.js.map
