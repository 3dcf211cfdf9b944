import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../db/open-database.ts'
import { newId } from '../new-id.ts'
import recorded from '../testing/recorded/stripe.json' with { type: 'json' }
import { stripeUnderTest, vendorDatabase, WEBHOOK_SECRET } from '../testing/vendors.ts'
import { STRIPE_DECLINES, stripeDecline } from './decline-codes.table.ts'
import { ELEMENT_ERRORS, elementError, nameError } from './frame/element-errors.ts'
import { intentCharge } from './intent-charge.ts'

type Under = Awaited<ReturnType<typeof stripeUnderTest>>

describe('cards through Stripe', () => {
  let db: OpenDatabase
  let under: Under
  beforeAll(async () => {
    db = await vendorDatabase()
  })
  afterAll(async () => db.close())
  beforeEach(async () => {
    under = await stripeUnderTest(db)
    return () => under.server.close()
  })

  async function newRequest(paymentMethod = 'pm_fine', change: object = {}) {
    const cartId = newId('cart')
    return {
      key: newId('key'),
      method: 'card',
      token: await under.token(cartId, paymentMethod),
      customerId: newId('ada'),
      saveCard: false,
      returnUrl: 'https://shop.example/review',
      language: 'en_US',
      shopper: { name: 'Ada Byron', email: 'ada@example.com' },
      cartId,
      amountMinor: 4_200,
      currency: 'USD',
      ...change,
    } as const
  }

  it.each(Object.entries(STRIPE_DECLINES))('declines %s as %s', async (declineCode, code) => {
    const request = await newRequest(`pm_card_${declineCode}`)
    expect(await under.port.charge(request)).toMatchObject({
      kind: 'charge',
      charge: { status: 'failed', failure: code },
    })
    expect(await under.port.find(request.key)).toMatchObject({ status: 'failed', failure: code })
    expect(under.server.charged()).toEqual([])
  })

  it('takes a code that it does not know, or an inherited name, as a plain decline', () => {
    for (const code of ['new_code_of_next_year', 'constructor', '__proto__', '', null])
      expect(stripeDecline({ code, decline_code: code })).toBe('CARD_DECLINED')
    expect(stripeDecline({ code: 'card_declined', decline_code: 'expired_card' })).toBe(
      'CARD_EXPIRED',
    )
  })

  it('waits for a bank that asks the shopper, and charges once they confirmed', async () => {
    const request = await newRequest('pm_card_threeDSecureRequired')
    const waiting = await under.port.charge(request)
    expect(waiting).toMatchObject({
      charge: { status: 'pending', actionUrl: recorded.next_action.redirect_to_url.url },
    })
    expect(await under.port.find(request.key)).toMatchObject({ status: 'pending' })
    under.server.answerChallenge(request.key, true)
    expect(await under.port.find(request.key)).toMatchObject({ status: 'succeeded' })
    expect(under.server.charged()).toEqual([4_200])
  })

  it('fails where the shopper does not confirm, and is closed where they give up', async () => {
    const [denied, givenUp] = [
      await newRequest('pm_card_threeDSecureRequired'),
      await newRequest('pm_card_threeDSecureRequired'),
    ]
    await under.port.charge(denied)
    await under.port.charge(givenUp)
    under.server.answerChallenge(denied.key, false)
    expect(await under.port.find(denied.key)).toMatchObject({
      status: 'failed',
      failure: 'PAYMENT_NOT_CONFIRMED',
    })
    expect(await under.port.cancel(givenUp.key)).toMatchObject({ status: 'cancelled' })
    under.server.answerChallenge(givenUp.key, true)
    expect(await under.port.find(givenUp.key)).toMatchObject({ status: 'cancelled' })
    expect(under.server.charged()).toEqual([])
  })

  it('rejects a page of the bank that is none', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '', 'no page'])
      expect(() =>
        intentCharge(
          {
            ...recorded.payment_intent,
            status: 'requires_action',
            next_action: { type: 'redirect_to_url', redirect_to_url: { url } },
          } as never,
          'key',
        ),
      ).toThrow('none of a page')
  })

  it('binds a token to one cart, one currency and one key', async () => {
    const request = await newRequest()
    const rejected = (change: object) => under.port.charge({ ...request, ...change })
    const key = () => newId('key')
    expect(await rejected({ key: key(), token: newId('tok') })).toMatchObject({
      reason: 'token_unknown',
    })
    expect(await rejected({ key: key(), cartId: 'other' })).toMatchObject({
      reason: 'token_foreign',
    })
    expect(await rejected({ key: key(), currency: 'EUR' })).toMatchObject({
      reason: 'currency_mismatch',
    })
    expect((await under.port.token(request.token))?.used).toBe(false)
    await under.port.charge(request)
    expect((await under.port.token(request.token))?.used).toBe(true)
    expect(await rejected({ key: key() })).toMatchObject({ reason: 'token_used' })
    expect(await under.port.token(newId('tok'))).toBeNull()
  })

  it('keeps a card for its member, charges it again and forgets it', async () => {
    const request = await newRequest('pm_fine', { saveCard: true })
    const { charge } = (await under.port.charge(request)) as { charge: { savedCardId: string } }
    expect(charge.savedCardId).toBe('pm_fine')
    const { customer } = under.server.intentOf(request.key) ?? {}
    expect(customer).toMatch(/^cus_/)
    const again = await newRequest('', {
      method: 'saved_card',
      token: 'pm_fine',
      customerId: request.customerId,
    })
    expect(await under.port.charge(again)).toMatchObject({ charge: { status: 'succeeded' } })
    expect(under.server.intentOf(again.key)?.customer).toBe(customer)

    under.server.saveMethod('pm_fine', String(customer))
    const detached = () => under.server.requests.filter(({ path }) => path.endsWith('/detach'))
    expect(await under.port.forgetCard({ id: 'pm_fine', customerId: 'mallory' })).toBe(true)
    expect(detached()).toEqual([])
    expect(await under.port.forgetCard({ id: 'pm_fine', customerId: request.customerId })).toBe(
      true,
    )
    expect(detached()).toHaveLength(1)
    expect(await under.port.forgetCard({ id: 'pm_unknown', customerId: 'ada' })).toBe(true)
  })

  it('says why it rejects: too low an amount, an unknown card, a key that Stripe does not know', async () => {
    expect(await under.port.charge(await newRequest('pm_fine', { amountMinor: 49 }))).toEqual({
      kind: 'rejected',
      reason: 'amount_too_small',
      code: 'STRIPE_TOTAL_AMOUNT_TOO_LOW',
    })
    expect(await under.port.charge(await newRequest('pm_unknown'))).toMatchObject({
      reason: 'token_unknown',
    })
    const stranger = await stripeUnderTest(db, { secretKey: 'sk_test_revoked' })
    expect(await stranger.port.charge(await newRequest())).toMatchObject({
      reason: 'method_unavailable',
    })
    await stranger.server.close()
  })

  describe('an event of Stripe', () => {
    const NOW = new Date('2026-11-20T12:00:00Z')
    const at = NOW.getTime() / 1000
    const event = (object: object) => JSON.stringify({ ...recorded.event, data: { object } })
    const intent = { ...recorded.payment_intent, metadata: { selvage_key: 'attempt-1' } }
    const signed = (payload: string, change: { secret?: string; timestamp?: number } = {}) =>
      Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: WEBHOOK_SECRET,
        timestamp: at,
        ...change,
      })
    const read = (rawBody: string, signature: string) =>
      under.port.readEvent('stripe', {
        rawBody,
        headers: new Headers({ 'stripe-signature': signature }),
        now: NOW,
      })

    it('names the key that it is about', async () => {
      const body = event(intent)
      expect(await read(body, signed(body))).toEqual({
        id: recorded.event.id,
        type: 'payment_intent.succeeded',
        key: 'attempt-1',
      })
      const other = event(recorded.refund)
      expect(await read(other, signed(other))).toMatchObject({ key: null })
    })

    it.each([
      ['without a signature', () => ''],
      ['of another secret', (body: string) => signed(body, { secret: 'whsec_other' })],
      ['of another body', (body: string) => signed(`${body} `)],
      ['of an hour ago', (body: string) => signed(body, { timestamp: at - 3_600 })],
      ['that is none', () => 't=1,v1=00'],
    ])('is rejected with a signature %s', async (_, signature) => {
      const body = event(intent)
      expect(await read(body, signature(body))).toBeUndefined()
    })
  })

  describe("the errors of Stripe's fields", () => {
    it.each(Object.entries(ELEMENT_ERRORS))('%s is %s', (errorCode, code) => {
      expect(elementError('number', { empty: false, complete: false, errorCode })).toBe(code)
    })
    it('an empty field is required, and an unfinished one incomplete', () => {
      const state = { empty: false, complete: false, errorCode: undefined }
      expect(elementError('cvc', { ...state, empty: true })).toBe('required')
      expect(elementError('expiry', state)).toBe('CARD_EXPIRY_INCOMPLETE')
      expect(elementError('cvc', { ...state, errorCode: 'a_new_one' })).toBe('CARD_CVC_INCOMPLETE')
      expect(elementError('number', { ...state, complete: true })).toBeUndefined()
    })
    it('a card number is no name', () => {
      expect(nameError('  ')).toBe('required')
      expect(nameError('4242 4242-4242 4242')).toBe('CARD_NAME_INVALID')
      expect(nameError('Ada Byron')).toBeUndefined()
    })
  })
})
