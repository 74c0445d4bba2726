if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as EMBED}from"./desert-fox-embed.js?f0835815304b";
//# sourceMappingURL=games-desert-fox-embed-embed.js.map
