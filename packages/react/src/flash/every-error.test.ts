import { isShopError } from '@selvage/core/contract'
import { destinationOf, ERROR_CODES, severityOf } from '@selvage/core/errors'
import type { ErrorCode, ErrorDestination } from '@selvage/core/errors'
import { listFabrics } from '@selvage/core/fabric'
import { createGateway } from '@selvage/core/gateway'
import { createTestGateway } from '@selvage/core/testing'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { describe, expect, it } from 'vitest'
import { createMessages } from '../messages/index.ts'
import { errorText } from './index.ts'

const languages = Object.entries({ en, de, es, fr }).map(([lang, catalogue]) =>
  createMessages({ lang: lang as 'en' | 'de' | 'es' | 'fr', catalogue }),
)
const codes = ERROR_CODES

/** Codes that lead elsewhere than to the cart. @source spec 1 §8 */
const ELSEWHERE: Readonly<Record<Exclude<ErrorDestination, 'cart'>, RegExp>> = {
  login: /^(?:EXPIRED_SESSION|JWTExpired|JWTInvalid)$/,
  payment:
    /^(?:EXCHANGE_RATE_CHANGED|CURRENCY_CHANGED|VAT_RATE_CHANGED|STRIPE_CUSTOMER_\w+|CANNOT_(?:APPLY|PAY)_\w+|CARD_\w+|PAYMENT_(?:CANCELED|EXPIRED|NOT_CONFIRMED)|AFTERPAY_DECLINED)$/,
  stay: /^(?:FIELD_\w+|INVALID_ZIPCODE|USER_GUEST_\w+|NOT_UNIQUE_\w+|ID_ME_\w+|RECAPTCHA_\w+|PASSKEY_\w+|DEVICE_\w+|PROMO_\w+|DESIGN_FUNNEL_\w+|REVIEW_\w+|COLLECTION_\w+|ART_\w+|GRANT_\w+|EARNINGS_\w+|EMAIL_OR_PASSWORD_INVALID|TOO_MANY_ATTEMPTS|ERROR_\w+|OLD_BROWSER_WARNING)$/,
}

/** Returns the error that the real client throws when the gateway answers with a code. */
async function thrownFor(code: ErrorCode) {
  const { url, fetch } = createTestGateway({ scenario: `code:${code}@fabric.list` })
  const gateway = createGateway({ url, fetch, locale: 'en_US' })
  const thrown: unknown = await gateway.send(listFabrics, { query: {} }).catch((error) => error)
  if (!isShopError(thrown)) throw new Error(`${code} was not thrown as an error of the shop.`)
  return thrown
}

describe.each(codes)('%s', (code) => {
  it('reaches the client, has a sentence in every language and leads where the spec says', async () => {
    const { code: seen, params } = await thrownFor(code)
    // The client renews the session first, and a visitor without one has none to renew.
    expect(seen).toBe(code === 'JWTExpired' ? 'EXPIRED_SESSION' : code)
    const [leads = 'cart'] =
      (Object.entries(ELSEWHERE) as [ErrorDestination, RegExp][]).find(([, named]) =>
        named.test(code),
      ) ?? []
    expect(destinationOf(seen)).toBe(leads)
    expect(['error', 'info', 'attention']).toContain(severityOf(seen))
    for (const guest of [true, false]) {
      const sentences = languages.map(({ t }) =>
        errorText(t, { code: seen, ...(params && { params }) }, { guest }),
      )
      expect(new Set(sentences).size).toBe(languages.length)
      for (const sentence of sentences)
        expect(sentence).toMatch(/^(?!.*(?:errors\.|\{\{|undefined|\[object)).{10,}[.!?…]$/su)
    }
  })
})

it('covers the whole catalog', () => {
  expect(codes.length).toBeGreaterThanOrEqual(79)
})
