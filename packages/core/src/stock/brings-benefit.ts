/** The codes of the items that bring credit, a coupon or a membership, which have these terms. */
const BENEFIT = /CERT|DOLLAR|RENEW|WELCOME/

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
