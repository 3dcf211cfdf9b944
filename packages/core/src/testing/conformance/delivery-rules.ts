import { estimateDelivery } from '../../checkout/delivery-estimate.contract.ts'
import { CURRENCIES } from '../../locale/locale.table.ts'
import { beginCheckout } from './checkout-steps.ts'
import type { DescribeRules } from './runner.ts'
import { visit } from './visitor.ts'

/** Rules of what delivery costs and when it arrives, before there is an order. */
export const describeDelivery: DescribeRules = (open, { describe, test, expect }) => {
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
