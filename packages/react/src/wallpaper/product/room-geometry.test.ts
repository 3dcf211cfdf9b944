import { expect, test } from 'vitest'
import { ROOM, roomGeometry } from './room-geometry.ts'

test.each([
  [120, 96, 5],
  [121, 96, 6],
  [24, 96, 1],
  [2376, 96, 99],
])('a wall of %i by %i in has %i panels, all within the picture', (width, height, count) => {
  const { panels, seams, wall } = roomGeometry(width, height)
  expect(panels).toHaveLength(count)
  expect(seams).toHaveLength(count - 1)
  expect(wall.x).toBeGreaterThan(0)
  expect(wall.y).toBeGreaterThan(0)
  expect(wall.x + wall.width).toBeLessThan(ROOM.width)
  expect(Math.max(...panels)).toBeLessThanOrEqual(wall.x + wall.width)
})

test('a metric wall of 304.8 cm has the five panels of 120 in', () => {
  expect(roomGeometry(304.8 / 2.54, 96).panels).toHaveLength(5)
})

test('furniture stands only before a wall that has room for it', () => {
  const names = (width: number, height: number) =>
    roomGeometry(width, height).furniture.map(({ name }) => name)
  expect(names(120, 96)).toEqual(['plant', 'lamp', 'chair'])
  expect(names(90, 96)).toEqual(['plant', 'chair'])
  expect(names(24, 96)).toEqual([])
})
