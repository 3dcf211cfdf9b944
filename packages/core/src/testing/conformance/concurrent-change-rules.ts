import type { Cart } from '../../cart/cart-state.contract.ts'
import { setPromo } from '../../cart/cart.contract.ts'
import type { CartItemInput } from '../../cart/cart.contract.ts'
import { listSaved, saveItem } from '../../cart/saved.contract.ts'
import { isShopError } from '../../contract/shop-error.ts'
import { readMerchandise } from './merchandise.ts'
import type { OpenGateway, TestRunner } from './runner.ts'
import { newKey, visitAsGuest } from './visitor.ts'

/** Of all kinds together: 50 changes, of which each add is sent twice. */
const TIMES = { add: 18, addOther: 10, setQuantity: 10, remove: 4, save: 4, promo: 4 } as const

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** Sends a request again while the gateway is too busy for it, as clients do. */
async function served<T>(request: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await request()
    } catch (error) {
      if (!isShopError(error) || error.status !== 503) throw error
    }
  }
}

/** Makes a change of the newest cart: one that was made for an older one is made again. */
async function untilMade(before: Cart, change: (version: number) => Promise<Cart>): Promise<Cart> {
  let { version } = before
  for (;;) {
    try {
      return await served(() => change(version))
    } catch (error) {
      if (!isShopError(error) || error.code !== 'CART_VERSION_CONFLICT') throw error
      version = (error.current as Cart).version
    }
  }
}

/**
 * Rules of changes of one cart that come at the same time. They are among those of
 * `describeGateway`; a gateway that runs over another database may run them alone over it.
 */
export function describeConcurrentChanges(
  open: OpenGateway,
  { describe, test, expect }: TestRunner,
): void {
  describe('fifty changes of one cart at once', () => {
    test('lose nothing and double nothing', async () => {
      const visitor = await visitAsGuest(open)
      const { add, cart, gateway, remove, setQuantity, under } = visitor
      const { designs, fabrics } = await readMerchandise(gateway)
      const yard: CartItemInput = {
        designId: designs[0].id,
        fabric: fabrics[0],
        size: 'YARD',
        quantity: 1,
      }
      const meter = { ...yard, size: 'METER' } as const
      const gone = await add({ ...yard, size: 'FAT_QUARTER_YARD', quantity: 2 })
      const later = await add({ ...yard, size: 'TEST_SWATCH_YARD', quantity: 3 })
      const other = await add({ ...yard, designId: designs[1].id })
      const { cart: before } = await add(yard)
      const { id } = before

      const adds = [...times(TIMES.add, () => yard), ...times(TIMES.addOther, () => meter)]
      const added = adds.flatMap((line) => {
        const key = newKey()
        return times(2, () => served(() => add(line, key)))
      })
      const quantities = times(TIMES.setQuantity, (at) => 20 + at)
      const set = quantities.map((quantity) =>
        untilMade(before, (version) => setQuantity(other.itemId, quantity, version)),
      )
      const { code } = under.promo
      const others = [
        ...times(TIMES.remove, () => untilMade(before, (version) => remove(gone.itemId, version))),
        ...times(TIMES.save, () =>
          untilMade(before, (version) =>
            gateway.send(saveItem, { params: { id: later.itemId } }, { version }),
          ),
        ),
        ...times(TIMES.promo, () =>
          untilMade(before, (version) =>
            gateway.send(setPromo, { params: { id }, body: { code } }, { version }),
          ),
        ),
      ]
      await Promise.all(added)
      const changed = await Promise.all(set)
      await Promise.all(others)

      const after = await cart()
      const pieces = new Map(after.items.map((item) => [item.id, item.quantity]))
      const byUnit = (unit: string) =>
        after.items.filter((item) => item.unit === unit && item.design?.id === yard.designId)
      expect(byUnit('YARD').map(({ quantity }) => quantity)).toEqual([1 + TIMES.add])
      expect(byUnit('METER').map(({ quantity }) => quantity)).toEqual([TIMES.addOther])
      expect(quantities.includes(pieces.get(other.itemId) ?? 0)).toBe(true)
      expect(after.items.length).toBe(3)
      expect(after.removed.map((line) => [line.id, line.quantity])).toEqual([[gone.itemId, 2]])
      const saved = await gateway.send(listSaved, { query: { offset: 0 } })
      expect(saved.items.map((line) => line.quantity)).toEqual([3])
      expect(after.promo?.code).toBe(code)
      // Each change has a version of its own, and none that was made once was made again.
      expect(new Set(changed.map(({ version }) => version)).size).toBe(TIMES.setQuantity)
      const most = TIMES.add + TIMES.addOther + TIMES.setQuantity + TIMES.promo + 2
      expect(after.version <= before.version + most).toBe(true)
      expect(after.version >= before.version + most - TIMES.promo).toBe(true)
    })
  })
}
