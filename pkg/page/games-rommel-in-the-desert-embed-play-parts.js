if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{k as PLAY_PARTS}from"./rommel-in-the-desert-play.js?0312b500ee87";
//# sourceMappingURL=games-rommel-in-the-desert-embed-play-parts.js.map
