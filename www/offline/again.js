// @ts-check
/**
 * Workers of earlier versions ask for this file: the empty page that stands in while a new version takes over loads itself
 * again, with what its address holds after the `#`. Today's worker has the script in the page itself.
 */

/** Milliseconds after which it tries again, if the take-over came before it could listen. */
const PATIENCE = 1000;

navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
setTimeout(() => location.reload(), PATIENCE);
