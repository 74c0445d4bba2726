// @ts-check
/** Why a browser did not store something. */

/** @typedef {"denied"|"full"|"failed"} StorageError */

/** @param {any} error @returns {StorageError} */
export function storageErrorOf(error) {
  if (error?.name === "QuotaExceededError" || error?.name === "NS_ERROR_DOM_QUOTA_REACHED") return "full";
  return error?.name === "SecurityError" ? "denied" : "failed";
}
