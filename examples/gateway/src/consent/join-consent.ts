import {
  hasPrivacyControl,
  isSameChoice,
  NO_CONSENT,
  readConsent,
  settleConsent,
} from '@selvage/core/consent'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { cookieLine, readCookie } from '../session/cookies.ts'
import { consentLine } from './consent-line.ts'
import { consentOfBrowser, consentOfUser, recordConsent } from './consents.ts'

/**
 * Joins what a browser's visitor chose before a login with what the member did, and returns the
 * `Set-Cookie` lines of the choice that counts in this browser from then on. The newer one counts,
 * but do-not-sell stays whoever of the two said it, and so does what the browser itself says. Of a
 * visitor who has chosen nothing, there is nothing to record.
 */
export async function joinConsent(
  tx: Queryable,
  request: Request,
  memberId: string,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<readonly string[]> {
  const stored = readConsent(readCookie(request, deps.config, 'consent'))
  const member = await consentOfUser(tx, memberId)
  const found = stored && (await consentOfBrowser(tx, stored.browserId))
  // A member may have chosen something else since then in this browser.
  const browser = found && isSameChoice(found, stored) ? found : undefined
  const byBrowser = hasPrivacyControl(request.headers)
  const rows = [member, browser].flatMap((row) => row ?? [])
  // The choice of whoever used this browser before is none of this member's.
  if (rows.length === 0 && !byBrowser) return stored ? [cookieLine(deps.config, 'consent', '')] : []
  const [newer] = rows.toSorted((one, other) => +other.chosenAt - +one.chosenAt)
  const doNotSell = rows.some((row) => row.doNotSell)
  const consent = settleConsent({ ...(newer ?? NO_CONSENT), doNotSell }, byBrowser)
  const chooser = { browserId: stored?.browserId ?? newPublicId(), userId: memberId }
  await recordConsent(tx, chooser, consent, deps.now())
  return [consentLine(deps, { ...consent, browserId: chooser.browserId })]
}
