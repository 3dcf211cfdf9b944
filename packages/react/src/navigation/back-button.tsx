'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './drill-down.css.ts'

/** The button that returns one level in the menu of a small screen. */
export function BackButton({ onBack }: { readonly onBack: () => void }): ReactNode {
  const { t } = useMessages()
  return (
    <button type="button" className={css.back} onClick={onBack}>
      {t('navigation.back')}
    </button>
  )
}
