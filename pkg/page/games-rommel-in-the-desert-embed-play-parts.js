if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{k as PLAY_PARTS}from"./rommel-in-the-desert-play.js?f0835815304b";
//# sourceMappingURL=games-rommel-in-the-desert-embed-play-parts.js.map
