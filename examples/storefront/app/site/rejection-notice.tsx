import { ErrorNotice, Flash } from '@selvage/react/flash'
import type { ErrorMessage } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { useIsGuest } from '../account/use-is-guest.ts'
import { quantityErrorText } from '../cart/quantity-error.ts'
import type { QuantityError } from '../cart/quantity-error.ts'
import { errorNotice } from './error-notice.css.ts'

/** Why a posted product form was not taken. */
export type Rejection = { readonly error: ErrorMessage } | { readonly fieldError: QuantityError }

/** Says why a product form without a script was not taken; nothing while it was. */
export function RejectionNotice({ rejection }: { readonly rejection: Rejection | undefined }) {
  const { t } = useMessages()
  const guest = useIsGuest()
  if (rejection === undefined) return null
  return (
    <div className={errorNotice}>
      {'error' in rejection ? (
        <ErrorNotice error={rejection.error} guest={guest} />
      ) : (
        <Flash severity="error">
          {t('common.labelled', {
            label: t('form.quantity'),
            text: quantityErrorText(t, rejection.fieldError),
          })}
        </Flash>
      )}
    </div>
  )
}
