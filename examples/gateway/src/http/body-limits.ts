/** Longest body, bytes, where a call does not say another. */
export const MAX_BODY_BYTES = 256 * 1024
/** The most levels of objects and lists in a body. */
export const MAX_DEPTH = 32
