'use client'
import { CHANGE_REASONS, isForMembers, messageKeyOf } from '@selvage/core/errors'
import type { ErrorCode, Severity } from '@selvage/core/errors'
import { use, useCallback } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { Flash } from './flash.tsx'
import { needProps } from '../provider/need-props.ts'
import { ShopContext } from '../provider/shop-context.ts'

/** An error as machines report it: its code, severity and the parameters of its message. */
export interface ErrorMessage {
  readonly code: ErrorCode
  readonly severity: Severity
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Returns the message of an error, for a guest or a member where they differ; for neither while it
 * is not known who it is.
 */
export function errorText(
  t: Messages['t'],
  { code, params }: Pick<ErrorMessage, 'code' | 'params'>,
  { guest }: { readonly guest?: boolean | undefined } = {},
): string {
  if (code === 'SERVER_ERROR' && isOffline()) return t('errors.SERVER_ERROR_offline')
  if (code === 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT' && guest !== undefined)
    return t(`errors.${code}_${guest ? 'guest' : 'member'}`, { limit: params?.['limit'] ?? '' })
  if (code === 'STRIPE_TOTAL_AMOUNT_TOO_LOW' && params?.['amount'] === undefined)
    return t('errors.STRIPE_TOTAL_AMOUNT_TOO_LOW_unknown')
  const reason = CHANGE_REASONS.find((each) => each === params?.['reason'])
  if (code === 'ORDER_CLEANUP_REVIEW_REQUIRED' && reason) return t(`errors.${code}_${reason}`)
  if (isForMembers({ code, params })) return t('errors.PROMO_ORDER_DOES_NOT_QUALIFY_members_only')
  if (code === 'EXPIRED_SESSION' && params?.['reason'] === 'no_session')
    return t('errors.EXPIRED_SESSION_no_session')
  const minutes = Number(params?.['minutes'])
  if (code === 'TOO_MANY_ATTEMPTS' && minutes > 0)
    return t('errors.TOO_MANY_ATTEMPTS_wait', { count: minutes })
  const key = messageKeyOf(code)
  const text = t(key, { limit: '', amount: '', ...params })
  // The catalog of a page carries the errors of its own calls alone.
  return text === key ? t('errors.SERVER_ERROR') : text
}

/** True where the device says that it has no connection; a server says nothing of it. */
const isOffline = (): boolean =>
  (globalThis as { readonly navigator?: { readonly onLine?: boolean } }).navigator?.onLine === false

/**
 * Returns a function for the message of an error, for a guest or a member as given, else for the
 * shopper of the page's shop.
 */
export function useErrorText(guest?: boolean): (error: Parameters<typeof errorText>[1]) => string {
  const { t } = useMessages()
  const session = use(ShopContext)?.shop?.session
  return useCallback(
    (error) => {
      const type = session?.type() ?? 'unknown'
      const isGuest = type === 'unknown' ? undefined : type === 'guest'
      return errorText(t, error, { guest: guest ?? isGuest })
    },
    [t, session, guest],
  )
}

/** Props of {@link ErrorNotice}. */
export interface ErrorNoticeProps {
  /** The error as a view has it: its code, severity and parameters. */
  readonly error: ErrorMessage
  /**
   * Whether the shopper is a guest, for whom some sentences differ from a member's; that of the
   * shop's session unless given.
   */
  readonly guest?: boolean | undefined
  /** Called to try again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined
  /** Called when the notice is closed; without it there is no close button. */
  readonly onClose?: (() => void) | undefined
  /** A sentence behind the error's own, such as what stays as it is. */
  readonly children?: ReactNode
}

/** Shows an error, with a retry button when `onRetry` is given. */
export function ErrorNotice({
  error,
  guest,
  onRetry,
  onClose,
  children,
}: ErrorNoticeProps): ReactNode {
  needProps('ErrorNotice', { error })
  const { t } = useMessages()
  const textOf = useErrorText(guest)
  return (
    <Flash severity={error.severity} onClose={onClose}>
      {textOf(error)}
      {children ? <> {children}</> : null}
      {onRetry === undefined ? null : (
        <>
          {' '}
          <Button kind="small" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        </>
      )}
    </Flash>
  )
}
