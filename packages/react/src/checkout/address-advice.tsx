'use client'
import { regionMismatch, suggestEmail } from '@selvage/core/address-advice'
import type { Address } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { whole } from '../field/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { partLabel } from './address-fields.tsx'

/** A warning about a postal code that does not belong to the state or province. */
export function RegionAdvice({ address }: { readonly address: Address }): ReactNode {
  const { t } = useMessages()
  if (!regionMismatch(address)) return null
  const label = (part: 'zipcode' | 'state') => t(partLabel(part, address.country))
  return (
    <div className={whole}>
      <Flash severity="attention">
        {t('forms.region_mismatch', { code: label('zipcode'), region: label('state') })}
      </Flash>
    </div>
  )
}

interface EmailAdviceProps {
  /** The e-mail address as it is typed. */
  readonly email: string
  /** Id of its field, which takes the focus with the correction. */
  readonly fieldId: string
  readonly onTake: (email: string) => void
}

/** A button that writes the mail domain that was probably meant. */
export function EmailAdvice({ email, fieldId, onTake }: EmailAdviceProps): ReactNode {
  const { t } = useMessages()
  const meant = suggestEmail(email)
  if (meant === undefined) return null
  return (
    <div className={whole}>
      <Button
        kind="small"
        onClick={() => {
          document.getElementById(fieldId)?.focus()
          onTake(meant)
        }}
      >
        {t('checkout.emailMeant', { email: meant })}
      </Button>
    </div>
  )
}
