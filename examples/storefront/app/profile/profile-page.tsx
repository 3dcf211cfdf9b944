import { TIME_FORM } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import type { AccountFormErrors } from '@selvage/react/account'
import { Devices } from '@selvage/react/devices'
import { ErrorNotice } from '@selvage/react/flash'
import type { ErrorMessage } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from '../page/frame.ts'
import { OwnZone } from '../page/own-zone.tsx'
import { offeredIn } from '../settings/market.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { accountPath } from '../account/account-paths.ts'
import * as css from '../addresses/addresses-page.css.ts'
import { Island } from '../island-runtime/island.tsx'
import ChangePasswordIsland from '../islands/change-password.tsx'
import ProfileIsland from '../islands/profile.tsx'
import * as ownCss from './profile-page.css.ts'
import { profilePath } from './profile-path.ts'
import type { ProfilePageData, RejectedProfile } from './profile-page.server.ts'

interface ProfilePageProps extends ProfilePageData {
  /** The form that was rejected, with what was typed. */
  readonly rejected: RejectedProfile | undefined
  /** The change of the password that was rejected. */
  readonly rejectedPassword: AccountFormErrors | undefined
  /** The error of a browser that could not be logged out. */
  readonly deviceError: ErrorMessage | undefined
}

/** The profile of a member: who they are to the shop, and how it is shown to them. */
export function ProfilePage({
  userId,
  values,
  stats,
  devices,
  rejected,
  rejectedPassword,
  deviceError,
}: ProfilePageProps) {
  const { lang, t, date } = useMessages()
  const { market } = useFrame()
  const lead = stats?.memberSince
    ? [
        t('profile.memberSince', { date: date(stats.memberSince, 'long') }),
        t('profile.orders', { count: stats.orders }),
      ].join(' · ')
    : undefined
  const here = profilePath(lang, userId)
  return (
    <AccountFrame userId={userId} current="settings" title={t('profile.title')} lead={lead}>
      <div className={css.form}>
        <Island
          name="profile"
          of={ProfileIsland}
          when={rejected ? 'load' : 'idle'}
          props={{
            values,
            ...(rejected && { ...rejected, attempt: 1 }),
            action: here,
            ...offeredIn(market),
          }}
        />
        <p className={css.below}>
          <a href={localizePath('newsletter-preferences', lang)}>{t('newsletter.preferences')}</a>
        </p>
        <p className={css.below}>
          <a href={localizePath('request-for-information', lang)}>{t('privacy-page.title')}</a>
        </p>
        <section className={ownCss.part} aria-labelledby="password-title">
          <h2 id="password-title">{t('account.changeTitle')}</h2>
          <p>{t('account.newLead')}</p>
          <Island
            name="change-password"
            of={ChangePasswordIsland}
            when={rejectedPassword ? 'load' : 'idle'}
            props={{
              ...(rejectedPassword && { ...rejectedPassword, attempt: 1 }),
              action: here,
              email: values.email,
              forgotHref: accountPath('password-new', lang, here),
            }}
          />
        </section>
        <section className={ownCss.part} aria-labelledby="devices-title">
          <h2 id="devices-title">{t('devices.title')}</h2>
          <p>{t('devices.lead')}</p>
          {deviceError && <ErrorNotice error={deviceError} />}
          <Devices devices={devices} action={here} />
          <OwnZone form={TIME_FORM} />
        </section>
      </div>
    </AccountFrame>
  )
}
