if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as EMBED}from"./rommel-in-the-desert-embed.js?7baa264f16a6";
//# sourceMappingURL=games-rommel-in-the-desert-embed-embed.js.map
