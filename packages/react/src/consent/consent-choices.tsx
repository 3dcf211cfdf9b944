'use client'
import { CONSENT_FIELDS } from '@selvage/core/consent'
import type { AskedCategory, Consent } from '@selvage/core/consent'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorNotice, Flash } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { AllowForm } from './allow-form.tsx'
import { HiddenChoice } from './hidden-choice.tsx'
import * as css from './consent.css.ts'

/** Props of {@link ConsentChoices}. */
export interface ConsentChoicesProps {
  /** The address that the forms are posted to. */
  readonly action: string
  /** The choice that counts now; `settleConsent` makes it. */
  readonly consent: Consent
  /** The categories that the shop has to ask about; none unless given. */
  readonly categories?: readonly AskedCategory[] | undefined
  /** An error of the last try. */
  readonly error?: ErrorMessage | undefined
}

/**
 * Shows do-not-sell as one button, and a box for each category, as plain forms without a script.
 * Each has the whole choice in its fields, which `readConsentForm` reads. A browser that sends
 * Global Privacy Control is asked nothing about selling.
 */
export function ConsentChoices({
  action,
  consent,
  categories = [],
  error,
}: ConsentChoicesProps): ReactNode {
  needProps('ConsentChoices', { consent })
  const { t } = useMessages()
  return (
    <div className={`${component} ${css.questions}`}>
      {error && <ErrorNotice error={error} />}
      <DoNotSell action={action} consent={consent} />
      {categories.length > 0 ? (
        <AllowForm action={action} consent={consent} categories={categories} />
      ) : (
        <p className={css.text}>{t('consent.nothing')}</p>
      )}
    </div>
  )
}

function DoNotSell({
  action,
  consent,
}: Pick<ConsentChoicesProps, 'action' | 'consent'>): ReactNode {
  const { t } = useMessages()
  const id = useId()
  const { doNotSell, byBrowser } = consent
  return (
    <section className={css.question} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('consent.doNotSell')}
      </h2>
      {doNotSell ? (
        <Flash severity="success" title={t('consent.inEffect')}>
          {t('consent.doNotSellOn')}
        </Flash>
      ) : (
        <p className={css.text}>{t('consent.doNotSellHelp')}</p>
      )}
      {byBrowser ? (
        <p className={css.text}>{t('consent.byBrowser')}</p>
      ) : (
        <form method="post" action={action}>
          <HiddenChoice consent={consent} names={['analytics', 'marketing']} />
          <Button type="submit" {...(!doNotSell && { name: CONSENT_FIELDS.doNotSell, value: '1' })}>
            {t(doNotSell ? 'consent.withdraw' : 'consent.doNotSell')}
          </Button>
        </form>
      )}
    </section>
  )
}
