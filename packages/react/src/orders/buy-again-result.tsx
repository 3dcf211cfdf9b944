'use client'
import { MAX_QUANTITY } from '@selvage/core/cart'
import type { OrderItem } from '@selvage/core/cart'
import type { BoughtAgain } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { lineTitle } from '../order/index.ts'
import { needHrefs, needProps } from '../provider/need-props.ts'
import * as css from './orders.css.ts'

/** Props of {@link BuyAgainResult}. */
export interface BuyAgainResultProps {
  /** The lines of the order. */
  readonly items: readonly OrderItem[]
  /** The answer of the call `buyAgain`. */
  readonly bought: BoughtAgain
  /** The cart's page. */
  readonly cartHref: string
}

type BoughtLine = BoughtAgain['lines'][number]

/** Says of each line whether it is in the cart again, and why where it is not. */
export function BuyAgainResult({ items, bought, cartHref }: BuyAgainResultProps): ReactNode {
  needProps('BuyAgainResult', { bought }, { items })
  needHrefs('BuyAgainResult', { cartHref })
  const messages = useMessages()
  const { t } = messages
  const isNothing = bought.lines.every(({ added }) => added === 0)
  return (
    <Flash severity="attention">
      {t(isNothing ? 'orders.boughtNothing' : 'orders.boughtPart')}
      <ul className={css.outcomes}>
        {bought.lines.map((line) => {
          const item = items.find(({ id }) => id === line.itemId)
          return item && <li key={line.itemId}>{outcomeText(line, item, messages)}</li>
        })}
      </ul>
      {!isNothing && (
        <ButtonLink kind="small" href={cartHref}>
          {t('orders.toCart')}
        </ButtonLink>
      )}
    </Flash>
  )
}

function outcomeText({ outcome, added, reason }: BoughtLine, item: OrderItem, messages: Messages) {
  const { t } = messages
  const title = lineTitle(item, messages)
  if (outcome === 'added') return t('orders.again_added', { title })
  if (outcome === 'at_limit' && !item.quantityEditable) return t('orders.again_single', { title })
  if (outcome === 'at_limit')
    return t('orders.again_at_limit', { title, added, wanted: item.quantity, max: MAX_QUANTITY })
  if (reason === 'fabric_unavailable') return t('orders.again_fabric_unavailable', { title })
  if (reason === 'design_unavailable') return t('orders.again_design_unavailable', { title })
  return t('orders.again_item_unavailable', { title })
}
