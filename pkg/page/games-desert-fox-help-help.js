if(/\?(?!b2e08acd1d79$)[0-9a-f]{12}$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{r as HELP}from"./desert-fox-learn.js?b2e08acd1d79";
