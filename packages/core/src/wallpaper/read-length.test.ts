import { describe, expect, it } from 'vitest'
import { readLength } from './read-length.ts'
import type { Wall } from './wall-link.ts'
import { wallLengthsIn, wholeWall } from './whole-wall.ts'
import { planWall } from './plan-wall.ts'

/** Lengths as people write them, with inches and centimeters. */
const WRITTEN: readonly (readonly [string, number, 'in' | 'cm'])[] = [
  ['9 ft', 108, 'in'],
  ['9ft.', 108, 'in'],
  ['9 FEET', 108, 'in'],
  ['1 foot', 12, 'in'],
  ["9'", 108, 'in'],
  ['9′', 108, 'in'],
  ['8\' 6"', 102, 'in'],
  ['8\'6"', 102, 'in'],
  ["8'6''", 102, 'in'],
  ['8′6″', 102, 'in'],
  ['8’ 6”', 102, 'in'],
  ['8\'-6"', 102, 'in'],
  ['8 ft 6 in', 102, 'in'],
  ['8 ft, 6 inches', 102, 'in'],
  ['8 feet and 6 inches', 102, 'in'],
  ['8 ft 6', 102, 'in'],
  ['8 ft 6 1/2 in', 102.5, 'in'],
  ['10 1/2 ft', 126, 'in'],
  ['10-1/2 ft', 126, 'in'],
  ['10½ ft', 126, 'in'],
  ['½ ft', 6, 'in'],
  ['3/4 ft', 9, 'in'],
  ['10.5 ft', 126, 'in'],
  ['10,5 ft', 126, 'in'],
  ['96"', 96, 'in'],
  ['96 in.', 96, 'in'],
  ['8 Fuß', 96, 'in'],
  ['8 Fuss 6 Zoll', 102, 'in'],
  ['8 Fuß und 6 Zoll', 102, 'in'],
  ['96 Zoll', 96, 'in'],
  ['8 pies', 96, 'in'],
  ['8 pies y 6 pulgadas', 102, 'in'],
  ['96 pulg.', 96, 'in'],
  ['8 pieds', 96, 'in'],
  ['8 pi 6 po', 102, 'in'],
  ['8\u202fpieds et 6\u00a0pouces', 102, 'in'],
  ['2.5 m', 250, 'cm'],
  ['2,50 m', 250, 'cm'],
  ['2,5m', 250, 'cm'],
  ['2.55 m', 255, 'cm'],
  ['250 cm', 250, 'cm'],
  ['250cm', 250, 'cm'],
  ['2500 mm', 250, 'cm'],
  ['2 m 50', 250, 'cm'],
  ['2 m 50 cm', 250, 'cm'],
  ['2,5 Meter', 250, 'cm'],
  ['2,5 metros', 250, 'cm'],
  ['2,5 mètres', 250, 'cm'],
  ['2.5 metres', 250, 'cm'],
  ['250 Zentimeter', 250, 'cm'],
  ['250 centímetros', 250, 'cm'],
  ['250 centimètres', 250, 'cm'],
  ['250 centimeters', 250, 'cm'],
  ['2500 Millimeter', 250, 'cm'],
]

describe('a length as people write it', () => {
  it.each(WRITTEN)('%s is %s %s', (typed, length, unit) => {
    expect(readLength(typed, unit === 'in' ? 'imperial' : 'metric')).toEqual({
      ok: true,
      value: length,
      hasUnit: true,
      isForeign: false,
    })
    const other = readLength(typed, unit === 'in' ? 'metric' : 'imperial')
    expect(other).toMatchObject({ ok: true, isForeign: true })
    expect(other.ok && other.value).toBeCloseTo(unit === 'in' ? length * 2.54 : length / 2.54, 5)
  })

  it.each(['108', ' 108 ', '00108'])('%s is a number without a unit', (typed) => {
    for (const system of ['imperial', 'metric'] as const)
      expect(readLength(typed, system)).toEqual({
        ok: true,
        value: 108,
        hasUnit: false,
        isForeign: false,
      })
  })

  it.each([
    ['10.5', 10.5, 11],
    ['.5', 0.5, 1],
    ['12.', 12, 12],
    ['10 1/2', 10.5, 11],
    ['10½', 10.5, 11],
  ])('%s is %s, to be rounded up to %s', (typed, decimal, roundedUp) => {
    expect(readLength(typed, 'imperial')).toEqual({ ok: false, error: 'whole', decimal, roundedUp })
  })

  it.each([
    ['3,6', 3.6, 4],
    [' 10,5 ', 10.5, 11],
    ['250,25', 250.25, 251],
  ])('%s is %s with a comma, and %s is the whole number above it', (typed, decimal, roundedUp) => {
    const expected = { ok: false, error: 'numeric', decimal, roundedUp }
    expect(readLength(typed, 'metric')).toEqual(expected)
  })

  it.each([
    ['1.250', 'whole', 1.25, 1250],
    ['1,250', 'numeric', 1.25, 1250],
    ['1,000', 'numeric', 1, 1000],
    ['12.500', 'whole', 12.5, 12_500],
  ])('%s is %s with two readings, %s and %s', (typed, error, decimal, grouped) => {
    for (const system of ['imperial', 'metric'] as const)
      expect(readLength(typed, system)).toEqual({
        ok: false,
        error,
        decimal,
        roundedUp: Math.ceil(decimal),
        grouped,
      })
  })

  it.each(['0.250', '01.250', '250.000', '1.2500', '1.25'])('%s has one reading', (typed) => {
    expect(readLength(typed, 'metric')).not.toHaveProperty('grouped')
  })

  it.each([
    ['1.250 cm', 'metric', 1250],
    ['1,250 cm', 'metric', 1250],
    ['2.500 mm', 'metric', 250],
    ['1,250 in', 'imperial', 1250],
    ['96.125 in', 'imperial', 96.125],
    ['250,125 cm', 'metric', 250.125],
    ['2.500 m', 'metric', 250],
    ['2,500 m', 'metric', 250],
    ['8.125 ft', 'imperial', 97.5],
    ['1.25 cm', 'metric', 1.25],
  ] as const)('%s is the length that can be a wall', (typed, system, value) => {
    expect(readLength(typed, system)).toMatchObject({ ok: true, value })
  })

  it.each(['1,5,5', '3,6 7', ',5', '1.250.000'])('%s has no whole number above it', (typed) => {
    expect(readLength(typed, 'metric')).toEqual({ ok: false, error: 'numeric' })
  })

  it.each([
    'abc',
    '-5',
    '-5 ft',
    '10,5',
    '1e3',
    '0x0C',
    '１２',
    '１２ ft',
    '+12',
    '1.2.3',
    '9 ft 12 in',
    '9 in 2 ft',
    '2 m 100 cm',
    '2 m 6 in',
    '8 6',
    'ft',
    "'",
    '1/0 ft',
    '1/0',
    '9 yards',
    'NaN',
    'Infinity m',
    '9 ft 6 in 2',
    `${'9'.repeat(400)} ft`,
  ])('%s cannot be read', (typed) => {
    expect(readLength(typed, 'imperial')).toMatchObject({ ok: false, error: 'numeric' })
  })

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['0', 'minimum'],
    ['0 ft', 'minimum'],
    ['100001', 'maximum'],
    ['99999 ft', 'maximum'],
  ])('%s: %s', (typed, error) => {
    expect(readLength(typed, 'imperial')).toEqual({ ok: false, error })
  })
})

describe('a wall of whole numbers takes the paper of the exact wall', () => {
  const inches = (...lengths: number[]) =>
    wholeWall({ system: 'metric', lengths: lengths.map((each) => each * 2.54), isForeign: true })

  it.each([
    ['five panels of 9 ft', [108, 120], [274, 304]],
    ['a wall around a corner', [96, 60, 60], [244, 152, 152]],
    ['a wall that is rounded up', [95, 100], [242, 254]],
    ['two drops from a roll', [162, 48], [411, 121]],
  ])('%s: %s in are %s cm', (_, lengths, expected) => {
    expect(inches(...lengths)).toEqual(expected)
  })

  it('keeps the pieces of every wall between a foot and thirty', () => {
    let examined = 0
    for (let height = 12; height <= 324; height += 1)
      for (const width of [24, 48, 60, 61, 120, 121, 239, 240]) {
        const [whole = 0, ...widths] = inches(height, width)
        for (const kind of ['panel', 'roll'] as const) {
          const before = planWall({ system: 'imperial', height, widths: [width], kind })
          const after = planWall({ system: 'metric', height: whole, widths, kind })
          expect([after.ok, after.ok && after.panels, after.ok && after.cuts.length]).toEqual([
            before.ok,
            before.ok && before.panels,
            before.ok && before.cuts.length,
          ])
          examined += 1
        }
      }
    expect(examined).toBe(313 * 8 * 2)
  })

  it('is the same paper in the other system, and a wall of that system stays as it is', () => {
    const wall = { system: 'imperial', height: 96, widths: [120] } as const
    expect(wallLengthsIn(wall, 'imperial')).toBe(wall)
    expect(wallLengthsIn<Wall>(wall, 'metric')).toEqual({
      system: 'metric',
      height: 244,
      widths: [304],
    })
  })

  it('leaves whole lengths alone', () => {
    expect(wholeWall({ system: 'metric', lengths: [274, 305], isForeign: true })).toEqual([
      274, 305,
    ])
    expect(wholeWall({ system: 'metric', lengths: [255.5, 100], isForeign: false })).toEqual([
      256, 100,
    ])
  })
})
