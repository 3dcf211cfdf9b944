import { listFabrics } from '@selvage/core/fabric'
import { createGateway } from '@selvage/core/gateway'
import { CURRENCIES } from '@selvage/core/locale'
import { listProducts } from '@selvage/core/product'
import { createTestGateway } from '@selvage/core/testing'
import { describeGateway } from '@selvage/core/testing/conformance'
import { listWallpapers } from '@selvage/core/wallpaper'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findResets } from '../account/find-resets.ts'
import { publishReview, rejectReview, reviewsToRead } from '../reviews/moderate.ts'
import { openCode } from '../credit/gift-certificates.ts'
import { printOrder } from '../orders/ship-order.ts'
import { identityApp } from '../identity-provider/app.ts'
import { oauthIdentityPort } from '../identity-port/oauth-identity-port.ts'
import { providerApp } from '../payment-provider/app.ts'
import { providerSettings } from '../payment-provider/settings.ts'
import { openStore } from '../payment-provider/store.ts'
import { sandboxPort } from '../payment-port/sandbox-port.ts'
import { erase } from '../privacy-request/testing/due-deletions.ts'
import { sentMails } from './sent-mails.ts'
import { softAuthenticator } from './soft-passkey.ts'
import { FOREIGN_ORIGIN, openReferenceGateway } from './test-gateway.ts'
import type { ReferenceGateway } from './test-gateway.ts'

/** Few enough that a test can fill an order. */
const ITEM_LIMIT = 6
const PROVIDER_URL = 'http://localhost:4001'
const KEYS = { api: 'api secret', callback: 'callback secret' }
const CARDS = {
  accepted: '4242424242424242',
  challenged: '4000000000003220',
  CARD_DECLINED: '4000000000000002',
  CARD_INSUFFICIENT_FUNDS: '4000000000009995',
}

const store = openStore(':memory:')
const provider = providerApp({
  store,
  apiSecret: KEYS.api,
  settings: providerSettings({ PAYMENT_ORIGIN: PROVIDER_URL }),
})
const CLIENT = { id: 'selvage', secret: 'secret of the shop' }
const MAKE_DESIGNER =
  'UPDATE users SET design_owner = true FROM accounts WHERE user_id = users.id AND email = $1'
const STOREFRONT = 'http://localhost:3000'
const identity = identityApp({
  origin: PROVIDER_URL,
  client: { ...CLIENT, origins: [STOREFRONT] },
})
let gateway: ReferenceGateway

beforeAll(async () => {
  const payments = sandboxPort({
    url: PROVIDER_URL,
    keys: KEYS,
    timeoutMs: 5_000,
    fetch: async (url, init) => provider.request(url, init),
  })
  gateway = await openReferenceGateway({
    config: { orderItemLimit: ITEM_LIMIT },
    deps: () => ({
      payments,
      identity: oauthIdentityPort({
        url: PROVIDER_URL,
        clientId: CLIENT.id,
        clientSecret: CLIENT.secret,
        fetch: async (url, init) => identity.request(url, init),
      }),
    }),
  })
  // All rules together open more accounts than one address may in an hour.
  Object.assign(gateway.deps.config.limits, { accountsPerHour: 0 })
  await gateway.deps.db.pool.query('UPDATE designs SET mature = false, for_sale = true')
})
afterAll(async () => {
  await gateway.close()
  store.close()
})

const pathOf = (input: RequestInfo | URL): string => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input)
  return pathname + search
}

async function cardToken(sessionId: string, outcome: keyof typeof CARDS): Promise<string> {
  const answer = await provider.request(`${PROVIDER_URL}/frame/${sessionId}/tokens`, {
    method: 'POST',
    headers: { Origin: PROVIDER_URL, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Byron',
      number: CARDS[outcome],
      expiry_month: '12',
      expiry_year: '2039',
      cvc: '123',
    }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

async function answerChallenge(actionUrl: string, answer: string): Promise<void> {
  await provider.request(actionUrl, {
    method: 'POST',
    headers: { Origin: PROVIDER_URL, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ answer }),
  })
}

/** Chooses a group on the provider's page, as somebody who is verified or not. */
async function proveGroup(url: string, group: string | null) {
  const answer = await identity.request(url, {
    method: 'POST',
    headers: { Origin: PROVIDER_URL, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      group: group ?? 'teacher',
      person: group === null ? 'unverified' : 'verified',
    }),
  })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') }
}

/** The token of the link in an order's mail, which is sent now. */
async function orderToken(orderNumber: string): Promise<string> {
  const sent = await sentMails(gateway.deps)
  const own = sent.find(({ key }) => key === `order-${orderNumber}`)
  return /[?&]token=([\w-]+)/.exec(own?.text ?? '')?.[1] ?? ''
}

/** The code in the mail of the gift certificate that an order bought, which is sent now. */
async function giftCode(orderNumber: string): Promise<string> {
  const { deps } = gateway
  await sentMails(deps)
  const { rows } = await deps.db.pool.query<{ id: string }>(
    'SELECT id FROM gift_certificates WHERE order_number = $1',
    [orderNumber],
  )
  const opened = await openCode(rows[0]?.id ?? '', deps)
  return opened?.code ?? ''
}

/** The code in the mail of the coupon that an order brought, which is sent now. */
async function couponCode(orderNumber: string): Promise<string> {
  const sent = await sentMails(gateway.deps)
  const own = sent.find(({ key }) => key === `coupon-${orderNumber}`)
  return /WELCOME-\w+/.exec(own?.text ?? '')?.[0] ?? ''
}

/** Decides all reviews that wait. */
async function decideReviews(state: 'published' | 'rejected'): Promise<void> {
  for (const { review } of await reviewsToRead(gateway.deps))
    if (review.state === 'waiting')
      await (state === 'published'
        ? publishReview(review.id, gateway.deps, null)
        : rejectReview(review.id, 'advertising', gateway.deps))
}

/** The token of the newest mail of a kind to an address, which is sent now. */
async function tokenOfMail(kind: string, email: string): Promise<string | undefined> {
  const sent = await sentMails(gateway.deps)
  const own = sent.findLast(({ key, to }) => key.startsWith(kind) && to === email)
  return own && /[?&]token=([\w.-]+)/.exec(own.text)?.[1]
}

/** The token of the link in the newest mail about a new password. */
async function passwordToken(email: string): Promise<string | undefined> {
  await findResets(gateway.deps)
  return tokenOfMail('password-', email)
}

/** The newest mail of the newsletter to an address, which is sent now. */
async function newsletterMail(email: string) {
  const sent = await sentMails(gateway.deps)
  const own = sent.findLast(({ key, to }) => key.startsWith('newsletter-') && to === email)
  if (!own) return undefined
  const token = /[?&]token=([\w.-]+)/.exec(own.text)?.[1] ?? ''
  return { token, confirms: own.unsubscribeUrl === undefined }
}

describeGateway(
  'the reference gateway',
  () => {
    const { config, db } = gateway.deps
    const shopper = gateway.shopper()
    const other = gateway.shopper()
    const device = softAuthenticator(config.storefrontOrigins[0])
    return {
      url: config.origin,
      storefront: STOREFRONT,
      fetch: (input, init) => shopper.fetch(pathOf(input), init),
      otherFetch: (input, init) => other.fetch(pathOf(input), init),
      partnerFetch: (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('Origin', FOREIGN_ORIGIN)
        return gateway.fetch(pathOf(input), { ...init, headers })
      },
      promo: {
        code: 'MAKER20',
        percent: 20,
        fromUsdMinor: 6_000,
        membersCode: 'MEMBERS15',
        endedCode: 'HARVEST24',
      },
      cardToken,
      proveGroup,
      answerChallenge,
      orderToken,
      giftCode,
      couponCode,
      makeDesigner: (email) => db.pool.query(MAKE_DESIGNER, [email]).then(() => undefined),
      printOrder: (number) => printOrder(number, gateway.deps).then(() => undefined),
      decideReviews,
      passwordToken,
      newsletterMail,
      privacyToken: (email) => tokenOfMail('privacy-', email),
      deleteDue: () => erase(gateway).then(() => undefined),
      makePasskey: (options) => Promise.resolve(device.make(options)),
      usePasskey: (options) => Promise.resolve(device.use(options)),
      accessCookie: () => shopper.cookies.get('selvage_access') ?? '',
    }
  },
  { describe, test, expect },
)

test('the gateway in memory has the price lists of the reference gateway', async () => {
  const { url, fetch } = createTestGateway()
  const inMemory = createGateway({ url, locale: 'en_US', fetch })
  const reference = gateway.shopper().gateway
  for (const currency of CURRENCIES) {
    const query = { currency, country: 'DE' }
    for (const call of [listFabrics, listWallpapers])
      expect(await inMemory.send(call, { query })).toEqual(await reference.send(call, { query }))
    for (const kind of ['home-good', 'solid', 'unprinted', 'stock']) {
      const input = { params: { kind }, query: { currency } }
      const both = await Promise.all(
        [inMemory, reference].map((gateway) => gateway.send(listProducts, input)),
      )
      const [listed, expected] = both.map((products) =>
        products.map(({ code, status, prices }) => ({
          code,
          status,
          prices: prices
            .map(({ size, option, price }) => `${size} ${option} ${price.minor}`)
            .sort(),
        })),
      )
      expect(listed).toEqual(expected)
    }
  }
})
