import { openVerification, readDiscounts, verifyDiscount } from '@selvage/core/discount'
import { setPromo } from '@selvage/core/cart'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oauthIdentityPort } from '../identity-port/oauth-identity-port.ts'
import { identityApp } from '../identity-provider/app.ts'
import { addFabric, newGuest, readCart } from '../testing/cart-gateway.ts'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'

const URL_OF_PROVIDER = 'http://localhost:4001/identity'
const CLIENT = { id: 'selvage', secret: 'secret of the shop' }
const STOREFRONT = 'http://localhost:3000'
const PAGES = { callbackUrl: `${STOREFRONT}/discounts`, returnUrl: `${STOREFRONT}/en/cart` }
const FAILED = { code: 'ID_ME_VERIFICATION_FAILED', status: 400 }
const MINUTE_MS = 60_000

describe.each(DATABASES)('the discount of a group on %s', (database) => {
  let now = new Date('2026-11-20T12:00:00Z')
  let isAway = false
  let gateway: ReferenceGateway
  const provider = identityApp({
    origin: new URL(URL_OF_PROVIDER).origin,
    client: { ...CLIENT, origins: [STOREFRONT] },
    now: () => now.getTime(),
  })
  const atProvider = (request: Request) =>
    provider.request(new Request(request.url.replace('/identity', ''), request))

  beforeAll(async () => {
    const identity = oauthIdentityPort({
      url: URL_OF_PROVIDER,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      fetch: async (url, init) =>
        isAway ? new Response('away', { status: 503 }) : atProvider(new Request(url, init)),
    })
    gateway = await openReferenceGateway({
      database,
      config: { limits: { ...unlimited } },
      deps: () => ({ identity, now: () => now }),
    })
  })
  afterAll(() => gateway.close())
  beforeEach(() => {
    now = new Date('2026-11-20T12:00:00Z')
    isAway = false
  })

  const begin = async (shopper: Shopper) =>
    (await shopper.gateway.send(openVerification, { body: PAGES })).url
  const answer = async (url: string, form: Readonly<Record<string, string>>) => {
    const sent = await atProvider(
      new Request(url, {
        method: 'POST',
        headers: { Origin: new URL(URL_OF_PROVIDER).origin },
        body: new URLSearchParams(form),
      }),
    )
    const back = new URL(sent.headers.get('location') ?? 'http://nowhere.test')
    const state = back.searchParams.get('state') ?? ''
    return { state, code: back.searchParams.get('code') }
  }
  const verified = (group: string) => ({ group, person: 'verified' })
  const end = (shopper: Shopper, body: { state: string; code: string | null }) =>
    shopper.gateway.send(verifyDiscount, { body })
  const prove = async (shopper: Shopper, group: string) =>
    end(shopper, await answer(await begin(shopper), verified(group)))
  const groupOf = async (shopper: Shopper) =>
    (await readCart(shopper))?.groupDiscount?.group ?? null

  it('counts for a year', async () => {
    const shopper = await newGuest(gateway)
    await addFabric(shopper)
    await prove(shopper, 'teacher')
    expect((await shopper.gateway.send(readDiscounts, {})).verified?.validUntil).toBe(
      '2027-11-20T12:00:00.000Z',
    )
    expect(await groupOf(shopper)).toBe('teacher')
    await gateway.deps.db.pool.query('UPDATE verified_groups SET valid_until = $1', [now])
    expect(await groupOf(shopper)).toBe(null)
    expect((await shopper.gateway.send(readDiscounts, {})).verified).toBe(null)
  })

  it('leaves a promo code that it outdoes unused, and gives way to a larger one', async () => {
    const shopper = await newGuest(gateway)
    const { orderId } = await addFabric(shopper, { quantity: 4 })
    const apply = async (code: string) => {
      const version = (await readCart(shopper))?.version ?? 0
      await shopper.gateway.send(setPromo, { params: { id: orderId }, body: { code } }, { version })
    }
    await apply('WELCOME10')
    await prove(shopper, 'teacher')
    const cart = await readCart(shopper)
    expect(cart?.promo?.code).toBe('WELCOME10')
    expect(cart?.pricing.discountGroup).toBe('teacher')
    await apply('MAKER20')
    const { pricing } = (await readCart(shopper)) ?? {}
    expect(pricing?.discountGroup).toBe(null)
    expect(pricing?.discount.minor).toBe(Math.round((pricing?.subtotal.minor ?? 0) * 0.2))
  })

  it('is proved within half an hour', async () => {
    const shopper = await newGuest(gateway)
    const url = await begin(shopper)
    now = new Date(now.getTime() + 29 * MINUTE_MS)
    const given = await answer(url, verified('nurse'))
    await expect(end(shopper, given)).resolves.toMatchObject({ verified: { group: 'nurse' } })
    const late = await begin(shopper)
    now = new Date(now.getTime() + 31 * MINUTE_MS)
    await expect(end(shopper, await answer(late, verified('nurse')))).rejects.toMatchObject(FAILED)
  })

  it('takes no state that the gateway did not sign, and no other shopper’s', async () => {
    const [shopper, thief] = [await newGuest(gateway), await newGuest(gateway)]
    const given = await answer(await begin(shopper), verified('military'))
    const [id = '', signature = ''] = given.state.split('.')
    for (const state of [id, `${id}.${signature}x`, `${id}.`, `.${signature}`, `x${given.state}`])
      await expect(end(shopper, { ...given, state })).rejects.toMatchObject(FAILED)
    await expect(end(thief, given)).rejects.toMatchObject(FAILED)
    await expect(end(shopper, given)).resolves.toMatchObject({ verified: { group: 'military' } })
    await expect(end(shopper, given)).rejects.toMatchObject(FAILED)
  })

  it('gives one of two answers at once the discount, with one code', async () => {
    const shopper = await newGuest(gateway)
    const given = await answer(await begin(shopper), verified('student'))
    const ends = await Promise.allSettled([1, 2, 3, 4].map(() => end(shopper, given)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes a code of another proof only from whom it was given to', async () => {
    const [shopper, thief] = [await newGuest(gateway), await newGuest(gateway)]
    const given = await answer(await begin(shopper), verified('student'))
    const { state } = await answer(await begin(thief), { group: 'teacher', person: 'unverified' })
    await expect(end(thief, { state, code: 'teacher' })).rejects.toMatchObject({
      ...FAILED,
      params: { returnUrl: PAGES.returnUrl },
    })
    await expect(end(shopper, given)).resolves.toBeTruthy()
  })

  it('leads to no other site', async () => {
    const shopper = await newGuest(gateway)
    const open = (pages: object) =>
      shopper.gateway.send(openVerification, { body: { ...PAGES, ...pages } })
    for (const page of [
      'https://evil.example/discounts',
      `${STOREFRONT}.evil.example/`,
      'http://ada@localhost:3000/',
      'http://localhost:3001/en/cart',
    ]) {
      await expect(open({ callbackUrl: page })).rejects.toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        all: [{ field: 'callback_url' }],
      })
      await expect(open({ returnUrl: page })).rejects.toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        all: [{ field: 'return_url' }],
      })
    }
    await expect(open({ returnUrl: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 400 })
  })

  it('can be asked for again while the provider is away', async () => {
    const shopper = await newGuest(gateway)
    const given = await answer(await begin(shopper), verified('responder'))
    isAway = true
    await expect(end(shopper, given)).rejects.toMatchObject({ status: 503 })
    isAway = false
    await expect(end(shopper, given)).resolves.toMatchObject({ verified: { group: 'responder' } })
  })
})

const unlimited = {
  requestsPerMinute: 0,
  guesses: 0,
  guestsPerMinute: 0,
  declines: 0,
  failedLogins: 0,
  passkeysPerMinute: 0,
  accountsPerHour: 0,
  passwordMailsPerHour: 0,
  orderMailsPerHour: 0,
  newsletterMailsPerHour: 0,
  privacyMailsPerHour: 0,
  applicationsPerHour: 0,
  picturesPerMinute: 0,
  reviewsPerHour: 0,
}
