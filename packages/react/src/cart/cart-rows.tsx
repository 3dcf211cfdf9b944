'use client'
import type { CartLineView, RemovedLineView } from '@selvage/machines/cart'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../flash/index.ts'
import { useErrorAnnouncement } from '../flash/use-error-announcement.ts'
import { useMessages } from '../messages/index.ts'
import { OrderLine } from '../order/index.ts'
import { lineLinks } from '../order/line-links.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import type { CartActions } from './cart-view.tsx'
import * as css from './cart.css.ts'
import { LineForm } from './line-form.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useCartRows } from './use-cart-rows.ts'

interface CartRowsProps {
  readonly lines: readonly CartLineView[]
  readonly removed: readonly RemovedLineView[]
  readonly version: number
  /** Where the forms go without a script. */
  readonly action: string
  readonly actions: CartActions | undefined
  readonly plain: boolean
  /** True where lines can be saved for later. */
  readonly saves?: boolean | undefined
  readonly hrefFor: LineHrefFor | undefined
  readonly look?: 'cart' | 'summary' | undefined
}

/** The lines of a cart with their forms; a removed one can be put back where it was. */
export function CartRows({
  lines,
  removed,
  version,
  action,
  actions,
  plain,
  saves = false,
  hrefFor,
  look = 'cart',
}: CartRowsProps): ReactNode {
  const rows = useCartRows(lines, removed)
  if (rows.length === 0) return null
  return (
    <ul
      className={look === 'summary' ? `${css.list} ${css.compact}` : css.list}
      id={removed.length > 0 ? 'removed' : undefined}
    >
      {rows.map((row) => (
        <li key={row.id} className={'line' in row ? css.line : undefined} data-line={row.id}>
          {'line' in row ? (
            <OrderLine item={row.line.item} links={lineLinks(hrefFor, row.line.item)} look={look}>
              <LineForm
                line={row.line}
                version={version}
                action={action}
                actions={actions}
                plain={plain}
                saves={saves}
              />
              <LineError line={row.line} onRetry={actions && (() => actions.onRetry(row.id))} />
            </OrderLine>
          ) : (
            <RemovedLine
              line={row.removed}
              version={version}
              action={action}
              onUndo={actions?.onUndo}
              onForget={actions?.onForget}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface LineErrorProps {
  readonly line: CartLineView
  readonly onRetry: (() => void) | undefined
}

/** Says why a change of a line failed, and how many the cart has where its field says another. */
function LineError({ line: { error, unchanged }, onRetry }: LineErrorProps): ReactNode {
  const { t } = useMessages()
  const sentence = unchanged === undefined ? '' : t('cart.unchanged', { quantity: unchanged })
  const notice = useRef<HTMLDivElement>(null)
  useErrorAnnouncement(error, sentence)
  // On a phone it would appear below the bar that leads to the checkout.
  useEffect(() => {
    const shown = notice.current
    if (error && shown && 'scrollIntoView' in shown) shown.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (error === undefined) return null
  return (
    <div ref={notice} className={css.lineFailed}>
      <ErrorNotice error={error} onRetry={onRetry}>
        {sentence}
      </ErrorNotice>
    </div>
  )
}
