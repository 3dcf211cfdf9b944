import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isApplicable } from '../search/search-string.ts'
import { MAX_OPENINGS, readWallQuery, wallQuery } from './wall-link.ts'
import { MAX_WALL_LENGTH, MAX_WALLS } from './wall-length.ts'
import { WALLPAPER_CODES } from './wallpaper.ts'

const read = (query: string) => readWallQuery(new URLSearchParams(query), 'imperial')
const whole = (min: number) => fc.integer({ min, max: MAX_WALL_LENGTH })
const opening = fc.record({
  kind: fc.constantFrom('door' as const, 'window' as const),
  left: whole(0),
  bottom: whole(0),
  width: whole(1),
  height: whole(1),
})
const wall = fc.record({
  system: fc.constantFrom('imperial' as const, 'metric' as const),
  height: whole(1),
  widths: fc.array(whole(1), { minLength: 1, maxLength: MAX_WALLS }),
  wallpaper: fc.option(fc.constantFrom(...WALLPAPER_CODES), { nil: undefined }),
  openings: fc.array(opening, { maxLength: MAX_OPENINGS }),
})

test('every wall reads back from its query, which has only allowed characters', () => {
  fc.assert(
    fc.property(wall, (one) => {
      const query = wallQuery(one)
      expect(isApplicable(query)).toBe(true)
      expect(read(query)).toEqual(one)
      expect(read(query.replace(/measurement_system=\w+&/, ''))).toEqual({
        ...one,
        system: 'imperial',
      })
    }),
    { numRuns: 500 },
  )
})

test('writes a query', () => {
  expect(
    wallQuery({
      system: 'imperial',
      height: 96,
      widths: [120, 96],
      wallpaper: 'PEEL_AND_STICK',
      openings: [{ kind: 'door', left: 12, bottom: 0, width: 32, height: 80 }],
    }),
  ).toBe(
    'measurement_system=imperial&height=96&widths=120.96&wallpaper=peel_and_stick&openings=door-12-0-32-80',
  )
})

test.each([
  '',
  'height=96',
  'widths=120',
  'height=&widths=',
  'height=0&widths=120',
  'height=96&widths=0',
  'height=96&widths=120.',
  'height=96&widths=120..96',
  'height=9.6&widths=120',
  'height=-96&widths=120',
  'height=1e3&widths=120',
  'height=96&widths=120,96',
  'height=100001&widths=120',
  'height=96&widths=9999999',
  `height=96&widths=${Array(101).fill(1).join('.')}`,
])('%s is not a wall', (query) => {
  expect(read(query)).toBeUndefined()
})

test.each([
  'door',
  'door-1-2-3',
  'door-1-2-3-4-5',
  'door-1-2-0-4',
  'gate-1-2-3-4',
  'door--1-2-3-4',
  'constructor-1-2-3-4',
  'door-a-2-3-4',
])('the opening %s is left out and the wall is read', (openings) => {
  expect(
    read(
      `height=96&widths=120&openings=${openings}.window-1-2-3-4&wallpaper=constructor&measurement_system=ells`,
    ),
  ).toEqual({
    system: 'imperial',
    height: 96,
    widths: [120],
    wallpaper: undefined,
    openings: [{ kind: 'window', left: 1, bottom: 2, width: 3, height: 4 }],
  })
})
