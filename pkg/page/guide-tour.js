if(/\?(?!b2e08acd1d79$)[0-9a-f]{12}$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{n as mountTour}from"./learn.js?b2e08acd1d79";
