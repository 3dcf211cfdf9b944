'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { lineImage } from '../order/index.ts'
import { PICTURE_WIDTH } from '../order/line-look.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import * as css from './orders.css.ts'

interface OrderPicturesProps {
  /** The first lines of an order. */
  readonly items: readonly OrderItem[]
  readonly lineCount: number
}

/** The cloths of an order in a row, and how many lines it has beside them. */
export function OrderPictures({ items, lineCount }: OrderPicturesProps): ReactNode {
  const { t } = useMessages()
  const gatewayUrl = useGatewayUrl()
  const pictures = items.flatMap((item) => {
    const picture = lineImage(item, gatewayUrl)
    return picture ? [{ id: item.id, ...picture }] : []
  })
  const more = lineCount - items.length
  return (
    <span className={css.pictures}>
      {pictures.map(({ id, src, height }) => (
        <img
          key={id}
          className={css.picture}
          src={src}
          alt=""
          width={PICTURE_WIDTH}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
      {more > 0 && <span className={css.quiet}>{t('orders.more', { count: more })}</span>}
    </span>
  )
}
