import { shopError } from '../contract/shop-error.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Currency, Locale } from '../locale/locale.table.ts'
import { createTokenGuest } from './session.contract.ts'

/** How a guest shops. */
export interface GuestPreferences {
  readonly country: string
  readonly currency: Currency
  readonly locale: Locale
  /** The key of the partner on whose page the guest shops. */
  readonly partner?: string | undefined
}

/**
 * Makes a guest who is known by a cart token alone; resolves to the token.
 * @param onPageProblem gets a sentence about a partner key or a country that does not count
 */
export async function makeTokenGuest(
  gateway: Pick<Gateway, 'send'>,
  { country, currency, locale, partner }: GuestPreferences,
  onPageProblem?: (problem: string) => void,
): Promise<string> {
  const body = { kind: 'embed', country, currency, locale, partner } as const
  const { cartToken, pageProblem } = await gateway.send(createTokenGuest, { body })
  if (cartToken === null) throw shopError('SERVER_ERROR')
  if (pageProblem !== undefined) onPageProblem?.(pageProblem)
  return cartToken
}
