/** Why a browser did not store something. */

export type StorageError = "denied" | "full" | "failed";

export function storageErrorOf(error: unknown): StorageError {
  const { name } = (error as { name?: string } | null) ?? {};
  if (name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED") return "full";
  return name === "SecurityError" ? "denied" : "failed";
}
