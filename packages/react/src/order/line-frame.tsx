'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { AmountLine } from './amount-line.tsx'
import type { LineLinks } from './line-links.ts'
import { LinePicture } from './line-picture.tsx'
import { lineFullTitle, lineMaterial, lineProduct, lineTitle } from './line-text.ts'
import * as css from './order.css.ts'
import type { OrderLineProps } from './order-line.tsx'
import { quoted } from '../theme/type.css.ts'

/** A line's picture, title, price and links, around its facts. */
export function LineFrame({
  item,
  links = {},
  look,
  facts,
  children,
}: Pick<OrderLineProps, 'item' | 'links' | 'children'> & {
  readonly look: 'cart' | 'summary'
  readonly facts: ReactNode
}): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const title = lineTitle(item, messages)
  const product = lineProduct(item)
  // In one line of facts, a home good's material names its kind.
  const isNamed = look === 'summary' && product && lineMaterial(item, messages).startsWith(product)
  const byline = [item.design?.designer.name, isNamed ? '' : product].filter(Boolean).join(' · ')
  const Heading = look === 'cart' ? 'h2' : 'h3'
  return (
    <article className={css.line({ look })}>
      <LinePicture item={item} look={look} />
      <div className={css.facts}>
        <div className={css.head}>
          <Heading className={css.title({ look })}>
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
        {facts}
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

/** One line of an order in short: its picture, title, amount and price. */
export const SummaryLine = (props: Omit<OrderLineProps, 'look'>): ReactNode => (
  <LineFrame
    {...props}
    look="summary"
    facts={
      <p className={css.quiet}>
        <AmountLine item={props.item} />
      </p>
    }
  />
)

/** True for a reason of the whole cart, which the form of its promo code shows. */
export const isOfPromo = (cleanup: OrderItem['cleanup']): boolean =>
  cleanup?.startsWith('promo') === true

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
