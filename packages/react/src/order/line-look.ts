import type { OrderItem } from '@selvage/core/cart'
import { designCardUrl } from '@selvage/core/design'
import type { Repeat } from '@selvage/core/design'
import type { Messages } from '../messages/index.ts'

/** How a line of one kind is shown. */
export interface LineLook {
  readonly title: (messages: Pick<Messages, 't'>) => string
  /** The kind of product, where its title does not say it. */
  readonly product?: string
  /** The message key of its quantity. */
  readonly amountKey: AmountKey
  /** The material, with its length where it is sold in several. */
  readonly material: (messages: Pick<Messages, 't' | 'length' | 'size'>) => string
  readonly facts: (messages: Messages) => readonly LineFact[]
  readonly picture: (gatewayUrl: string) => LineImage | undefined
}

/** Key of the message that says how much of a product a line has. */
export type AmountKey =
  | `invoice.unit_${'TEST_SWATCH' | 'FAT_QUARTER' | 'YARD' | 'METER' | 'SWATCH' | 'PANEL' | 'ROLL'}`
  | 'fabric.pieces'

/** A label that a line carries. */
export interface LineFact {
  readonly label: string
  /** Empty for the price of a piece that is not cut. */
  readonly value: string
  /** The price behind the value of a cut, such as `, US$27.00 each`; false elsewhere. */
  readonly price: string | false
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
  amountKey: 'fabric.pieces',
  material: () => '',
  facts: (messages) => lineFacts(line, messages),
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

/** The values of a line's labels that its kind decides; those that it has not are left out. */
type OwnFacts = Partial<
  Record<'print' | 'cut' | 'fabric' | 'insert' | 'style' | 'totalSize' | 'designDpi', string>
>

/**
 * Returns the labels of a line in their order; only those that its data has. A cut has its price,
 * and what is not cut a label with the price of a piece.
 * @source spec 1 §3 Order item
 */
export function lineFacts(
  { design, unitPrice }: OrderItem,
  messages: Messages,
  { print, cut, fabric, insert, style, totalSize }: OwnFacts = {},
): LineFact[] {
  const { t, money } = messages
  const each = t('cart.each', { price: money(unitPrice) })
  const facts = {
    print: print ?? (design && printOf(design.repeat, messages)),
    cut,
    fabric,
    insert,
    style,
    totalSize,
    designDpi: design?.dpi && String(design.dpi),
  }
  const labels = Object.entries(facts).flatMap(([label, value]): LineFact[] =>
    value
      ? [
          {
            label: t(`cart.${label as keyof OwnFacts}`),
            value,
            price: label === 'cut' && `, ${each}`,
          },
        ]
      : [],
  )
  return cut ? labels : [...labels, { label: t('cart.price'), value: '', price: each }]
}

/** `9 × 11 in, half-drop`. */
export const printOf = ({ type, widthIn, heightIn }: Repeat, { t, size }: Messages): string =>
  `${size(widthIn, heightIn, 'repeat')}, ${t(`fabric.repeat_${type}`)}`
