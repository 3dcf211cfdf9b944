'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { RemovedLineView } from '@selvage/machines/cart'
import type { FormEvent, ReactNode } from 'react'
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
}

/** The place of a removed line, with a form that puts it back and works without a script. */
export function RemovedLine({
  line: { item, error },
  version,
  action,
  onUndo,
}: RemovedLineProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const textOf = useErrorText()
  const undo = (event: FormEvent<HTMLFormElement>) => {
    if (!onUndo) return
    event.preventDefault()
    onUndo(item)
  }
  return (
    <form className={css.removed} method="post" action={action} onSubmit={undo}>
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={version} />
      <span id={`removed-${item.id}`} className={css.removedText}>
        {t('cart.removed', { title: lineFullTitle(item, messages) })}
      </span>
      <Button
        type="submit"
        kind="link"
        name="intent"
        value="undo"
        aria-describedby={`removed-${item.id}`}
      >
        {t('cart.undo')}
      </Button>
      {error === undefined ? null : (
        <span className={css.removedProblem} role="alert">
          {textOf(error)}
        </span>
      )}
    </form>
  )
}
