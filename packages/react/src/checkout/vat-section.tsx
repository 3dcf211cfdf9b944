'use client'
import type { Checkout } from '@selvage/core/checkout'
import { hasRightCheckDigits, isVatNumber } from '@selvage/core/vat'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure/index.ts'
import { errorText, Flash } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { CodeForm } from './code-form.tsx'
import { useCredit } from './use-credit.ts'

interface VatSectionProps {
  readonly checkout: Checkout
  /** Called with the order once its invoice names another number, or none. */
  readonly onChange: (checkout: Checkout) => void
}

/** The VAT number that the invoice names. Wrong check digits are a warning, no error. */
export function VatSection({ checkout, onChange }: VatSectionProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const { vatNumber } = checkout
  const [isOpen] = useState(vatNumber !== null)
  const change = useCredit(checkout, (changed) => {
    announce(changed.vatNumber === null ? t('checkout.vatNone') : t('checkout.vatSaved'))
    onChange(changed)
  })
  return (
    <Disclosure summary={t('checkout.vatTitle')} open={isOpen}>
      {vatNumber !== null && !hasRightCheckDigits(vatNumber) && (
        <Flash severity="attention">{t('checkout.vatCheck')}</Flash>
      )}
      <CodeForm
        name="vat_number"
        label={t('checkout.vatNumber')}
        hint={t('checkout.vatHint')}
        maxLength={20}
        send={t('checkout.vatSave')}
        busy={change.busy === 'vat'}
        problemOf={(typed) => (isVatNumber(typed) ? undefined : t('checkout.vatRight'))}
        rejected={change.failed && errorText(t, change.failed.error)}
        applied={
          vatNumber === null
            ? undefined
            : { text: t('checkout.vatOn', { number: vatNumber }), remove: t('checkout.vatOff') }
        }
        onChange={change.setVat}
      />
    </Disclosure>
  )
}
