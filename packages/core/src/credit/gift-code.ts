/** Why a gift certificate cannot pay an order, as the gateway says it at the field `code`. */
export const GIFT_CODE_PROBLEMS = [
  'unknown',
  'canceled',
  'empty',
  'currency',
  'subscription',
] as const
/** Why a gift certificate cannot pay an order. */
export type GiftCodeProblem = (typeof GIFT_CODE_PROBLEMS)[number]

/** Returns why a certificate cannot pay when the gateway's message says it, else undefined. */
export const giftCodeProblemOf = (message: string | undefined): GiftCodeProblem | undefined =>
  GIFT_CODE_PROBLEMS.find((problem) => problem === message)

/** Number of signs of a gift certificate's code, without the hyphens between them. */
const SIGNS = 16

/**
 * Reads the code of a gift certificate as people type it: in small letters, with or without spaces
 * and hyphens, with an O for a zero. Undefined for what can be no code.
 */
export function giftCodeOf(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (signs.length !== SIGNS || !/^[0-9A-HJKMNP-TV-Z]+$/.test(signs)) return undefined
  return signs.match(/.{4}/g)?.join('-')
}
