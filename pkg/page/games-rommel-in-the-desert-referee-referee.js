if(!/^[^?]*(\?7baa264f16a6)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountReferee}from"./rommel-in-the-desert-referee.js?7baa264f16a6";
//# sourceMappingURL=games-rommel-in-the-desert-referee-referee.js.map
