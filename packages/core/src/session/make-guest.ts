import { shopError } from '../contract/shop-error.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Currency, Locale } from '../locale/locale.table.ts'
import { createGuest } from './session.contract.ts'

/** How a guest shops. */
export interface GuestPreferences {
  readonly country: string
  readonly currency: Currency
  readonly locale: Locale
}

/** Makes a guest who is known by a cart token alone; resolves to the token. */
export async function makeTokenGuest(
  gateway: Pick<Gateway, 'send'>,
  { country, currency, locale }: GuestPreferences,
): Promise<string> {
  const body = { kind: 'embed', country, currency, locale } as const
  const { cartToken } = await gateway.send(createGuest, { body })
  if (cartToken === null) throw shopError('SERVER_ERROR')
  return cartToken
}
