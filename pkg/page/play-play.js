if(/\?(?!af82e4e05af1$)[0-9a-f]{12}$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountPlay}from"./play.js?af82e4e05af1";
