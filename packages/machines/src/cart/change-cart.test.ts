import type { OrderItem } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import { toErrorMessage } from '../error-message.ts'
import {
  cartWith,
  LINE_A,
  LINE_B,
  lost,
  openCart,
  typeQuantity,
  written,
} from '../testing/cart-driver.ts'
import {
  sampleCart,
  sampleFillAYardItem,
  sampleItem,
  sampleWallpaperItem,
} from '../testing/samples.ts'

describe('removing and bringing back', () => {
  it('removes a line and brings it back under its own key', () => {
    const removed = openCart().send(
      { type: 'REMOVE', id: LINE_A },
      written(cartWith(2, { [LINE_B]: 1 })),
    )
    expect(removed.view).toMatchObject({ count: 1, removed: { id: LINE_A } })
    const back = removed.send({ type: 'UNDO' })
    expect(back.writing?.write).toEqual({
      kind: 'add',
      id: LINE_A,
      key: `undo-${LINE_A}`,
      line: sampleItem(LINE_A),
    })
    expect(back.send(lost, { type: 'RETRY' }).writing?.write).toMatchObject({
      key: `undo-${LINE_A}`,
    })
  })
  it('brings wallpaper and a filled yard back as they were', () => {
    const undone = (item: OrderItem) =>
      openCart(sampleCart(1, [item])).send(
        { type: 'REMOVE', id: LINE_A },
        written(sampleCart(2, [])),
        { type: 'UNDO' },
      ).writing?.write
    for (const line of [sampleWallpaperItem(LINE_A), sampleFillAYardItem(LINE_A, 2)])
      expect(undone(line)).toEqual({ kind: 'add', id: LINE_A, key: `undo-${LINE_A}`, line })
  })
  it('brings nothing back of a kind that it does not know, though it has a fabric', () => {
    const solid: OrderItem = { ...sampleItem(LINE_A), type: 'solid' }
    const removed = openCart(sampleCart(1, [solid])).send(
      { type: 'REMOVE', id: LINE_A },
      written(sampleCart(2, [])),
    )
    expect(removed.send({ type: 'UNDO' }).due).toBeUndefined()
  })
  it('brings nothing back whose design is gone, but a filled yard, which has its own', () => {
    const due = (line: OrderItem) =>
      openCart(sampleCart(1, [{ ...line, design: null }]))
        .send({ type: 'REMOVE', id: LINE_A }, written(sampleCart(2, [])))
        .send({ type: 'UNDO' }).due
    expect(due(sampleItem(LINE_A))).toBeUndefined()
    expect(due(sampleWallpaperItem(LINE_A))).toBeUndefined()
    expect(due(sampleFillAYardItem(LINE_A, 2))).toBeDefined()
  })
  it('does not send a removal that was taken back in time', () => {
    const driven = openCart().send(
      typeQuantity(LINE_B, 2),
      { type: 'REMOVE', id: LINE_A },
      { type: 'UNDO' },
      written(cartWith(2, { [LINE_A]: 1, [LINE_B]: 2 })),
    )
    expect(driven.due).toBeUndefined()
  })
  it('offers no way back any more when the notice is closed', () => {
    const closed = openCart().send(
      { type: 'REMOVE', id: LINE_A },
      written(cartWith(2, { [LINE_B]: 1 })),
      { type: 'CLOSE_NOTICE' },
    )
    expect(closed.view.removed).toBeUndefined()
    expect(closed.send({ type: 'UNDO' }).due).toBeUndefined()
  })
})

describe('the promo code', () => {
  it('applies a code, keeps a wrong one in its field, takes it off', () => {
    const typed = openCart().send(
      { type: 'TYPE_PROMO', typed: ' SELVAGE10 ' },
      { type: 'APPLY_PROMO' },
    )
    expect(typed.writing?.write).toEqual({ kind: 'promo', id: 'promo', code: 'SELVAGE10' })
    const rejected = typed.send({
      type: 'WRITE_FAILED',
      error: toErrorMessage(shopError('PROMO_CODE_INVALID', { status: 400 })),
    })
    expect(rejected.view.promo).toMatchObject({
      typed: ' SELVAGE10 ',
      busy: false,
      error: { code: 'PROMO_CODE_INVALID' },
    })
    expect(openCart().send({ type: 'APPLY_PROMO' }).view.promo.error?.code).toBe(
      'FIELD_CANNOT_BE_BLANK',
    )
    const withCode = openCart({ ...sampleCart(), promo: { id: 'p', code: 'X' } })
    expect(withCode.send({ type: 'REMOVE_PROMO' }).writing?.write).toMatchObject({ code: null })
  })
  it('can be typed while the cart is loaded, and empties its field when it is applied', () => {
    const typed = openCart().send(
      { type: 'RELOAD' },
      { type: 'TYPE_PROMO', typed: 'SELVAGE10' },
      { type: 'LOADED', cart: sampleCart() },
      { type: 'APPLY_PROMO' },
    )
    expect(typed.view.promo).toMatchObject({ typed: 'SELVAGE10', busy: true })
    const applied = typed.send(written({ ...sampleCart(2), promo: { id: 'p', code: 'SELVAGE10' } }))
    expect(applied.view.promo).toMatchObject({ typed: '', busy: false, code: 'SELVAGE10' })
  })
})

it('does not begin the checkout with something that cannot be bought', () => {
  const canCheckout = (cleanup: 'fabric_unavailable' | 'promo_ended') =>
    openCart(sampleCart(1, [{ ...sampleItem(LINE_A), cleanup }])).view.canCheckout
  expect([canCheckout('fabric_unavailable'), canCheckout('promo_ended')]).toEqual([false, true])
})
