import { expect, test } from 'vitest'
import type { Repeat, RepeatType } from '../design/design-card.contract.ts'
import { planWall } from './plan-wall.ts'
import { WALLPAPER_CODES, wallpaperFromSlug, wallpaperSlug } from './wallpaper.ts'
import { wallpaperRepeat, wallRepeat } from './wallpaper-repeat.ts'
import { wallpaperDimensions } from './wallpaper-dimensions.ts'
import { wallpaperSizeOfLength, wallpaperSizesOf } from './wallpaper-sizes.ts'
import { PANEL_WIDTH_IN, WALLPAPERS } from './wallpapers.table.ts'

/** A repeat of the gateway: for three of the types the period is larger than one repeat. */
const repeatOf = (type: RepeatType, widthIn: number, heightIn: number): Repeat => ({
  type,
  widthIn,
  heightIn,
  periodWidthIn: widthIn * (type === 'half-drop' || type === 'mirrored' ? 2 : 1),
  periodHeightIn: heightIn * (type === 'half-brick' || type === 'mirrored' ? 2 : 1),
})

test.each<[RepeatType, number]>([
  ['centered', 1],
  ['basic', 1],
  ['half-drop', 1],
  ['half-brick', 1],
  ['mirrored', 2],
])(
  '%s: a whole number of columns fits a panel, with equal scale in both directions',
  (type, columnsInOne) => {
    for (let eighths = 4; eighths <= 8 * 60; eighths += 1) {
      const repeat = repeatOf(type, eighths / 8, eighths / 10)
      const printed = wallpaperRepeat(repeat)
      const columns = PANEL_WIDTH_IN / (printed.widthIn * columnsInOne)
      expect(columns).toBeCloseTo(Math.max(1, Math.round(columns)), 9)
      expect(printed.heightIn / printed.widthIn).toBeCloseTo(0.8, 9)
      expect(printed.periodWidthIn / printed.widthIn).toBeCloseTo(
        repeat.periodWidthIn / repeat.widthIn,
        9,
      )
      expect(printed.scale).toBeCloseTo(printed.widthIn / repeat.widthIn, 9)
      if (repeat.widthIn * columnsInOne <= PANEL_WIDTH_IN)
        expect(Math.abs(Math.log2(printed.scale))).toBeLessThan(0.6)
    }
  },
)

test('a repeat that divides the panel keeps its size', () => {
  expect(wallpaperRepeat(repeatOf('half-drop', 8, 9))).toEqual({
    ...repeatOf('half-drop', 8, 9),
    scale: 1,
  })
  expect(wallpaperRepeat(repeatOf('mirrored', 6, 6)).scale).toBe(1)
  expect(wallpaperRepeat(repeatOf('mirrored', 8, 8)).scale).toBe(0.75)
})

test.each<[RepeatType, number]>([
  ['centered', 6],
  ['basic', 6],
  ['half-drop', 6],
  ['half-brick', 12],
  ['mirrored', 12],
])('%s: one strip matches the next after %i in', (type, heightIn) => {
  const repeat = repeatOf(type, 6, 6)
  expect(wallRepeat(repeat, 'imperial')).toEqual({ type, width: 6, height: heightIn })
  expect(wallRepeat(repeat, 'metric')).toEqual({ type, width: 15.24, height: heightIn * 2.54 })
})

test('the number of columns is the same in both systems', () => {
  for (let columns = 1; columns <= 48; columns += 1) {
    const repeat = repeatOf('half-drop', PANEL_WIDTH_IN / columns, 10)
    const steps = (['imperial', 'metric'] as const).map((system) => {
      const plan = planWall({
        system,
        kind: 'panel',
        height: 90,
        widths: [90],
        repeat: wallRepeat(repeat, system),
      })
      return plan.ok && plan.phaseStep > 0
    })
    expect(steps).toEqual([columns % 2 === 1, columns % 2 === 1])
  }
})

test('a repeat without a width is rejected and does not throw', () => {
  expect(
    planWall({
      system: 'imperial',
      kind: 'roll',
      height: 96,
      widths: [96],
      repeat: wallRepeat(repeatOf('basic', 0, 0), 'imperial'),
    }),
  ).toMatchObject({ error: 'invalid-input' })
})

test('wallpapers have their sizes, lengths and slugs', () => {
  expect(wallpaperSizesOf('SMOOTH')).toEqual([
    'SWATCH',
    'PANEL_3_FT',
    'PANEL_6_FT',
    'PANEL_9_FT',
    'PANEL_12_FT',
  ])
  expect(wallpaperSizesOf('VINYL')).toEqual(['SWATCH', 'ROLL_27_FT'])
  expect(wallpaperSizeOfLength('panel', 274, 'metric')).toBe('PANEL_9_FT')
  expect(wallpaperSizeOfLength('roll', 324, 'imperial')).toBe('ROLL_27_FT')
  expect(wallpaperSizeOfLength('panel', 12, 'imperial')).toBeUndefined()
  expect(wallpaperDimensions('SWATCH')).toEqual({ widthIn: 24, heightIn: 12 })
  expect(wallpaperDimensions('ROLL_27_FT')).toEqual({ widthIn: 24, heightIn: 324 })
  expect(WALLPAPER_CODES.map((code) => wallpaperFromSlug(wallpaperSlug(code)))).toEqual(
    WALLPAPER_CODES,
  )
  expect(WALLPAPER_CODES.filter((code) => WALLPAPERS[code].kind === 'panel')).toEqual([
    'SMOOTH',
    'PEEL_AND_STICK_WOVEN',
    'PEEL_AND_STICK',
  ])
})
