if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as PARTS}from"./desert-fox-play.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-play-parts.js.map
