'use client'
import type { OrderItem } from '@selvage/core/cart'
import { designImageUrl } from '@selvage/core/design'
import { layoutImageUrl } from '@selvage/core/fill-a-yard'
import type { ReactNode } from 'react'
import { SelvageStrip } from '../strip/index.ts'
import { yardOf } from './line-text.ts'
import * as css from './order.css.ts'

export interface LinePictureProps {
  readonly item: OrderItem
  readonly gatewayUrl: string
  readonly look: 'cart' | 'summary'
}

const WIDTH = 300

/**
 * The picture of a line: a part of its design, or the whole filled yard in its proportions, with
 * its colors along the edge.
 */
export function LinePicture({ item, gatewayUrl, look }: LinePictureProps): ReactNode {
  const { design, fillAYard } = item
  const palette = fillAYard?.palette ?? design?.palette
  const picture = pictureOf(item, gatewayUrl)
  if (picture === undefined || palette === undefined) return null
  return (
    <div className={css.cloth}>
      <img
        className={css.picture}
        src={picture.src}
        alt=""
        width={WIDTH}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
      <SelvageStrip kind="slim" palette={palette.slice(0, look === 'cart' ? 6 : 5)} />
    </div>
  )
}

function pictureOf(item: OrderItem, gatewayUrl: string) {
  const { design, fillAYard } = item
  const yard = yardOf(item)
  const file = { width: WIDTH, format: 'webp' } as const
  if (fillAYard !== null && yard !== undefined)
    return {
      src: layoutImageUrl(gatewayUrl, { image: fillAYard.image, ...file }),
      height: Math.round((WIDTH * yard.grid.heightIn) / yard.grid.widthIn),
    }
  if (design === null) return undefined
  return { src: designImageUrl(gatewayUrl, { id: design.id, view: 'card', ...file }), height: 318 }
}
