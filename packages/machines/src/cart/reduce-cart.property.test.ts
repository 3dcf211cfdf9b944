import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  cartWith,
  conflict,
  LINE_A,
  LINE_B,
  lost,
  openCart,
  typeQuantity,
  written,
} from '../testing/cart-driver.ts'
import { sampleItem } from '../testing/samples.ts'
import type { CartWrite } from './cart-writes.ts'

const request = fc.record({
  id: fc.constantFrom(LINE_A, LINE_B),
  quantity: fc.integer({ min: 1, max: 99 }),
})
/** `late`: the write was applied, but its answer never came. */
const ending = fc.constantFrom('done', 'done', 'lost', 'late', 'conflict')

it('ends with the last numbers that were asked for, whatever is lost or overtaken', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(request, ending), { maxLength: 40, size: 'max' }), (steps) => {
      const server: { version: number; quantities: Record<string, number> } = {
        version: 1,
        quantities: { [LINE_A]: 1, [LINE_B]: 1 },
      }
      const cart = () => cartWith(server.version, server.quantities)
      const wanted: Record<string, number> = { ...server.quantities }
      let driven = openCart(cart())
      const finish = (how: string) => {
        const sent = driven.writing
        if (!sent) return
        if (how === 'conflict') server.version += 1
        if (sent.cart.version !== server.version) {
          driven = driven.send(conflict(cart()))
          return
        }
        if (sent.write.kind === 'quantity' && how !== 'lost') {
          server.quantities[sent.write.id] = sent.write.quantity
          server.version += 1
        }
        driven = driven.send(how === 'done' ? written(cart()) : lost)
      }
      for (const step of steps) {
        if (typeof step === 'string') finish(step)
        else {
          wanted[step.id] = step.quantity
          driven = driven.send(typeQuantity(step.id, step.quantity))
        }
      }
      for (let tries = 0; tries < 100; tries += 1) {
        driven = driven.send({ type: 'RETRY' })
        if (!driven.writing) break
        finish('done')
      }
      expect(server.quantities).toEqual(wanted)
      expect(driven.view.lines.some(({ busy }) => busy)).toBe(false)
    }),
    { numRuns: 500 },
  )
}, 60_000)

const act = fc.oneof(
  fc.record({
    id: fc.constantFrom(LINE_A, LINE_B),
    type: fc.constantFrom('REMOVE' as const, 'UNDO' as const),
  }),
  request.map(({ id, quantity }) => ({ id, type: 'TYPE_QUANTITY' as const, quantity })),
)

/** A gateway's cart: the quantities of its lines, and of those that were removed. */
function serverCart() {
  const items = new Map<string, number>([
    [LINE_A, 1],
    [LINE_B, 1],
  ])
  const removed = new Map<string, number>()
  let version = 1
  const move = (id: string, from: Map<string, number>, to: Map<string, number>) => {
    to.set(id, from.get(id) ?? to.get(id) ?? 1)
    from.delete(id)
  }
  return {
    items,
    cart: () => ({
      ...cartWith(version, Object.fromEntries([...items].sort())),
      removed: [...removed].map(([id, quantity]) => sampleItem(id, quantity)),
    }),
    change: () => (version += 1),
    /** Applies a write; false where its line is not in the cart. */
    apply(write: CartWrite): boolean {
      if (write.kind === 'quantity' && !items.has(write.id)) return false
      version += 1
      if (write.kind === 'quantity') items.set(write.id, write.quantity)
      if (write.kind === 'remove') move(write.id, items, removed)
      if (write.kind === 'restore') move(write.id, removed, items)
      return true
    },
  }
}

it('ends with the lines and numbers that were wanted last, whatever is lost or overtaken', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(act, ending), { maxLength: 40, size: 'max' }), (steps) => {
      const server = serverCart()
      /** The numbers of each line that may be right; a line that came back has one of its own. */
      const wanted = new Map([...server.items].map(([id, quantity]) => [id, [quantity]]))
      const given = new Map(wanted)
      let driven = openCart(server.cart())
      const finish = (how: string) => {
        const sent = driven.writing
        if (!sent) return
        if (how === 'conflict') server.change()
        if (sent.cart.version !== server.cart().version) {
          driven = driven.send(conflict(server.cart()))
          return
        }
        const isFound = how === 'lost' || server.apply(sent.write)
        if (!isFound) throw new Error(`sent for a line that is gone: ${JSON.stringify(sent.write)}`)
        driven = driven.send(how === 'done' ? written(server.cart()) : lost)
      }
      for (const step of steps) {
        if (typeof step === 'string') {
          finish(step)
          continue
        }
        // A shopper presses what is shown.
        const { lines, removed } = driven.view
        const shown = step.type === 'UNDO' ? removed : lines.filter(({ leaving }) => !leaving)
        if (!shown.some(({ item }) => item.id === step.id)) continue
        const numbers = given.get(step.id) ?? []
        if ('quantity' in step) {
          given.set(step.id, [...numbers, step.quantity])
          wanted.set(step.id, [step.quantity])
        } else if (step.type === 'UNDO') wanted.set(step.id, numbers)
        else wanted.delete(step.id)
        driven = driven.send('quantity' in step ? typeQuantity(step.id, step.quantity) : step)
      }
      for (let tries = 0; tries < 100; tries += 1) {
        driven = driven.send({ type: 'RETRY' })
        if (!driven.writing) break
        finish('done')
      }
      expect([...server.items.keys()].sort()).toEqual([...wanted.keys()].sort())
      for (const [id, quantity] of server.items) expect(wanted.get(id)).toContain(quantity)
      expect(driven.view.lines.some(({ busy }) => busy)).toBe(false)
    }),
    { numRuns: 500 },
  )
}, 60_000)
