/** Codes of the items that bring credit, a coupon or a membership, apart from their other facts. */
const BENEFIT = /^(GIFT_CERTIFICATE|SPOONDOLLAR_CREDIT|PRO_WITH_RENEWAL|\w+_WELCOME_PACK)$/

/**
 * True for a line that brings what can be used at once: credit, a coupon or a membership. Its order
 * can be canceled as long as nothing of that is used.
 */
export function bringsBenefit({
  stock,
}: {
  readonly stock?: { readonly code: string } | null | undefined
}): boolean {
  return BENEFIT.test(stock?.code ?? '')
}
