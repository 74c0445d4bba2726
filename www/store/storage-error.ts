// @ts-check
/** Why a browser did not store something. */

/** @typedef {"denied"|"full"|"failed"} StorageError */

/** @param {unknown} error @returns {StorageError} */
export function storageErrorOf(error) {
  const { name } = /** @type {{name?: string}|null} */ (error) ?? {};
  if (name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED") return "full";
  return name === "SecurityError" ? "denied" : "failed";
}
