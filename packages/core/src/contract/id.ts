/** The greatest id: the greatest 32-bit number. */
export const MAX_ID = 2_147_483_647

/** The most ids that one call can name. */
export const ID_LIST_LIMIT = 100

/** Reads a positive 32-bit id written in digits; undefined for other text. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined
}
