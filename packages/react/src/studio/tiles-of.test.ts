import { REPEAT_TYPES } from '@selvage/core/design'
import { repeatOf } from '@selvage/core/own-designs'
import { expect, test } from 'vitest'
import { tilesOf, tileTransform } from './tiles-of.ts'

test.each(REPEAT_TYPES)('the tiles of a %s repeat cover each point of its period once', (type) => {
  const [width, height] = [6, 4]
  const picture = { width: 600, height: 400 }
  const { periodWidthIn, periodHeightIn } = repeatOf(type, width, picture)
  const tiles = tilesOf(type, width, height)
  for (let x = 0.25; x < periodWidthIn; x += 0.5)
    for (let y = 0.25; y < periodHeightIn; y += 0.5) {
      const over = tiles.filter(
        (tile) => x > tile.x && x < tile.x + width && y > tile.y && y < tile.y + height,
      )
      expect(over, `${x} ${y}`).toHaveLength(1)
    }
})

test('a tile is drawn in its place, turned over where its repeat says so', () => {
  const drawn = tilesOf('mirrored', 6, 4).map((tile) => tileTransform(tile, 6, 4))
  expect(drawn).toEqual([
    'translate(0 0) scale(1 1)',
    'translate(12 0) scale(-1 1)',
    'translate(0 8) scale(1 -1)',
    'translate(12 8) scale(-1 -1)',
  ])
})
