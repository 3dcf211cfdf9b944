import { expect, test } from 'vitest'
import { alternativesFor, compareWalls } from './compare-walls.ts'
import { planWall } from './plan-wall.ts'
import { WALLPAPER_CODES } from './wallpaper.ts'
import type { WallRepeat } from './wall-plan.ts'
import { wallTrace } from './wall-trace.ts'
import { WALLPAPERS } from './wallpapers.table.ts'

const halfDrop: WallRepeat = { type: 'half-drop', width: 24, height: 24 }
const compare = (height: number, width = 48, repeat?: WallRepeat) =>
  compareWalls({ system: 'imperial', height, widths: [width], repeat })
const rolls = WALLPAPER_CODES.filter((code) => WALLPAPERS[code].kind === 'roll')

test('compares every wallpaper in the shop’s order, with the same result as planning it alone', () => {
  const results = compare(96)
  expect(results.map(({ code }) => code)).toEqual(WALLPAPER_CODES)
  for (const { code, result } of results)
    expect(result).toEqual(
      planWall({ system: 'imperial', height: 96, widths: [48], kind: WALLPAPERS[code].kind }),
    )
})

test('alternatives fit the wall and the design', () => {
  expect(alternativesFor(compare(145), 'SMOOTH')).toEqual(rolls)
  expect(alternativesFor(compare(140, 48, halfDrop), 'PEEL_AND_STICK')).toEqual(rolls)
  expect(alternativesFor(compare(320, 48, halfDrop), 'SMOOTH')).toEqual([])
  expect(alternativesFor(compare(325), 'VINYL')).toEqual([])
  expect(alternativesFor(compare(96), 'SMOOTH')).toEqual(
    WALLPAPER_CODES.filter((code) => code !== 'SMOOTH'),
  )
})

test('explains a plan of panels', () => {
  const plan = planWall({
    system: 'imperial',
    kind: 'panel',
    height: 96,
    widths: [72, 48],
    repeat: halfDrop,
  })
  expect(plan.ok && wallTrace(plan)).toEqual([
    { rule: 'sum-widths', widths: [72, 48], total: 120 },
    { rule: 'panels', total: 120, panelWidth: 24, panels: 5 },
    { rule: 'half-drop', height: 96, allowance: 12, need: 108 },
    { rule: 'stocked-length', need: 108, length: 108 },
    { rule: 'waste', percent: 11.1 },
  ])
  const straight = planWall({ system: 'imperial', kind: 'panel', height: 96, widths: [120] })
  expect(straight.ok && wallTrace(straight).map(({ rule }) => rule)).toEqual([
    'sum-widths',
    'panels',
    'stocked-length',
    'waste',
  ])
})

test('explains a plan of rolls', () => {
  const plan = planWall({
    system: 'imperial',
    kind: 'roll',
    height: 96,
    widths: [120],
    repeat: halfDrop,
  })
  expect(plan.ok && wallTrace(plan).slice(2)).toEqual([
    {
      rule: 'roll-drops',
      drop: 96,
      length: 324,
      dropsPerRoll: 3,
      leastDrops: 3,
      phaseStep: 12,
      repeat: 24,
    },
    { rule: 'rolls', panels: 5, rolls: 2 },
    { rule: 'waste', percent: 25.9 },
  ])
})

test('a roll that begins half a repeat later can give one strip less', () => {
  const plan = planWall({
    system: 'imperial',
    kind: 'roll',
    height: 108,
    widths: [24 * 8],
    repeat: halfDrop,
  })
  expect(plan.ok && plan.cuts.map(({ drops }) => drops.map(({ start }) => start))).toEqual([
    [0, 108, 216],
    [12, 120],
    [12, 120],
    [12],
  ])
  expect(plan.ok && wallTrace(plan)[2]).toMatchObject({
    rule: 'roll-drops',
    dropsPerRoll: 3,
    leastDrops: 2,
  })
})
