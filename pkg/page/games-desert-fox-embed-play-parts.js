if(/\?(?!94ea74a819d3$)[0-9a-f]{12}$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{x as PLAY_PARTS}from"./desert-fox-play.js?94ea74a819d3";
