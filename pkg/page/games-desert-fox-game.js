if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as GAME}from"./desert-fox.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-game.js.map
