'use client'
import type { Checkout } from '@selvage/core/checkout'
import { hasRightCheckDigits, isVatNumber } from '@selvage/core/vat'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Disclosure } from '../disclosure/index.ts'
import { TextField } from '../field/index.ts'
import { errorText, Flash } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import * as own from './credit.css.ts'
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
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const sent = useRef(false)
  const { vatNumber } = checkout
  const [isOpen] = useState(vatNumber !== null)
  const change = useCredit(checkout, (changed) => {
    announce(changed.vatNumber === null ? t('checkout.vatNone') : t('checkout.vatSaved'))
    onChange(changed)
  })
  // The control that was used is gone once the number is there or taken off.
  useEffect(() => {
    if (sent.current) (vatNumber === null ? input : remove).current?.focus()
    sent.current = false
  }, [vatNumber])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = isVatNumber(typed)
    setIsWrong(!isRight)
    if (!isRight) {
      input.current?.focus()
      return
    }
    sent.current = true
    void change.setVat(typed)
  }
  const failed = change.failed && errorText(t, change.failed.error)
  return (
    <Disclosure summary={t('checkout.vatTitle')} open={isOpen}>
      {vatNumber === null ? (
        <form className={own.code} noValidate onSubmit={submit}>
          <div className={own.codeField}>
            <TextField
              ref={input}
              name="vat_number"
              label={t('checkout.vatNumber')}
              hint={t('checkout.vatHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              value={typed}
              error={isWrong ? t('checkout.vatRight') : failed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setIsWrong(false)
              }}
            />
          </div>
          <Button type="submit" busy={change.busy === 'vat'}>
            {t('checkout.vatSave')}
          </Button>
        </form>
      ) : (
        <>
          {!hasRightCheckDigits(vatNumber) && (
            <Flash severity="attention">{t('checkout.vatCheck')}</Flash>
          )}
          <p className={own.applied}>
            {t('checkout.vatOn', { number: vatNumber })}
            <Button
              ref={remove}
              kind="small"
              busy={change.busy === 'vat'}
              onClick={() => {
                sent.current = true
                void change.setVat(null)
              }}
            >
              {t('checkout.vatOff')}
            </Button>
          </p>
        </>
      )}
    </Disclosure>
  )
}
