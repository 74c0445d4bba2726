if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as PARTS}from"./rommel-in-the-desert-play.js?f0835815304b";
//# sourceMappingURL=games-rommel-in-the-desert-play-parts.js.map
