import { useMessages } from '@selvage/react/messages'
import { DeliveryPromise } from '@selvage/react/delivery'
import { useFrame } from '../page/frame.ts'
import { preferencesHref } from '../settings/preferences-control.tsx'
import type { BuyingTerms } from './buying-terms.server.ts'
import * as css from './buying-terms-lines.css.ts'
import { InstallmentsOffered } from './installments-offered.tsx'

/** When a product arrives, what its delivery costs, and whether it can be paid in parts. */
export function BuyingTermsLines({ delivery, installments }: BuyingTerms) {
  const { lang } = useMessages()
  const { page, path, search } = useFrame()
  return (
    <div className={css.lines}>
      {delivery && (
        <DeliveryPromise
          {...delivery}
          country={page.country}
          changeHref={preferencesHref(lang, path + search, page.override)}
        />
      )}
      {installments && <InstallmentsOffered {...installments} />}
    </div>
  )
}
