import { isSameChoice, settleConsent } from '../../consent/consent-rules.ts'
import { chooseConsent, fromWireChoice, toWireConsent } from '../../consent/consent.contract.ts'
import type { ConsentRecord } from '../../consent/consent.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { newId } from '../test-shop.ts'

/** The call that records a choice about privacy. */
export const consentHandlers: readonly Handler[] = [
  handle(chooseConsent, ({ shop, user, body, byBrowser }) => {
    const consent = settleConsent(fromWireChoice(body), byBrowser)
    const userId = user?.id ?? null
    const last = shop.consents.findLast((each) => each.userId === userId)
    if (last?.record.byBrowser === byBrowser && isSameChoice(last.record, consent))
      return { consent: toWireConsent(last.record) }
    const chosenAt = new Date().toISOString()
    const record: ConsentRecord = { ...consent, id: newId(shop, 'consent'), chosenAt }
    shop.consents.push({ record, userId })
    return { consent: toWireConsent(record) }
  }),
]
