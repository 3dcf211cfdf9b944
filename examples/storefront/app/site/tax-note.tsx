import { documentRoutes } from '@selvage/i18n/document-routes'
import { useMessages } from '@selvage/react/messages'
import { quiet } from '@selvage/react/theme'

interface TaxNoteProps {
  /** The entries of a list. */
  readonly prices: readonly { readonly taxIncluded?: boolean }[]
}

/** Says of a list's prices that they contain the tax, and leads to what delivery costs. */
export function TaxNote({ prices }: TaxNoteProps) {
  const { lang, t } = useMessages()
  if (!prices.some(({ taxIncluded }) => taxIncluded)) return null
  return (
    <p className={quiet}>
      <a href={`${documentRoutes.localizePath('how-it-works', lang)}#order`}>
        {t('page.pricesWithTax')}
      </a>
    </p>
  )
}
