import { writeSizes } from '@selvage/core/cart'
import type { OrderItem } from '@selvage/core/cart'
import { designPicture } from './line-look.ts'
import type { AmountKey, LineLook } from './line-look.ts'

/** The look of a line that the gateway has written. */
export const textLook = (line: OrderItem, text: NonNullable<OrderItem['text']>): LineLook => ({
  title: () => text.title,
  product: text.product,
  amountKey: line.unit === 'ITEMS' ? 'fabric.pieces' : (`invoice.unit_${line.unit}` as AmountKey),
  material: ({ size }) => writeSizes(text.material, size),
  picture: (gatewayUrl) =>
    text.picture === ''
      ? designPicture(line, gatewayUrl)
      : {
          src: `${gatewayUrl}/images/products/${text.picture}.webp`,
          height: 300,
          palette: line.design?.palette ?? [],
        },
})
