import { designImageUrl, IMAGE_WIDTHS } from '@selvage/core/design'
import type { DesignCard, ImageWidth } from '@selvage/core/design'
import type { Cell } from '@selvage/core/fill-a-yard'
import type { Translate } from '@selvage/i18n/messages'

/** What drawing and naming a design on a yard takes of it. */
export type YardDesign = Pick<DesignCard, 'id' | 'title' | 'designer' | 'palette' | 'repeat'>

/** Pixels of an inch in the largest drawing, on a screen of double density. */
const PX_PER_INCH = 36

/** The smallest picture of one period that is sharp in a drawing of a yard. */
export function tileHref(
  gatewayUrl: string,
  { id, repeat: { periodWidthIn } }: YardDesign,
): string {
  const width: ImageWidth = IMAGE_WIDTHS.find((each) => each >= periodWidthIn * PX_PER_INCH) ?? 1024
  return designImageUrl(gatewayUrl, { id, view: 'tile', width, format: 'webp' })
}

/**
 * What is in a cell, as it is read and heard; a design that is not in the collection any more has
 * no title to tell.
 */
export function cellContent(t: Translate, cell: Cell, titles: ReadonlyMap<number, string>): string {
  if (cell === null) return t('fill-a-yard.plainCloth')
  return titles.get(cell) ?? t('fill-a-yard.unknownDesign')
}

/** Titles by id. */
export const titlesOf = (designs: readonly YardDesign[]): ReadonlyMap<number, string> =>
  new Map(designs.map(({ id, title }) => [id, title]))

/** The colours that a filled yard shows along its edge: the ground of each design, once. */
export function yardPalette(cells: readonly Cell[], designs: readonly YardDesign[]): string[] {
  const used = new Set(cells)
  const grounds = designs.flatMap(({ id, palette }) =>
    used.has(id) ? [palette[1] ?? palette[0] ?? 'none'] : [],
  )
  return [...new Set(grounds)].slice(0, 8)
}
