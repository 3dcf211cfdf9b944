import { expect, test } from 'vitest'
import * as v from 'valibot'
import { expand } from '../contract/expand.test-data.ts'
import { alternativesFor, compareWalls } from './compare-walls.ts'
import { planWall } from './plan-wall.ts'
import { readWallLength } from './wall-length.ts'
import type { WallLengthError } from './wall-length.ts'
import inputs from './wallpaper.bad-inputs.json' with { type: 'json' }
import { wallBody } from './wall-estimate.contract.ts'
import { isWallpaperCode, wallpaperFromSlug } from './wallpaper.ts'

const asked = inputs.map(({ id, input, verdict, message }) => ({
  id,
  verdict,
  message,
  input: input as Record<string, unknown>,
}))
const unreadable = asked.filter(
  ({ input, verdict }) => verdict === 'reject' && 'widths' in input && !('unit' in input),
)

test.each(unreadable)('$id is rejected by the contract', ({ input, message }) => {
  const read = v.safeParse(wallBody, { height: input.height, widths: expand(input.widths) })
  expect(read.success).toBe(false)
  if (message) expect(read.issues?.map((issue) => issue.message)).toContain(message)
})

test('a list that is too long has one issue and not one for each item', () => {
  const [first, ...more] =
    v.safeParse(wallBody, { height: 96, widths: Array<number>(100_000).fill(10) }).issues ?? []
  expect(first?.path?.map(({ key }) => key)).toEqual(['widths'])
  expect(more).toEqual([])
})

test('calculator-014, -015: plans 366 cm, and names alternatives for 367 cm', () => {
  const at = (height: number) => compareWalls({ system: 'metric', height, widths: [300] })
  expect(
    asked
      .filter(({ input }) => input.unit === 'cm')
      .map(
        ({ input, verdict }) => at(Number(input.height))[0]?.result.ok === (verdict === 'accept'),
      ),
  ).toEqual([true, true])
  expect(at(367)[0]?.result).toMatchObject({ error: 'panel-height', maxHeight: 366 })
  expect(alternativesFor(at(367), 'SMOOTH')).toEqual([
    'NON_PASTED',
    'GRASSCLOTH',
    'ISOBAR',
    'SILVER_METALLIC',
    'GOLD_METALLIC',
    'VINYL',
  ])
})

test('calculator-017: a wall of 11 ft fits without its repeat only', () => {
  expect(
    planWall({
      system: 'imperial',
      kind: 'panel',
      height: 132,
      widths: [120],
      repeat: { type: 'half-drop', width: 24, height: 25 },
    }),
  ).toMatchObject({ error: 'panel-repeat' })
})

test('calculator-026: a path is not a wallpaper', () => {
  for (const path of [
    '..%2f..%2fuser%2fme',
    '../../user/me',
    'constructor',
    '__proto__',
    'smooth',
    'SMOOTH ',
  ])
    expect(isWallpaperCode(path)).toBe(false)
  for (const slug of ['../../user/me', 'constructor', 'Smooth', 'SMOOTH', ''])
    expect(wallpaperFromSlug(slug)).toBeUndefined()
})

test.each<[unknown, WallLengthError]>([
  ['', 'required'],
  ['  ', 'required'],
  [null, 'required'],
  [undefined, 'required'],
  ['abc', 'numeric'],
  ['1e3', 'numeric'],
  ['0x0C', 'numeric'],
  ['１２', 'numeric'],
  ['12 ft', 'numeric'],
  ['+12', 'numeric'],
  ['1.2.3', 'numeric'],
  ['--1', 'numeric'],
  ['.', 'numeric'],
  [true, 'numeric'],
  [[12], 'numeric'],
  [{}, 'numeric'],
  [12n, 'numeric'],
  [Number.NaN, 'numeric'],
  [Infinity, 'numeric'],
  ['-5', 'numeric'],
  ['-0', 'numeric'],
  ['-0.5', 'numeric'],
  ['12,5', 'numeric'],
  ['12,', 'numeric'],
  [-5, 'numeric'],
  [-0.5, 'numeric'],
  [-1e308, 'numeric'],
  ['12.5', 'whole'],
  ['12.', 'whole'],
  ['.5', 'whole'],
  [12.5, 'whole'],
  [1e-7, 'whole'],
  ['0', 'minimum'],
  [0, 'minimum'],
  [-0, 'minimum'],
  ['100001', 'maximum'],
  ['9'.repeat(400), 'maximum'],
  [1e308, 'maximum'],
  [Number.MAX_VALUE, 'maximum'],
])('%s: %s', (typed, error) => {
  expect(readWallLength(typed)).toEqual({ ok: false, error })
})

test.each<[unknown, number]>([
  ['1', 1],
  [' 108 ', 108],
  ['0012', 12],
  [96, 96],
  [1e3, 1000],
  ['100000', 100_000],
])('%s is read', (typed, value) => {
  expect(readWallLength(typed)).toEqual({ ok: true, value })
})
