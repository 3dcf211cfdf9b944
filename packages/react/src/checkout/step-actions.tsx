'use client'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './checkout.css.ts'

/** The way back: to another page, or to the step before. */
export type StepBack =
  { readonly href: string; readonly label: string } | { readonly onBack: () => void }

export interface StepActionsProps {
  readonly back: StepBack
  readonly busy: boolean
  readonly label: string
  readonly busyLabel?: string | undefined
  /** A price at the buy button's far end. */
  readonly end?: ReactNode
}

/** The way back and the way on, at the end of every step. */
export function StepActions({ back, busy, label, busyLabel, end }: StepActionsProps): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.actions}>
      {'href' in back ? (
        <ButtonLink kind="link" href={back.href}>
          {back.label}
        </ButtonLink>
      ) : (
        <Button kind="link" onClick={back.onBack}>
          {t('checkout.back')}
        </Button>
      )}
      <Button
        type="submit"
        kind="buy"
        busy={busy}
        busyLabel={busyLabel ?? t('checkout.saving')}
        end={end}
      >
        {label}
      </Button>
    </div>
  )
}
