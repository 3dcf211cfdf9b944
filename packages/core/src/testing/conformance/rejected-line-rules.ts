import { MAX_ID } from '../../contract/id.ts'
import type { CartItemInput } from '../../cart/cart.contract.ts'
import { listWallpapers } from '../../wallpaper/wallpaper.contract.ts'
import { wallpaperSizesOf } from '../../wallpaper/wallpaper-sizes.ts'
import { FABRIC_SIZES } from '../../fabric/fabrics.table.ts'
import type { FabricSize } from '../../fabric/fabrics.table.ts'
import { emptyLayout } from '../../fill-a-yard/layout.ts'
import { filledYard, readMerchandise } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf, visitAsGuest } from './visitor.ts'

const UNKNOWN = MAX_ID
const ADD = ['POST', '/api/spoonflower/add-to-cart'] as const

async function begin(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const merchandise = await readMerchandise(visitor.gateway)
  const yard: CartItemInput = {
    designId: merchandise.designs[0].id,
    fabric: merchandise.fabrics[0],
    size: 'YARD',
    quantity: 1,
  }
  const payload = {
    fabric: yard.fabric,
    fabric_size: 'YARD',
    quantity: 1,
    design: { id: yard.designId },
  }
  const send = async (change: object) => {
    const headers = { 'Idempotency-Key': newKey() }
    const { status, errors } = await visitor.raw(ADD, { body: { ...payload, ...change }, headers })
    return [status, errors]
  }
  return { ...visitor, ...merchandise, yard, send }
}

/** Rules of lines that a gateway does not add. */
export const describeRejectedLines: DescribeRules = (open, { describe, test, expect }) => {
  const invalid = (field: string, more: object = {}) => [
    400,
    [{ code: 'FIELD_VALUE_INVALID', field, ...more }],
  ]
  const blank = (field: string) => [
    400,
    [{ code: 'FIELD_CANNOT_BE_BLANK', field, message: 'required' }],
  ]
  const ineditable = (field: string) => [400, [{ code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field }]]

  describe('a line is rejected', () => {
    test('with a quantity that is not a whole number from 1 to 99', async () => {
      const { send, count } = await begin(open)
      for (const quantity of [100, 1e9, 0, -99])
        expect(await send({ quantity })).toEqual(invalid('quantity'))
      for (const quantity of [1.5, '5', [5], { valueOf: 5 }])
        expect(await send({ quantity })).toEqual(
          invalid('quantity', { message: 'must be an integer' }),
        )
      for (const quantity of [-1, '', null, []])
        expect(await send({ quantity })).toEqual(blank('quantity'))
      expect(await count()).toBe(0)
    })

    test('above 99 pieces together with an equal line', async () => {
      const { add, yard, cart } = await begin(open)
      await add({ ...yard, quantity: 99 })
      expect(await rejectionOf(add(yard))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'quantity',
        params: { max: 99 },
        status: 400,
      })
      expect((await cart()).count).toBe(99)
    })

    test('with names and values that the contract does not have', async () => {
      const { send, designs, fabrics } = await begin(open)
      const design = { id: designs[0].id }
      expect(await send({ raw_price: 0.01 })).toEqual(ineditable('raw_price'))
      expect(await send({ design: { ...design, price: 1 } })).toEqual(ineditable('design.price'))
      expect(await send({ fabric: 'constructor' })).toEqual(invalid('fabric'))
      expect(await send({ fabric_size: 'ROLL' })).toEqual(invalid('fabric_size'))
      expect(
        await send({ fabric: 'LONGLEAF_SATEEN_GRAND', fabric_size: 'FAT_QUARTER_YARD' }),
      ).toEqual(invalid('fabric_size'))
      expect(await send({ design: { id: UNKNOWN + 1 } })).toEqual(invalid('design.id'))
      expect(await send({ design: undefined })).toEqual(blank('design'))
      expect(await send({ fabric: undefined })).toEqual(blank('fabric'))
      expect(await send({ status: 'saved' })).toEqual(invalid('status'))
      expect(await send({ merchandise: { solid_item: 'NAVY' } })).toEqual(
        invalid('merchandise.solid_item'),
      )
      expect(await send({ home_good_addition_codes: ['LINING'] })).toEqual(
        invalid('home_good_addition_codes'),
      )
      const [, errors] = await send({ fabric: 'x', fabric_size: 'x', quantity: 0 })
      expect(errors).toMatchObject(
        ['fabric', 'fabric_size', 'quantity'].map((field) => ({ field })),
      )
      expect(await send({ fabric: fabrics[1] })).toEqual([200, []])
    })

    test('of a design or material that is not sold', async () => {
      const { add, gateway, yard, missingFabric } = await begin(open)
      expect(await rejectionOf(add({ ...yard, designId: UNKNOWN }))).toMatchObject({
        code: 'NO_IMAGE_AVAILABLE',
        field: 'design.id',
        status: 400,
      })
      if (missingFabric)
        expect(await rejectionOf(add({ ...yard, fabric: missingFabric }))).toMatchObject({
          code: 'FABRIC_OUT_OF_STOCK',
          field: 'fabric',
          status: 400,
        })
      const offers = await gateway.send(listWallpapers, { query: {} })
      const missing = offers.find(({ status }) => status === 'out_of_stock')
      const [size] = missing ? wallpaperSizesOf(missing.code) : []
      const paper = { designId: yard.designId, size: size ?? 'SWATCH', quantity: 1 }
      if (missing)
        expect(await rejectionOf(add({ ...paper, wallpaper: missing.code }))).toMatchObject({
          code: 'WALLPAPER_OUT_OF_STOCK',
          field: 'merchandise.wallpaper_item.code',
        })
      const roll = { ...paper, wallpaper: 'SMOOTH', size: 'ROLL_27_FT' } as const
      expect(await rejectionOf(add(roll))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'merchandise.wallpaper_item.size',
      })
    })

    test('of a yard that is empty, of another collection or out of stock', async () => {
      const { add, designs, collection, collectionDesigns, fabrics, missingFabric } =
        await begin(open)
      const field = 'fill_a_yard.layout'
      const ids = collectionDesigns.map(({ id }) => id)
      const fill = (designIds: readonly number[], collectionId = collection.id) =>
        rejectionOf(
          add({ layout: filledYard(8, fabrics[0], collectionId, designIds), quantity: 1 }),
        )
      const layout = emptyLayout(8, fabrics[0], collection.id)
      expect(await rejectionOf(add({ layout, quantity: 1 }))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field,
      })
      expect(await fill(ids, UNKNOWN)).toMatchObject({ code: 'COLLECTION_NOT_FOUND', field })
      const foreign = designs.find(({ id }) => !ids.includes(id))?.id ?? UNKNOWN
      expect(await fill([foreign])).toMatchObject({
        code: 'NO_IMAGE_AVAILABLE',
        field,
        params: { design: foreign },
      })
      const missing = missingFabric && filledYard(8, missingFabric, collection.id, ids)
      if (missing)
        expect(await rejectionOf(add({ layout: missing, quantity: 1 }))).toMatchObject({
          code: 'FABRIC_OUT_OF_STOCK',
          field,
        })
    })

    test('beyond the most lines of an order', async () => {
      const { add, yard, fabrics } = await begin(open)
      const sizes = Object.keys(FABRIC_SIZES) as FabricSize[]
      const lines = fabrics.flatMap((fabric) => sizes.map((size) => ({ ...yard, fabric, size })))
      const [first, ...more] = lines.map((line) => () => add(line))
      const limit = (await first?.())?.cart.itemLimit ?? 0
      for (const addNext of more.slice(0, limit - 1)) await addNext()
      const over = more[limit - 1]?.() ?? Promise.resolve()
      expect(await rejectionOf(over)).toMatchObject({
        code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
        params: { limit },
        status: 400,
      })
      expect((await add(lines[0] ?? yard)).cart.items.length).toBe(limit)
    })
  })
}
