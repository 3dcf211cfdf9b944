import type { Repeat } from '@selvage/core/design'
import { expect, test } from 'vitest'
import { oneWallView } from './one-wall.ts'

const repeat: Repeat = {
  type: 'basic',
  widthIn: 8,
  heightIn: 8,
  periodWidthIn: 8,
  periodHeightIn: 8,
}
const wall = {
  system: 'imperial',
  height: '8 ft',
  width: '10 ft',
  touched: false,
  wallpaper: 'SMOOTH',
  repeat,
} as const

test('a wall of 10 by 8 feet takes five panels of 9 feet', () => {
  const view = oneWallView(wall)
  expect(view.order).toEqual({ size: 'PANEL_9_FT', quantity: 5 })
  expect(view.wall).toEqual({ height: 96, width: 120 })
  expect(view.height.understood).toEqual({ exact: 96, whole: 96 })
  expect(view.query).toBe('measurement_system=imperial&height=96&widths=120&wallpaper=smooth')
})

test('the same wall takes two rolls of another paper', () => {
  expect(oneWallView({ ...wall, wallpaper: 'GRASSCLOTH' }).order).toEqual({
    size: 'ROLL_27_FT',
    quantity: 2,
  })
})

test('a missing length is an error after its field was left, and no wall is counted', () => {
  const half = { ...wall, width: '' }
  expect(oneWallView(half)).toMatchObject({ wall: undefined, order: undefined })
  expect(oneWallView(half).width.fieldError).toBeUndefined()
  expect(oneWallView({ ...half, touched: true }).width.fieldError).toBe('required')
})

test('a wall that is higher than every panel names the papers that fit', () => {
  const { order, rejection } = oneWallView({ ...wall, height: '13 ft' })
  expect(order).toBeUndefined()
  expect(rejection?.error).toBe('panel-height')
  expect(rejection?.alternatives).toContain('GRASSCLOTH')
})

test('a wall of a hundred panels puts nothing into the form', () => {
  const { need, order } = oneWallView({ ...wall, width: '2400' })
  expect(need).toMatchObject({ pieces: 100, tooMany: true })
  expect(order).toBeUndefined()
})

test('a wall that no paper fits says so, and advises none', () => {
  const { rejection } = oneWallView({ ...wall, height: '28 ft' })
  expect(rejection).toMatchObject({ error: 'roll-height', alternatives: [] })
})
