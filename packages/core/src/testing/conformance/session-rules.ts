import {
  createGuest,
  patchPreferences,
  refreshToken,
  whoAmI,
} from '../../session/session.contract.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, rejectionOf, visit, visitAsGuest } from './visitor.ts'

/** Rules of sessions, guests, embeds and preferences. */
export const describeSessions: DescribeRules = (open, { describe, test, expect }) => {
  describe('a visitor without a session', () => {
    test('is nobody, has no pieces in the cart, and cannot read or fill one', async () => {
      const { gateway, add, cart, count } = await visit(open)
      expect(await gateway.send(whoAmI, { query: {} })).toBe(null)
      expect(await count()).toBe(0)
      const expired = { code: 'EXPIRED_SESSION', status: 401, params: { reason: 'no_session' } }
      expect(await rejectionOf(cart())).toMatchObject(expired)
      const line = { designId: 1, fabric: 'VELVET', size: 'YARD', quantity: 1 } as const
      expect(await rejectionOf(add(line))).toMatchObject(expired)
    })
  })

  describe('a guest', () => {
    test('is made once for a session, and learns of the pending order', async () => {
      const { gateway, add } = await visitAsGuest(open)
      const user = await gateway.send(whoAmI, { query: {} })
      expect(user).toMatchObject({ type: 'guest', screenName: null, pendingOrderId: null })
      const again = await gateway.send(createGuest, { body: { kind: 'session' } })
      expect(again).toEqual({ user, cartToken: null })
      const { designs, fabrics } = await readMerchandise(gateway)
      const { orderId } = await add({
        designId: designs[0].id,
        fabric: fabrics[0],
        size: 'YARD',
        quantity: 1,
      })
      const later = await gateway.send(whoAmI, { query: {} })
      expect(later?.pendingOrderId).toBe(orderId)
    })

    test('stays the same guest when the session is refreshed', async () => {
      const { gateway } = await visitAsGuest(open)
      const user = await gateway.send(whoAmI, { query: {} })
      await gateway.send(refreshToken, {})
      expect(await gateway.send(whoAmI, { query: {} })).toEqual(user)
    })

    test('follows the country in currency and measurement system', async () => {
      const preferencesIn = async (body: { country?: string; currency?: 'EUR' }) =>
        (
          await (
            await visit(open)
          ).gateway.send(createGuest, { body: { kind: 'session', ...body } })
        ).user.preferences
      expect(await preferencesIn({})).toMatchObject({
        country: 'US',
        currency: 'USD',
        measurement: 'imperial',
      })
      expect(await preferencesIn({ country: 'GB' })).toMatchObject({
        currency: 'GBP',
        measurement: 'metric',
      })
      expect(await preferencesIn({ country: 'DE' })).toMatchObject({ currency: 'EUR' })
      expect(await preferencesIn({ country: 'US', currency: 'EUR' })).toMatchObject({
        currency: 'EUR',
        measurement: 'imperial',
      })
    })

    test('is not made in a country, locale or currency that does not exist', async () => {
      const { raw } = await visit(open)
      const ask = async (body: object) => {
        const { status, errors } = await raw(['POST', '/guests'], { body })
        return [status, errors]
      }
      expect(await ask({ kind: 'session', country: 'XX' })).toEqual([
        400,
        [{ code: 'FIELD_VALUE_INVALID', field: 'country' }],
      ])
      expect(await ask({ kind: 'session', locale: 'xx_XX' })).toEqual([
        400,
        [{ code: 'FIELD_VALUE_INVALID', field: 'locale' }],
      ])
      expect(await ask({ kind: 'session', currency: 'BTC' })).toEqual([
        400,
        [{ code: 'CURRENCY_INVALID', field: 'currency' }],
      ])
      expect(await ask({ kind: 'robot' })).toEqual([
        400,
        [{ code: 'FIELD_VALUE_INVALID', field: 'kind' }],
      ])
    })

    test('of an embed is made in a country that does not exist, and its page reads so', async () => {
      const { raw } = await visit(open)
      const ask = async (country: string) => {
        const body = { kind: 'embed', country }
        const { status, json } = await raw(['POST', '/guests'], { body })
        return [status, (json as { page_problem?: string }).page_problem]
      }
      expect(await ask('DE')).toEqual([200, undefined])
      const [status, problem] = await ask('Germany')
      expect(status).toBe(200)
      expect(problem?.toString().includes('"Germany"')).toBe(true)
    })

    test('changes preferences, and the cart is priced in the new currency', async () => {
      const { gateway, add, cart, raw } = await visitAsGuest(open)
      const { designs, fabrics } = await readMerchandise(gateway)
      await add({ designId: designs[0].id, fabric: fabrics[0], size: 'YARD', quantity: 1 })
      const changed = await gateway.send(patchPreferences, {
        body: { currency: 'EUR', measurement: 'metric' },
      })
      expect(changed).toMatchObject({ currency: 'EUR', measurement: 'metric', country: 'US' })
      expect((await cart()).pricing.total.currency).toBe('EUR')
      const ask = async (preferences: object) =>
        (await raw(['PATCH', '/user/me/preferences'], { body: { preferences } })).errors
      const field = (name: string) => `preferences.${name}`
      expect(await ask({ currency: 'BTC' })).toEqual([
        { code: 'CURRENCY_INVALID', field: field('currency') },
      ])
      expect(await ask({ country: 'XX' })).toEqual([
        { code: 'FIELD_VALUE_INVALID', field: field('country') },
      ])
      expect(await ask({ adult_content: true })).toEqual([
        { code: 'FIELD_VALUE_INVALID', field: field('adult_content') },
      ])
    })
  })

  describe('an embed', () => {
    test('has a cart of its own that only its token opens', async () => {
      const visitor = await visit(open)
      const { designs, fabrics } = await readMerchandise(visitor.gateway)
      const embed = await visitor.embed({ country: 'GB' })
      const line = { designId: designs[0].id, fabric: fabrics[0], size: 'YARD', quantity: 2 }
      const { cart } = await embed.add({ ...line, size: 'YARD' }, newKey())
      expect(cart.pricing.currency).toBe('GBP')
      expect(await embed.count()).toBe(2)
      expect(await visitor.gateway.send(whoAmI, { query: {} })).toBe(null)
      expect(await visitor.count()).toBe(0)
    })

    test('cannot use a token that was never given', async () => {
      const { partnerPage } = await visit(open)
      const invalid = { code: 'JWTInvalid', status: 401 }
      for (const token of ['nonsense', 'x'.repeat(43)]) {
        const page = partnerPage(token)
        expect(await rejectionOf(page.cart())).toMatchObject(invalid)
        expect(await rejectionOf(page.count())).toMatchObject(invalid)
      }
    })
  })
}
