'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { LineFacts } from './line-facts.tsx'
import type { LineLinks } from './line-links.ts'
import { LinePicture } from './line-picture.tsx'
import { lineAmount, lineFullTitle, lineMaterial, lineProduct, lineTitle } from './line-text.ts'
import * as css from './order.css.ts'
import { needProps } from '../provider/need-props.ts'
import { quoted } from '../theme/type.css.ts'

/** Props of {@link OrderLine}. */
export interface OrderLineProps {
  /** The line, one of a cart's `items`. */
  readonly item: OrderItem
  /** The line's links; without `page` its title is plain text. */
  readonly links?: LineLinks | undefined
  /**
   * `cart` shows every fact and leaves the quantity to its field, `order` shows the quantity, too,
   * `summary` one line of them.
   */
  readonly look?: 'cart' | 'order' | 'summary' | undefined
  /** Quantity and buttons, below the facts. */
  readonly children?: ReactNode
}

/** One line of a cart or an order: its picture, title, facts, amount and price. */
export function OrderLine({
  item,
  links = {},
  look = 'cart',
  children,
}: OrderLineProps): ReactNode {
  needProps('OrderLine', { item }, {}, 'of a cart')
  const messages = useMessages()
  const { t } = messages
  const title = lineTitle(item, messages)
  const size = look === 'summary' ? 'summary' : 'cart'
  const product = lineProduct(item)
  // In one line of facts, a home good's material names its kind.
  const isNamed = size === 'summary' && product && lineMaterial(item, messages).startsWith(product)
  const byline = [item.design?.designer.name, isNamed ? '' : product].filter(Boolean).join(' · ')
  const Heading = size === 'cart' ? 'h2' : 'h3'
  return (
    <article className={css.line({ look: size })}>
      <LinePicture item={item} look={size} />
      <div className={css.facts}>
        <div className={css.head}>
          <Heading className={css.title({ look: size })}>
            {links.page === undefined ? (
              title
            ) : (
              <Link className={css.link} href={links.page}>
                {title}
              </Link>
            )}
          </Heading>
          <Money amount={item.total} />
        </div>
        {byline && <p className={css.quiet}>{byline}</p>}
        {item.stock?.recipient?.message && (
          <p className={css.quiet}>
            <q className={quoted}>{item.stock.recipient.message}</q>
          </p>
        )}
        {size === 'cart' ? (
          <LineFacts item={item} quantity={look === 'order'} />
        ) : (
          <p className={css.quiet}>
            <AmountLine item={item} />
          </p>
        )}
        {item.cleanup && !isOfPromo(item.cleanup) && (
          <p className={css.notice}>
            {t(`cart.unavailable_${item.cleanup}`)}{' '}
            {links.mend && (
              <Link href={links.mend} aria-label={`${t('cart.mend')}: ${title}`}>
                {t('cart.mend')}
              </Link>
            )}
          </p>
        )}
        <LineActions links={links} title={lineFullTitle(item, messages)} />
        {children}
      </div>
    </article>
  )
}

/** True for a reason of the whole cart, which the form of its promo code shows. */
export const isOfPromo = (cleanup: OrderItem['cleanup']): boolean =>
  cleanup?.startsWith('promo') === true

/** A line's amount and material: `2 yards, Belgian linen`. */
export function AmountLine({
  item,
}: {
  /** The line, one of a cart's `items`. */
  readonly item: OrderItem
}): ReactNode {
  needProps('AmountLine', { item }, {}, 'of a cart')
  return lineAmount(item, useMessages())
}

/** Links to the pages that change the line or show how to cut it. */
function LineActions({
  links: { edit, cuttingGuide },
  title,
}: {
  readonly links: LineLinks
  readonly title: string
}): ReactNode {
  const { t } = useMessages()
  const link = (href: string | undefined, label: string, name: string) =>
    href && (
      <Link href={href} rel="nofollow" aria-label={name}>
        {label}
      </Link>
    )
  return edit || cuttingGuide ? (
    <p className={css.lineActions}>
      {link(edit, t('cart.edit'), t('cart.editTitle', { title }))}
      {link(cuttingGuide, t('fill-a-yard.guide'), t('cart.guideTitle', { title }))}
    </p>
  ) : null
}
