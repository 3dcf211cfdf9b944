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

const act = fc.record({
  id: fc.constantFrom(LINE_A, LINE_B),
  type: fc.constantFrom('REMOVE' as const, 'UNDO' as const),
})

it('ends with the lines that were wanted last, whatever is lost or overtaken', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(act, ending), { maxLength: 40, size: 'max' }), (steps) => {
      const server = { version: 1, items: [LINE_A, LINE_B] as string[], removed: [] as string[] }
      const cart = () => ({
        ...cartWith(server.version, Object.fromEntries(server.items.map((id) => [id, 1]))),
        removed: server.removed.map((id) => sampleItem(id)),
      })
      const wanted = new Set<string>(server.items)
      let driven = openCart(cart())
      const write = (id: string, isBack: boolean) => {
        const others = (ids: string[]) => ids.filter((each) => each !== id)
        server.items = isBack ? [...others(server.items), id].sort() : others(server.items)
        server.removed = isBack ? others(server.removed) : [...others(server.removed), id]
        server.version += 1
      }
      const finish = (how: string) => {
        const sent = driven.writing
        if (!sent) return
        if (how === 'conflict') server.version += 1
        if (sent.cart.version !== server.version) {
          driven = driven.send(conflict(cart()))
          return
        }
        if (how !== 'lost') write(sent.write.id, sent.write.kind === 'restore')
        driven = driven.send(how === 'done' ? written(cart()) : lost)
      }
      for (const step of steps) {
        if (typeof step === 'string') {
          finish(step)
          continue
        }
        // A shopper presses what is shown.
        const { lines, removed } = driven.view
        const isShown =
          step.type === 'REMOVE'
            ? lines.some(({ item, leaving }) => item.id === step.id && !leaving)
            : removed.some(({ item, busy }) => item.id === step.id && !busy)
        if (!isShown) continue
        if (step.type === 'REMOVE') wanted.delete(step.id)
        else wanted.add(step.id)
        driven = driven.send(step)
      }
      for (let tries = 0; tries < 100; tries += 1) {
        driven = driven.send({ type: 'RETRY' })
        if (!driven.writing) break
        finish('done')
      }
      expect(server.items).toEqual([...wanted].sort())
      expect(driven.view.removed.some(({ busy }) => busy)).toBe(false)
    }),
    { numRuns: 500 },
  )
}, 60_000)
