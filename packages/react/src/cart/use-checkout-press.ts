import { useEffect, useRef } from 'react'
import { goToField } from '../field/go-to-field.ts'
import type { CartViewProps } from './cart-view.tsx'
import { quantityId } from './line-form.tsx'

type CheckoutPressOptions = Pick<CartViewProps, 'lines' | 'outdated' | 'canCheckout'> &
  Partial<Pick<CartViewProps, 'promo' | 'checkoutHref' | 'actions'>>

/** A press, of React or of the page. */
type Press = Pick<Event, 'target' | 'preventDefault' | 'stopPropagation'>

/**
 * Returns what takes a press of Checkout; undefined where a line keeps it from opening. It leads to
 * the first wrong quantity, and waits while a change is on its way: the checkout would have the
 * cart of before. A change that failed is tried again; when it fails once more the press ends, and
 * its line says why. The page's other links to `checkoutHref`, such as the header's, do the same.
 */
export function useCheckoutPress({
  lines,
  outdated,
  canCheckout,
  promo,
  checkoutHref,
  actions,
}: CheckoutPressOptions): ((event: Press) => void) | undefined {
  const held = useRef<HTMLElement>(null)
  const wrong = lines.find(({ fieldError }) => fieldError)
  const hasFailed = lines.some(({ error }) => error)
  const press = (event: Press): void => {
    // A cart that is handed over is waited for by the shop.
    const isOpen = checkoutHref && (outdated || hasFailed)
    if (!wrong && !isOpen) return
    event.stopPropagation()
    if (wrong) return goToField(event, quantityId(wrong.item))
    event.preventDefault()
    held.current = event.target as HTMLElement
    if (hasFailed) actions?.onRetry()
  }
  useEffect(() => {
    const link = held.current
    if (!outdated && link) {
      held.current = null
      if (!hasFailed && !promo?.error) link.click()
    }
    const take = (event: Event): void => {
      const link = (event.target as Element).closest('a')
      if (!link || link.getAttribute('href') !== checkoutHref) return
      press(event)
      // Another view of the same cart would lead on as well.
      if (event.defaultPrevented) event.stopImmediatePropagation()
    }
    document.addEventListener('click', take, true)
    return () => document.removeEventListener('click', take, true)
  })
  return canCheckout || outdated || wrong ? press : undefined
}
