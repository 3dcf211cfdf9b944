import { describe, expect, it } from 'vitest'
import { catalogue as german } from './de/index.ts'
import { catalogue as british } from './en-GB/index.ts'
import { catalogue as ours, catalogueFor } from './en/index.ts'
import { catalogue as spanish } from './es/index.ts'
import { catalogue as french } from './fr/index.ts'
import { createTranslator, messageProblems } from './index.ts'
import type { CustomMessages } from './index.ts'

const polish: CustomMessages = {
  'cart.badge_one': 'Koszyk, {{count, number}} sztuka',
  'cart.badge_few': 'Koszyk, {{count, number}} sztuki',
  'cart.badge_many': 'Koszyk, {{count, number}} sztuk',
  'cart.badge_other': 'Koszyk, {{count, number}} sztuki',
}

describe('messages of a language of one’s own', () => {
  it('have the plural forms of that language', () => {
    const t = createTranslator({ catalogue: { ...ours, ...polish }, locale: 'pl_PL' })
    expect([1, 3, 5, 22].map((count) => t('cart.badge', { count }))).toEqual([
      'Koszyk, 1 sztuka',
      'Koszyk, 3 sztuki',
      'Koszyk, 5 sztuk',
      'Koszyk, 22 sztuki',
    ])
    expect(messageProblems(polish, { ours, locale: 'pl_PL' })).toEqual([])
  })

  it('lack a form, or have one too many', () => {
    const { 'cart.badge_many': _, ...without } = polish
    expect(messageProblems({ ...without, 'cart.badge_two': 'x' }, { ours, locale: 'pl_PL' }))
      .toMatchInlineSnapshot(`
        [
          "The language has no form 'two', so nothing shows 'cart.badge_two': one, few, many, other.",
          "The message 'cart.badge_many' is missing.",
        ]
      `)
  })

  it('are all there, or are named', () => {
    const one = { ...catalogueFor(['cart']) }
    const options = { ours: one, locale: 'pl_PL', whole: true }
    const missing = messageProblems(polish, options)
    expect(missing).toContain("The message 'cart.title' is missing.")
    expect(missing.join(' ')).not.toContain('cart.badge')
  })
})

describe('messages in place of ours', () => {
  it.each([
    ['cart.badge', 'Bag', "There is no message 'cart.badge', so nothing shows it."],
    ['fabric.addToChart', 'Add', "There is no message 'fabric.addToChart', so nothing shows it."],
    [
      'fabric.addToCart_other',
      'Add',
      "There is no message 'fabric.addToCart_other', so nothing shows it.",
    ],
    [
      'cart.badge_other',
      'Bag, {{cuont}} pieces',
      "Nothing fills {{cuont}} in 'cart.badge_other', which takes {{count}}.",
    ],
    [
      'cart.badge_other',
      'Bag, {{count, date}} pieces',
      "Nothing fills {{count, date}} in 'cart.badge_other', which takes {{count}}.",
    ],
    ['cart.title', 'A {{x}}', "Nothing fills {{x}} in 'cart.title', which takes none."],
  ])('%s: %s', (key, sentence, problem) => {
    const others = { 'cart.badge_one': '1' }
    const found = messageProblems({ ...others, [key]: sentence }, { ours, locale: 'en_US' })
    expect(found[0]).toBe(problem)
  })

  it('finds nothing in our own, with a sentence of its own for none', () => {
    for (const [own, locale] of [
      [ours, 'en_US'],
      [british, 'en_GB'],
      [german, 'de_DE'],
      // They have a form for millions, in whose place the plural is read.
      [french, 'fr_FR'],
      [spanish, 'es_ES'],
    ] as const)
      expect(messageProblems(own, { ours, locale, whole: true })).toEqual([])
  })
})
