/** How long one call may take with its retries, unless a call says otherwise. */
export const DEFAULT_TIMEOUT_MS = 10_000
