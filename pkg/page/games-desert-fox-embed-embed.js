if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as EMBED}from"./desert-fox-embed.js?0312b500ee87";
//# sourceMappingURL=games-desert-fox-embed-embed.js.map
