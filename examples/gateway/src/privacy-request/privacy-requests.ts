import {
  DELETION_DAYS,
  PRIVACY_DOWNLOAD_DAYS,
  PRIVACY_LINK_DAYS,
} from '@selvage/core/privacy-request'
import type { PrivacyState } from '@selvage/core/privacy-request'
import type { PrivacyRequestRow } from '../db/schema/privacy-request.ts'

const DAY_MS = 24 * 60 * 60_000

/** Returns the time so many days after another. */
export const daysAfter = (from: Date, days: number): Date =>
  new Date(from.getTime() + days * DAY_MS)

type Times = Pick<PrivacyRequestRow, 'kind' | 'state' | 'requestedAt' | 'confirmedAt' | 'endedAt'>

/** True for a request that was answered as it was made: its agent had proved the right to it. */
export const isProved = ({
  requestedAt,
  confirmedAt,
}: Pick<Times, 'requestedAt' | 'confirmedAt'>): boolean =>
  confirmedAt?.getTime() === requestedAt.getTime()

/** Returns when a state ends by itself, or when the data is deleted; null for none of them. */
export function untilOf({ kind, state, requestedAt, confirmedAt, endedAt }: Times): Date | null {
  if (state === 'asked') return daysAfter(requestedAt, PRIVACY_LINK_DAYS)
  if ((state === 'confirmed' || state === 'deleting') && confirmedAt)
    return daysAfter(confirmedAt, DELETION_DAYS)
  if (state === 'done' && kind === 'access' && endedAt)
    return daysAfter(endedAt, PRIVACY_DOWNLOAD_DAYS)
  return null
}

/** Returns the state of a request as the contract names it, at a time. */
export function stateOf(row: Times, now: Date): PrivacyState {
  const until = untilOf(row)
  const isOver = until !== null && until <= now
  switch (row.state) {
    case 'asked':
      return isOver ? 'expired' : 'asked'
    case 'confirmed':
    case 'deleting':
      return 'inProgress'
    case 'done':
      return isOver ? 'expired' : 'confirmed'
    case 'canceled':
    case 'expired':
      return row.state
  }
}
