import { continuousPieces } from '../cart/chunks.ts'
import { cutDimensions } from '../fabric/fabric-cuts.ts'
import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { homeGoodPictureName } from '../home-good/home-good-image.ts'
import { homeGoodDimensions, isHomeGoodCode } from '../home-good/home-good.ts'
import { HOME_GOODS } from '../home-good/home-goods.table.ts'
import type { ProductChoice } from '../product/product-choice.ts'
import { isSolidSize, solidDimensions } from '../solid/solid.ts'
import type { Merchandise } from './merchandise.ts'
import type { TestLine, WireCart } from './test-shop.ts'
import { sampleDesign } from './wire-design.ts'

type ItemText = NonNullable<WireCart['order_items'][number]['text']>
type CutLine = Pick<TestLine, 'quantity' | 'chunkSize'>

/** The sample shop names a product by its code: `Tea towel`. */
const nameOf = (code: string): string =>
  code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ')

const times = (count: number): string => (count === 1 ? '' : `${count} × `)
const sides = (width: number, height: number): string => `{${width}x${height}}`

/** Returns what the gateway writes about a line; null for lines that pages write themselves. */
export function lineText(merchandise: Merchandise, line: CutLine): ItemText | null {
  if (merchandise.kind === 'product') return productText(merchandise.choice, line)
  if (merchandise.kind !== 'fabric' || line.chunkSize === null) return null
  const { designId, fabric, size, own = sampleDesign(designId) } = merchandise
  return {
    title: own?.title ?? '',
    product: '',
    material: nameOf(fabric),
    labels: { fabric: nameOf(fabric), ...cutOf(size, cutDimensions(fabric, size), line) },
    picture: '',
  }
}

function productText(choice: ProductChoice, line: CutLine): ItemText | null {
  const { kind, code, size, fabric, recipient } = choice
  const cut = size as FabricSize
  switch (kind) {
    case 'home-good':
      return homeGoodText(choice, line.quantity)
    case 'solid':
      if (!isSolidSize(size)) return null
      return {
        title: nameOf(code),
        product: 'Solid fabric',
        material: 'Petal solids',
        labels: { fabric: 'Petal solids', ...cutOf(size, solidDimensions(size), line) },
        picture: `solid-${code}`,
      }
    case 'unprinted':
      return {
        title: `${nameOf(code)}, unprinted`,
        product: 'Unprinted fabric',
        material: '',
        labels: {
          fabric: nameOf(code),
          ...cutOf(cut, cutDimensions(fabric as FabricCode, cut), line),
        },
        picture: 'unprinted',
      }
    case 'stock':
      return {
        title: nameOf(code),
        product: recipient ? `For ${recipient.email}` : '',
        material: '',
        labels: {},
        picture: `stock-${code}`,
      }
  }
}

function homeGoodText(
  { code, size, option, designId, fabric }: ProductChoice,
  quantity: number,
): ItemText | null {
  if (!isHomeGoodCode(code)) return null
  const whole = sides(...(homeGoodDimensions(code, size) ?? [0, 0]))
  const insert = option && nameOf(option)
  return {
    title: (designId !== null && sampleDesign(designId)?.title) || '',
    product: nameOf(code),
    material: [nameOf(code), whole, insert].filter(Boolean).join(', '),
    labels: {
      ...(fabric && { fabric: nameOf(fabric) }),
      ...(insert && { insert }),
      style: nameOf(HOME_GOODS[code].style),
      total_size: times(quantity) + whole,
    },
    picture: designId === null ? '' : homeGoodPictureName({ designId, homeGood: code, size }),
  }
}

function cutOf(
  size: FabricSize,
  { widthIn, heightIn }: { readonly widthIn: number; readonly heightIn: number },
  { quantity, chunkSize }: CutLine,
): { readonly cut: string; readonly total_size: string } {
  const cut = nameOf(size)
  if (FABRIC_SIZES[size].cut !== 'length')
    return { cut, total_size: times(quantity) + sides(widthIn, heightIn) }
  const all = continuousPieces(quantity, chunkSize)
  const each = (show: (length: number) => string): string =>
    all.map(({ count, length }) => times(count) + show(length)).join(' + ')
  return {
    cut: chunkSize === null ? cut : `${cut}, in pieces: ${each(String)}`,
    total_size: each((length) => sides(widthIn, heightIn * length)),
  }
}
