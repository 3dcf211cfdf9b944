'use client'
import type { ProductFormView } from '@selvage/machines/cart'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { Money } from '../money/index.ts'
import * as css from './product.css.ts'

interface BuyBarProps {
  /** The form's own button and messages; the bar shows while they are above the view. */
  readonly below: RefObject<HTMLElement | null>
  readonly view: Pick<
    ProductFormView<string, string, unknown>,
    'busy' | 'label' | 'total' | 'error' | 'fieldError'
  >
  readonly title: string
  readonly amount: string
}

/** The buy button again at the foot of the view, for a page that was scrolled past its form. */
export function BuyBar({ below, view, title, amount }: BuyBarProps): ReactNode {
  const { t } = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    // Documents without a layout, as of tests, have no observer.
    if (!below.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const isAbove = !entry.isIntersecting && entry.boundingClientRect.bottom <= 0
      // A button that has the focus stays, so that the focus is not lost.
      setPassed(isAbove || bar.current?.contains(document.activeElement) === true)
    })
    observer.observe(below.current)
    return () => observer.disconnect()
  }, [below])
  // The message about what stopped the addition stands beside the form's own button.
  const problem = view.error ?? view.fieldError
  useEffect(() => {
    if (passed && problem) below.current?.scrollIntoView({ block: 'center' })
  }, [below, passed, problem])
  if (!passed) return null
  return (
    <div ref={bar} className={css.bar}>
      <p className={css.barText}>
        <b className={css.barTitle}>{title}</b>
        <span className={css.quiet}>{amount}</span>
      </p>
      {view.total === undefined ? null : <Money amount={view.total} />}
      <Button type="submit" kind="buy" busy={view.busy} busyLabel={t('fabric.adding')}>
        {t(view.label)}
      </Button>
    </div>
  )
}
