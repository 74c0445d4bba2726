if(/\?(?!b2e08acd1d79$)[0-9a-f]{12}$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{x as PLAY_PARTS}from"./desert-fox-play.js?b2e08acd1d79";
