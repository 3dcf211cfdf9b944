import type { OrderItem } from '@selvage/core/cart'
import { designCardUrl } from '@selvage/core/design'
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
  readonly picture: (gatewayUrl: string) => LineImage | undefined
}

/** Key of the message that says how much of a product a line has. */
export type AmountKey =
  | `invoice.unit_${'TEST_SWATCH' | 'FAT_QUARTER' | 'YARD' | 'METER' | 'SWATCH' | 'PANEL' | 'ROLL'}`
  | 'fabric.pieces'

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
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})

export const designTitle = ({ design, sku }: OrderItem): string => design?.title ?? sku

/** Returns a part of a line's design as it is printed. */
export function designPicture({ design }: OrderItem, gatewayUrl: string): LineImage | undefined {
  if (design === null) return undefined
  return { src: designCardUrl(gatewayUrl, design.id), height: 318, palette: design.palette }
}
