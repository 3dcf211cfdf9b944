'use client'
import type { OrderItem } from '@selvage/core/cart'
import { designImageUrl } from '@selvage/core/design'
import { cutDimensions, FABRIC_SIZES } from '@selvage/core/fabric'
import type { ReactNode } from 'react'
import { sizeKey } from '../fabric/size-chooser.tsx'
import { Money } from '../money/index.ts'
import { SelvageStrip } from '../strip/index.ts'
import { useWords } from '../words/index.ts'
import * as css from './order.css.ts'

export type OrderLineProps = {
  readonly item: OrderItem
  readonly gatewayUrl: string
  /** The design's page; a plain title without it. */
  readonly href?: string | undefined
  /** `cart` shows every fact, `summary` one line of them. */
  readonly look?: 'cart' | 'summary'
  /** Quantity, buttons: under the facts. */
  readonly children?: ReactNode
}

/** One line of a cart or an order: its cloth, what it is, how much of it, and what it costs. */
export function OrderLine({ item, gatewayUrl, href, look = 'cart', children }: OrderLineProps): ReactNode {
  const { t } = useWords()
  const title = item.design?.title ?? item.sku
  const Heading = look === 'cart' ? 'h2' : 'h3'
  return (
    <article className={css.line[look]}>
      {item.design === null ? null : (
        <div className={css.cloth[look]}>
          <img className={css.picture} src={designImageUrl(gatewayUrl, { id: item.design.id, view: 'card', width: 300, format: 'webp' })} alt="" width={300} height={318} loading="lazy" decoding="async" />
          <SelvageStrip kind="slim" palette={item.design.palette.slice(0, look === 'cart' ? 6 : 5)} />
        </div>
      )}
      <div className={css.facts}>
        <div className={css.head}>
          <Heading className={css.title[look]}>{href === undefined ? title : <a className={css.link} href={href}>{title}</a>}</Heading>
          <Money amount={item.total} />
        </div>
        {item.design === null ? null : <p className={css.quiet}>{item.design.designer.name}</p>}
        {look === 'cart' ? <Facts item={item} /> : <p className={css.quiet}><AmountLine item={item} /></p>}
        {item.cleanup === null ? null : <p className={css.notice}>{t(`cart.unavailable_${item.cleanup}`)}</p>}
        {children}
      </div>
    </article>
  )
}

/** `2 yards, Belgian linen`. */
export function AmountLine({ item }: { readonly item: OrderItem }): ReactNode {
  const { t } = useWords()
  if (item.fabric === null) return t('cart.pieces', { count: item.quantity })
  return `${t(amountKey(item), { count: item.quantity })}, ${t(`fabric.FABRIC_${item.fabric.code}`)}`
}

/** Key of `2 yards`, `3 fat quarters`. */
export function amountKey(item: OrderItem) {
  if (item.fabric === null) return 'cart.pieces'
  const { cut, system } = FABRIC_SIZES[item.fabric.size]
  if (cut === 'swatch') return 'invoice.unit_TEST_SWATCH'
  if (cut === 'fat-quarter') return 'invoice.unit_FAT_QUARTER'
  return system === 'imperial' ? 'invoice.unit_YARD' : 'invoice.unit_METER'
}

/** The labels that a cart item carries. @source spec 1 §3 Order item */
function Facts({ item }: { readonly item: OrderItem }): ReactNode {
  const { t, size: formatSize, money } = useWords()
  if (item.fabric === null) return null
  const { widthIn, heightIn } = cutDimensions(item.fabric.code, item.fabric.size)
  // Yards come as one length; smaller cuts come as so many pieces.
  const oneLength = FABRIC_SIZES[item.fabric.size].cut === 'length'
  const pieces = oneLength || item.quantity === 1 ? '' : `${item.quantity} × `
  return (
    <dl className={css.labels}>
      <div><dt>{t('cart.fabric')}</dt><dd>{t(`fabric.FABRIC_${item.fabric.code}`)}</dd></div>
      <div><dt>{t('cart.cut')}</dt><dd>{t(sizeKey(item.fabric.size))}, {t('cart.each', { price: money(item.unitPrice) })}</dd></div>
      <div><dt>{t('cart.totalSize')}</dt><dd>{pieces}{formatSize(widthIn, oneLength ? heightIn * item.quantity : heightIn)}</dd></div>
    </dl>
  )
}
