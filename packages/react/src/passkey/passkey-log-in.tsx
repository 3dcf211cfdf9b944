'use client'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorNotice, Flash } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useShop } from '../provider/shop-context.ts'
import { component } from '../theme/component.ts'
import * as css from './passkey.css.ts'
import { postForm } from './post-form.ts'
import { useCeremony } from './use-ceremony.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

/** Props of {@link PasskeyLogIn}. */
export interface PasskeyLogInProps {
  /**
   * The address that the fields `intent` (`passkey`) and `passkey` are posted to, the latter as the
   * JSON text that `logInByPasskey` takes.
   */
  readonly action: string
  /** Why the last passkey opened no session; none when left out. */
  readonly error?: ErrorMessage | undefined
}

const FIELDS = { intent: 'passkey' } as const

/**
 * A button that logs in with a passkey, above a `LogInForm` whose e-mail field suggests them as
 * well. Nothing is shown where the browser has no passkeys, and a sentence where it runs no script.
 */
export function PasskeyLogIn({ action, error }: PasskeyLogInProps): ReactNode {
  const { t } = useMessages()
  const { gateway } = useShop()
  const support = usePasskeySupport()
  const { state, ask } = useCeremony(action)
  const announce = useAnnounce()
  const { none } = state
  useEffect(() => {
    if (none) announce(t('passkey.canceled'))
  }, [none, announce, t])

  useEffect(() => {
    if (support !== 'yes') return
    let end = (): void => {}
    let isOver = false
    void (async () => {
      const { endCeremony, suggestPasskeys } = await import('./ceremony.ts')
      if (isOver) return
      end = endCeremony
      // Without suggestions the button is there.
      const passkey = await suggestPasskeys(gateway).catch(() => undefined)
      if (passkey !== undefined) postForm(action, { ...FIELDS, passkey })
    })()
    return () => {
      isOver = true
      end()
    }
  }, [support, gateway, action])

  if (support === 'no') return null
  const shown = state.error ?? error
  return (
    <div className={component}>
      {support === 'unknown' && (
        <noscript>
          <p>{t('passkey.needScript')}</p>
        </noscript>
      )}
      <div className={css.logIn}>
        {shown && !state.isBusy && !none && <ErrorNotice error={shown} />}
        {none && <Flash severity="attention">{t('passkey.canceled')}</Flash>}
        <Button
          wide
          end={<KeyMark />}
          busy={state.isBusy}
          onClick={() =>
            void ask(async () => (await import('./ceremony.ts')).usePasskey(gateway), FIELDS)
          }
        >
          <span className={css.what}>{t('passkey.logIn')}</span>{' '}
          <span className={css.by}>{t('passkey.logInBy')}</span>
        </Button>
        <p className={css.or}>{t('passkey.orPassword')}</p>
      </div>
    </div>
  )
}

function KeyMark(): ReactNode {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="4.5" />
      <circle cx="7" cy="7" r="1.25" />
      <path d="m10.2 10.2 10.3 10.3m-3-3 2.5-2.5m-5.5-.5 2-2" />
    </svg>
  )
}
