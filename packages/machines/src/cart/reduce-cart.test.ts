import { describe, expect, it } from 'vitest'
import {
  cartWith,
  driveCart,
  LINE_A,
  LINE_B,
  loadFailed,
  lost,
  openCart,
  typeQuantity,
  written,
} from '../testing/cart-driver.ts'
import { sampleCart } from '../testing/samples.ts'
import { initialCartState } from './cart-editor-state.ts'

describe('loading', () => {
  it('loads, fails with a message and loads again', () => {
    const loading = driveCart(initialCartState(undefined))
    expect(loading.view.status).toBe('loading')
    expect(loading.due).toEqual({ kind: 'load' })
    const failed = loading.send(loadFailed)
    expect(failed.view).toMatchObject({ status: 'failed', notice: { code: 'SERVER_ERROR' } })
    expect(failed.due).toBeUndefined()
    const again = failed.send({ type: 'RETRY' })
    expect(again.due).toEqual({ kind: 'load' })
    expect(again.send({ type: 'LOADED', cart: sampleCart() }).view).toMatchObject({
      status: 'filled',
      count: 2,
      notice: undefined,
    })
    expect(loading.send({ type: 'LOADED', cart: null }).view.status).toBe('empty')
  })
  it('has nothing to load where the page knows that there is no cart', () => {
    expect(openCart(null).view.status).toBe('empty')
    expect(openCart(null).due).toBeUndefined()
  })
  it('needs no load any more when a cart comes from elsewhere', () => {
    const loading = driveCart(initialCartState(undefined))
    for (const before of [loading, loading.send(loadFailed)]) {
      const known = before.send({ type: 'CART', cart: sampleCart() })
      expect(known.due).toBeUndefined()
      expect(known.view).toMatchObject({ status: 'filled', notice: undefined })
      expect(known.send(typeQuantity(LINE_A, 4)).writing?.write).toMatchObject({ quantity: 4 })
    }
  })
  it('takes a cart from elsewhere, and ignores an older version of it', () => {
    const driven = openCart(cartWith(5, { [LINE_A]: 2 })).send({
      type: 'CART',
      cart: cartWith(4, { [LINE_A]: 1 }),
    })
    expect(driven.view.count).toBe(2)
    expect(driven.send({ type: 'CART', cart: cartWith(6, { [LINE_A]: 3 }) }).view.count).toBe(3)
    expect(driven.send({ type: 'CART', cart: null }).view.status).toBe('empty')
  })
})

describe('quantities', () => {
  it('shows the wanted number at once, sends it, and takes the answer of the gateway', () => {
    const driven = openCart().send(typeQuantity(LINE_A, 4))
    expect(driven.view.lines[0]).toMatchObject({ quantity: 4, busy: true })
    expect(driven.view).toMatchObject({ totalsOutdated: true, canCheckout: false })
    expect(driven.writing).toMatchObject({
      cart: { version: 1 },
      write: { kind: 'quantity', id: LINE_A, quantity: 4 },
    })
    expect(driven.send(written(cartWith(2, { [LINE_A]: 4, [LINE_B]: 1 }))).view).toMatchObject({
      count: 5,
      canCheckout: true,
    })
  })
  it('sends one write at a time with the newest version, and the last number for a line', () => {
    const driven = openCart().send(
      typeQuantity(LINE_A, 2),
      typeQuantity(LINE_A, 3),
      typeQuantity(LINE_A, 5),
      { type: 'REMOVE', id: LINE_B },
    )
    expect(driven.writing?.write).toMatchObject({ quantity: 2 })
    expect(driven.view.lines.map(({ quantity, leaving }) => [quantity, leaving])).toEqual([
      [5, false],
      [1, true],
    ])
    const next = driven.send(written(cartWith(2, { [LINE_A]: 2, [LINE_B]: 1 })))
    expect(next.writing).toMatchObject({ cart: { version: 2 }, write: { quantity: 5 } })
    const last = next.send(written(cartWith(3, { [LINE_A]: 5, [LINE_B]: 1 })))
    expect(last.writing).toMatchObject({
      cart: { version: 3 },
      write: { kind: 'remove', id: LINE_B },
    })
  })
  it.each([
    ['', 'forms.required'],
    ['0', 'forms.minimum'],
    ['2.5', 'forms.integer'],
  ] as const)('keeps %j in its field with its error', (typed, fieldError) => {
    const driven = openCart().send(typeQuantity(LINE_A, typed))
    expect(driven.view.lines[0]).toMatchObject({ typed, fieldError, quantity: 1, busy: false })
    expect(driven.view.canCheckout).toBe(false)
  })
  it('sends nothing for a number that the line has or that is on its way', () => {
    expect(openCart().send(typeQuantity(LINE_A, 1)).writing).toBeUndefined()
    const four = typeQuantity(LINE_A, 4)
    const twice = openCart().send(four, four, written(cartWith(2, { [LINE_A]: 4, [LINE_B]: 1 })))
    expect(twice.view.lines[0]).toMatchObject({ quantity: 4, busy: false })
  })
  it('sends a number again that failed to arrive', () => {
    const four = typeQuantity(LINE_A, 4)
    expect(openCart().send(four, lost, four).writing?.write).toMatchObject({ quantity: 4 })
    const one = openCart().send(four, lost, typeQuantity(LINE_A, 1))
    expect([one.writing?.write, one.state.failed]).toMatchObject([{ quantity: 1 }, {}])
  })
  it('keeps a line whose number is typed while it is being removed', () => {
    const stored = openCart().send(
      typeQuantity(LINE_B, 2),
      { type: 'REMOVE', id: LINE_A },
      typeQuantity(LINE_A, 1),
    )
    expect(stored.view.lines[0]).toMatchObject({ quantity: 1, leaving: false })
  })
  it('leaves a line as it is when a number above 99 is typed', () => {
    const driven = openCart(cartWith(1, { [LINE_A]: 7 })).send(typeQuantity(LINE_A, 100))
    expect(driven.view.lines[0]).toMatchObject({ quantity: 7, reset: 100, typed: '7' })
    expect(driven.writing).toBeUndefined()
    expect(driven.send(typeQuantity(LINE_A, 8)).view.lines[0]).toMatchObject({
      quantity: 8,
      reset: undefined,
    })
  })
  it('keeps a failed change with its message, and tries it again', () => {
    const failed = openCart().send(typeQuantity(LINE_A, 4), lost)
    expect(failed.view.lines[0]).toMatchObject({
      quantity: 4,
      busy: false,
      error: { code: 'SERVER_ERROR' },
      unchanged: 1,
    })
    expect(failed.send({ type: 'RETRY' }).writing?.write).toMatchObject({ quantity: 4 })
    const removal = openCart().send({ type: 'REMOVE', id: LINE_A }, lost)
    expect(removal.view.lines[0]).toMatchObject({ quantity: 1, unchanged: undefined })
    expect(openCart().view.lines[0]?.unchanged).toBeUndefined()
  })
})
