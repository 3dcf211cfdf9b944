'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { SelvageStrip } from '../strip/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { PICTURE_WIDTH } from './line-look.ts'
import { lookOf } from './line-looks.table.ts'
import { ThingDrawing } from './thing-drawing.tsx'
import * as css from './order.css.ts'

export interface LinePictureProps {
  readonly item: OrderItem
  readonly look: 'cart' | 'summary'
}

/**
 * The picture of a line: a part of its design, the whole filled yard in its proportions, or the
 * thing that is sewn or ready-made, with the colors of its print along the edge.
 */
export function LinePicture({ item, look }: LinePictureProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const { picture, drawing } = lookOf(item)
  const image = drawing ? undefined : picture(gatewayUrl)
  if (!drawing && !image) return null
  const palette = image?.palette ?? drawing?.print?.palette ?? []
  return (
    <div className={css.cloth}>
      {drawing && <ThingDrawing thing={drawing} />}
      {image && (
        <img
          className={css.picture}
          src={image.src}
          alt=""
          width={PICTURE_WIDTH}
          height={image.height}
          loading="lazy"
          decoding="async"
        />
      )}
      {palette.length > 0 && (
        <SelvageStrip kind="slim" palette={palette.slice(0, look === 'cart' ? 6 : 5)} />
      )}
    </div>
  )
}
