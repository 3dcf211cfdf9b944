'use client'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { useMessages } from '../messages/index.ts'
import { Loading } from '../skeleton/index.ts'
import type { PaymentStep } from './payment-step.tsx'
import type { StepProps } from './step-props.ts'

/** The code of the payment step, which the first step does not wait for. */
let loaded: typeof PaymentStep | undefined

/** Fetches the payment step, once. */
export async function loadPaymentStep(): Promise<void> {
  loaded ??= (await import('./payment-step.tsx')).PaymentStep
}

/** The payment step, fetched when it is shown unless it is there already. */
export function LaterPaymentStep(props: StepProps): ReactNode {
  const { t } = useMessages()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    loadPaymentStep().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [state])
  const Step = loaded
  if (Step) return <Step {...props} />
  if (state !== 'failed') return <Loading />
  return (
    <EmptyState
      title={t('checkout.cardFailed')}
      actions={<Button onClick={() => setState('loading')}>{t('common.tryAgain')}</Button>}
    />
  )
}
