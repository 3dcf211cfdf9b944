import { useMessages } from '@selvage/react/messages'
import { AccountFrame } from '../account/account-frame.tsx'
import * as css from '../addresses/addresses-page.css.ts'
import { Island } from '../island-runtime/island.tsx'
import { ProfileIsland } from '../islands/profile.tsx'
import { profilePath } from './profile-path.ts'
import type { ProfilePageData, RejectedProfile } from './profile-page.server.ts'

interface ProfilePageProps extends ProfilePageData {
  /** The form that was rejected, with what was typed. */
  readonly rejected: RejectedProfile | undefined
}

/** The profile of a member: who they are to the shop, and how it is shown to them. */
export function ProfilePage({ userId, values, stats, rejected }: ProfilePageProps) {
  const { lang, t, date } = useMessages()
  const lead = stats?.memberSince
    ? [
        t('profile.memberSince', { date: date(stats.memberSince, 'long') }),
        t('profile.orders', { count: stats.orders }),
      ].join(' · ')
    : undefined
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
            action: profilePath(lang, userId),
          }}
        />
      </div>
    </AccountFrame>
  )
}
