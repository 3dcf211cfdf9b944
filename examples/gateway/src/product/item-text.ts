import type { getCart } from '@selvage/core/cart'
import type { CallReply } from '@selvage/core/contract'
import { cutDimensions, isFabricCode, isFabricSize } from '@selvage/core/fabric'
import {
  HOME_GOODS,
  homeGoodDimensions,
  homeGoodPictureName,
  isHomeGoodCode,
  isNamedHomeGoodSize,
} from '@selvage/core/home-good'
import type { HomeGoodAddition } from '@selvage/core/home-good'
import { isSolidColor, isSolidSize, solidDimensions } from '@selvage/core/solid'
import { isStockCode } from '@selvage/core/stock'
import type { Translate } from '@selvage/i18n/messages'
import { cutText, sides, times } from './cut-text.ts'
import { productWriter } from './product-writer.ts'
import { stockText } from './stock-text.ts'

type WireItem = NonNullable<CallReply<typeof getCart>['order']>['order_items'][number]
/** The text of a line, and its picture. */
export type ItemText = NonNullable<WireItem['text']>

/**
 * Writes a line in a language: a product that is neither printed fabric nor wallpaper, and fabric
 * that is cut into pieces. Null for lines that pages write themselves, and for products that are
 * not in the tables any more.
 */
export function itemText(item: Omit<WireItem, 'text'>, locale: string): ItemText | null {
  const t = productWriter(locale)
  // Orders that were frozen before these kinds existed have none of their fields.
  const { home_good_item: homeGood, solid_item: solid, stock_item: stock } = item.merchandise ?? {}
  if (homeGood) return homeGoodText(item, homeGood, t)
  if (solid) return solidText(item, solid.code, t)
  if (stock)
    return isStockCode(stock.code) ? stockText(stock.code, t, locale, stock.recipient?.email) : null
  return item.fill_a_yard ? null : clothText(item, t)
}

/** The lines of a frozen order, written anew in another language. */
export const withText = (items: readonly WireItem[], locale: string): WireItem[] =>
  items.map((item) => ({ ...item, text: itemText(item, locale) }))

function homeGoodText(
  { design, fabric, quantity }: Omit<WireItem, 'text'>,
  {
    code,
    size,
    addition_codes: [addition],
  }: NonNullable<WireItem['merchandise']['home_good_item']>,
  t: Translate,
): ItemText | null {
  if (!isHomeGoodCode(code) || !design) return null
  const measures = homeGoodDimensions(code, size)
  if (!measures) return null
  const product = t(`home-good.${code}`)
  // A size has a name of its own, or is its measures.
  const name = isNamedHomeGoodSize(size) ? `${t(`home-good.size_${size}`)}, ` : ''
  const whole = name + sides(...measures)
  const insert = addition && t(`home-good.addition_${addition as HomeGoodAddition}`)
  return {
    title: design.title,
    product,
    material: [product, whole, insert].filter(Boolean).join(', '),
    labels: {
      ...(isFabricCode(fabric?.code) && { fabric: t(`fabric.FABRIC_${fabric.code}`) }),
      ...(insert && { insert }),
      style: t(`home-good.style_${HOME_GOODS[code].style}`),
      total_size: times(quantity.value) + whole,
    },
    picture: homeGoodPictureName({ designId: design.id, homeGood: code, size }),
  }
}

function solidText(
  { fabric, quantity, chunk_size: chunkSize = null }: Omit<WireItem, 'text'>,
  code: string,
  t: Translate,
): ItemText | null {
  const size = fabric?.size
  if (!isSolidColor(code) || !isSolidSize(size)) return null
  const cut = { size, ...solidDimensions(size), quantity: quantity.value, chunkSize }
  return {
    title: t(`solid.color_${code}`),
    product: t('solid.kind'),
    material: t('solid.PETAL_SOLIDS'),
    labels: { fabric: t('solid.PETAL_SOLIDS'), ...cutText(cut, t) },
    picture: `solid-${code}`,
  }
}

/** Unprinted fabric, and printed fabric in several pieces. */
function clothText(item: Omit<WireItem, 'text'>, t: Translate): ItemText | null {
  const { type, design, fabric, quantity, chunk_size: chunkSize = null } = item
  const isUnprinted = type === 'unprinted'
  if (!fabric || !isFabricCode(fabric.code) || !isFabricSize(fabric.size)) return null
  if (!isUnprinted && chunkSize === null) return null
  const { code, size } = fabric
  const cloth = t(`fabric.FABRIC_${code}`)
  const cut = { size, ...cutDimensions(code, size), quantity: quantity.value, chunkSize }
  const labels = { fabric: cloth, ...cutText(cut, t) }
  return isUnprinted
    ? {
        title: t('solid.unprinted', { fabric: cloth }),
        product: t('solid.unprintedKind'),
        material: '',
        labels,
        picture: 'unprinted',
      }
    : { title: design?.title ?? cloth, product: '', material: cloth, labels, picture: '' }
}
