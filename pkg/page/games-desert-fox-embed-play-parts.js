if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{x as PLAY_PARTS}from"./desert-fox-play.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-embed-play-parts.js.map
