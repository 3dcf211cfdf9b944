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
/** A calculator on the page, which has a button of its own for what it has counted. */
const CALCULATOR = '[data-calculator]'

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

/**
 * The buy button again at the foot of the view, while the form's own cannot be there. Beside a
 * calculator it would sell another amount than that counts.
 */
export function BuyBar({ below, view, title, amount, label }: BuyBarProps): ReactNode {
  const { t } = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // Documents without a layout, as of tests, have no observer.
    const own = below.current
    if (!own || !('IntersectionObserver' in window)) return
    const inView = new Map<Element, boolean>()
    const show = (entries: IntersectionObserverEntry[]): void => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        inView.set(target, target === own ? intersectionRatio >= WHOLE : isIntersecting)
      // A button that has the focus stays, so that the focus is not lost.
      const hasFocus = bar.current?.contains(document.activeElement) === true
      setShown(hasFocus || ![...inView.values()].includes(true))
    }
    const observer = new IntersectionObserver(show, { threshold: [0, WHOLE] })
    observer.observe(own)
    // A calculator may have been drawn after the form.
    for (const each of document.querySelectorAll(CALCULATOR)) observer.observe(each)
    return () => observer.disconnect()
  }, [below, shown])
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
