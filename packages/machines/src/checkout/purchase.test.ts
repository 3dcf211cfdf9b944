import { stepsFor } from '@selvage/core/checkout'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { ShopStorage } from '../shop/storage.ts'
import { sampleForm } from '../testing/samples.ts'
import { calls, line, memory, setUp } from '../testing/set-up.ts'
import type { SetUp } from '../testing/set-up.ts'
import {
  checkoutView,
  provideCheckout,
  removeStoredCheckout,
  restoreCheckout,
  storeCheckout,
} from './index.ts'

describe('a purchase through a shop', () => {
  async function begin(all: SetUp, storage: ShopStorage = memory()) {
    const cart = await all.shop.cart.load()
    const orderId = cart?.id ?? ''
    const actor = createActor(provideCheckout(all.shop), {
      input: { orderId, guest: true, country: 'US', stored: restoreCheckout(orderId, storage) },
    })
    actor.subscribe((snapshot) => storeCheckout(snapshot, storage))
    actor.start()
    const at = (step: string) =>
      waitFor(
        actor,
        (snapshot) =>
          checkoutView(snapshot).step === step &&
          !checkoutView(snapshot).busy &&
          !checkoutView(snapshot).placing,
      )
    return { actor, at, storage, orderId }
  }
  async function pay(begun: Awaited<ReturnType<typeof begin>>, token: string) {
    const { actor, at } = begun
    await at('payment')
    await waitFor(actor, (snapshot) => checkoutView(snapshot).card.shows === 'frame')
    actor.send({ type: 'NEXT' })
    actor.send({ type: 'CARD_TOKENIZED', token })
    await at('review')
    actor.send({ type: 'PLACE' })
    actor.send({ type: 'PLACE' })
  }
  async function toPayment(begun: Awaited<ReturnType<typeof begin>>, needsShipping = true) {
    const { actor, at } = begun
    await at('shipping')
    for (const [field, value] of Object.entries(sampleForm))
      actor.send({ type: 'TYPE', field: field as keyof typeof sampleForm, value })
    const steps = stepsFor({ needsShipping })
    for (const step of steps.slice(0, steps.indexOf('payment'))) {
      await at(step)
      actor.send({ type: 'NEXT' })
    }
  }

  it.each([true, false])(
    'declined first, then paid, then over (shipping: %s)',
    async (needsShipping) => {
      const all = setUp({ items: [line()], needsShipping })
      const begun = await begin(all)
      await toPayment(begun, needsShipping)
      await pay(begun, 'tok_declined_0123456789')
      const declined = await waitFor(
        begun.actor,
        (snapshot) =>
          checkoutView(snapshot).error?.code === 'CARD_DECLINED' &&
          checkoutView(snapshot).card.shows === 'frame',
      )
      expect(checkoutView(declined)).toMatchObject({ step: 'payment', shipping: sampleForm })
      await pay(begun, 'tok_good_0123456789abcd')
      const done = await waitFor(begun.actor, (snapshot) => snapshot.status === 'done')
      expect(checkoutView(done)).toMatchObject({
        status: 'confirmed',
        orderNumber: 'R261112001001',
      })
      expect(all.test.shop.invoices.size).toBe(1)
      expect(all.shop.cart.get()).toEqual({ cart: null, count: 0 })
      expect(calls(all).filter((call) => call === 'checkout.place')).toHaveLength(2)
      const { storage } = begun
      expect(restoreCheckout(begun.orderId, storage)?.attemptId).toBeDefined()
      removeStoredCheckout(begun.orderId, storage)
      expect((storage as ReturnType<typeof memory>).stored.size).toBe(0)
    },
  )

  it('comes back after a reload to the same step with the typed values', async () => {
    const all = setUp({ items: [line()] })
    const storage = memory()
    const first = await begin(all, storage)
    await first.at('shipping')
    first.actor.send({ type: 'TYPE', field: 'city', value: 'Durham' })
    first.actor.stop()
    expect(checkoutView(await (await begin(all, storage)).at('shipping')).shipping.city).toBe(
      'Durham',
    )
    expect(JSON.stringify([...storage.stored.values()])).not.toContain('tok_')
  })

  it('does not read a stored checkout of another version or without its forms', async () => {
    const all = setUp({ items: [line()] })
    const storage = memory()
    const orderId = (await all.shop.cart.load())?.id ?? ''
    for (const text of [
      '{"version":2}',
      'null',
      '[]',
      '{',
      JSON.stringify({ version: 1, orderId, step: '__proto__' }),
    ]) {
      storage.setItem(`selvage:checkout:${orderId}`, text)
      expect(restoreCheckout(orderId, storage)).toBeUndefined()
    }
  })
})
