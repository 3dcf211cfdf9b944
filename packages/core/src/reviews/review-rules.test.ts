import { describe, expect, test } from 'vitest'
import { expand } from '../contract/expand.test-data.ts'
import inputs from './review.bad-inputs.json' with { type: 'json' }
import { materialOfLine } from './review-material.ts'
import { isBlankText } from '../contract/free-text.ts'
import { checkReview, EMPTY_REVIEW, readStars } from './review-rules.ts'
import type { ReviewForm } from './review-rules.ts'

const GOOD: ReviewForm = {
  ...EMPTY_REVIEW,
  rating: '5',
  material: 'VELVET',
  text: 'It drapes well.\nThe blue is as shown.',
}
const check = (change: Partial<ReviewForm>) => checkReview({ ...GOOD, ...change })

/** The cases that a form alone can have, each with the field that is wrong. */
const FIELDS = ['rating', 'material', 'text'] as const
const typed = inputs.flatMap(({ id, input, verdict }) => {
  const field = FIELDS.find((name) => Object.hasOwn(input, name))
  if (field === undefined) return []
  const value = expand((input as Readonly<Record<string, unknown>>)[field])
  return [{ id, field, value: value === null ? '' : String(value), verdict }]
})

describe('a review', () => {
  test('needs a rating, a material and a text, and nothing else', () => {
    expect(check({})).toEqual({})
    expect(checkReview(EMPTY_REVIEW)).toEqual({
      rating: 'required',
      material: 'required',
      text: 'required',
    })
  })

  test.each(typed)('$id is wrong or right in its field', ({ field, value, verdict }) => {
    expect(Object.keys(check({ [field]: value }))).toEqual(verdict === 'accept' ? [] : [field])
  })

  test('has every case of its fields', () => {
    expect(inputs).toHaveLength(11)
    expect(typed).toHaveLength(6)
  })

  test('may leave a question out, and answers none in another way than asked', () => {
    const right = { made: 'quilt', printRating: '1', materialRating: '5', recommend: 'no' }
    expect(check(right)).toEqual({})
    expect(
      check({ made: 'toString', printRating: '0', materialRating: '5.5', recommend: '1' }),
    ).toEqual({
      made: 'invalid',
      printRating: 'invalid',
      materialRating: 'invalid',
      recommend: 'invalid',
    })
  })

  test.each([
    ['title', 'a'.repeat(121), 'too_long'],
    ['title', 'a\u0000b', 'text'],
    ['title', '\ud800', 'text'],
    ['text', 'a'.repeat(5_001), 'too_long'],
    ['text', 'My card is 4242 4242 4242 4242', 'card_number'],
  ] as const)('takes no %s like this', (field, value, error) => {
    expect(check({ [field]: value })).toEqual({ [field]: error })
  })

  test('takes a title and a text of the longest length', () => {
    expect(check({ title: 'a'.repeat(120), text: 'a'.repeat(5_000) })).toEqual({})
  })

  test('needs a caption for each picture, of which it has five at most', () => {
    const photo = (caption: string) => ({ id: 'upload_0000000000000000', caption })
    const { captions } = check({ photos: [photo('The bunk'), photo(' \u200b'), photo('The seat')] })
    expect(captions).toEqual([undefined, 'required', undefined])
    expect(check({ photos: [photo('a'.repeat(201))] }).captions).toEqual(['too_long'])
    expect(check({ photos: Array.from({ length: 5 }, () => photo('The bunk')) })).toEqual({})
    expect(check({ photos: Array.from({ length: 6 }, () => photo('The bunk')) })).toEqual({
      photos: 'too_many',
    })
  })
})

test('a text of which nothing can be seen is blank', () => {
  for (const text of ['', ' ', '\n', '\u00a0', '\u200b', '\ufeff \u2060', '\u00ad'])
    expect(isBlankText(text)).toBe(true)
  expect(isBlankText('\u200bx')).toBe(false)
})

test.each([
  ['1', 1],
  ['5', 5],
  ['0', undefined],
  ['6', undefined],
  ['4.5', undefined],
  ['', undefined],
  [' 4', undefined],
])('%j is read as %s stars', (text, stars) => {
  expect(readStars(text)).toBe(stars)
})

describe('the material of an ordered line', () => {
  const design = { id: 12 }
  test.each([
    [{ design, fabric: { code: 'VELVET' }, wallpaper: null }, 'VELVET'],
    [{ design, fabric: null, wallpaper: { code: 'GRASSCLOTH' } }, 'GRASSCLOTH'],
    [{ design: { id: 13 }, fabric: { code: 'VELVET' }, wallpaper: null }, undefined],
    [{ design: null, fabric: { code: 'VELVET' }, wallpaper: null }, undefined],
    [{ design, fabric: { code: '__proto__' }, wallpaper: null }, undefined],
    [{ design, fabric: null, wallpaper: null }, undefined],
  ])('of %j is %s', (line, material) => {
    expect(materialOfLine(line, 12)).toBe(material)
  })
})
