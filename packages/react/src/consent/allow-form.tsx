'use client'
import { CONSENT_BUTTONS, CONSENT_FIELDS } from '@selvage/core/consent'
import type { AskedCategory, Consent } from '@selvage/core/consent'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { CheckboxField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { HiddenChoice } from './hidden-choice.tsx'
import * as css from './consent.css.ts'

interface AllowFormProps {
  readonly action: string
  readonly consent: Consent
  readonly categories: readonly AskedCategory[]
}

const ASKED = ['analytics', 'marketing'] as const satisfies readonly AskedCategory[]

/** A box for everything that has to be asked for, and one button each for all of it and none. */
export function AllowForm({ action, consent, categories }: AllowFormProps): ReactNode {
  const { t } = useMessages()
  const isOff = (name: AskedCategory) => name === 'marketing' && consent.doNotSell
  return (
    <form className={css.question} method="post" action={action}>
      <HiddenChoice
        consent={consent}
        names={['doNotSell', ...ASKED.filter((name) => !categories.includes(name))]}
      />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('consent.allowed')}</legend>
        {categories.map((name) => (
          <CheckboxField
            key={name}
            name={CONSENT_FIELDS[name]}
            value="1"
            label={t(`consent.${name}`)}
            hint={t(isOff(name) ? 'consent.marketingOff' : `consent.${name}Help`)}
            disabled={isOff(name)}
            defaultChecked={consent[name]}
          />
        ))}
      </fieldset>
      <div className={css.buttons}>
        {CONSENT_BUTTONS.map((value) => (
          <Button key={value} type="submit" name={CONSENT_FIELDS.button} value={value}>
            {t(`consent.${value}`)}
          </Button>
        ))}
        <Button type="submit">{t('consent.save')}</Button>
      </div>
    </form>
  )
}
