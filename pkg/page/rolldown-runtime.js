if(!/^[^?]*(\?0312b500ee87)?$/.test(import.meta.url))throw dispatchEvent(new Event(`another-build`)),Error(`another build`);var e=Object.defineProperty,t=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r};export{t};
//# sourceMappingURL=rolldown-runtime.js.map
