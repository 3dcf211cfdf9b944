import { FABRIC_CODES } from '../fabric/fabric.ts'
import { FABRICS } from '../fabric/fabrics.table.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import { INCHES_PER_YARD } from '../length/length.ts'
import { TEMPLATES } from './templates.table.ts'
import type { TemplateId } from './templates.table.ts'

/**
 * A piece of cloth divided into cells; all lengths in inches. Cells lie in rows from the top left;
 * what they leave is at the right and the bottom.
 */
export interface TemplateGrid {
  readonly columns: number
  readonly rows: number
  readonly cellWidthIn: number
  readonly cellHeightIn: number
  /** The whole cloth. */
  readonly widthIn: number
  readonly heightIn: number
}

/** A width that comes from 137.16 cm is 54 in, whatever the last bit says. */
const EPSILON = 1e-9

/** True for the id of a template; own keys only. */
export function isTemplateId(value: unknown): value is TemplateId {
  return typeof value === 'number' && Object.hasOwn(TEMPLATES, value)
}

/** How a template divides cloth of a printable width. */
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

/** As many squares of one side as cloth of a size has room for. */
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

/** Where a cell lies on the cloth, inches from the top left corner. */
export interface CellRect {
  readonly xIn: number
  readonly yIn: number
  readonly widthIn: number
  readonly heightIn: number
}

/** The place of a cell by its index. */
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
 * Cells of a template on cloth of a printable width (inches): `floor(width / side) x floor(36 in x
 * yards / side)`, neither rotated nor scaled. 0 for an id that is none and for a width that is no
 * length.
 * @source spec 2 §9
 */
export function templateCapacity(templateId: number, printableWidthIn: number): number {
  if (!isTemplateId(templateId) || !Number.isFinite(printableWidthIn) || printableWidthIn <= 0)
    return 0
  const { columns, rows } = templateGrid(templateId, printableWidthIn)
  return columns * rows
}

/** Fabrics that Fill-A-Yard is printed on: all but the extra-wide ones. */
export const FILL_A_YARD_FABRICS: readonly FabricCode[] = FABRIC_CODES.filter(
  (code) => !('extraWide' in FABRICS[code]),
)

/** True for a fabric that Fill-A-Yard is printed on. */
export function isFillAYardFabric(code: unknown): code is FabricCode {
  return FILL_A_YARD_FABRICS.includes(code as FabricCode)
}

/** The grid of a template on a fabric. */
export function gridOf(templateId: TemplateId, fabric: FabricCode): TemplateGrid {
  return templateGrid(templateId, FABRICS[fabric].printableWidthIn)
}
