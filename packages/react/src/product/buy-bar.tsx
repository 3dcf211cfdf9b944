'use client'
import type { ProductFormView } from '@selvage/machines/cart'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { Money } from '../money/index.ts'
import * as css from './product.css.ts'

/** The share of the form's own button that counts as all of it, which may end between pixels. */
const WHOLE = 0.95

interface BuyBarProps {
  /** The form's own button and messages; the bar shows while they are out of view. */
  readonly below: RefObject<HTMLElement | null>
  readonly view: Pick<
    ProductFormView<string, string, unknown>,
    'busy' | 'total' | 'error' | 'fieldError'
  >
  readonly title: string
  readonly amount: string
  readonly label: string
}

/** The buy button again at the foot of the view, while the form's own cannot be there. */
export function BuyBar({ below, view, title, amount, label }: BuyBarProps): ReactNode {
  const { t } = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // Documents without a layout, as of tests, have no observer.
    if (!below.current || !('IntersectionObserver' in window)) return
    const show = ([entry]: IntersectionObserverEntry[]): void => {
      // A button that has the focus stays, so that the focus is not lost.
      const hasFocus = bar.current?.contains(document.activeElement) === true
      setShown(entry === undefined || entry.intersectionRatio < WHOLE || hasFocus)
    }
    const observer = new IntersectionObserver(show, { threshold: WHOLE })
    observer.observe(below.current)
    return () => observer.disconnect()
  }, [below])
  // The message about what stopped the addition stands beside the form's own button.
  const problem = view.error ?? view.fieldError
  useEffect(() => {
    if (shown && problem) below.current?.scrollIntoView({ block: 'center' })
  }, [below, shown, problem])
  if (!shown) return null
  return (
    <div ref={bar} className={css.bar} data-buy-bar>
      <b className={css.barTitle}>{title}</b>
      <span className={css.barAmount}>{amount}</span>
      <span className={css.barPrice}>
        {view.total === undefined ? null : <Money amount={view.total} />}
      </span>
      <Button type="submit" kind="buy" busy={view.busy} busyLabel={t('fabric.adding')}>
        {label}
      </Button>
    </div>
  )
}
