'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { SelvageStrip } from '../strip/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { PICTURE_WIDTH } from './line-look.ts'
import { lineImage } from './line-text.ts'
import * as css from './order.css.ts'

export interface LinePictureProps {
  readonly item: OrderItem
  readonly look: 'cart' | 'summary'
}

/**
 * The picture of a line: a part of its design, the whole filled yard in its proportions, or the
 * gateway's picture of a product, with the colors of the print along the edge.
 */
export function LinePicture({ item, look }: LinePictureProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const picture = lineImage(item, gatewayUrl)
  if (picture === undefined) return null
  return (
    <div className={css.cloth}>
      <img
        className={css.picture}
        src={picture.src}
        alt=""
        width={PICTURE_WIDTH}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
      {picture.palette.length > 0 && (
        <SelvageStrip kind="slim" palette={picture.palette.slice(0, look === 'cart' ? 6 : 5)} />
      )}
    </div>
  )
}
