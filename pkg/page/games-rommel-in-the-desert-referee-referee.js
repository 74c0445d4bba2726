if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);export{t as mountReferee}from"./rommel-in-the-desert-referee.js?0312b500ee87";
//# sourceMappingURL=games-rommel-in-the-desert-referee-referee.js.map
