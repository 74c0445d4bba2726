// @ts-check
/**
 * The empty page that stands in while a new version takes over: it loads itself again, with what its address holds
 * after the `#`.
 */

/** Milliseconds after which it tries again, if the take-over came before it could listen. */
const PATIENCE = 1000;

navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
setTimeout(() => location.reload(), PATIENCE);
