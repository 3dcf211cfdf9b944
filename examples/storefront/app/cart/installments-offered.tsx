import { COMPANIES } from '@selvage/core/payment'
import { useMessages } from '@selvage/react/messages'
import { quiet } from '@selvage/react/theme'
import { useFrame } from '../page/frame.ts'
import type { Installments } from './installments.server.ts'

/** Says which orders can be paid in parts; it is true whatever the shopper chooses on the page. */
export function InstallmentsOffered({ method, minMinor, maxMinor }: Installments) {
  const { t, money } = useMessages()
  const { currency } = useFrame().page
  if (minMinor === null || maxMinor === null) return null
  const amount = (minor: number) => money({ minor, currency })
  return (
    <p className={quiet}>
      {t('cart.installmentsRange', {
        company: COMPANIES[method],
        min: amount(minMinor),
        max: amount(maxMinor),
      })}
    </p>
  )
}
