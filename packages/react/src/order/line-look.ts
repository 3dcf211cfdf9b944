import type { OrderItem } from '@selvage/core/cart'
import { designCardUrl } from '@selvage/core/design'
import type { Messages } from '../messages/index.ts'

/** How a line of one kind is shown. */
export interface LineLook {
  readonly title: (messages: Pick<Messages, 't'>) => string
  /** The message key of its quantity. */
  readonly amountKey: AmountKey
  /** The material, with its length where it is sold in several. */
  readonly material: (messages: Pick<Messages, 't' | 'length' | 'size'>) => string
  readonly facts: (messages: Messages) => readonly LineFact[]
  readonly picture: (gatewayUrl: string) => LineImage | undefined
}

/** Key of the message that says how much of a product a line has. */
export type AmountKey =
  | 'cart.pieces'
  | `invoice.unit_${'TEST_SWATCH' | 'FAT_QUARTER' | 'YARD' | 'METER' | 'SWATCH' | 'PANEL' | 'ROLL'}`

/** A label that a line carries. */
export interface LineFact {
  readonly label: string
  readonly value: string
}

/** The picture of a line, and the colors along its edge. */
export interface LineImage {
  readonly src: string
  readonly height: number
  readonly palette: readonly string[]
}

export const PICTURE_WIDTH = 300

/** The look of a line whose kind is not known: its design or number, counted in pieces. */
export const otherLook = (line: OrderItem): LineLook => ({
  title: () => designTitle(line),
  amountKey: 'cart.pieces',
  material: () => '',
  facts: () => [],
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})

export const designTitle = ({ design, sku }: OrderItem): string => design?.title ?? sku

/** Returns a part of a line's design as it is printed. */
export function designPicture({ design }: OrderItem, gatewayUrl: string): LineImage | undefined {
  if (design === null) return undefined
  return { src: designCardUrl(gatewayUrl, design.id), height: 318, palette: design.palette }
}

/** Smaller cuts, panels and filled yards are delivered as single pieces. */
export const pieces = (count: number): string => (count === 1 ? '' : `${count} × `)

/** A cut of a material: what every line that has labels says of itself. */
interface CutLine {
  readonly of: 'cart.fabric' | 'cart.wallpaper'
  readonly material: string
  /** The cut without its price, which is added. */
  readonly cut: string
  readonly totalSize: string
}

/** The labels of a line that is cut of a material. */
export const cutFacts = (
  { unitPrice }: OrderItem,
  { t, money }: Messages,
  { of, material, cut, totalSize }: CutLine,
): LineFact[] => [
  { label: t(of), value: material },
  { label: t('cart.cut'), value: `${cut}, ${t('cart.each', { price: money(unitPrice) })}` },
  { label: t('cart.totalSize'), value: totalSize },
]
