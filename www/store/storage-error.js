// @ts-check
/** Why a browser did not store something. */

/** @typedef {"denied"|"full"|"failed"} Fault */

/** @param {any} error @returns {Fault} */
export function faultOf(error) {
  if (error?.name === "QuotaExceededError" || error?.name === "NS_ERROR_DOM_QUOTA_REACHED") return "full";
  return error?.name === "SecurityError" ? "denied" : "failed";
}
