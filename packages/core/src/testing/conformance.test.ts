import { describe, expect, test } from 'vitest'
import type { PasskeyAnswer, PasskeyOptions } from '../passkey/index.ts'
import { describeGateway } from './conformance/index.ts'
import { handlers } from './handlers/all.ts'
import {
  answerChallenge,
  createTestGateway,
  decideReviews,
  ENDED_PROMO_CODE,
  MEMBERS_PROMO_CODE,
  printOrder,
  SAMPLE_PROMO,
  TEST_CALLS,
} from './index.ts'
import type { TestGateway } from './index.ts'

/** Few enough that a test can fill an order. */
const ITEM_LIMIT = 6
const STOREFRONT = 'https://shop.selvage.test'
/** The gateways of the rules' visitors. */
const opened: TestGateway[] = []

describeGateway(
  'the gateway in memory',
  () => {
    const gateway = createTestGateway({
      itemLimit: ITEM_LIMIT,
      storefrontOrigins: [STOREFRONT],
    })
    const { fetch, shop, url } = gateway
    opened.push(gateway)
    let made = 0
    /** The cookies of another browser. */
    let other: Pick<typeof shop, 'cookies' | 'logInId' | 'guestBefore'> = {
      cookies: null,
      logInId: null,
      guestBefore: null,
    }
    const newest = () => `passkey-${made}`
    const answer = ({ challenge }: PasskeyOptions, id: string): Promise<PasskeyAnswer> => {
      const clientDataJSON = btoa(JSON.stringify({ challenge }))
      return Promise.resolve({ id, rawId: id, type: 'public-key', response: { clientDataJSON } })
    }
    return {
      url,
      storefront: STOREFRONT,
      fetch,
      otherFetch: async (input, init) => {
        const { cookies, logInId, guestBefore } = shop
        Object.assign(shop, other)
        try {
          return await fetch(input, init)
        } finally {
          other = { cookies: shop.cookies, logInId: shop.logInId, guestBefore: shop.guestBefore }
          Object.assign(shop, { cookies, logInId, guestBefore })
        }
      },
      partnerFetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
      promo: {
        code: SAMPLE_PROMO.code,
        percent: SAMPLE_PROMO.percent,
        fromUsdMinor: SAMPLE_PROMO.fromCents,
        membersCode: MEMBERS_PROMO_CODE,
        endedCode: ENDED_PROMO_CODE,
      },
      cardToken: (_sessionId, outcome) => {
        const outcomes = {
          accepted: 'good',
          challenged: 'challenge',
          CARD_DECLINED: 'declined',
          CARD_INSUFFICIENT_FUNDS: 'insufficient',
        }
        return Promise.resolve(`tok_${outcomes[outcome]}_${crypto.randomUUID()}`)
      },
      answerChallenge: async (url, answer) => {
        answerChallenge(shop, url, answer)
      },
      passwordToken: (email) => {
        const all = [...shop.passwordTokens]
        const newest = all.findLast(([, id]) => shop.users.get(id)?.account?.email === email)
        return Promise.resolve(newest?.[0])
      },
      newsletterMail: (email) => {
        const newest = shop.newsletters.mails.findLast((mail) => mail.email === email)
        shop.newsletters.mails.length = 0
        return Promise.resolve(newest && { token: newest.token, confirms: newest.confirms })
      },
      privacyToken: (email) =>
        Promise.resolve(shop.privacyRequests.findLast((each) => each.email === email)?.token),
      // The gateway in memory deletes at once.
      deleteDue: async () => {},
      proveGroup: (url, group) => {
        const state = new URL(url).searchParams.get('state') ?? ''
        return Promise.resolve({ state, code: group })
      },
      makePasskey: (options) => {
        made += 1
        return answer(options, newest())
      },
      usePasskey: (options) => answer(options, newest()),
      // The one browser in front of it has its user's id for a cookie.
      accessCookie: () => shop.cookies ?? '',
      decideReviews: async (state) => {
        decideReviews(shop, state)
      },
      giftCode: (number) =>
        Promise.resolve(
          shop.certificates.find(({ orderNumber }) => orderNumber === number)?.code ?? '',
        ),
      couponCode: (number) =>
        Promise.resolve(shop.promos.find(({ orderNumber }) => orderNumber === number)?.code ?? ''),
      makeDesigner: async (email) => {
        const account = [...shop.users.values()].find((user) => user.account?.email === email)
        if (account?.account) account.account.designer = true
      },
      printOrder: async (number) => {
        printOrder(shop, number)
      },
      orderToken: (number) => Promise.resolve(shop.invoices.get(number)?.token ?? ''),
    }
  },
  { describe, test, expect },
)

test('the names of the calls are those that the gateway answers', () => {
  const answered = handlers.map(({ call }) => call.name)
  expect(answered.toSorted()).toEqual([...TEST_CALLS].toSorted())
})

test('every call of the gateway succeeds under some rule', () => {
  const succeeded = opened.flatMap(({ requests }) =>
    requests.filter(({ status }) => status >= 200 && status < 300).map(({ call }) => call),
  )
  expect(TEST_CALLS.filter((call) => !succeeded.includes(call))).toEqual([])
  expect(TEST_CALLS.length).toBeGreaterThan(20)
})
