import { MAX_ID } from '../contract/id.ts'
import { fabricFromSlug, fabricSlug } from '../fabric/fabric.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import { LAYOUT_VERSION } from './template-of-code.ts'
import { gridOf, isFillAYardFabric, isTemplateId } from './template.ts'
import type { TemplateId } from './templates.table.ts'

/** The id of the design in a cell, or null for an empty cell, which stays plain fabric. */
export type Cell = number | null

/**
 * A filled yard: the design of each cell, in rows from the top left. There are as many cells as the
 * template has on the fabric.
 */
export interface Layout {
  readonly templateId: TemplateId
  readonly fabric: FabricCode
  readonly collectionId: number
  readonly cells: readonly Cell[]
}

/** The most cells of any template on any fabric, and therefore the most designs of a layout. */
export const MAX_CELLS = 60

/**
 * Each symbol stands for one design, in the order of their first cells. `-` stands for an empty
 * cell.
 */
const SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const PLAIN = '-'

/** Makes a layout with empty cells only. */
export function emptyLayout(
  templateId: TemplateId,
  fabric: FabricCode,
  collectionId: number,
): Layout {
  const { columns, rows } = gridOf(templateId, fabric)
  return { templateId, fabric, collectionId, cells: Array<Cell>(columns * rows).fill(null) }
}

/** Returns the designs of a layout in the order of their first cells. */
export function designsOfLayout({ cells }: Layout): number[] {
  return [...new Set(cells.filter((cell) => cell !== null))]
}

/**
 * Writes a layout as a short text for URLs and for the wire: version, template, fabric, collection,
 * designs (base 36) and one symbol for each cell, joined by dots. It has only letters, digits and
 * `. _ -`, as the spec allows in a search string. Two layouts are equal when their codes are equal.
 * @source spec 1 §5
 */
export function layoutCode(layout: Layout): string {
  const designs = designsOfLayout(layout)
  const cells = layout.cells
    .map((cell) => (cell === null ? PLAIN : (SYMBOLS[designs.indexOf(cell)] ?? PLAIN)))
    .join('')
  return [
    LAYOUT_VERSION,
    layout.templateId,
    fabricSlug(layout.fabric),
    layout.collectionId,
    designs.map((id) => id.toString(36)).join('-'),
    cells,
  ].join('.')
}

/**
 * Reads a layout's code. Returns undefined for text that {@link layoutCode} never writes: an
 * unknown template or fabric, a design that is listed but not used, or another number of cells than
 * the template has.
 */
export function readLayoutCode(code: unknown): Layout | undefined {
  if (typeof code !== 'string' || code.length > 1000) return undefined
  const [version, template, slug, collection, list, signs, ...rest] = code.split('.')
  if (
    version !== LAYOUT_VERSION ||
    rest.length > 0 ||
    slug === undefined ||
    list === undefined ||
    signs === undefined
  )
    return undefined
  const templateId = readId(template, 10)
  const fabric = fabricFromSlug(slug)
  const collectionId = readId(collection, 10)
  if (!isTemplateId(templateId) || !isFillAYardFabric(fabric) || collectionId === undefined)
    return undefined
  const designs = list === '' ? [] : list.split('-').map((id) => readId(id, 36))
  const cells = [...signs].map((sign) => (sign === PLAIN ? null : designs[SYMBOLS.indexOf(sign)]))
  const { columns, rows } = gridOf(templateId, fabric)
  if (cells.length !== columns * rows || cells.includes(undefined)) return undefined
  const layout = { templateId, fabric, collectionId, cells: cells as Cell[] }
  return layoutCode(layout) === code ? layout : undefined
}

function readId(text: string | undefined, radix: 10 | 36): number | undefined {
  if (text === undefined || !/^[1-9a-z][0-9a-z]{0,9}$/.test(text)) return undefined
  const id = Number.parseInt(text, radix)
  return id >= 1 && id <= MAX_ID && id.toString(radix) === text ? id : undefined
}
