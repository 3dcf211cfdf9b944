import { designImageUrl, IMAGE_WIDTHS } from '@selvage/core/design'
import type { DesignCard, ImageWidth } from '@selvage/core/design'
import type { Cell } from '@selvage/core/fill-a-yard'
import type { Translate } from '@selvage/i18n/messages'

/** The fields of a design that its drawing and its name on a yard need. */
export type YardDesign = Pick<DesignCard, 'id' | 'title' | 'designer' | 'palette' | 'repeat'>

/** Pixels per inch in the largest drawing, on a screen of double density. */
const PX_PER_INCH = 36

/** Returns the smallest picture of one period that is sharp in a drawing of a yard. */
export function tileHref(
  gatewayUrl: string,
  { id, repeat: { periodWidthIn } }: YardDesign,
): string {
  const width: ImageWidth = IMAGE_WIDTHS.find((each) => each >= periodWidthIn * PX_PER_INCH) ?? 1024
  return designImageUrl(gatewayUrl, { id, view: 'tile', width, format: 'webp' })
}

/**
 * Returns the text for a cell's content. A design that is no longer in the collection has no title.
 */
export function cellContent(t: Translate, cell: Cell, titles: ReadonlyMap<number, string>): string {
  if (cell === null) return t('fill-a-yard.plainCloth')
  return titles.get(cell) ?? t('fill-a-yard.unknownDesign')
}

/** Returns the designs' titles by id. */
export const titlesOf = (designs: readonly YardDesign[]): ReadonlyMap<number, string> =>
  new Map(designs.map(({ id, title }) => [id, title]))

/** Returns the dots along a filled yard's edge: the ground color of each design, once. */
export function yardPalette(cells: readonly Cell[], designs: readonly YardDesign[]): string[] {
  const used = new Set(cells)
  const grounds = designs.flatMap(({ id, palette }) =>
    used.has(id) ? [palette[1] ?? palette[0] ?? 'none'] : [],
  )
  return [...new Set(grounds)].slice(0, 8)
}
