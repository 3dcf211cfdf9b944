import { describe, expect, test } from 'vitest'
import { describeGateway } from './conformance/index.ts'
import { createTestGateway, SAMPLE_PROMO } from './index.ts'

/** Few enough that a test can fill an order. */
const ITEM_LIMIT = 6

describeGateway(
  'the gateway in memory',
  () => {
    const { fetch, url } = createTestGateway({ itemLimit: ITEM_LIMIT })
    return {
      url,
      fetch,
      partnerFetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
      promo: {
        code: SAMPLE_PROMO.code,
        percent: SAMPLE_PROMO.percent,
        fromUsdMinor: SAMPLE_PROMO.fromCents,
      },
      cardToken: (_sessionId, outcome) => {
        const outcomes = {
          accepted: 'good',
          CARD_DECLINED: 'declined',
          CARD_INSUFFICIENT_FUNDS: 'insufficient',
        }
        return Promise.resolve(`tok_${outcomes[outcome]}_${crypto.randomUUID()}`)
      },
    }
  },
  { describe, test, expect },
)
