import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectAmount, projectLengthIn } from './project-amount.ts'
import { PROJECT_NAMES, PROJECTS } from './projects.table.ts'

const cloth = (widthIn: number, repeatIn = 12) => ({ widthIn, repeatIn })

describe('projectLengthIn', () => {
  it('lays pieces side by side where the cloth is wide enough', () => {
    // 19 + 19 wide of 42, then the last back in a row of its own.
    expect(projectLengthIn('cushion', cloth(42))).toBe(19 + 13)
    // All three side by side.
    expect(projectLengthIn('cushion', cloth(58))).toBe(19)
    expect(projectLengthIn('quilt', cloth(42))).toBeCloseTo(Math.ceil(360 / 7) * 5.5)
  })

  it('joins what is wider than the cloth', () => {
    expect(projectLengthIn('tablecloth', cloth(116))).toBe(86)
    expect(projectLengthIn('tablecloth', cloth(42, 1))).toBe(86 + 86)
  })

  it('begins each further drop with a repeat, so that the print meets', () => {
    expect(projectLengthIn('curtains', cloth(42, 24))).toBe(96 + 94)
    expect(projectLengthIn('curtains', cloth(42, 47))).toBe(94 + 94)
    expect(projectLengthIn('curtains', cloth(84, 24))).toBe(94)
  })

  it('has room for the area of all pieces, and never takes more of a wider cloth', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROJECT_NAMES),
        fc.double({ min: 36, max: 120, noNaN: true }),
        fc.double({ min: 0.5, max: 60, noNaN: true }),
        (project, widthIn, repeatIn) => {
          const length = projectLengthIn(project, { widthIn, repeatIn })
          const area = PROJECTS[project].pieces.reduce(
            (sum, piece) => sum + piece.widthIn * piece.heightIn * piece.count,
            0,
          )
          expect(length * widthIn).toBeGreaterThanOrEqual(area - 1e-6)
          expect(projectLengthIn(project, { widthIn: widthIn * 2, repeatIn })).toBeLessThanOrEqual(
            length,
          )
        },
      ),
    )
  })
})

describe('projectAmount', () => {
  it('is whole yards or meters, never too few', () => {
    expect(projectAmount('cushion', cloth(42), 'imperial')).toBe(1)
    expect(projectAmount('curtains', cloth(42, 24), 'imperial')).toBe(6)
    expect(projectAmount('curtains', cloth(42, 24), 'metric')).toBe(5)
    // 172 in are 4.78 yd and 4.37 m.
    expect(projectAmount('tablecloth', cloth(42, 1), 'imperial')).toBe(5)
    expect(projectAmount('tablecloth', cloth(42, 1), 'metric')).toBe(5)
  })
})
