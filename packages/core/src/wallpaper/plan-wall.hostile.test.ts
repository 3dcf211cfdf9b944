import { expect, test } from 'vitest'
import { compareWalls } from './compare-walls.ts'
import { planWall } from './plan-wall.ts'
import { MAX_WALL_LENGTH } from './wall-length.ts'
import type { WallInput, WallPlan, WallRejection } from './wall-plan.ts'

const good: WallInput = { system: 'imperial', kind: 'panel', widths: [120], height: 96 }
const plan = (change: object): WallPlan | WallRejection => planWall({ ...good, ...change })
const holes = Array<number>(3)
const mostlyHoles = [120]
mostlyHoles[5] = 120

const NO_LENGTHS: readonly unknown[] = [
  undefined,
  null,
  '',
  '96',
  'abc',
  true,
  0,
  -0,
  -1,
  96.5,
  1e-7,
  1e308,
  -1e308,
  Number.NaN,
  Infinity,
  -Infinity,
  10n,
  [96],
  { valueOf: () => 96 },
  Symbol('96'),
]

test.each(NO_LENGTHS.map((value) => [value]))('%s is neither a height nor a width', (value) => {
  expect(plan({ height: value })).toEqual({ ok: false, error: 'invalid-input', maxHeight: 144 })
  expect(plan({ widths: [120, value] })).toMatchObject({ error: 'invalid-input' })
})

test.each<[string, unknown]>([
  ['a number', 120],
  ['null', null],
  ['a text', '120'],
  ['an empty list', []],
  ['holes', holes],
  ['a list with holes', mostlyHoles],
  ['a list in name only', { length: 1, 0: 120 }],
  ['too many walls', Array<number>(101).fill(1)],
  ['a list of billions', Array<number>(4_000_000_000)],
  ['walls too wide together', [MAX_WALL_LENGTH, 1]],
  ['widths beyond whole numbers', [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
])('%s is not a list of widths', (_name, widths) => {
  expect(plan({ widths })).toMatchObject({ ok: false, error: 'invalid-input' })
})

test.each<[string, object]>([
  ['a system from the prototype', { system: 'constructor' }],
  ['no system', { system: undefined }],
  ['__proto__ for a kind', { kind: '__proto__' }],
  ['a list for a kind', { kind: ['panel'] }],
  ['a swatch', { kind: 'swatch' }],
  ['an unknown repeat', { repeat: { type: 'toString', width: 24, height: 24 } }],
  ['a repeat without lengths', { repeat: { type: 'basic' } }],
  ['a text for a repeat', { repeat: 'half-drop' }],
  ['a repeat of nothing', { repeat: { type: 'basic', width: 24, height: 0 } }],
  ['a repeat of less than nothing', { repeat: { type: 'basic', width: -24, height: 24 } }],
  ['the smallest number', { repeat: { type: 'half-drop', width: 5e-324, height: 5e-324 } }],
  ['the greatest number', { repeat: { type: 'half-drop', width: 1e308, height: 1e308 } }],
  ['not a number', { repeat: { type: 'half-drop', width: Number.NaN, height: 24 } }],
])('%s is rejected', (_name, change) => {
  expect(plan(change)).toMatchObject({ ok: false, error: 'invalid-input' })
})

test.each([undefined, null, 0, '', 'wall', [], Symbol('wall')])(
  'rejects a missing wall',
  (nothing) => {
    expect(planWall(nothing as unknown as WallInput)).toEqual({
      ok: false,
      error: 'invalid-input',
      maxHeight: 144,
    })
    expect(
      compareWalls(nothing as unknown as WallInput).every(
        ({ result }) => !result.ok && result.error === 'invalid-input',
      ),
    ).toBe(true)
  },
)

test('a very large height is too high, and not invalid input', () => {
  expect(plan({ height: Number.MAX_SAFE_INTEGER })).toMatchObject({ error: 'panel-height' })
  expect(plan({ height: Number.MAX_SAFE_INTEGER, kind: 'roll' })).toMatchObject({
    error: 'roll-height',
  })
})

test('a repeat of null means no repeat', () => {
  expect(plan({ repeat: null })).toEqual(planWall(good))
})

test('plans the greatest wall with every cut', () => {
  const repeat = { type: 'half-drop', width: 24, height: 0.01 } as const
  const result = plan({ kind: 'roll', widths: [MAX_WALL_LENGTH], height: 1, repeat })
  expect(result.ok && result.cuts.reduce((sum, { drops }) => sum + drops.length, 0)).toBe(4167)
})

test('copies the list of widths', () => {
  const widths = [120, 96]
  const result = plan({ widths })
  widths[0] = 1
  expect(result).toMatchObject({ widths: [120, 96] })
})
