import { writeSizes } from '@selvage/core/cart'
import { gridOf, templateOfCode, TEMPLATES } from '@selvage/core/fill-a-yard'
import {
  cutDimensions,
  FABRIC_SIZES,
  isFabricCode,
  isFabricSize,
  sizeKey,
} from '@selvage/core/fabric'
import type { MeasurementSystem } from '@selvage/core/locale'
import { WALLPAPER_SIZES, wallpaperDimensions, wallpaperRepeat } from '@selvage/core/wallpaper'
import { formatSize } from '@selvage/i18n/format'
import type { Translate } from '@selvage/i18n/messages'
import type { OrderRow } from '../db/schema/payment.ts'
import { itemText } from '../product/item-text.ts'
import type { ItemText } from '../product/item-text.ts'
import { productWriter } from '../product/product-writer.ts'
import { oneLine } from './translate-mail.ts'
import type { TranslateMail } from './translate-mail.ts'

/** A line of a frozen order. */
export type SnapshotItem = OrderRow['snapshot']['order']['order_items'][number]

/** The language and the measures of an order. */
interface LabelContext {
  readonly locale: string
  readonly measurement: MeasurementSystem
}

/** Formats two lengths in inches in the measures of an order; those of a repeat more finely. */
type Size = (widthIn: number, heightIn: number, scale?: 'repeat') => string
/** The labels of a line that its kind decides. */
type Labels = Partial<
  Record<'print' | 'cut' | 'fabric' | 'insert' | 'style' | 'totalSize' | 'designDpi', string>
>

const NAMES = ['print', 'cut', 'fabric', 'insert', 'style', 'totalSize', 'designDpi'] as const

/**
 * Returns the labels of a line, `Fabric: Belgian linen`, in the order of the cart; only those that
 * its data has.
 */
export function lineLabels(item: SnapshotItem, context: LabelContext): string[] {
  const { t, size } = writerFor(context)
  const labels: Labels = {
    ...printOf(item, t, size),
    ...(item.design?.dpi && { designDpi: String(item.design.dpi) }),
    ...cutOf(item, t, size),
    ...writtenLabels(item, context.locale, size),
  }
  return NAMES.flatMap((name) => {
    const text = labels[name]
    return text === undefined ? [] : [t('common.labelled', { label: t(`cart.${name}`), text })]
  })
}

/** Returns who gets a gift certificate by its line, and the lines of what its buyer wrote. */
export function giftFacts(item: SnapshotItem, locale: string, t: TranslateMail): string[] {
  const recipient = item.merchandise?.stock_item?.recipient
  if (!recipient) return []
  const { email, message } = recipient
  return [
    productWriter(locale)('stock.forRecipient', { email: oneLine(email) }),
    ...(message === '' ? [] : t('giftMessage', { message }).split('\n')),
  ]
}

/** Returns the name of a product that is neither printed fabric nor wallpaper. */
export function productName(item: SnapshotItem, { locale }: LabelContext): string | undefined {
  const text = itemText(item, locale)
  if (!text) return undefined
  return item.design ? text.product || undefined : named(text)
}

const named = ({ title, material }: ItemText): string =>
  material === '' ? title : `${material}, ${title}`

/** The messages and the measures of an order. */
function writerFor({ locale, measurement }: LabelContext): {
  readonly t: Translate
  readonly size: Size
} {
  return {
    t: productWriter(locale),
    size: (widthIn, heightIn, scale) => formatSize(widthIn, heightIn, locale, measurement, scale),
  }
}

/** The labels that the gateway has written, in the measures of the order. */
function writtenLabels(item: SnapshotItem, locale: string, size: Size): Labels {
  const { total_size: totalSize, ...labels } = itemText(item, locale)?.labels ?? {}
  return Object.fromEntries(
    Object.entries({ ...labels, totalSize }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, writeSizes(value, size)]],
    ),
  )
}

function printOf({ design, merchandise }: SnapshotItem, t: Translate, size: Size): Labels {
  if (!design?.repeat) return {}
  const { type, width, height, period_width, period_height } = design.repeat
  const drawn = {
    type,
    widthIn: width,
    heightIn: height,
    periodWidthIn: period_width,
    periodHeightIn: period_height,
  }
  const { widthIn, heightIn } = merchandise?.wallpaper_item ? wallpaperRepeat(drawn) : drawn
  return { print: `${size(widthIn, heightIn, 'repeat')}, ${t(`fabric.repeat_${type}`)}` }
}

function cutOf(item: SnapshotItem, t: Translate, size: Size): Labels {
  const { fabric, fill_a_yard: yard } = item
  const quantity = item.quantity.value
  const pieces = quantity === 1 ? '' : `${quantity} × `
  const wallpaper = item.merchandise?.wallpaper_item
  if (wallpaper) {
    const { widthIn, heightIn } = wallpaperDimensions(wallpaper.size)
    return {
      style: t(`wallpaper.WALLPAPER_${wallpaper.code}_name`),
      cut: t(`wallpaper.size_${UNITS[WALLPAPER_SIZES[wallpaper.size].unit]}`),
      totalSize: pieces + size(widthIn, heightIn),
    }
  }
  if (!isFabricCode(fabric?.code) || !isFabricSize(fabric.size)) return {}
  const material = { fabric: t(`fabric.FABRIC_${fabric.code}`) }
  if (yard) {
    const template = templateOfCode(yard.layout)
    if (template === undefined) return material
    const { widthIn, heightIn } = gridOf(template, fabric.code)
    const cut = t('invoice.unit_YARD', { count: TEMPLATES[template].yards })
    return { ...material, cut, totalSize: pieces + size(widthIn, heightIn) }
  }
  const { widthIn, heightIn } = cutDimensions(fabric.code, fabric.size)
  return {
    ...material,
    cut: t(sizeKey(fabric.size)),
    totalSize:
      FABRIC_SIZES[fabric.size].cut === 'length'
        ? size(widthIn, heightIn * quantity)
        : pieces + size(widthIn, heightIn),
  }
}

const UNITS = { swatch: 'SWATCH', panel: 'PANEL', roll: 'ROLL' } as const
