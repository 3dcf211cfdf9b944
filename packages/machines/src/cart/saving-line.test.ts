import { describe, expect, it } from 'vitest'
import { LINE_A, LINE_B, lost, openCart, typeQuantity } from '../testing/cart-driver.ts'

const save = { type: 'SAVE', id: LINE_A } as const

describe('a line that is saved for later', () => {
  it('leaves at once, cannot be put back from the cart, and is asked for once', () => {
    const saving = openCart().send(save, save)
    expect(saving.writing?.write).toEqual({ kind: 'save', id: LINE_A })
    expect(saving.state.waiting).toEqual([])
    expect(saving.view.lines.filter(({ leaving }) => leaving).map(({ item }) => item.id)).toEqual([
      LINE_A,
    ])
    expect(saving.view.removed).toEqual([])
  })
  it('keeps a quantity that was asked for before it', () => {
    const both = openCart().send(typeQuantity(LINE_B, 2), typeQuantity(LINE_A, 4), save)
    expect(both.state.waiting).toEqual([
      { kind: 'quantity', id: LINE_A, quantity: 4 },
      { kind: 'save', id: LINE_A },
    ])
  })
  it('stays in the cart with the error when it could not be saved', () => {
    const failed = openCart().send(save, lost)
    const line = failed.view.lines.find(({ item }) => item.id === LINE_A)
    expect(line).toMatchObject({ leaving: false, busy: false, error: { code: 'SERVER_ERROR' } })
    expect(failed.send({ type: 'RETRY', id: LINE_A }).writing?.write).toEqual({
      kind: 'save',
      id: LINE_A,
    })
  })
})
