import { gridOf, templateOfCode, TEMPLATES } from '@selvage/core/fill-a-yard'
import { cutDimensions, isFabricCode, isFabricSize } from '@selvage/core/fabric'
import type { Language, MeasurementSystem } from '@selvage/core/locale'
import { languageOf } from '@selvage/core/locale'
import { WALLPAPER_SIZES, wallpaperDimensions, wallpaperRepeat } from '@selvage/core/wallpaper'
import { formatSize } from '@selvage/i18n/format'
import { createTranslator } from '@selvage/i18n/messages'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as british } from '@selvage/i18n/messages/en-GB'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import type { OrderRow } from '../db/schema/payment.ts'
import { cutLabels } from './cut-labels.ts'
import { productText } from './product-text.ts'

/** A line of a frozen order. */
export type SnapshotItem = OrderRow['snapshot']['order']['order_items'][number]

/** The language and the measures of an order. */
interface LabelContext {
  readonly locale: string
  readonly measurement: MeasurementSystem
}

/** Formats two lengths in inches in the measures of an order. */
export type Size = (widthIn: number, heightIn: number) => string
/** The labels of a line that its kind decides. */
export type Labels = Partial<
  Record<'print' | 'cut' | 'fabric' | 'insert' | 'style' | 'totalSize' | 'designDpi', string>
>

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, es, fr }
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
    ...productText(item, t, size)?.labels,
  }
  return NAMES.flatMap((name) => {
    const text = labels[name]
    return text === undefined ? [] : [t('common.labelled', { label: t(`cart.${name}`), text })]
  })
}

/** Returns the name of a product that is neither printed fabric nor wallpaper. */
export function productName(item: SnapshotItem, context: LabelContext): string | undefined {
  const { t, size } = writerFor(context)
  return productText(item, t, size)?.name
}

/** The messages and the measures of an order. */
function writerFor({ locale, measurement }: LabelContext): {
  readonly t: Translate
  readonly size: Size
} {
  const isBritish = locale === 'en_GB' || locale === 'en_AU'
  const catalogue = isBritish ? british : CATALOGUES[languageOf(locale)]
  return {
    t: createTranslator({ catalogue, locale }),
    size: (widthIn, heightIn) => formatSize(widthIn, heightIn, locale, measurement),
  }
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
  return { print: `${size(widthIn, heightIn)}, ${t(`fabric.repeat_${type}`)}` }
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
  const { size: cut } = fabric
  return {
    ...material,
    ...cutLabels(item, { size: cut, ...cutDimensions(fabric.code, cut) }, t, size),
  }
}

const UNITS = { swatch: 'SWATCH', panel: 'PANEL', roll: 'ROLL' } as const
