import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goTogether, oklab, suggestDesigns } from './companions.ts'
import type { Companion } from './companions.ts'

const print = (id: number, palette: string[], widthIn = 6): Companion => ({
  id,
  palette,
  repeat: {
    type: 'basic',
    widthIn,
    heightIn: widthIn,
    periodWidthIn: widthIn,
    periodHeightIn: widthIn,
  },
})
const meadow = print(1, ['#f3ead8', '#5f7f4a', '#c2543a'])
const sameColours = print(2, ['#f4ebda', '#627f4e', '#20304c'])
const nothingAlike = print(3, ['#00ffee', '#ff00ff'])
const smallInItsColours = print(4, ['#f3ead8', '#c2543a'], 1.5)

it('converts to the published OKLab values', () => {
  expect(oklab('#ffffff').l).toBeCloseTo(1, 4)
  expect(oklab('#000000')).toEqual({ l: 0, a: 0, b: 0 })
  const { l, a, b } = oklab('#ff0000')
  expect([l, a, b].map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.225, 0.126])
})

describe('designs that go together', () => {
  it('share a color, score higher with another scale, and have reasons', () => {
    expect(goTogether(meadow, [nothingAlike, sameColours, smallInItsColours])).toMatchObject([
      {
        designId: 4,
        reasons: [
          { kind: 'shares-colour', colour: '#c2543a', with: 1 },
          { kind: 'contrasts-in-scale', times: 4, larger: false, with: 1 },
        ],
      },
      { designId: 2, reasons: [{ kind: 'shares-colour', colour: '#627f4e', with: 1 }] },
    ])
  })
  it('are not in use, not more than asked for, and none while no design is in use', () => {
    const all = [meadow, sameColours, nothingAlike, smallInItsColours]
    expect(
      suggestDesigns([meadow, smallInItsColours], all, 5).map(({ designId }) => designId),
    ).toEqual([2, 3])
    expect(suggestDesigns([meadow], all, 1)).toHaveLength(1)
    expect([
      suggestDesigns([], all, 5),
      suggestDesigns([meadow], all, 0),
      suggestDesigns([meadow], [], 5),
    ]).toEqual([[], [], []])
  })
  it('have valid scores and reasons for any palettes and scales', () => {
    const hex = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const any = fc
      .array(
        fc.tuple(fc.array(hex, { maxLength: 8 }), fc.double({ min: 0, max: 60, noNaN: true })),
        { maxLength: 12 },
      )
      .map((rows) => rows.map(([palette, size], at) => print(at + 1, palette, size)))
    fc.assert(
      fc.property(any, fc.nat(5), (all, used) => {
        const found = suggestDesigns(all.slice(0, used), all, 4)
        expect(found.length).toBeLessThanOrEqual(4)
        for (const { designId, score, reasons } of found) {
          expect(designId).toBeGreaterThan(used)
          expect(score >= 0 && score <= 1 && reasons.length > 0).toBe(true)
          expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length)
          for (const reason of reasons)
            if (reason.kind === 'shares-colour')
              expect(all[designId - 1]?.palette).toContain(reason.colour)
        }
        expect(found.map(({ score }) => score)).toEqual(
          found.map(({ score }) => score).sort((one, two) => two - one),
        )
      }),
    )
  })
})
