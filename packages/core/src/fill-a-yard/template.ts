import { FABRIC_CODES } from '../fabric/fabric.ts'
import { FABRICS } from '../fabric/fabrics.table.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import { INCHES_PER_YARD } from '../length/length.ts'
import { TEMPLATES } from './templates.table.ts'
import type { TemplateId } from './templates.table.ts'

/**
 * A piece of fabric divided into cells, in rows from the top left. All lengths in inches. Leftover
 * fabric is at the right and at the bottom.
 */
export interface TemplateGrid {
  readonly columns: number
  readonly rows: number
  readonly cellWidthIn: number
  readonly cellHeightIn: number
  /** Size of the whole fabric. */
  readonly widthIn: number
  readonly heightIn: number
}

/** Tolerance for rounding errors: 137.16 cm converted to inches must count as 54 in. */
const EPSILON = 1e-9

/** True for the id of a template; own keys only. */
export function isTemplateId(value: unknown): value is TemplateId {
  return typeof value === 'number' && Object.hasOwn(TEMPLATES, value)
}

/** Divides fabric of a printable width (inches) by a template. */
export function templateGrid(templateId: TemplateId, printableWidthIn: number): TemplateGrid {
  const template = TEMPLATES[templateId]
  const widthIn = printableWidthIn
  const heightIn = template.yards * INCHES_PER_YARD
  if ('sideIn' in template) return squareGrid(widthIn, heightIn, template.sideIn)
  const { columns, rows } = template
  return {
    columns,
    rows,
    cellWidthIn: widthIn / columns,
    cellHeightIn: heightIn / rows,
    widthIn,
    heightIn,
  }
}

/** Divides fabric into as many squares of one side as fit. */
export function squareGrid(widthIn: number, heightIn: number, sideIn: number): TemplateGrid {
  const fit = (length: number): number => Math.floor(length / sideIn + EPSILON)
  return {
    columns: fit(widthIn),
    rows: fit(heightIn),
    cellWidthIn: sideIn,
    cellHeightIn: sideIn,
    widthIn,
    heightIn,
  }
}

/** Position and size of a cell on the fabric, inches from the top left corner. */
export interface CellRect {
  readonly xIn: number
  readonly yIn: number
  readonly widthIn: number
  readonly heightIn: number
}

/** Returns the rectangle of a cell. */
export function cellRect(
  { columns, cellWidthIn, cellHeightIn }: TemplateGrid,
  at: number,
): CellRect {
  return {
    xIn: (at % columns) * cellWidthIn,
    yIn: Math.floor(at / columns) * cellHeightIn,
    widthIn: cellWidthIn,
    heightIn: cellHeightIn,
  }
}

/**
 * Number of cells of a template on fabric of a printable width (inches): `floor(width / side) x
 * floor(36 in x yards / side)`, neither rotated nor scaled. Returns 0 for an unknown template and
 * for a width that is not a positive number.
 * @source spec 2 §9
 */
export function templateCapacity(templateId: number, printableWidthIn: number): number {
  if (!isTemplateId(templateId) || !Number.isFinite(printableWidthIn) || printableWidthIn <= 0)
    return 0
  const { columns, rows } = templateGrid(templateId, printableWidthIn)
  return columns * rows
}

/** Fabrics for Fill-A-Yard: all but the extra-wide ones. */
export const FILL_A_YARD_FABRICS: readonly FabricCode[] = FABRIC_CODES.filter(
  (code) => !('extraWide' in FABRICS[code]),
)

/** True for a fabric of {@link FILL_A_YARD_FABRICS}. */
export function isFillAYardFabric(code: unknown): code is FabricCode {
  return FILL_A_YARD_FABRICS.includes(code as FabricCode)
}

/** Returns the grid of a template on a fabric. */
export function gridOf(templateId: TemplateId, fabric: FabricCode): TemplateGrid {
  return templateGrid(templateId, FABRICS[fabric].printableWidthIn)
}
