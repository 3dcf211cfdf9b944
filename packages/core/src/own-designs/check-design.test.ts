import { describe, expect, it } from 'vitest'
import {
  checkDesign,
  cleanDesignTags,
  cleanDesignTitle,
  designSlug,
  isDesignTag,
} from './check-design.ts'
import { adviceOnRepeat, dpiOf, repeatOf, sharpWidthIn } from './own-design-rules.ts'

const BLANK = 'FIELD_CANNOT_BE_BLANK'
const INVALID = 'FIELD_VALUE_INVALID'

describe('checkDesign', () => {
  it.each([
    ['Ferns', undefined],
    ['  a  b  ', undefined],
    ['シダの葉', undefined],
    ['F'.repeat(60), undefined],
    ['', BLANK],
    ['   ', BLANK],
    ['\u200b\u200b\u200b', BLANK],
    ['ab', INVALID],
    [' ab ', INVALID],
    ['F'.repeat(61), INVALID],
  ])('answers for the title %j: %s', (title, code) => {
    expect(checkDesign({ title })).toEqual(code === undefined ? {} : { title: code })
  })

  it.each([
    [[], undefined],
    [['ferns', 'Block print', 'art-déco', 'シダ', '70s'], undefined],
    [Array.from({ length: 13 }, (_, at) => `tag ${at}`), undefined],
    // Doubles fall away before they are counted.
    [[...Array.from({ length: 13 }, (_, at) => `tag ${at}`), 'TAG 1'], undefined],
    [['t'.repeat(30)], undefined],
    [Array.from({ length: 14 }, (_, at) => `tag ${at}`), INVALID],
    [['t'.repeat(31)], INVALID],
    [[''], INVALID],
    [[' - '], INVALID],
    [['<b>'], INVALID],
    [['one, two'], INVALID],
    [['ferns', 'a@b'], INVALID],
  ])('answers for the tags %j: %s', (tags, code) => {
    expect(checkDesign({ tags })).toEqual(code === undefined ? {} : { tags: code })
  })

  it.each([
    [2, undefined],
    [6.5, undefined],
    [36, undefined],
    [1.5, INVALID],
    [36.5, INVALID],
    [6.25, INVALID],
    [Number.NaN, INVALID],
    [-6, INVALID],
  ])('answers for %d inches: %s', (widthIn, code) => {
    expect(checkDesign({ widthIn })).toEqual(code === undefined ? {} : { width: code })
  })

  it('answers for a width that makes a tall picture taller than cloth is made', () => {
    const picture = { width: 300, height: 9_000 }
    expect(checkDesign({ widthIn: 4, picture })).toEqual({})
    expect(checkDesign({ widthIn: 4.5, picture })).toEqual({ width: INVALID })
    expect(checkDesign({ widthIn: 36, picture: { width: 9_000, height: 300 } })).toEqual({})
  })

  it('answers for every field at once, and for none that is left out', () => {
    expect(checkDesign({ title: '', tags: ['#'], widthIn: 0 })).toEqual({
      title: BLANK,
      tags: INVALID,
      width: INVALID,
    })
    expect(checkDesign({})).toEqual({})
  })
})

it.each([
  ['ferns', true],
  ['  Salt   marsh ', true],
  ['a;b', false],
  ['<script>', false],
  ['\u{1f338}', false],
  ['t'.repeat(200), false],
])('knows of one tag, %j, whether a design can have it: %s', (tag, isRight) => {
  expect(isDesignTag(tag)).toBe(isRight)
  expect(checkDesign({ tags: [tag] })).toEqual(isRight ? {} : { tags: INVALID })
})

it('stores a title and tags without what nobody sees, and each tag once', () => {
  expect(cleanDesignTitle('  Ferns \u202e  at\tdusk ')).toBe('Ferns at dusk')
  expect(cleanDesignTags([' Ferns', 'ferns ', 'FERNS', 'moss'])).toEqual(['Ferns', 'moss'])
})

it.each([
  ['Ferns at Dusk!', 'ferns-at-dusk'],
  ['Été à la plage', 'ete-a-la-plage'],
  ['シダの葉', 'design'],
  ['  --  ', 'design'],
])('names the address of %j %s', (title, slug) => {
  expect(designSlug(title)).toBe(slug)
})

it('knows how a picture repeats and from which width on it is not sharp', () => {
  const size = { width: 1200, height: 900 }
  expect(repeatOf('half-drop', 8, size)).toEqual({
    type: 'half-drop',
    widthIn: 8,
    heightIn: 6,
    periodWidthIn: 16,
    periodHeightIn: 6,
  })
  expect(repeatOf('half-brick', 8, size)).toMatchObject({ periodWidthIn: 8, periodHeightIn: 12 })
  expect(repeatOf('mirrored', 8, size)).toMatchObject({ periodWidthIn: 16, periodHeightIn: 12 })
  expect(repeatOf('basic', 8, size)).toMatchObject({ periodWidthIn: 8, periodHeightIn: 6 })
  expect(dpiOf(7, size)).toBe(171)
  expect([1200, 1100, 300, 10_000].map((width) => sharpWidthIn({ width }))).toEqual([8, 7, 2, 36])
})

it.each([
  [9, { width: 8_000, height: 300 }, 'stripe'],
  [36, { width: 8_000, height: 300 }, 'stripe'],
  [2, { width: 300, height: 1_900 }, 'stripe'],
  [2, { width: 300, height: 8_000 }, 'over-yard'],
  [20, { width: 1_000, height: 2_000 }, 'over-yard'],
  [18, { width: 1_000, height: 2_000 }, undefined],
  [9, { width: 1_500, height: 1_200 }, undefined],
  [9, { width: 2_400, height: 400 }, undefined],
] as const)('advises on a repeat of %d in of the picture %j: %s', (widthIn, picture, advice) => {
  expect(adviceOnRepeat(widthIn, picture)).toBe(advice)
})
