'use client'
import { regionMismatch, suggestEmail } from '@selvage/core/address-advice'
import type { Address } from '@selvage/core/checkout'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { whole } from '../field/index.ts'
import { Flash } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { partLabel } from './address-fields.tsx'

/** The postal code and the region of an address where they do not belong together. */
export const regionDoubt = (address: Address): string | undefined =>
  regionMismatch(address) ? `${address.zipcode} ${address.state}` : undefined

interface RegionAdviceProps {
  readonly address: Address
  /** True once the form was sent: the warning is then heard, too; sent once more it goes on. */
  readonly asked?: boolean
}

/** A warning about a postal code that does not belong to the state or province. */
export function RegionAdvice({ address, asked = false }: RegionAdviceProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const isShown = regionMismatch(address)
  const text = t('forms.region_mismatch', {
    code: t(partLabel('zipcode', address.country)),
    region: t(partLabel('state', address.country)),
  })
  useEffect(() => {
    if (isShown && asked) announce(text, 'assertive')
  }, [isShown, asked, text, announce])
  if (!isShown) return null
  return (
    <div className={whole}>
      <Flash severity="attention">{text}</Flash>
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
