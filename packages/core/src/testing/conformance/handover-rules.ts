import type { CartItemInput } from '../../cart/cart.contract.ts'
import { createHandover, previewHandover, redeemHandover } from '../../cart/handover.contract.ts'
import type { PagePlace } from '../../contract/page-place.ts'
import { FABRIC_SIZES } from '../../fabric/fabrics.table.ts'
import type { FabricSize } from '../../fabric/fabrics.table.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visitAsGuest } from './visitor.ts'
import type { Page } from './visitor.ts'

async function begin(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const { designs, fabrics } = await readMerchandise(visitor.gateway)
  const embed = await visitor.embed({ country: 'GB', currency: 'GBP' })
  const yard: CartItemInput = {
    designId: designs[0].id,
    fabric: fabrics[0],
    size: 'YARD',
    quantity: 1,
  }
  return {
    ...visitor,
    fabrics,
    embed,
    yard,
    handOver: async (body: PagePlace = {}) =>
      (await embed.gateway.send(createHandover, { body })).code,
    preview: (code: string, { gateway }: Pick<Page, 'gateway'> = visitor) =>
      gateway.send(previewHandover, { body: { code } }),
    redeem: (code: string) => visitor.gateway.send(redeemHandover, { body: { code } }),
  }
}

/** Rules of the hand-over of an embed's cart to the storefront. */
export const describeHandovers: DescribeRules = (open, { describe, test, expect }) => {
  const invalid = { code: 'HANDOVER_INVALID', status: 400 }

  describe('a hand-over', () => {
    test('needs a cart with lines', async () => {
      const { embed, handOver, yard } = await begin(open)
      const empty = { code: 'ORDER_CONTAINS_NO_ITEMS', status: 400 }
      expect(await rejectionOf(handOver())).toMatchObject(empty)
      const { cart, itemId } = await embed.add(yard)
      await embed.remove(itemId, cart.version)
      expect(await rejectionOf(handOver())).toMatchObject(empty)
    })

    test('moves the lines into the session’s cart, with what their page named', async () => {
      const { add, embed, handOver, redeem, yard, cart } = await begin(open)
      await add({ ...yard, quantity: 2 })
      await embed.add({ ...yard, quantity: 3 })
      await embed.add({ ...yard, size: 'METER' })
      const { preferences, savedForLater, ...handed } = await redeem(
        await handOver({ currency: 'EUR' }),
      )
      expect(handed.items).toMatchObject([
        { unit: 'YARD', quantity: 5 },
        { unit: 'METER', quantity: 1 },
      ])
      expect(savedForLater).toBe(0)
      expect(preferences).toEqual({ currency: 'EUR' })
      expect(handed.pricing.currency).toBe('USD')
      expect(await cart()).toEqual(handed)
      expect(await embed.count()).toBe(0)
    })

    test('is shown to everybody, as often as asked for, and changes no cart', async () => {
      const { add, cart, embed, handOver, partnerPage, preview, redeem, yard } = await begin(open)
      await add(yard)
      await embed.add({ ...yard, quantity: 3 })
      const [own, incoming] = [await cart(), await embed.cart()]
      const code = await handOver()
      const { items, pricing } = incoming
      const shown = { items, pricing, promo: null, count: 3, isRedeemed: false }
      expect(await preview(code)).toMatchObject(shown)
      expect(await preview(code, partnerPage())).toMatchObject(shown)
      expect([await cart(), await embed.cart()]).toEqual([own, incoming])
      await redeem(code)
      expect(await preview(code)).toMatchObject({ items: [], count: 0, isRedeemed: true })
      expect(await rejectionOf(preview(code, partnerPage()))).toMatchObject(invalid)
      expect(await rejectionOf(preview('no-such-code'))).toMatchObject(invalid)
    })

    test('is redeemed once, and answered again to the user who redeemed it', async () => {
      const { embed, handOver, redeem, yard } = await begin(open)
      await embed.add(yard)
      const code = await handOver()
      const first = await redeem(code)
      expect(await redeem(code)).toEqual(first)
      expect(await rejectionOf(redeem('no-such-code'))).toMatchObject(invalid)
    })

    test('saves for later what is above 99 pieces of a line', async () => {
      const { add, embed, handOver, redeem, yard } = await begin(open)
      await add({ ...yard, quantity: 90 })
      await embed.add({ ...yard, quantity: 20 })
      const { items, savedForLater, count } = await redeem(await handOver())
      expect([items.map(({ quantity }) => quantity), count, savedForLater]).toEqual([[99], 99, 11])
    })

    test('saves for later what is above the most lines of an order', async () => {
      const { add, embed, fabrics, handOver, redeem, yard } = await begin(open)
      const sizes = Object.keys(FABRIC_SIZES) as FabricSize[]
      const lines = fabrics.flatMap((fabric) => sizes.map((size) => ({ ...yard, fabric, size })))
      const [first = yard, ...more] = lines
      const limit = (await add(first)).cart.itemLimit
      for (const line of more.slice(0, limit - 2)) await add(line)
      for (const line of more.slice(limit - 2, limit)) await embed.add(line)
      const { items, savedForLater } = await redeem(await handOver())
      expect([items.length, savedForLater]).toEqual([limit, 1])
    })
  })
}
