import { expect, test } from 'vitest'
import { createTranslator } from './index.ts'
import type { Catalogue, CustomMessages } from './index.ts'
import { catalogue } from './en/index.ts'

test('messages of one’s own, with their plural forms, take the place of ours', () => {
  const own: CustomMessages = {
    'fabric.addToCart': 'Add to bag',
    'cart.badge_one': 'Bag, {{count}} piece',
    'cart.badge_other': 'Bag, {{count}} pieces',
    'cart.badge_many': 'Bag, {{count}} pieces',
  }
  const t = createTranslator({ catalogue: { ...catalogue, ...own }, locale: 'en_US' })
  expect(t('fabric.addToCart')).toBe('Add to bag')
  expect(t('cart.badge', { count: 1 })).toBe('Bag, 1 piece')
})

test('the plural forms of every language compile, and those of no message do not', () => {
  const own: CustomMessages = { 'cart.badge_few': '{{count}} sztuki', 'cart.badge_two': '' }
  // @ts-expect-error The message has no number.
  const wrong: CustomMessages = { 'fabric.addToCart_few': 'Add to bag' }
  expect([own, wrong].map((each) => Object.keys(each).length)).toEqual([2, 1])
})

test('a misspelled key does not compile', () => {
  // @ts-expect-error There is no such message.
  const own: CustomMessages = { 'fabric.addToChart': 'Add to bag' }
  const all: Catalogue = { ...catalogue, ...own }
  expect(all['fabric.addToCart']).toBe(catalogue['fabric.addToCart'])
})
