import type { Repeat } from '@selvage/core/design'
import { planWall, wallRepeat } from '@selvage/core/wallpaper'
import type { WallPlan } from '@selvage/core/wallpaper'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DRAWING_ROOMS, fitDrawing, MOST_HIGH_PX, ROOM_PX } from './drawing-room.ts'
import { paperOutline, printedTile, partOf, wallGeometry } from './wall-geometry.ts'

const straight: Repeat = {
  type: 'basic',
  widthIn: 12,
  heightIn: 18,
  periodWidthIn: 12,
  periodHeightIn: 18,
}
const halfDrop: Repeat = {
  type: 'half-drop',
  widthIn: 24,
  heightIn: 24,
  periodWidthIn: 48,
  periodHeightIn: 24,
}

function plan(more: Partial<Parameters<typeof planWall>[0]> = {}, repeat?: Repeat): WallPlan {
  const input = { system: 'imperial', height: 96, widths: [120], kind: 'panel', ...more } as const
  const planned = planWall({
    ...input,
    ...(repeat && { repeat: wallRepeat(repeat, input.system) }),
  })
  if (!planned.ok) throw new Error(planned.error)
  return planned
}

describe('a wall of five panels', () => {
  test('has a seam every 24 in and no spare at its right', () => {
    const { seams, panels, spare } = wallGeometry(plan(), { repeat: straight })
    expect(seams).toEqual([24, 48, 72, 96])
    expect(panels.map(({ x, width, raised }) => [x, width, raised])).toEqual([
      [0, 24, 0],
      [24, 24, 0],
      [48, 24, 0],
      [72, 24, 0],
      [96, 24, 0],
    ])
    expect(spare).toEqual({ right: 0, above: 0, below: 12 })
  })

  test('has them every 60.96 cm in centimeters', () => {
    const { seams, spare } = wallGeometry(plan({ system: 'metric', height: 244, widths: [304] }))
    expect(seams.map((x) => Math.round(x * 100) / 100)).toEqual([60.96, 121.92, 182.88, 243.84])
    expect(spare.right).toBeCloseTo(0.8, 6)
    expect(spare.below).toBe(30)
  })

  test('hangs every second half-drop panel half a repeat higher, within its bought length', () => {
    const { panels, spare, paper } = wallGeometry(plan({}, halfDrop), { repeat: halfDrop })
    expect(panels.map(({ raised }) => raised)).toEqual([0, 12, 0, 12, 0])
    expect(spare).toEqual({ right: 0, above: 12, below: 12 })
    expect(paper).toEqual({ x: 0, y: -12, width: 120, height: 120 })
    expect(
      paperOutline(wallGeometry(plan({}, halfDrop), { repeat: halfDrop }), 24).match(/M/g),
    ).toHaveLength(5)
  })

  test('cuts the drops of a roll to the wall', () => {
    expect(wallGeometry(plan({ kind: 'roll' }, halfDrop), { repeat: halfDrop })).toMatchObject({
      spare: { above: 0, below: 0 },
      paper: { height: 96 },
    })
  })
})

test('several walls have corners between them, and doors and windows stay within a wall', () => {
  const { corners, walls, openings } = wallGeometry(plan({ widths: [120, 96] }), {
    widths: [120, 96],
    openings: [
      { kind: 'door', left: 10, bottom: 0, width: 36, height: 80 },
      { kind: 'window', left: 200, bottom: 80, width: 40, height: 40 },
      { kind: 'window', left: 500, bottom: 0, width: 9, height: 9 },
    ],
  })
  expect(corners).toEqual([120])
  expect(walls).toEqual([
    { x: 0, width: 120 },
    { x: 120, width: 96 },
  ])
  expect(openings).toEqual([
    { kind: 'door', x: 10, y: 16, width: 36, height: 80 },
    { kind: 'window', x: 200, y: 0, width: 16, height: 16 },
  ])
})

test('a tile is scaled so that a panel has a whole number of columns', () => {
  expect(printedTile({ ...straight, widthIn: 10.5, periodWidthIn: 10.5 }, 'imperial').width).toBe(
    12,
  )
  expect(24 / printedTile(straight, 'imperial').width).toBe(2)
  expect(printedTile(halfDrop, 'metric').width).toBeCloseTo(121.92, 6)
})

test('the print of every design meets at every seam', () => {
  const columns = fc.double({ min: 0.5, max: 60, noNaN: true })
  fc.assert(
    fc.property(
      fc.constantFrom('basic', 'half-drop', 'mirrored', 'half-brick', 'centered'),
      columns,
      columns,
      fc.integer({ min: 25, max: 900 }),
      (type, widthIn, heightIn, width) => {
        const repeat: Repeat = {
          type,
          widthIn,
          heightIn,
          periodWidthIn: type === 'half-drop' || type === 'mirrored' ? widthIn * 2 : widthIn,
          periodHeightIn: type === 'half-brick' || type === 'mirrored' ? heightIn * 2 : heightIn,
        }
        const { panels } = wallGeometry(plan({ height: 40, widths: [width], kind: 'roll' }), {
          repeat,
        })
        const tile = printedTile(repeat, 'imperial')
        for (const { x, raised } of panels) {
          // Each column of a half-drop is half a repeat lower; other prints start again at every
          // panel's edge.
          const column = type === 'half-drop' ? tile.width / 2 : tile.width
          const across = Math.round(x / column)
          expect(across * column).toBeCloseTo(x, 6)
          if (type === 'half-drop') expect(((across % 2) * tile.height) / 2).toBeCloseTo(raised, 6)
        }
      },
    ),
  )
})

test('a very long wall has few enough seams to draw and letters of legible size', () => {
  const geometry = wallGeometry(plan({ widths: [100_000] }))
  expect(geometry.panels).toHaveLength(4167)
  expect(geometry.seams.length).toBeLessThanOrEqual(160)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 823 }),
      (width, height) => {
        const { view, text } = fitDrawing(
          { x: 0, y: 0, width, height },
          { left: 3, top: 3, right: 1, bottom: 4 },
          12,
        )
        for (const room of DRAWING_ROOMS) {
          const px = Math.min(ROOM_PX[room] / view.width, MOST_HIGH_PX / view.height)
          expect(text[room] * px).toBeGreaterThan(11)
          expect(text[room] * px).toBeLessThan(14)
        }
      },
    ),
  )
})

describe('a part of a layout', () => {
  const openings = [{ kind: 'door', left: 50, bottom: 0, width: 30, height: 80 }] as const
  const whole = wallGeometry(plan({ widths: [60, 61] }), { widths: [60, 61], openings })

  test('has the panels that reach into it under their own numbers, and its side of an opening', () => {
    const first = partOf(whole, { x: 0, width: 60 })
    const second = partOf(whole, { x: 60, width: 61 })
    const numbers = ({ panels }: typeof whole) => panels.map(({ number }) => number)
    expect([numbers(first), numbers(second)]).toEqual([
      [1, 2, 3],
      [3, 4, 5, 6],
    ])
    expect([first.corners, second.corners]).toEqual([[], []])
    expect(first.openings).toMatchObject([{ x: 50, width: 10 }])
    expect(second.openings).toMatchObject([{ x: 60, width: 20 }])
  })

  test('has the paper that is cut off at its side where the walls end, and nowhere else', () => {
    expect(partOf(whole, { x: 0, width: 60 }).spare.right).toBe(0)
    expect(partOf(whole, { x: 60, width: 61 }).spare.right).toBe(whole.spare.right)
  })
})
