import type { FabricCode } from '../fabric/fabrics.table.ts'
import { cellRect, gridOf } from './template.ts'
import type { CellRect } from './template.ts'
import type { TemplateId } from './templates.table.ts'

/** One piece to cut out. Its number is the number of its cell, counted from 1. */
export interface CuttingPiece extends CellRect {
  readonly number: number
  /** Index of its cell in a layout. */
  readonly at: number
}

/** A strip of fabric that the first cuts separate, with the pieces that it is then cut into. */
export interface CuttingStrip {
  readonly number: number
  readonly offsetIn: number
  readonly sizeIn: number
  readonly pieces: readonly CuttingPiece[]
}

/**
 * How to cut a printed yard apart. All lengths are inches from the top left corner of the printed
 * fabric.
 */
export interface CuttingGuide {
  readonly widthIn: number
  readonly heightIn: number
  /** Size of each piece. */
  readonly pieceWidthIn: number
  readonly pieceHeightIn: number
  /**
   * Direction of the first cuts, which separate the strips: across the fabric (`horizontal`), or
   * along it when there is only one row.
   */
  readonly first: 'horizontal' | 'vertical'
  /** Positions of the cuts along the fabric, from the left edge. */
  readonly vertical: readonly number[]
  /** Positions of the cuts across the fabric, from the top edge. */
  readonly horizontal: readonly number[]
  readonly strips: readonly CuttingStrip[]
  readonly pieces: readonly CuttingPiece[]
  /** Width of the plain fabric that is left over at the right, and height of that at the bottom. */
  readonly leftoverRightIn: number
  readonly leftoverBottomIn: number
}

/** Lengths below this are rounding errors and not fabric. */
const EPSILON = 1e-6

/**
 * Returns the cuts, strips and pieces of a template on a fabric. The edges of the fabric need no
 * cut; a leftover does.
 */
export function cuttingGuide(templateId: TemplateId, fabric: FabricCode): CuttingGuide {
  const grid = gridOf(templateId, fabric)
  const { columns, rows, widthIn, heightIn, cellWidthIn, cellHeightIn } = grid
  const pieces = Array.from({ length: columns * rows }, (_, at) => ({
    number: at + 1,
    at,
    ...cellRect(grid, at),
  }))
  const first = rows > 1 ? 'horizontal' : 'vertical'
  const strips = Array.from(
    { length: first === 'horizontal' ? rows : columns },
    (_, index): CuttingStrip =>
      first === 'horizontal'
        ? {
            number: index + 1,
            offsetIn: index * cellHeightIn,
            sizeIn: cellHeightIn,
            pieces: pieces.slice(index * columns, (index + 1) * columns),
          }
        : {
            number: index + 1,
            offsetIn: index * cellWidthIn,
            sizeIn: cellWidthIn,
            pieces: pieces.slice(index, index + 1),
          },
  )
  return {
    widthIn,
    heightIn,
    pieceWidthIn: cellWidthIn,
    pieceHeightIn: cellHeightIn,
    first,
    strips,
    pieces,
    vertical: cutsOf(columns, cellWidthIn, widthIn),
    horizontal: cutsOf(rows, cellHeightIn, heightIn),
    leftoverRightIn: leftover(columns * cellWidthIn, widthIn),
    leftoverBottomIn: leftover(rows * cellHeightIn, heightIn),
  }
}

function cutsOf(count: number, size: number, length: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) * size).filter(
    (cut) => cut < length - EPSILON,
  )
}

function leftover(used: number, length: number): number {
  return length - used > EPSILON ? length - used : 0
}
