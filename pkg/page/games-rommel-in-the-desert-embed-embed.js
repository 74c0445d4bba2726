if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as EMBED}from"./rommel-in-the-desert-embed.js?0312b500ee87";
//# sourceMappingURL=games-rommel-in-the-desert-embed-embed.js.map
