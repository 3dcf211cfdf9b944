'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { useMessages } from '../messages/index.ts'

/** Props of {@link AccountUnknown}. */
export interface AccountUnknownProps {
  /** The address of the page that asks again. */
  readonly retryHref: string
  /** 1 for a page of its own, unless given. */
  readonly level?: 1 | 2 | undefined
}

/**
 * Says that the gateway could not be asked who the shopper is, in place of a page that depends on
 * it: the page of a guest would be a wrong guess.
 */
export function AccountUnknown({ retryHref, level = 1 }: AccountUnknownProps): ReactNode {
  const { t } = useMessages()
  return (
    <EmptyState
      level={level}
      title={t('account.unknownTitle')}
      actions={<ButtonLink href={retryHref}>{t('common.tryAgain')}</ButtonLink>}
    >
      {t('account.unknownText')}
    </EmptyState>
  )
}
