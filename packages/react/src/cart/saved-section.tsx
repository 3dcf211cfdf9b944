'use client'
import { SAVED_PAGE_SIZE } from '@selvage/core/cart'
import type { OrderItem } from '@selvage/core/cart'
import type { SavedLinesState } from '@selvage/machines/cart'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useErrorText } from '../flash/error-notice.tsx'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { lineFullTitle, OrderLine } from '../order/index.ts'
import { lineLinks } from '../order/line-links.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import { needProps } from '../provider/need-props.ts'
import { Link } from '../provider/link.tsx'
import * as css from './saved-section.css.ts'

/** Actions of a shopper on what is saved for later; without a script each is a form of the page. */
export interface SavedActions {
  readonly onMove: (item: OrderItem) => void
  readonly onRemove: (item: OrderItem) => void
  /** Loads the list again. */
  readonly onRetry: () => void
}

/** Props of {@link SavedSection}. */
export interface SavedSectionProps {
  /** The lines with what is open about them, as `createSavedLines` has them. */
  readonly state: SavedLinesState
  /** Where the forms go without a script. */
  readonly action: string
  /** Where each line leads; no links without it. */
  readonly hrefFor?: LineHrefFor | undefined
  /** Returns the page's address with another part of a long list; no links without it. */
  readonly pageHref?: ((offset: number) => string) | undefined
  /** Handlers of the actions in the browser; without them the forms are sent. */
  readonly actions?: SavedActions | undefined
}

/** The lines that are saved for later, at the prices of today, each with its way into the cart. */
export function SavedSection({
  state,
  action,
  hrefFor,
  pageHref,
  actions,
}: SavedSectionProps): ReactNode {
  needProps('SavedSection', { state }, {}, 'of createSavedLines()')
  const { t } = useMessages()
  const { page, error, busy, failed } = state
  const offset = page?.offset ?? 0
  return (
    <section className={css.section} id="saved" tabIndex={-1} aria-labelledby="saved-title">
      <div className={css.head}>
        <h2 id="saved-title" className={css.title}>
          {t('cart.savedTitle')}
        </h2>
        {page && page.total > 0 ? <p className={css.note}>{t('cart.savedNote')}</p> : null}
      </div>
      {error === undefined ? null : (
        <ErrorNotice error={error} onRetry={actions && (() => actions.onRetry())} />
      )}
      {page?.total === 0 ? <p className={css.note}>{t('cart.savedNone')}</p> : null}
      {page && page.items.length > 0 ? (
        <ul className={css.lines}>
          {page.items.map((item) => (
            <li key={item.id} data-line={item.id}>
              <SavedLine
                item={item}
                action={action}
                hrefFor={hrefFor}
                actions={actions}
                busy={busy.includes(item.id)}
                error={failed[item.id]}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {page && pageHref && page.total > SAVED_PAGE_SIZE ? (
        <p className={css.pages}>
          {offset > 0 ? (
            <Link href={pageHref(Math.max(0, offset - SAVED_PAGE_SIZE))}>
              {t('cart.savedNewer')}
            </Link>
          ) : null}
          {offset + SAVED_PAGE_SIZE < page.total ? (
            <Link href={pageHref(offset + SAVED_PAGE_SIZE)}>{t('cart.savedOlder')}</Link>
          ) : null}
        </p>
      ) : null}
    </section>
  )
}

interface SavedLineProps extends Pick<SavedSectionProps, 'action' | 'hrefFor' | 'actions'> {
  readonly item: OrderItem
  readonly busy: boolean
  readonly error: ErrorMessage | undefined
}

function SavedLine({ item, action, hrefFor, actions, busy, error }: SavedLineProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const textOf = useErrorText()
  const title = lineFullTitle(item, messages)
  // A saved line is changed in the cart, or replaced where it cannot be bought.
  const { edit: _, ...links } = lineLinks(hrefFor, item) ?? {}
  const by = (act: ((item: OrderItem) => void) | undefined) => (event: FormEvent) => {
    if (!act) return
    event.preventDefault()
    act(item)
  }
  return (
    <OrderLine item={item} links={links} look="summary">
      <div className={css.acts} aria-busy={busy || undefined}>
        {item.cleanup === null ? (
          <form method="post" action={action} onSubmit={by(actions?.onMove)}>
            <input type="hidden" name="item" value={item.id} />
            <Button
              type="submit"
              kind="small"
              name="intent"
              value="move"
              aria-label={t('cart.moveTitle', { title })}
            >
              {t('cart.move')}
            </Button>
          </form>
        ) : null}
        <form method="post" action={action} onSubmit={by(actions?.onRemove)}>
          <input type="hidden" name="item" value={item.id} />
          <Button
            type="submit"
            kind="link"
            name="intent"
            value="unsave"
            aria-label={t('cart.unsaveTitle', { title })}
          >
            {t('cart.remove')}
          </Button>
        </form>
      </div>
      {error === undefined ? null : (
        <p className={css.problem} role="alert">
          {error.code === 'FIELD_VALUE_INVALID'
            ? t('cart.savedFull', { max: Number(error.params?.['max'] ?? 0) })
            : textOf(error)}
        </p>
      )}
    </OrderLine>
  )
}
