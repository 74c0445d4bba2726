if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as EMBED}from"./desert-fox-embed.js?7baa264f16a6";
//# sourceMappingURL=games-desert-fox-embed-embed.js.map
