import {
  chooseConsent,
  fromWireChoice,
  hasPrivacyControl,
  readConsent,
  settleConsent,
  toWireConsent,
} from '@selvage/core/consent'
import { assertStorefront } from '../http/admission.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { readCookie } from '../session/cookies.ts'
import { consentLine } from './consent-line.ts'
import { recordConsent } from './consents.ts'

const choose = handle(
  chooseConsent,
  async ({ request, body, visitor, setCookie }, deps) => {
    assertStorefront(request, deps.config)
    const consent = settleConsent(fromWireChoice(body), hasPrivacyControl(request.headers))
    const stored = readConsent(readCookie(request, deps.config, 'consent'))
    const browserId = stored?.browserId ?? newPublicId()
    const chooser = { browserId, userId: visitor?.userId ?? null }
    const row = await deps.db.transaction((tx) => recordConsent(tx, chooser, consent, deps.now()))
    setCookie(consentLine(deps, { ...consent, browserId }))
    return { consent: toWireConsent({ ...row, chosenAt: row.chosenAt.toISOString() }) }
  },
  { limit: 'consent-address' },
)

/** The choices of visitors about their privacy. */
export const consentRoutes: readonly Route[] = [choose]
