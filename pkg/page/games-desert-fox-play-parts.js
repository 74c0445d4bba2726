if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as PARTS}from"./desert-fox-play.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-play-parts.js.map
