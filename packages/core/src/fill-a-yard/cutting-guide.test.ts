import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cuttingGuide } from './cutting-guide.ts'
import { anyCloth } from './fill-a-yard.test-data.ts'
import { templateCapacity } from './template.ts'

describe('the cutting guide', () => {
  it('of a quilt: strips across, then squares', () => {
    const guide = cuttingGuide(4, 'PETAL_SIGNATURE_COTTON')
    expect(guide).toMatchObject({
      first: 'horizontal',
      horizontal: [6, 12, 18, 24, 30],
      vertical: [6, 12, 18, 24, 30, 36],
      leftoverRightIn: 0,
      leftoverBottomIn: 0,
      pieceWidthIn: 6,
    })
    expect(guide.strips.map(({ pieces }) => pieces.map(({ number }) => number).join(' '))[1]).toBe(
      '8 9 10 11 12 13 14',
    )
  })
  it('of napkins: a leftover at the right and at the bottom is cut off', () => {
    expect(cuttingGuide(10, 'VELVET')).toMatchObject({
      horizontal: [16, 32],
      vertical: [16, 32, 48],
      leftoverRightIn: 6,
      leftoverBottomIn: 4,
    })
  })
  it('of scarves and the vertical split: one cut along the fabric', () => {
    for (const id of [1, 6] as const)
      expect(cuttingGuide(id, 'VELVET')).toMatchObject({
        first: 'vertical',
        vertical: [27],
        horizontal: [],
        leftoverRightIn: 0,
        leftoverBottomIn: 0,
      })
    expect(
      cuttingGuide(1, 'VELVET').strips.map(({ offsetIn, sizeIn, pieces }) => [
        offsetIn,
        sizeIn,
        pieces.length,
      ]),
    ).toEqual([
      [0, 27, 1],
      [27, 27, 1],
    ])
  })
  it('of the horizontal split: one cut across the fabric', () => {
    expect(cuttingGuide(8, 'VELVET')).toMatchObject({
      first: 'horizontal',
      vertical: [],
      horizontal: [18],
      strips: [
        { offsetIn: 0, sizeIn: 18 },
        { offsetIn: 18, sizeIn: 18 },
      ],
    })
  })
  it('covers all of any fabric with pieces and leftovers', () => {
    fc.assert(
      fc.property(anyCloth, ({ templateId, fabric }) => {
        const guide = cuttingGuide(templateId, fabric)
        const {
          widthIn,
          heightIn,
          pieceWidthIn,
          pieceHeightIn,
          pieces,
          strips,
          leftoverRightIn,
          leftoverBottomIn,
        } = guide
        expect(pieces).toHaveLength(templateCapacity(templateId, widthIn))
        expect(strips.flatMap((strip) => strip.pieces)).toEqual(pieces)
        const used = (widthIn - leftoverRightIn) * (heightIn - leftoverBottomIn)
        expect(pieces.length * pieceWidthIn * pieceHeightIn).toBeCloseTo(used, 6)
        // Every edge of a piece is a cut or an edge of the fabric.
        for (const { xIn, yIn, widthIn: wide, heightIn: high } of pieces) {
          for (const [edge, cuts, end] of [
            [xIn, guide.vertical, widthIn],
            [xIn + wide, guide.vertical, widthIn],
            [yIn, guide.horizontal, heightIn],
            [yIn + high, guide.horizontal, heightIn],
          ] as const) {
            expect([0, ...cuts, end].some((cut) => Math.abs(cut - edge) < 1e-9)).toBe(true)
          }
        }
      }),
    )
  })
})
