import { expect, test } from 'vitest'
import { exceedsCart, MAX_CALCULATOR_ITEMS } from './calculator-limit.ts'
import { planWall } from './plan-wall.ts'
import type { WallInput, WallPlan, WallRejection, WallRepeat } from './wall-plan.ts'

const straight: WallRepeat = { type: 'basic', width: 24, height: 24 }
const halfDrop: WallRepeat = { type: 'half-drop', width: 24, height: 24 }

type Wall = Omit<WallInput, 'kind' | 'system'>
const inches = (kind: WallInput['kind'], wall: Wall): WallPlan | WallRejection =>
  planWall({ system: 'imperial', kind, ...wall })
const cm = (kind: WallInput['kind'], wall: Wall): WallPlan | WallRejection =>
  planWall({ system: 'metric', kind, ...wall })
const items = (quantity: number, length: number) => ({ ok: true, items: [{ quantity, length }] })
const starts = (result: WallPlan | WallRejection): number[][] =>
  result.ok ? result.cuts.map(({ drops }) => drops.map(({ start }) => start)) : []

test.each<[string, Wall, object, object]>([
  ['120 x 96', { widths: [120], height: 96 }, items(5, 108), items(2, 324)],
  [
    '120 x 96 half-drop',
    { widths: [120], height: 96, repeat: halfDrop },
    { ...items(5, 108), panelLength: 108, repeatAllowance: 12 },
    items(2, 324),
  ],
  [
    '120 x 108 half-drop',
    { widths: [120], height: 108, repeat: halfDrop },
    { ...items(5, 144), panelLength: 120 },
    { ok: true },
  ],
  ['120 x 109', { widths: [120], height: 109 }, items(5, 144), items(3, 324)],
  [
    '120 x 100 straight',
    { widths: [120], height: 100, repeat: straight },
    { ...items(5, 108), repeatAllowance: 0 },
    items(3, 324),
  ],
  [
    '120 x 140 half-drop',
    { widths: [120], height: 140, repeat: halfDrop },
    { ok: false, error: 'panel-repeat', maxHeight: 144, need: 152 },
    { ok: true },
  ],
  ['120 x 144', { widths: [120], height: 144 }, items(5, 144), { ok: true }],
  [
    '120 x 145',
    { widths: [120], height: 145 },
    { ok: false, error: 'panel-height', maxHeight: 144 },
    { ok: true },
  ],
  [
    '120 + 96 x 96',
    { widths: [120, 96], height: 96 },
    { ...items(9, 108), totalWidth: 216 },
    items(3, 324),
  ],
  [
    '48 x 320 half-drop',
    { widths: [48], height: 320, repeat: halfDrop },
    { ok: false, error: 'panel-height' },
    { ok: false, error: 'roll-repeat', maxHeight: 324, need: 332 },
  ],
  [
    '48 x 325',
    { widths: [48], height: 325 },
    { ok: false, error: 'panel-height' },
    { ok: false, error: 'roll-height', maxHeight: 324 },
  ],
  [
    '48 x 325 half-drop',
    { widths: [48], height: 325, repeat: halfDrop },
    { ok: false, error: 'panel-height' },
    { ok: false, error: 'roll-height' },
  ],
])('%s in', (_name, wall, panel, roll) => {
  expect(inches('panel', wall)).toMatchObject(panel)
  expect(inches('roll', wall)).toMatchObject(roll)
})

test('strips start where the print has their phase', () => {
  expect(starts(inches('roll', { widths: [120], height: 96 }))).toEqual([
    [0, 96, 192],
    [0, 96],
  ])
  expect(starts(inches('roll', { widths: [120], height: 96, repeat: halfDrop }))).toEqual([
    [0, 108, 216],
    [12, 120],
  ])
  expect(starts(inches('roll', { widths: [120], height: 100, repeat: straight }))).toEqual([
    [0, 120],
    [0, 120],
    [0],
  ])
  expect(starts(inches('panel', { widths: [72], height: 96, repeat: halfDrop }))).toEqual([
    [0],
    [0],
    [0],
  ])
})

test.each<[string, Wall, object]>([
  [
    '300 x 244',
    { widths: [300], height: 244 },
    { ...items(5, 274), panelWidth: 60.96, nearMisses: [] },
  ],
  [
    '300 x 275',
    { widths: [300], height: 275 },
    {
      ...items(5, 366),
      nearMisses: [{ of: 'height', over: 1, instead: [{ quantity: 5, length: 274 }] }],
    },
  ],
  ['304 x 244', { widths: [304], height: 244 }, { ...items(5, 274), nearMisses: [] }],
  [
    '305 x 244',
    { widths: [305], height: 244 },
    {
      ...items(6, 274),
      nearMisses: [{ of: 'width', over: 0.2, instead: [{ quantity: 5, length: 274 }] }],
    },
  ],
  [
    '1524 x 366, exactly 25 panels',
    { widths: [1524], height: 366 },
    { ...items(25, 366), wastePercent: 0 },
  ],
  [
    '300 x 367',
    { widths: [300], height: 367 },
    { ok: false, error: 'panel-height', maxHeight: 366 },
  ],
])('%s cm', (_name, wall, panel) => {
  expect(cm('panel', wall)).toMatchObject(panel)
})

test('a half-drop of 60 cm needs 30 cm more length', () => {
  const repeat: WallRepeat = { type: 'half-drop', width: 60.96, height: 60 }
  expect(cm('panel', { widths: [300], height: 244, repeat })).toMatchObject({
    ...items(5, 274),
    panelLength: 274,
  })
  expect(cm('panel', { widths: [300], height: 245, repeat })).toMatchObject({
    ...items(5, 366),
    nearMisses: [{ of: 'height', over: 1 }],
  })
  expect(cm('roll', { widths: [122], height: 794, repeat })).toMatchObject({
    ok: false,
    error: 'roll-repeat',
    need: 824,
  })
  expect(cm('roll', { widths: [300], height: 823 })).toMatchObject(items(5, 823))
})

test('only an odd number of half-drop columns in a panel needs more length', () => {
  for (const [columns, allowance] of [
    [1, 12],
    [2, 0],
    [3, 12],
    [4, 0],
    [5, 12],
    [8, 0],
  ] as const) {
    expect(
      inches('panel', { widths: [120], height: 96, repeat: { ...halfDrop, width: 24 / columns } }),
    ).toMatchObject({ repeatAllowance: allowance, phaseStep: allowance })
  }
  for (const type of ['centered', 'basic', 'half-brick', 'mirrored'] as const) {
    expect(
      inches('panel', { widths: [120], height: 108, repeat: { ...halfDrop, type } }),
    ).toMatchObject(items(5, 108))
  }
})

test('one strip of a half-drop fits a roll that two strips do not fit', () => {
  expect(inches('roll', { widths: [24], height: 320, repeat: halfDrop })).toMatchObject(
    items(1, 324),
  )
  expect(inches('roll', { widths: [25], height: 320, repeat: halfDrop })).toMatchObject({
    ok: false,
    error: 'roll-repeat',
  })
})

test('99 pieces may be added, 100 may not', () => {
  expect(MAX_CALCULATOR_ITEMS).toBe(99)
  for (const [width, quantity, exceeds] of [
    [2376, 99, false],
    [2400, 100, true],
  ] as const) {
    const plan = inches('panel', { widths: [width], height: 96 })
    expect(plan).toMatchObject(items(quantity, 108))
    expect(plan.ok && exceedsCart(plan)).toBe(exceeds)
  }
})

test('reports at most one near miss for each direction, to the hundredth', () => {
  expect(inches('panel', { widths: [121], height: 109 })).toMatchObject({
    nearMisses: [
      { of: 'width', over: 1, instead: [{ quantity: 5, length: 144 }] },
      { of: 'height', over: 1, instead: [{ quantity: 6, length: 108 }] },
    ],
  })
  expect(inches('panel', { widths: [122], height: 110 })).toMatchObject({ nearMisses: [] })
  const third: WallRepeat = { ...halfDrop, height: 32 / 3 }
  expect(inches('panel', { widths: [48], height: 103, repeat: third })).toMatchObject({
    panelLength: 103 + 16 / 3,
    nearMisses: [{ of: 'height', over: 0.34 }],
  })
})

test('rounding errors never add a piece', () => {
  expect(
    inches('roll', { widths: [24 * 4], height: 81, repeat: { ...halfDrop, height: 1.2 } }),
  ).toMatchObject(items(1, 324))
  expect(
    inches('roll', { widths: [24 * 14], height: 23, repeat: { ...straight, height: 2.3 } }),
  ).toMatchObject(items(1, 324))
  expect(cm('panel', { widths: [5426], height: 91 })).toMatchObject({
    ...items(90, 91),
    nearMisses: [{ of: 'width', over: 0.56, instead: [{ quantity: 89, length: 91 }] }],
  })
})

test('never plans with the swatch', () => {
  expect(inches('panel', { widths: [1], height: 1 })).toMatchObject({
    ...items(1, 36),
    nearMisses: [],
  })
  expect(cm('panel', { widths: [1], height: 1 })).toMatchObject({
    ...items(1, 91),
    wastePercent: 99.9,
  })
})
