'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { RemovedLineView } from '@selvage/machines/cart'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { errorText } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { lineFullTitle } from '../order/index.ts'
import * as css from './cart.css.ts'

interface RemovedLinesProps {
  readonly removed: readonly RemovedLineView[]
  readonly version: number
  /** Where the forms go without a script. */
  readonly action: string
  readonly onUndo: (item: OrderItem) => void
}

/** A row for each removed line that can come back, each with a form that works without a script. */
export function RemovedLines({ removed, version, action, onUndo }: RemovedLinesProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  if (removed.length === 0) return null
  return (
    <ul id="removed" className={css.removedLines}>
      {removed.map(({ item, busy, error }) => {
        const sentence = t('cart.removed', { title: lineFullTitle(item, messages) })
        const undo = (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          onUndo(item)
        }
        return (
          <li key={item.id} data-line={item.id}>
            <form className={css.removed} method="post" action={action} onSubmit={undo}>
              <input type="hidden" name="item" value={item.id} />
              <input type="hidden" name="version" value={version} />
              <span id={`removed-${item.id}`}>{sentence}</span>
              <Button
                type="submit"
                kind="link"
                name="intent"
                value="undo"
                busy={busy}
                aria-describedby={`removed-${item.id}`}
              >
                {t('cart.undo')}
              </Button>
              {error === undefined ? null : (
                <span className={css.removedProblem} role="alert">
                  {errorText(t, error)}
                </span>
              )}
            </form>
          </li>
        )
      })}
    </ul>
  )
}
