import { analyticsDecision, recordEvents } from '@selvage/core/analytics'
import { hasPrivacyControl, readConsent } from '@selvage/core/consent'
import { assertStorefront } from '../http/admission.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { readCookie } from '../session/cookies.ts'
import { storeEvents } from './record-events.ts'

/** The longest batch, bytes: browsers send no more from a page that is left. */
const MAX_BATCH_BYTES = 64 * 1024

const record = handle(
  recordEvents,
  async ({ request, body }, deps) => {
    assertStorefront(request, deps.config)
    const chosen = readConsent(readCookie(request, deps.config, 'consent'))
    if (analyticsDecision(chosen, hasPrivacyControl(request.headers)) !== 'allowed')
      return { allowed: false, recorded: 0 }
    return { allowed: true, recorded: await storeEvents(deps.db.orm, body, deps.now()) }
  },
  { limit: 'event-address', maxBodyBytes: MAX_BATCH_BYTES },
)

/** The events of pages whose visitors allow analytics. */
export const analyticsRoutes: readonly Route[] = [record]
