import type { FabricCode } from '../fabric/fabrics.table.ts'
import { cellRect, gridOf } from './template.ts'
import type { CellRect } from './template.ts'
import type { TemplateId } from './templates.table.ts'

/** One piece to cut out; its number is the cell's, counted from 1. */
export interface CuttingPiece extends CellRect {
  readonly number: number
  /** Index of its cell in a layout. */
  readonly at: number
}

/**
 * A band that one cut after another takes off the cloth, and the pieces that it is then cut into.
 */
export interface CuttingStrip {
  readonly number: number
  readonly offsetIn: number
  readonly sizeIn: number
  readonly pieces: readonly CuttingPiece[]
}

/**
 * How to cut a printed yard apart; all lengths in inches from the top left corner of the printed
 * cloth.
 */
export interface CuttingGuide {
  readonly widthIn: number
  readonly heightIn: number
  /** Size of each piece. */
  readonly pieceWidthIn: number
  readonly pieceHeightIn: number
  /**
   * The cuts that part the strips: across the cloth (`horizontal`), or along it where nothing lies
   * below anything else.
   */
  readonly first: 'horizontal' | 'vertical'
  /** Distances from the left edge of the cuts along the cloth. */
  readonly vertical: readonly number[]
  /** Distances from the top edge of the cuts across the cloth. */
  readonly horizontal: readonly number[]
  readonly strips: readonly CuttingStrip[]
  readonly pieces: readonly CuttingPiece[]
  /** Plain cloth that is left at the right and at the bottom. */
  readonly leftoverRightIn: number
  readonly leftoverBottomIn: number
}

/** Less than this is no cloth but the last bit of a number. */
const EPSILON = 1e-6

/**
 * The cuts, strips and pieces of a template on a fabric. The edges of the cloth need no cut; a
 * leftover does.
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
