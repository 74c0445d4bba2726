if(!/^[^?]*(\?f0835815304b)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as EMBED}from"./rommel-in-the-desert-embed.js?f0835815304b";
//# sourceMappingURL=games-rommel-in-the-desert-embed-embed.js.map
