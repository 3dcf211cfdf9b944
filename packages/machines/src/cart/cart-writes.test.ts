import { describe, expect, it } from 'vitest'
import { cartWith, LINE_A, LINE_B } from '../testing/cart-driver.ts'
import { sampleItem } from '../testing/samples.ts'
import {
  enqueue,
  followingWrite,
  isOrphan,
  isSettled,
  presentLines,
  removedLines,
  wantedQuantity,
} from './cart-writes.ts'
import type { CartWrite } from './cart-writes.ts'

const cart = {
  ...cartWith(1, { [LINE_A]: 2, [LINE_B]: 1 }),
  removed: [sampleItem('gone')],
  promo: { code: 'WELCOME10' } as never,
}
const noPromo = { ...cart, promo: null }
const quantity = (id: string, pieces: number): CartWrite => ({
  kind: 'quantity',
  id,
  quantity: pieces,
})
const remove = (id: string): CartWrite => ({ kind: 'remove', id })
const restore = (id: string, pieces?: number): CartWrite => ({
  kind: 'restore',
  id,
  ...(pieces !== undefined && { quantity: pieces }),
})
const promo = (code: string | null): CartWrite => ({ kind: 'promo', id: 'promo', code })

it('a write waits in place of an older one for the same line, at the end', () => {
  const waiting = [quantity(LINE_A, 2), quantity(LINE_B, 2)]
  expect(enqueue(waiting, remove(LINE_A))).toEqual([quantity(LINE_B, 2), remove(LINE_A)])
})

describe('a write', () => {
  it.each([
    ['of the quantity that a line has', quantity(LINE_A, 2), cart, true],
    ['of another quantity', quantity(LINE_A, 3), cart, false],
    ['of the quantity of a line that is gone', quantity('gone', 1), cart, false],
    ['of a quantity where there is no cart', quantity(LINE_A, 2), null, false],
    ['that removes a line', remove(LINE_A), cart, false],
    ['that removes a line that is gone', remove('gone'), cart, true],
    ['that removes a line where there is no cart', remove(LINE_A), null, true],
    ['that brings a line back', restore('gone'), cart, false],
    ['that brings a line back that is there', restore(LINE_A), cart, true],
    ['of the promo that the cart has', promo('WELCOME10'), cart, true],
    ['of another promo', promo('MAKER20'), cart, false],
    ['that takes the promo off', promo(null), cart, false],
    ['that takes no promo off', promo(null), noPromo, true],
    ['that takes a promo off where there is no cart', promo(null), null, true],
  ])('%s is settled or not', (_, write, known, settled) => {
    expect(isSettled(write, known)).toBe(settled)
  })

  it.each([
    ['of the quantity of a line', quantity(LINE_A, 3), cart, false],
    ['of the quantity of a line that is gone', quantity('gone', 3), cart, true],
    ['of a quantity where there is no cart', quantity(LINE_A, 3), null, true],
    ['that brings back a line that was removed', restore('gone'), cart, false],
    ['that brings back a line that nobody removed', restore('never'), cart, true],
    ['that brings a line back where there is no cart', restore('gone'), null, true],
    ['that removes a line that is gone', remove('gone'), cart, false],
    ['of a promo', promo('MAKER20'), cart, false],
  ])('%s is an orphan or not', (_, write, known, orphan) => {
    expect(isOrphan(write, known)).toBe(orphan)
  })
})

it.each([
  ['nothing is asked for', [], 2],
  ['another line is asked for', [quantity(LINE_B, 9)], 2],
  ['a number is asked for', [quantity(LINE_A, 5)], 5],
  ['several numbers are asked for', [quantity(LINE_A, 5), quantity(LINE_A, 7)], 7],
  ['it is being removed', [quantity(LINE_A, 5), remove(LINE_A)], undefined],
  ['it is being removed and asked for again', [remove(LINE_A), quantity(LINE_A, 3)], 3],
  ['it is coming back', [restore(LINE_A)], undefined],
  ['it is coming back with a number', [restore(LINE_A, 4)], 4],
])('where %s, the wanted quantity of a line follows', (_, open, wanted) => {
  expect(wantedQuantity(open, sampleItem(LINE_A, 2))).toBe(wanted)
})

it.each<[string, CartWrite[], string[], string[]]>([
  ['nothing is open', [], [LINE_A, LINE_B], ['gone']],
  ['one is being removed', [remove(LINE_B)], [LINE_A, LINE_B], ['gone', LINE_B]],
  ['a quantity is open', [quantity(LINE_A, 5)], [LINE_A, LINE_B], ['gone']],
  ['one is removed and comes back', [remove(LINE_A), restore(LINE_A)], [LINE_A, LINE_B], ['gone']],
  ['one is removed last', [restore(LINE_A), remove(LINE_A)], [LINE_A, LINE_B], ['gone', LINE_A]],
  ['a removed one comes back', [restore('gone')], [LINE_A, LINE_B, 'gone'], []],
  ['one comes back and goes', [restore('gone'), remove('gone')], [LINE_A, LINE_B], ['gone']],
  ['an unknown line is removed', [remove('never')], [LINE_A, LINE_B], ['gone']],
  ['an unknown line comes back', [restore('never')], [LINE_A, LINE_B], ['gone']],
])('where %s, the lines and the removed lines follow', (_, open, present, removed) => {
  expect(presentLines(cart, open).map(({ id }) => id)).toEqual(present)
  expect(removedLines(cart, open).map(({ id }) => id)).toEqual(removed)
  expect([presentLines(null, open), removedLines(null, open)]).toEqual([[], []])
})

it.each<[string, CartWrite, CartWrite | undefined]>([
  ['a line that came back', restore(LINE_A, 5), quantity(LINE_A, 5)],
  ['a line that came back as it was asked for', restore(LINE_A, 2), undefined],
  ['a line of which no number was asked for', restore(LINE_A), undefined],
  ['a line that is not back', restore('gone', 5), undefined],
  ['a line whose number was sent', quantity(LINE_A, 5), undefined],
])('after %s, the number of it is still to be sent or not', (_, write, next) => {
  expect(followingWrite(write, cart)).toEqual(next)
})
