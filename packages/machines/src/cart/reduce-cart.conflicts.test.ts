import { describe, expect, it } from 'vitest'
import {
  cartWith,
  conflict,
  driveCart,
  LINE_A,
  LINE_B,
  loadFailed,
  lost,
  openCart,
  typeQuantity,
  written,
} from '../testing/cart-driver.ts'
import { initialCartState } from './cart-editor-state.ts'

describe('conflicts', () => {
  it('takes the current cart and applies the change to it', () => {
    const driven = openCart().send(
      typeQuantity(LINE_A, 4),
      conflict(cartWith(7, { [LINE_A]: 2, [LINE_B]: 9 })),
    )
    expect(driven.writing).toMatchObject({ cart: { version: 7 }, write: { quantity: 4 } })
  })
  it('shows no message when the cart already is as it was asked to be', () => {
    const driven = openCart().send(typeQuantity(LINE_A, 4), conflict(cartWith(7, { [LINE_A]: 4 })))
    expect(driven.due).toBeUndefined()
    expect(driven.view.notice).toBeUndefined()
  })
  it('shows a message when the line is gone, or after the third conflict', () => {
    const gone = openCart().send(typeQuantity(LINE_A, 4), conflict(cartWith(7, { [LINE_B]: 1 })))
    expect(gone.view).toMatchObject({
      notice: { code: 'CART_VERSION_CONFLICT' },
      lines: [{ busy: false }],
    })
    const endless = openCart().send(
      typeQuantity(LINE_A, 4),
      conflict(cartWith(2, { [LINE_A]: 1 })),
      conflict(cartWith(3, { [LINE_A]: 1 })),
      conflict(cartWith(4, { [LINE_A]: 1 })),
    )
    expect(endless.view.lines[0]).toMatchObject({
      busy: false,
      error: { code: 'CART_VERSION_CONFLICT' },
    })
    expect(endless.send({ type: 'RETRY', id: LINE_A }).writing).toMatchObject({
      cart: { version: 4 },
      write: { quantity: 4 },
    })
  })
  it('shows a message when there is no cart any more', () => {
    const ordered = openCart().send(typeQuantity(LINE_A, 4), conflict(null))
    expect(ordered.due).toBeUndefined()
    expect(ordered.view).toMatchObject({
      status: 'empty',
      notice: { code: 'CART_VERSION_CONFLICT' },
    })
  })
  it('counts the conflicts of each write anew', () => {
    const other = openCart().send(
      typeQuantity(LINE_A, 4),
      typeQuantity(LINE_B, 4),
      conflict(cartWith(2, { [LINE_A]: 1, [LINE_B]: 1 })),
      conflict(cartWith(3, { [LINE_A]: 4, [LINE_B]: 1 })),
      conflict(cartWith(4, { [LINE_A]: 4, [LINE_B]: 1 })),
      conflict(cartWith(5, { [LINE_A]: 4, [LINE_B]: 1 })),
    )
    expect(other.writing).toMatchObject({ cart: { version: 5 }, write: { id: LINE_B } })
  })
})

describe('a write that a newer one replaces', () => {
  const twice = openCart().send(typeQuantity(LINE_A, 4), typeQuantity(LINE_A, 5))
  it.each([
    ['fails', lost],
    ['meets a newer cart', conflict(cartWith(7, { [LINE_A]: 2, [LINE_B]: 1 }))],
  ])('is forgotten when it %s, and the newer one is sent', (_, answer) => {
    const next = twice.send(answer)
    expect(next.writing?.write).toEqual({ kind: 'quantity', id: LINE_A, quantity: 5 })
    expect(next.state.failed).toEqual({})
  })
  it('of another line is shown as failed', () => {
    const other = openCart().send(typeQuantity(LINE_A, 4), typeQuantity(LINE_B, 5), lost)
    expect(Object.keys(other.state.failed)).toEqual([LINE_A])
    expect(other.writing?.write.id).toBe(LINE_B)
  })
})

describe('a notice', () => {
  const noticed = openCart().send(typeQuantity(LINE_A, 4), conflict(cartWith(7, { [LINE_B]: 1 })))
  it('is closed by the shopper, and by the next change', () => {
    expect(noticed.send({ type: 'CLOSE_NOTICE' }).view.notice).toBeUndefined()
    expect(noticed.send(typeQuantity(LINE_B, 2)).view.notice).toBeUndefined()
    expect(noticed.send({ type: 'RETRY' }).view.notice).toBeDefined()
  })
})

describe('what does not belong to the phase', () => {
  const loading = driveCart(initialCartState(undefined))
  it('changes nothing', () => {
    for (const driven of [loading, loading.send(loadFailed)])
      expect(driven.send(typeQuantity(LINE_A, 4), written(cartWith(2, {}))).state).toEqual(
        driven.state,
      )
    const ready = openCart()
    expect(ready.send(lost, { type: 'LOADED', cart: null }).state).toEqual(ready.state)
  })
  it('is sent by RETRY after a failed load, without its message', () => {
    const again = loading.send(loadFailed, { type: 'RETRY' })
    expect(again.due).toEqual({ kind: 'load' })
    expect(again.view.notice).toBeUndefined()
  })
  it('is none where there is no cart', () => {
    expect(openCart(null).send({ type: 'REMOVE_PROMO' }).due).toBeUndefined()
  })
})

describe('a change that waits', () => {
  const two = openCart().send(typeQuantity(LINE_A, 4), typeQuantity(LINE_B, 5))
  it.each([
    ['gone', null],
    ['another one', { ...cartWith(1, { [LINE_B]: 1 }), id: 'next' }],
  ])('is dropped when its cart is %s', (_, cart) => {
    for (const answer of [conflict(cart), { type: 'CART', cart } as const]) {
      const { state } = two.send(answer)
      expect(state.waiting).toEqual([])
    }
    const ended = two.send(conflict(cart))
    expect(ended.send({ type: 'CART', cart: cartWith(9, { [LINE_B]: 1 }) }).due).toBeUndefined()
  })
})

describe('a retry', () => {
  const failed = openCart().send(typeQuantity(LINE_A, 4), lost, typeQuantity(LINE_B, 5), lost)
  it('of one line leaves the other as it failed', () => {
    const one = failed.send({ type: 'RETRY', id: LINE_B })
    expect(one.writing?.write).toEqual({ kind: 'quantity', id: LINE_B, quantity: 5 })
    expect(Object.keys(one.state.failed)).toEqual([LINE_A])
    expect(one.state.waiting).toEqual([])
  })
  it('of all lines sends one after another', () => {
    const all = failed.send({ type: 'RETRY' })
    expect(all.state.failed).toEqual({})
    expect([all.writing?.write.id, ...all.state.waiting.map(({ id }) => id)]).toEqual([
      LINE_A,
      LINE_B,
    ])
  })
})

describe('a line', () => {
  it('that is unknown or cannot be edited takes no quantity and is not removed', () => {
    const fixed = cartWith(1, { [LINE_A]: 1 })
    const items = fixed.items.map((item) => ({ ...item, quantityEditable: false }))
    const driven = openCart({ ...fixed, items })
    const unknown = { type: 'REMOVE', id: 'line-that-is-not-there' } as const
    for (const event of [typeQuantity(LINE_A, 4), typeQuantity(unknown.id, 4), unknown])
      expect(driven.send(event).state).toEqual(driven.state)
    expect(openCart(null).send(typeQuantity(LINE_A, 4), unknown).due).toBeUndefined()
  })
  it('loses what was typed with the number that is read', () => {
    const typed = openCart().send(typeQuantity(LINE_A, 'x'), typeQuantity(LINE_B, 'y'))
    expect(Object.keys(typed.state.typed)).toEqual([LINE_A, LINE_B])
    expect(Object.keys(typed.send(typeQuantity(LINE_A, 3)).state.typed)).toEqual([LINE_B])
  })
})

describe('a promo code', () => {
  it('is empty in its field once it is applied, and only then', () => {
    const typed = openCart().send({ type: 'TYPE_PROMO', typed: ' WELCOME10 ' })
    const applied = typed.send({ type: 'APPLY_PROMO' })
    expect(applied.writing?.write).toEqual({ kind: 'promo', id: 'promo', code: 'WELCOME10' })
    expect(applied.send(written(cartWith(2, {}))).state.promoTyped).toBe('')
    const other = typed.send(typeQuantity(LINE_A, 3), written(cartWith(2, { [LINE_A]: 3 })))
    expect(other.state.promoTyped).toBe(' WELCOME10 ')
    expect(applied.send(lost).state.failed['promo']?.write).toEqual(applied.writing?.write)
    expect(applied.send(lost, { type: 'TYPE_PROMO', typed: 'W' }).state.failed).toEqual({})
  })
})
