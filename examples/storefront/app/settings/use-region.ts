import { CURRENCY_SYMBOLS } from '@selvage/core/locale'
import { formatCountry } from '@selvage/i18n/format'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from '../page/frame.ts'

/** Returns the page's country of delivery and its currency, as a shopper reads them. */
export function useRegion(): { country: string; currency: string } {
  const { locale } = useMessages()
  const { country, currency } = useFrame().page
  return { country: formatCountry(country, locale), currency: CURRENCY_SYMBOLS[currency] }
}
