import type { OrderItem } from '@selvage/core/cart'
import type { Repeat } from '@selvage/core/design'
import type { Messages } from '../messages/index.ts'

/** A label that a line carries. */
export interface LineFact {
  readonly label: string
  /** Empty for the price of a piece that is not cut. */
  readonly value: string
  /** The price behind the value of a cut, such as `, US$27.00 each`; false elsewhere. */
  readonly price: string | false
}

/** The values of a line's labels that its kind decides; those that it has not are left out. */
export type OwnFacts = {
  readonly [Name in 'print' | 'cut' | 'fabric' | 'insert' | 'style' | 'totalSize' | 'designDpi']?:
    string | undefined
}

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

/** Smaller cuts, panels and filled yards are delivered as single pieces. */
export const pieces = (count: number): string => (count === 1 ? '' : `${count} × `)
