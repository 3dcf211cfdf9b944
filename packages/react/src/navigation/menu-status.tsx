'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './menu-panel.css.ts'

interface MenuStatusProps {
  readonly failed: boolean
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** Says that a menu is on its way, or that it did not come, with a button that asks again. */
export function MenuStatus({ failed, isLoading, onRetry }: MenuStatusProps): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.status} role="status">
      {isLoading && t('common.loading')}
      {failed && (
        <>
          {t('navigation.menuFailed')}{' '}
          <Button kind="small" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        </>
      )}
    </div>
  )
}
