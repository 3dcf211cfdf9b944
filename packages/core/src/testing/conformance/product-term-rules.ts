import { patchItem } from '../../cart/cart.contract.ts'
import { leftForFreeShipping } from '../../cart/free-shipping.ts'
import { emptyAddress } from '../../checkout/address.ts'
import { getCheckout, putShipping } from '../../checkout/checkout.contract.ts'
import { patchPreferences } from '../../session/session.contract.ts'
import { join } from './account-rules.ts'
import { visitProducts } from './products.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visitAsGuest } from './visitor.ts'

const card = { stock: 'GIFT_CERTIFICATE', size: '100', quantity: 1 } as const
const pro = { stock: 'PRO_PURCHASE', quantity: 1 } as const

/** Rules of how a line's product is cut, counted, shipped and priced. */
export const describeProductTerms: DescribeRules = (open, { describe, test, expect }) => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  const fixed = { code: 'ORDER_ITEM_CANNOT_EDIT_QUANTITY', field: 'quantity', status: 400 }

  describe('an item that is sold one at a time', () => {
    test('keeps its quantity, and two gift certificates are two lines', async () => {
      const { add, setQuantity, remove, restore } = await visitProducts(open)
      const first = await add(card)
      const second = await add(card)
      expect(second.cart.items.map(({ quantity }) => quantity)).toEqual([1, 1])
      expect(await rejectionOf(setQuantity(first.itemId, 2, second.cart.version))).toMatchObject(
        fixed,
      )
      expect(await rejectionOf(add({ ...card, quantity: 2 }))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'quantity',
        params: { max: 1 },
      })
      const less = await remove(first.itemId, second.cart.version)
      expect((await restore(first.itemId, less.version)).items.length).toBe(2)
    })

    test('is in an order once', async () => {
      const { add, cart } = await visitProducts(open)
      await add(pro)
      expect(await rejectionOf(add(pro))).toMatchObject(fixed)
      expect((await cart()).count).toBe(1)
    })
  })

  describe('a line of fabric', () => {
    test('is cut into continuous pieces of a length', async () => {
      const { add, gateway, setQuantity, designId, fabrics } = await visitProducts(open)
      const yard = { designId, fabric: fabrics[0], size: 'YARD', quantity: 1 } as const
      for (const item of [
        yard,
        { color: 'NAVY', size: 'METER', quantity: 1 } as const,
        { unprinted: fabrics[0], quantity: 1 },
      ]) {
        const { itemId, cart } = await add(item)
        const cut = (quantity: number, chunkSize: number, version: number) =>
          gateway.send(
            patchItem,
            { params: { id: itemId }, body: { quantity, chunkSize } },
            { version },
          )
        const line = ({ items }: typeof cart) => items.find(({ id }) => id === itemId)
        const changed = await cut(5, 2, cart.version)
        expect(line(changed)).toMatchObject({ quantity: 5, chunkSize: 2 })
        const size = line(changed)?.text?.labels.totalSize ?? ''
        expect(/^2 × \{\S+\} \+ \{\S+\}$/.test(size)).toBe(true)
        expect(await rejectionOf(cut(5, 6, changed.version))).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field: 'chunk_size',
        })
        const fewer = await setQuantity(itemId, 3, changed.version)
        expect(line(fewer)).toMatchObject({ quantity: 3, chunkSize: 2 })
        const one = await setQuantity(itemId, 2, fewer.version)
        expect(line(one)).toMatchObject({ quantity: 2, chunkSize: null })
      }
    })

    test('is cut into pieces no longer than itself, and a solid than its bolt', async () => {
      const { add, gateway, designId, fabrics } = await visitProducts(open)
      const longest = async (item: Parameters<typeof add>[0], chunkSize: number) => {
        const { itemId, cart } = await add(item)
        const cut = gateway.send(
          patchItem,
          { params: { id: itemId }, body: { quantity: 99, chunkSize } },
          { version: cart.version },
        )
        const { code, field, params } = await rejectionOf(cut)
        return [code, field, params]
      }
      const tooLong = (max: number) => ['FIELD_VALUE_INVALID', 'chunk_size', { max }]
      const navy = { color: 'NAVY', quantity: 1 } as const
      expect(await longest({ ...navy, size: 'YARD' }, 121)).toEqual(tooLong(120))
      expect(await longest({ ...navy, size: 'METER' }, 111)).toEqual(tooLong(110))
      expect(await longest({ ...navy, size: 'YARD' }, 100)).toEqual(tooLong(99))
      const printed = { designId, fabric: fabrics[0], size: 'YARD', quantity: 1 } as const
      expect(await longest(printed, 121)).toEqual(tooLong(99))
    })

    test('that is cut already, and any other product, has no chunks', async () => {
      const { add, gateway, designId, fabrics } = await visitProducts(open)
      for (const item of [
        { designId, fabric: fabrics[0], size: 'FAT_QUARTER_YARD', quantity: 2 } as const,
        { color: 'NAVY', size: 'TEST_SWATCH_YARD', quantity: 2 } as const,
        { stock: 'HANDBOOK', quantity: 2 } as const,
        { designId, wallpaper: 'SMOOTH', size: 'PANEL_6_FT', quantity: 2 } as const,
      ]) {
        const { itemId, cart } = await add(item)
        const body = { quantity: 4, chunkSize: 2 }
        const cut = gateway.send(
          patchItem,
          { params: { id: itemId }, body },
          { version: cart.version },
        )
        expect(await rejectionOf(cut)).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field: 'chunk_size',
        })
      }
    })
  })

  describe('an order', () => {
    test('of which nothing is shipped needs neither an address nor a delivery', async () => {
      const { add, gateway, cart } = await visitProducts(open)
      const { cart: digital, itemId } = await add(card)
      expect([digital.needsShipping, digital.pricing.shippingFrom]).toEqual([false, null])
      const nowhere = {
        email: 'ada@example.com',
        emailRetype: 'ada@example.com',
        ...emptyAddress('US'),
        newsletter: false,
      }
      const save = async () => {
        const { id, version } = await cart()
        return gateway.send(putShipping, { params: { id }, body: nowhere }, { version })
      }
      const saved = await save()
      expect([saved.email, saved.deliveryOptions]).toEqual(['ada@example.com', []])
      const { cart: both } = await add({ color: 'NAVY', size: 'YARD', quantity: 1 })
      expect([both.needsShipping, both.items[0]?.id]).toEqual([true, itemId])
      expect((await rejectionOf(save())).code).toBe('FIELD_CANNOT_BE_BLANK')
    })

    test('has no tax yet where its address was given when nothing was shipped', async () => {
      const { add, gateway, cart } = await visitProducts(open)
      await add(card)
      const { id, version } = await cart()
      const nowhere = {
        email: 'ada@example.com',
        emailRetype: 'ada@example.com',
        ...emptyAddress('US'),
        newsletter: false,
      }
      await gateway.send(putShipping, { params: { id }, body: nowhere }, { version })
      const { cart: both } = await add({ color: 'NAVY', size: 'YARD', quantity: 1 })
      const { order, ...checkout } = await gateway.send(getCheckout, { params: { id }, query: {} })
      expect([both.pricing.tax, order.pricing.tax]).toEqual([null, null])
      expect([checkout.shippingAddress, checkout.deliveryOptions]).toEqual([null, []])
    })

    test('of a member, of which nothing is shipped, costs in the country of the account what a guest pays there', async () => {
      for (const country of ['US', 'CA', 'DE'] as const) {
        const guest = await visitAsGuest(open, { country })
        await guest.add(pro)
        const { id, version } = await guest.cart()
        const body = {
          email: 'ada@example.com',
          emailRetype: 'ada@example.com',
          ...emptyAddress(country),
          newsletter: false,
        }
        const typed = await guest.gateway.send(putShipping, { params: { id }, body }, { version })
        const member = await visitAsGuest(open, { country })
        await join(member)
        await member.add(pro)
        const known = await member.gateway.send(getCheckout, {
          params: { id: (await member.cart()).id },
          query: {},
        })
        expect(known.shippingAddress?.country).toBe(country)
        expect(known.order.pricing).toEqual(typed.order.pricing)
      }
    })

    test('of a member, of which nothing is shipped, goes along with the country of the account', async () => {
      const { add, gateway, cart } = await visitProducts(open)
      await join({ gateway })
      await add(pro)
      const { id } = await cart()
      const country = async () =>
        (await gateway.send(getCheckout, { params: { id }, query: {} })).shippingAddress?.country
      expect(await country()).toBe('US')
      await gateway.send(patchPreferences, { body: { country: 'DE' } })
      expect(await country()).toBe('DE')
    })

    test('of sample packs alone is delivered without a charge', async () => {
      const { add } = await visitProducts(open)
      const { cart } = await add({ stock: 'SAMPLE_PACK', quantity: 1 })
      expect([cart.needsShipping, cart.pricing.shippingFrom]).toEqual([true, usd(0)])
      const { cart: both } = await add({ stock: 'HANDBOOK', quantity: 1 })
      expect((both.pricing.shippingFrom?.minor ?? 0) > 0).toBe(true)
    })

    test('is not delivered free for what is not shipped', async () => {
      const { add } = await visitProducts(open)
      const { cart: alone } = await add({ color: 'NAVY', size: 'YARD', quantity: 1 })
      const left = leftForFreeShipping(alone.pricing)
      expect((left?.minor ?? 0) > 0).toBe(true)
      for (const item of [card, pro]) {
        const { pricing } = (await add(item)).cart
        expect(pricing.shippingFrom).toEqual(alone.pricing.shippingFrom)
        expect(leftForFreeShipping(pricing)).toEqual(left)
      }
    })

    test('gives no discount on what is worth money itself', async () => {
      const { add, setPromo, under } = await visitProducts(open)
      await add(card)
      expect((await rejectionOf(setPromo(under.promo.code))).code).toBe(
        'PROMO_ORDER_DOES_NOT_QUALIFY',
      )
      await add({ stock: 'HANDBOOK', quantity: 4 })
      const { pricing } = await setPromo(under.promo.code)
      expect(pricing.discount).toEqual(usd(Math.round((9_600 * under.promo.percent) / 100)))
    })
  })
}
