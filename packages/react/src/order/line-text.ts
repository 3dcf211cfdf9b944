import type { OrderItem } from '@selvage/core/cart'
import { FABRIC_SIZES } from '@selvage/core/fabric'
import { gridOf, templateOfCode, TEMPLATES } from '@selvage/core/fill-a-yard'
import type { TemplateGrid, TemplateId } from '@selvage/core/fill-a-yard'
import { WALLPAPER_SIZES, wallpaperDimensions } from '@selvage/core/wallpaper'
import type { Messages } from '../messages/index.ts'

/**
 * A line's filled yard: its template, its fabric, and the yards of one piece.
 */
export interface LineYard {
  readonly templateId: TemplateId
  readonly grid: TemplateGrid
  readonly yards: number
}

/** Returns a line's filled yard; undefined for other lines and for layouts of a later version. */
export function yardOf({ fabric, fillAYard }: OrderItem): LineYard | undefined {
  const templateId = fillAYard === null ? undefined : templateOfCode(fillAYard.layout)
  return fabric === null || templateId === undefined
    ? undefined
    : { templateId, grid: gridOf(templateId, fabric.code), yards: TEMPLATES[templateId].yards }
}

/** Returns a line's title: its design's, or its collection's with the template. */
export function lineTitle(item: OrderItem, { t }: Pick<Messages, 't'>): string {
  if (item.fillAYard === null) return item.design?.title ?? item.sku
  const yard = yardOf(item)
  const template = yard === undefined ? item.sku : t(`fill-a-yard.template_${yard.templateId}`)
  return t('cart.fillAYard', { collection: item.fillAYard.collectionName, template })
}

/**
 * Returns the message key of `2 yards`, `3 fat quarters` or `5 panels` for the line's quantity.
 * Filled yards are counted in pieces, because one piece may have two yards.
 */
export function amountKey({ fabric, fillAYard, wallpaper }: OrderItem) {
  if (wallpaper !== null) return WALLPAPER_UNITS[WALLPAPER_SIZES[wallpaper.size].unit]
  if (fabric === null || fillAYard !== null) return 'cart.pieces'
  const { cut, system } = FABRIC_SIZES[fabric.size]
  if (cut === 'swatch') return 'invoice.unit_TEST_SWATCH'
  if (cut === 'fat-quarter') return 'invoice.unit_FAT_QUARTER'
  return system === 'imperial' ? 'invoice.unit_YARD' : 'invoice.unit_METER'
}

const WALLPAPER_UNITS = {
  swatch: 'invoice.unit_SWATCH',
  panel: 'invoice.unit_PANEL',
  roll: 'invoice.unit_ROLL',
} as const

/** Returns `9 ft` or `274 cm`; for a swatch, which has one size, `24 × 12 in`. */
export function wallpaperLength(
  { size }: NonNullable<OrderItem['wallpaper']>,
  { length, size: formatSize }: Pick<Messages, 'length' | 'size'>,
): string {
  const { widthIn, heightIn } = wallpaperDimensions(size)
  return size === 'SWATCH' ? formatSize(widthIn, heightIn) : length(heightIn, 'wall')
}

/**
 * Returns the material of a line: `Belgian linen`; `9 ft, Prepasted smooth`; `2 yards, Organic
 * sateen`. Empty for other products.
 */
export function lineMaterial(
  item: OrderItem,
  messages: Pick<Messages, 't' | 'length' | 'size'>,
): string {
  const { t } = messages
  if (item.wallpaper !== null)
    return `${wallpaperLength(item.wallpaper, messages)}, ${t(`wallpaper.WALLPAPER_${item.wallpaper.code}_name`)}`
  if (item.fabric === null) return ''
  const fabric = t(`fabric.FABRIC_${item.fabric.code}`)
  const yard = yardOf(item)
  return yard === undefined ? fabric : `${t('invoice.unit_YARD', { count: yard.yards })}, ${fabric}`
}

/**
 * Returns a line's amount and material: `2 yards, Belgian linen`; `5 panels, 9 ft, Prepasted
 * smooth`; `1 piece, 2 yards, Organic sateen`.
 */
export function lineAmount(
  item: OrderItem,
  messages: Pick<Messages, 't' | 'length' | 'size'>,
): string {
  return [messages.t(amountKey(item), { count: item.quantity }), lineMaterial(item, messages)]
    .filter((part) => part !== '')
    .join(', ')
}
