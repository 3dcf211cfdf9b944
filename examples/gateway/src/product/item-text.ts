import type { getCart } from '@selvage/core/cart'
import type { CallReply } from '@selvage/core/contract'
import { cutDimensions, isFabricCode, isFabricSize } from '@selvage/core/fabric'
import { HOME_GOODS, homeGoodDimensions, isHomeGoodCode } from '@selvage/core/home-good'
import { isSolidColor, isSolidSize, solidDimensions } from '@selvage/core/solid'
import { isStockCode } from '@selvage/core/stock'
import { cutText, sides, times } from './cut-text.ts'
import { productWriter } from './product-writer.ts'
import type { ProductWriter, TextKey } from './product-writer.ts'
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
  const writer = productWriter(locale)
  // Orders that were frozen before these kinds existed have none of their fields.
  const { home_good_item: homeGood, solid_item: solid, stock_item: stock } = item.merchandise ?? {}
  if (homeGood) return homeGoodText(item, homeGood, writer)
  if (solid) return solidText(item, solid.code, writer)
  if (stock)
    return isStockCode(stock.code)
      ? stockText(stock.code, writer, locale, stock.recipient?.email)
      : null
  return item.fill_a_yard ? null : clothText(item, writer)
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
  { t, text }: ProductWriter,
): ItemText | null {
  const measures = homeGoodDimensions(code as 'SHEET_SET', size)
  if (!isHomeGoodCode(code) || !measures || !design) return null
  const product = text(`home-good.${code}`)
  // A size has a name of its own, or is its measures.
  const name = /^[A-Z]/.test(size) ? `${text(`home-good.size_${size}` as TextKey)}, ` : ''
  const whole = name + sides(...measures)
  return {
    title: design.title,
    product,
    material: `${product}, ${whole}`,
    labels: {
      ...(isFabricCode(fabric?.code) && { fabric: t(`fabric.FABRIC_${fabric.code}`) }),
      ...(addition && { insert: text(`home-good.addition_${addition}` as TextKey) }),
      style: text(`home-good.style_${HOME_GOODS[code].style}`),
      total_size: times(quantity.value) + whole,
    },
    picture: ['home-good', code, size, design.id].join('-'),
  }
}

function solidText(
  { fabric, quantity, chunk_size: chunkSize = null }: Omit<WireItem, 'text'>,
  code: string,
  writer: ProductWriter,
): ItemText | null {
  const size = fabric?.size
  if (!isSolidColor(code) || !isSolidSize(size)) return null
  const { text } = writer
  const cut = { size, ...solidDimensions(size), quantity: quantity.value, chunkSize }
  return {
    title: text(`solid.color_${code}`),
    product: text('solid.kind'),
    material: text('solid.PETAL_SOLIDS'),
    labels: { fabric: text('solid.PETAL_SOLIDS'), ...cutText(cut, writer) },
    picture: `solid-${code}`,
  }
}

/** Unprinted fabric, and printed fabric in several pieces. */
function clothText(item: Omit<WireItem, 'text'>, writer: ProductWriter): ItemText | null {
  const { type, design, fabric, quantity, chunk_size: chunkSize = null } = item
  const isUnprinted = type === 'unprinted'
  if (!fabric || !isFabricCode(fabric.code) || !isFabricSize(fabric.size)) return null
  if (!isUnprinted && chunkSize === null) return null
  const { code, size } = fabric
  const { t, text } = writer
  const cloth = t(`fabric.FABRIC_${code}`)
  const cut = { size, ...cutDimensions(code, size), quantity: quantity.value, chunkSize }
  const labels = { fabric: cloth, ...cutText(cut, writer) }
  return isUnprinted
    ? {
        title: text('solid.unprinted', { fabric: cloth }),
        product: text('solid.unprintedKind'),
        material: '',
        labels,
        picture: 'unprinted',
      }
    : { title: design?.title ?? cloth, product: '', material: cloth, labels, picture: '' }
}
