'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { RemovedLineView } from '@selvage/machines/cart'
import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from '../button/index.ts'
import { useErrorText } from '../flash/error-notice.tsx'
import { useMessages } from '../messages/index.ts'
import { lineFullTitle } from '../order/index.ts'
import * as css from './cart.css.ts'

interface RemovedLineProps {
  readonly line: RemovedLineView
  readonly version: number
  /** Where the form goes without a script. */
  readonly action: string
  readonly onUndo: ((item: OrderItem) => void) | undefined
  readonly onForget: ((item: OrderItem) => void) | undefined
}

/**
 * The place of a removed line, with a form that puts it back or drops it for good, and works
 * without a script. A line that cannot be bought any more says so before it is put back.
 */
export function RemovedLine({
  line: { item, error },
  version,
  action,
  onUndo,
  onForget,
}: RemovedLineProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const textOf = useErrorText()
  const by = (act: ((item: OrderItem) => void) | undefined) => (event: SyntheticEvent) => {
    if (!act) return
    event.preventDefault()
    act(item)
  }
  return (
    <form className={css.removed} method="post" action={action} onSubmit={by(onUndo)}>
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={version} />
      <span id={`removed-${item.id}`} className={css.removedText}>
        {t('cart.removed', { title: lineFullTitle(item, messages) })}
        {item.cleanup ? `. ${t('cart.removedGone')}` : null}
      </span>
      <span className={css.removedActs}>
        <Button
          type="submit"
          kind="link"
          name="intent"
          value="undo"
          aria-describedby={`removed-${item.id}`}
        >
          {t('cart.undo')}
        </Button>
        <Button
          type="submit"
          kind="link"
          name="intent"
          value="forget"
          aria-describedby={`removed-${item.id}`}
          onClick={by(onForget)}
        >
          {t('cart.forget')}
        </Button>
      </span>
      {error === undefined ? null : (
        <span className={css.removedProblem} role="alert">
          {textOf(error)}
        </span>
      )}
    </form>
  )
}
