import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { newAttemptId } from '../payment/testing/shopper.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { dropCard, saveCard, loadCards } from './saved-cards.ts'

const CARD = {
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2039,
  name: 'Ada Byron',
  fingerprint: 'the same card',
}

describe.each(DATABASES)('a card that a member saves twice on %s', (database) => {
  let shop: PayShop
  let members = 0
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  async function member() {
    const ada = shop.shopper()
    await ada.begin()
    const body = { screen_name: 'Ada', email: `saved-${++members}@example.com` }
    const password = { password: 'a long pass phrase', newsletter_opt_in: false }
    const { json } = await ada.call('POST', '/user/register', { ...body, ...password })
    return { ada, userId: (json as { user: { id: string } }).user.id }
  }
  const keep = (userId: string, providerId: string) =>
    shop.deps.db.transaction((tx) => saveCard(tx, userId, { ...CARD, providerId }, new Date()))

  it('is listed once, and the provider forgets both when it is deleted', async () => {
    const { ada, userId } = await member()
    await keep(userId, `first-${userId}`)
    await keep(userId, `second-${userId}`)
    const [card, ...others] = await loadCards(shop.deps.db.orm, userId)
    expect(others).toEqual([])
    const forget = vi.spyOn(shop.deps.payments, 'forgetCard').mockResolvedValue(true)
    const { status } = await ada.call('DELETE', `/user/me/cards/${card?.id}`)
    const asked = forget.mock.calls.map(([{ id }]) => id)
    forget.mockRestore()
    expect(status).toBe(200)
    expect(asked).toEqual([`second-${userId}`, `first-${userId}`])
    expect(await loadCards(shop.deps.db.orm, userId)).toEqual([])
  })

  it('stays when it was saved again after the provider had forgotten it', async () => {
    const { userId } = await member()
    await keep(userId, `first-${userId}`)
    const [before] = await loadCards(shop.deps.db.orm, userId)
    await keep(userId, `second-${userId}`)
    if (!before) throw new Error('No card is saved.')
    await shop.deps.db.transaction((tx) => dropCard(tx, before))
    expect(await loadCards(shop.deps.db.orm, userId)).toHaveLength(1)
  })

  it('that was deleted before it paid is named, and leads to another payment', async () => {
    const { ada } = await member()
    await ada.add()
    await ada.putShipping()
    await ada.putDelivery()
    await ada.payWith()
    const { cartId } = ada.state
    await shop.sql(
      `UPDATE checkouts SET payment = payment || '{"method": "saved_card", "token": "gone"}'
        WHERE cart_id = $1`,
      [cartId],
    )
    const reply = await ada.place(newAttemptId())
    expect(reply.json.errors?.[0]?.code).toBe('CARD_NOT_SAVED')
    expect(shop.charges(cartId)).toEqual([])
  })
})
