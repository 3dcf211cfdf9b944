import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import { toErrorMessage } from '../error-message.ts'
import {
  driveCart,
  cartWith,
  conflict,
  LINE_A,
  LINE_B,
  lost,
  openCart,
  typeQuantity,
  written,
} from '../testing/cart-driver.ts'
import type { CartDriver } from '../testing/cart-driver.ts'
import { sampleCart, sampleItem } from '../testing/samples.ts'
import { initialCartState } from './cart-editor-state.ts'

const removeA = { type: 'REMOVE', id: LINE_A } as const
const withoutA = written({
  ...cartWith(2, { [LINE_B]: 1 }),
  removed: [sampleItem(LINE_A)],
})
const idsOf = ({ view }: CartDriver) => view.removed.map(({ item }) => item.id)

describe('removing and bringing back', () => {
  it('removes a line and brings it back, again after a failure', () => {
    const removed = openCart().send(removeA, withoutA)
    expect(removed.view).toMatchObject({ count: 1, removed: [{ item: { id: LINE_A } }] })
    const back = removed.send({ type: 'UNDO' })
    expect(back.writing?.write).toEqual({ kind: 'restore', id: LINE_A })
    expect(back.view.removed).toEqual([])
    const failed = back.send(lost)
    expect(failed.view.removed).toMatchObject([{ error: { code: 'SERVER_ERROR' } }])
    expect(failed.send({ type: 'RETRY', id: LINE_A }).writing?.write).toEqual(back.writing?.write)
  })
  it('offers a line back while its removal is on its way, and asks for it afterwards', () => {
    const leaving = openCart().send(removeA)
    expect(idsOf(leaving)).toEqual([LINE_A])
    const undone = leaving.send({ type: 'UNDO' })
    expect(idsOf(undone)).toEqual([])
    expect(undone.view.lines).toMatchObject([{ busy: true, leaving: false }, { busy: false }])
    expect(undone.send(withoutA).writing?.write).toEqual({ kind: 'restore', id: LINE_A })
  })
  it('asks once for a line that is asked for twice', () => {
    const twice = openCart().send(removeA, withoutA, { type: 'UNDO' }, { type: 'UNDO' })
    expect(twice.state.waiting).toEqual([])
  })
  it('does not send a removal that was taken back in time', () => {
    const driven = openCart().send(
      typeQuantity(LINE_B, 2),
      removeA,
      { type: 'UNDO' },
      written(cartWith(2, { [LINE_A]: 1, [LINE_B]: 2 })),
    )
    expect(driven.writing?.write).toEqual({ kind: 'restore', id: LINE_A })
  })
  it('brings each of several removed lines back, by its id or the last one first', () => {
    const both = { ...cartWith(3, {}), removed: [sampleItem(LINE_A), sampleItem(LINE_B)] }
    const removed = openCart().send(
      removeA,
      withoutA,
      { type: 'REMOVE', id: LINE_B },
      written(both),
    )
    expect(idsOf(removed)).toEqual([LINE_A, LINE_B])
    const byId = removed.send({ type: 'UNDO', id: LINE_A })
    expect(byId.writing?.write).toEqual({ kind: 'restore', id: LINE_A })
    const byOrder = removed.send({ type: 'UNDO' })
    expect(byOrder.writing?.write).toEqual({ kind: 'restore', id: LINE_B })
  })
  it('drops a line that came back elsewhere', () => {
    const elsewhere = cartWith(3, { [LINE_A]: 1, [LINE_B]: 1 })
    const undone = openCart().send(removeA, withoutA, { type: 'UNDO' }, conflict(elsewhere))
    expect([idsOf(undone), undone.due, undone.view.notice]).toEqual([[], undefined, undefined])
  })
  it('says that a line which the gateway no longer keeps cannot come back', () => {
    const gone = conflict(cartWith(3, { [LINE_B]: 1 }))
    const undone = openCart().send(removeA, withoutA, { type: 'UNDO' }, gone)
    expect([undone.due, undone.view.notice?.code]).toEqual([undefined, 'CART_VERSION_CONFLICT'])
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
    expect(withCode.send({ type: 'REMOVE_PROMO' }).writing?.write).toEqual({
      kind: 'promo',
      id: 'promo',
      code: null,
    })
  })
  it('can be typed while the cart is loaded, and empties its field when it is applied', () => {
    const typed = driveCart(initialCartState(undefined)).send(
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
