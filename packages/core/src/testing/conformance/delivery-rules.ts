import { estimateDelivery } from '../../checkout/delivery-estimate.contract.ts'
import { CURRENCIES } from '../../locale/locale.table.ts'
import { beginCheckout, checkoutSteps, LONDON } from './checkout-steps.ts'
import { itemsOf, visitProducts } from './products.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

/** Rules of what delivery costs, when it arrives, and what it brings. */
export const describeDelivery: DescribeRules = (open, { describe, test, expect }) => {
  describe('the delivery of home decor', () => {
    const pillowOf = (designId: number) => itemsOf(designId)['home-good'][0]

    test('is neither rush nor guaranteed, of the whole order, and the checkout says so', async () => {
      const visitor = await visitProducts(open)
      const { add, remove, designId, fabrics } = visitor
      const yard = { designId, fabric: fabrics[0], size: 'YARD', quantity: 1 } as const
      const { cart } = await add(yard)
      const steps = checkoutSteps(visitor, cart.id)
      const isRushed = ({ kind }: { readonly kind: string }) =>
        kind === 'rush' || kind === 'guaranteed'
      const rushed = (await steps.ship()).deliveryOptions.find(isRushed)
      expect((await steps.read()).notices.includes('home_decor_not_eligible')).toBe(false)
      expect(rushed === undefined).toBe(false)
      expect((await steps.deliver(rushed?.id)).deliveryOptionId).toBe(rushed?.id)
      const { itemId } = await add(pillowOf(designId))
      const { deliveryOptions, deliveryOptionId, notices } = await steps.read()
      expect(deliveryOptions.some(isRushed)).toBe(false)
      expect([deliveryOptions[0]?.kind, deliveryOptionId]).toEqual(['standard', null])
      expect(notices.includes('home_decor_not_eligible')).toBe(true)
      expect(await rejectionOf(steps.deliver(rushed?.id))).toMatchObject({
        field: 'delivery_option_id',
        status: 400,
      })
      await remove(itemId, (await steps.read()).order.version)
      expect((await steps.read()).deliveryOptions.some(isRushed)).toBe(true)
    })

    test('has no notice where nothing is rushed', async () => {
      const visitor = await visitProducts(open)
      const { cart } = await visitor.add(pillowOf(visitor.designId))
      const { notices, deliveryOptions } = await checkoutSteps(visitor, cart.id).ship(LONDON)
      expect(notices.includes('home_decor_not_eligible')).toBe(false)
      expect(deliveryOptions.map(({ kind }) => kind)).toEqual(['standard', 'express'])
    })
  })

  describe('an estimate of delivery', () => {
    test('names what checkout offers then, with the same days', async () => {
      const { steps, gateway } = await beginCheckout(open)
      const { deliveryOptions } = await steps.ship()
      const query = { country: 'US', currency: 'USD' } as const
      const estimated = await gateway.send(estimateDelivery, { query })
      expect(
        estimated.map(({ kind, arrivesFrom, arrivesUntil }) => [kind, arrivesFrom, arrivesUntil]),
      ).toEqual(
        deliveryOptions.map(({ kind, arrivesFrom, arrivesUntil }) => [
          kind,
          arrivesFrom,
          arrivesUntil,
        ]),
      )
    })

    test('is in the currency asked, cheapest first, and says from what worth it is free', async () => {
      const { gateway } = await visit(open)
      for (const currency of CURRENCIES) {
        const [cheapest, ...others] = await gateway.send(estimateDelivery, {
          query: { country: 'US', currency },
        })
        expect(cheapest?.kind).toBe('standard')
        expect(cheapest?.price.currency).toBe(currency)
        expect(cheapest?.freeFrom?.currency).toBe(currency)
        for (const other of others)
          expect(other.price.minor > (cheapest?.price.minor ?? Infinity)).toBe(true)
      }
      const [abroad] = await gateway.send(estimateDelivery, { query: { country: 'DE' } })
      expect([abroad?.kind, abroad?.freeFrom]).toEqual(['standard', null])
    })

    test('is empty where the shop does not ship, and needs a country', async () => {
      const { gateway, raw } = await visit(open)
      expect(await gateway.send(estimateDelivery, { query: { country: 'KP' } })).toEqual([])
      for (const query of ['', '?country=', '?country=us', '?country=USA', '?country=%00%00'])
        expect(await raw(['GET', `/delivery${query}`])).toMatchObject({ status: 400 })
    })
  })
}
