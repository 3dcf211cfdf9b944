'use client'
import type { CheckoutStep } from '@selvage/core/checkout'
import type { MessageKey } from '@selvage/i18n/messages'
import type { ReactNode, Ref } from 'react'
import { Steps } from '../steps/index.ts'
import type { Step } from '../steps/index.ts'
import { wrap } from '../theme/layout.css.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './checkout.css.ts'
import { stepName } from './steps.table.ts'

export interface StepPageProps {
  readonly steps: readonly (Omit<Step, 'id' | 'label'> & { readonly step: CheckoutStep })[]
  readonly current: CheckoutStep
  readonly needsShipping: boolean
  readonly onGo?: ((step: CheckoutStep) => void) | undefined
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The order beside the step; without it the children have the page to themselves. */
  readonly order?: ReactNode
  readonly children: ReactNode
}

/** The page of a step: the progress, the heading, the step, and the order beside it. */
export function StepPage({
  steps,
  current,
  needsShipping,
  onGo,
  headingRef,
  order,
  children,
}: StepPageProps): ReactNode {
  const { t } = useMessages()
  return (
    <>
      <Steps
        bleed
        label={t('checkout.progress')}
        current={current}
        onGo={onGo as (step: string) => void}
        steps={steps.map(({ step, ...rest }) => ({
          ...rest,
          id: step,
          label: stepName(t, step, needsShipping),
        }))}
      />
      <div className={`${wrap} ${css.page}`}>
        {order === undefined ? (
          children
        ) : (
          <div className={css.columns}>
            <div className={css.step}>
              {/* A page without a script begins at its heading, as a step does with one. */}
              {/* eslint-disable jsx-a11y/no-autofocus */}
              <h1 ref={headingRef} tabIndex={-1} autoFocus={!headingRef} className={css.title}>
                {current === 'shipping' && !needsShipping
                  ? t('checkout.contactTitle')
                  : t(`checkout.${current}Title` satisfies MessageKey)}
              </h1>
              {/* eslint-enable jsx-a11y/no-autofocus */}
              {children}
            </div>
            {order}
          </div>
        )}
      </div>
    </>
  )
}
