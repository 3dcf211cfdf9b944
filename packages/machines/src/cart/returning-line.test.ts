import { describe, expect, it } from 'vitest'
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

const removeA = { type: 'REMOVE', id: LINE_A } as const
const undo = { type: 'UNDO' } as const
const goneCart = (version: number) => ({
  ...cartWith(version, { [LINE_B]: 1 }),
  removed: [sampleItem(LINE_A)],
})
const both = (version: number, quantity: number) =>
  written(cartWith(version, { [LINE_A]: quantity, [LINE_B]: 1 }))
const restoreA = { kind: 'restore', id: LINE_A } as const
const quantityA = (quantity: number) => ({ kind: 'quantity', id: LINE_A, quantity })

describe('the quantity of a line that is coming back', () => {
  const undone = openCart().send(removeA, undo, typeQuantity(LINE_A, 5))
  const returning = undone.send(written(goneCart(2)))

  it('is sent after the line, which is shown with it meanwhile', () => {
    expect(undone.view.lines[0]).toMatchObject({ quantity: 5, busy: true, leaving: false })
    expect(undone.state.waiting).toEqual([{ ...restoreA, quantity: 5 }])
    const back = returning.send(both(3, 1))
    expect(back.writing?.write).toEqual(quantityA(5))
    expect(back.send(both(4, 5)).state).toMatchObject({ sent: undefined, waiting: [], failed: {} })
  })
  it('is taken along also once its return is on its way, the last one alone', () => {
    const typed = openCart(goneCart(2)).send(
      undo,
      typeQuantity(LINE_B, 2),
      typeQuantity(LINE_A, 5),
      typeQuantity(LINE_A, 7),
    )
    expect(typed.writing?.write).toEqual({ ...restoreA, quantity: 7 })
    expect(typed.state.waiting).toEqual([{ kind: 'quantity', id: LINE_B, quantity: 2 }])
    const back = typed.send(both(3, 1))
    expect(back.writing?.write.id).toBe(LINE_B)
    expect(back.state.waiting).toEqual([quantityA(7)])
  })
  it('asks for nothing where the line comes back with it, or is removed again', () => {
    expect(returning.send(both(3, 5)).due).toBeUndefined()
    const again = returning.send(removeA, both(3, 1))
    expect(again.writing?.write).toEqual({ kind: 'remove', id: LINE_A })
    expect(again.state.waiting).toEqual([])
  })
  it('is not asked for twice', () => {
    const twice = undone.send(typeQuantity(LINE_A, 5))
    expect(twice.state).toEqual(undone.state)
  })
  it('follows a line that came back elsewhere', () => {
    const elsewhere = returning.send(conflict(cartWith(3, { [LINE_A]: 1, [LINE_B]: 1 })))
    expect(elsewhere.writing).toMatchObject({ cart: { version: 3 }, write: quantityA(5) })
  })
  it('stays with a return that failed, however it is tried again', () => {
    const failed = returning.send(lost)
    expect(failed.view.removed).toMatchObject([{ error: { code: 'SERVER_ERROR' } }])
    for (const again of [undo, { type: 'RETRY' }, { type: 'RETRY', id: LINE_A }] as const)
      expect(failed.send(again).writing?.write).toEqual({ ...restoreA, quantity: 5 })
  })
  it('stays with its message where the line turns out to be back with another one', () => {
    const back = (quantity: number) =>
      returning.send(lost, {
        type: 'CART',
        cart: cartWith(3, { [LINE_A]: quantity, [LINE_B]: 1 }),
      })
    expect(back(1).view.lines[0]).toMatchObject({ quantity: 5, error: { code: 'SERVER_ERROR' } })
    expect(back(1).send({ type: 'RETRY' }).writing?.write).toEqual(quantityA(5))
    expect(back(5).state.failed).toEqual({})
  })
  it('brings back a line whose removal failed, because it may have arrived', () => {
    const failed = openCart().send(removeA, lost, typeQuantity(LINE_A, 3))
    expect(failed.writing?.write).toEqual({ ...restoreA, quantity: 3 })
    const again = failed.send(lost, typeQuantity(LINE_A, 4))
    expect(again.writing?.write).toEqual({ ...restoreA, quantity: 4 })
  })
})

describe('a line that is coming back', () => {
  const only = cartWith(1, { [LINE_A]: 2 })
  const emptied = { ...cartWith(2, {}), removed: only.items }

  it('is in sight all the while, and nothing is its price meanwhile', () => {
    const undone = openCart(only).send(removeA, undo)
    expect(undone.view).toMatchObject({ status: 'filled', pricing: only.pricing, removed: [] })
    const returning = undone.send(written(emptied))
    expect(returning.writing?.write).toEqual(restoreA)
    expect(returning.view).toMatchObject({
      status: 'filled',
      pricing: undefined,
      lines: [{ item: { id: LINE_A }, quantity: 2, busy: true, leaving: false }],
      removed: [],
      canCheckout: false,
    })
    const back = returning.send(written(cartWith(3, { [LINE_A]: 2 })))
    expect(back.view).toMatchObject({ status: 'filled', pricing: only.pricing, canCheckout: true })
    expect(openCart(emptied).view).toMatchObject({ status: 'empty', pricing: emptied.pricing })
  })
  it('keeps what is typed into it, and is removed again', () => {
    const typed = openCart(emptied).send(undo, typeQuantity(LINE_A, 'x'), {
      type: 'CART',
      cart: { ...emptied, version: 3 },
    })
    expect(typed.view.lines[0]).toMatchObject({ typed: 'x', fieldError: 'forms.integer' })
    const again = typed.send(removeA)
    expect(again.view).toMatchObject({ status: 'empty', removed: [{ item: { id: LINE_A } }] })
    expect(again.state.waiting).toEqual([{ kind: 'remove', id: LINE_A }])
  })
})

describe('a removed line that is dropped for good', () => {
  const forget = { type: 'FORGET', id: LINE_A } as const
  const forgetA = { kind: 'forget', id: LINE_A }

  it('is gone at once, after its removal where that is open', () => {
    const open = openCart().send(removeA, forget)
    expect(open.view.removed).toEqual([])
    expect(open.writing?.write).toEqual({ kind: 'remove', id: LINE_A })
    const removed = open.send(written(goneCart(2)))
    expect(removed.writing?.write).toEqual(forgetA)
    expect(removed.view.removed).toEqual([])
    const over = removed.send(written(cartWith(3, { [LINE_B]: 1 })))
    expect(over.state).toMatchObject({ sent: undefined, waiting: [], failed: {} })
  })
  it('is there again with its message where that failed, and is dropped or put back then', () => {
    const failed = openCart(goneCart(2)).send(forget, lost)
    expect(failed.view.removed).toMatchObject([{ error: { code: 'SERVER_ERROR' } }])
    expect(failed.send(forget).writing?.write).toEqual(forgetA)
    expect(failed.send(undo).writing?.write).toEqual(restoreA)
  })
  it('is over where another tab has dropped it', () => {
    const elsewhere = openCart(goneCart(2)).send(forget, conflict(cartWith(3, { [LINE_B]: 1 })))
    expect(elsewhere.state).toMatchObject({ sent: undefined, waiting: [], failed: {} })
    expect(elsewhere.view.notice).toBeUndefined()
  })
})

it('says that a number failed whose line was removed elsewhere meanwhile', () => {
  const gone = openCart().send(
    typeQuantity(LINE_A, 4),
    { type: 'CART', cart: cartWith(2, { [LINE_B]: 1 }) },
    lost,
  )
  expect(gone.view.notice).toMatchObject({ code: 'SERVER_ERROR' })
  expect(gone.state.failed).toEqual({})
})
