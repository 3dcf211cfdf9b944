import { addHomeGood } from '../../home-good/home-good.contract.ts'
import { itemsOf, KINDS, visitProducts } from './products.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, rejectionOf } from './visitor.ts'

/** Rules of products that a gateway does not put into the cart. */
export const describeRejectedProducts: DescribeRules = (open, { describe, test, expect }) => {
  describe('a product is rejected', () => {
    test('at the field that it is not sold with', async () => {
      const { raw, designId } = await visitProducts(open)
      const send = async (path: string, body: object) => {
        const headers = { 'Idempotency-Key': newKey() }
        const { status, errors } = await raw(['POST', path], { body, headers })
        return [status, ...errors.map(({ code, field }) => `${code} ${field}`)]
      }
      const pillow = {
        fabric: 'LINEN_COTTON_CANVAS',
        fabric_size: '18X18',
        quantity: 1,
        merchandise: { home_good_item: 'SQUARE_THROW_PILLOW' },
        design: { id: designId },
      }
      const sew = (change: object) => send(addHomeGood.path, { ...pillow, ...change })
      const invalid = (field: string) => [400, `FIELD_VALUE_INVALID ${field}`]
      expect(await sew({})).toEqual([200])
      expect(await sew({ fabric_size: '70X70' })).toEqual(invalid('fabric_size'))
      expect(await sew({ fabric: 'DENIM' })).toEqual(invalid('fabric'))
      expect(await sew({ merchandise: { home_good_item: 'constructor' } })).toEqual(
        invalid('merchandise.home_good_item'),
      )
      expect(await sew({ home_good_addition_codes: ['LINING'] })).toEqual(
        invalid('home_good_addition_codes.0'),
      )
      const towel = { fabric_size: '18X27', merchandise: { home_good_item: 'TEA_TOWEL' } }
      expect(await sew({ ...towel, home_good_addition_codes: ['COVER_AND_INSERT'] })).toEqual(
        invalid('home_good_addition_codes'),
      )
      expect(await sew({ raw_price: 1 })).toEqual([
        400,
        'FIELD_NAME_INVALID_OR_INEDITABLE raw_price',
      ])
      expect(await sew({ design: undefined })).toEqual([400, 'FIELD_CANNOT_BE_BLANK design'])
      const solid = { fabric: 'PETAL_SOLIDS', quantity: 1, merchandise: { solid_item: 'NAVY' } }
      expect(
        await send('/solids/order_items', { ...solid, fabric_size: 'FAT_QUARTER_YARD' }),
      ).toEqual(invalid('fabric_size'))
      expect(
        await send('/solids/order_items', { ...solid, fabric_size: 'YARD', quantity: 1.5 }),
      ).toEqual(invalid('quantity'))
      expect(
        await send('/unprinted_fabrics/order_items', {
          fabric: 'MINKY',
          fabric_size: 'FAT_QUARTER_YARD',
        }),
      ).toEqual(invalid('fabric_size'))
      expect(await send('/unprinted_fabrics/order_items', { fabric: 'MINKY' })).toEqual([200])
      const stock = (body: object) => send('/stock_products/order_items', { quantity: 1, ...body })
      expect(await stock({ sub_type: 'sample_pack' })).toEqual([200])
      expect(await stock({ sub_type: 'debit_and_payout' })).toEqual(invalid('sub_type'))
      expect(await stock({ type: 'kit', sub_type: 'sample_pack' })).toEqual(invalid('sub_type'))
      expect(await stock({ type: 'service', sub_type: 'gift_certificate' })).toEqual([
        400,
        'FIELD_CANNOT_BE_BLANK size',
      ])
      expect(await stock({ type: 'service', sub_type: 'gift_certificate', size: '10' })).toEqual(
        invalid('size'),
      )
    })

    test('that is out of stock or no longer made', async () => {
      const { add, list, designId, missingFabric } = await visitProducts(open)
      const missing = (await list('stock')).find(({ status }) => status === 'out_of_stock')
      const retired = (await list('home-good')).find(({ status }) => status === 'retired')
      const color = (await list('solid')).find(({ status }) => status === 'out_of_stock')
      expect([missing?.code, retired?.code, color?.code]).toEqual([
        'GRAB_BAG',
        'FLANGED_PILLOW_SHAM',
        'LAGOON',
      ])
      expect(await rejectionOf(add({ stock: 'GRAB_BAG', quantity: 1 }))).toMatchObject({
        code: 'PRODUCT_OUT_OF_STOCK',
        field: 'sub_type',
        status: 400,
      })
      const sham = {
        designId,
        homeGood: 'FLANGED_PILLOW_SHAM',
        size: '20X26',
        quantity: 1,
      } as const
      expect(await rejectionOf(add(sham))).toMatchObject({
        code: 'ITEMS_UNAVAILABLE',
        field: 'merchandise.home_good_item',
      })
      const lagoon = { color: 'LAGOON', size: 'YARD', quantity: 1 } as const
      expect(await rejectionOf(add(lagoon))).toMatchObject({
        code: 'PRODUCT_OUT_OF_STOCK',
        field: 'merchandise.solid_item',
      })
      if (missingFabric)
        expect(await rejectionOf(add({ unprinted: missingFabric, quantity: 1 }))).toMatchObject({
          code: 'FABRIC_OUT_OF_STOCK',
          field: 'fabric',
        })
    })

    test('beyond the most lines of an order', async () => {
      const { add, designId } = await visitProducts(open)
      const sizes = ['YARD', 'METER', 'TEST_SWATCH_YARD', 'TEST_SWATCH_METER'] as const
      const lines = (['NAVY', 'FOG', 'PINE', 'OAT', 'SAND', 'SAGE', 'ROSE'] as const).flatMap(
        (color) => sizes.map((size) => ({ color, size, quantity: 1 })),
      )
      const [first, ...more] = lines
      const limit = first ? (await add(first)).cart.itemLimit : 0
      for (const line of more.slice(0, limit - 1)) await add(line)
      for (const kind of KINDS) {
        const [item] = itemsOf(designId)[kind]
        const taken = kind === 'solid'
        if (!taken)
          expect(await rejectionOf(add(item))).toMatchObject({
            code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
            params: { limit },
          })
      }
    })
  })
}
