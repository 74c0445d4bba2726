if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{x as PLAY_PARTS}from"./desert-fox-play.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-embed-play-parts.js.map
