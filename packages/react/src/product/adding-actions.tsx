'use client'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'

interface AddingActionsProps {
  readonly view: { readonly busy: boolean; readonly done: boolean }
  readonly cartHref: string
  /** Stops an addition that is under way; without it, no button is offered. */
  readonly onCancel?: (() => void) | undefined
}

/** Cancel, while lines are added to the cart, and the link to the cart that has them. */
export function AddingActions({ view, cartHref, onCancel }: AddingActionsProps): ReactNode {
  const { t } = useMessages()
  return (
    <>
      {view.busy && onCancel !== undefined ? (
        <Button kind="link" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      ) : null}
      {view.done ? (
        <ButtonLink wide href={cartHref}>
          {t('fabric.goToCart')}
        </ButtonLink>
      ) : null}
    </>
  )
}
