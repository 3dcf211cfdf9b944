import { useEffect, useRef } from 'react'
import { goToField } from '../field/go-to-field.ts'
import type { CartViewProps } from './cart-view.tsx'
import { quantityId } from './line-form.tsx'

type CheckoutPressOptions = Pick<CartViewProps, 'lines' | 'outdated' | 'canCheckout'> &
  Partial<Pick<CartViewProps, 'promo' | 'checkoutHref' | 'actions'>>

/** A press, of React or of the page. */
type Press = Pick<Event, 'target' | 'preventDefault' | 'stopPropagation'>

/** True for a press that opens another page of the site in the place of this one. */
const leavesPage = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  link.origin === location.origin && !link.hash && !link.target && !ctrlKey && !metaKey && !shiftKey

/**
 * Returns what takes a press of Checkout; undefined where a line keeps it from opening. It leads to
 * the first wrong quantity, and waits while a change is on its way: the checkout would have the
 * cart of before. A change that failed is tried again; when it fails once more the press ends, and
 * its line says why. The page's other links to `checkoutHref`, such as the header's, do the same,
 * and a link to another page waits for a change that is on its way, which would be lost.
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
  const hold = (event: Press): void => {
    event.stopPropagation()
    event.preventDefault()
    held.current = event.target as HTMLElement
  }
  const press = (event: Press): void => {
    // A cart that is handed over is waited for by the shop.
    const isOpen = checkoutHref && (outdated || hasFailed)
    if (wrong) {
      event.stopPropagation()
      return goToField(event, quantityId(wrong.item))
    }
    if (!isOpen) return
    hold(event)
    if (hasFailed) actions?.onRetry()
  }
  useEffect(() => {
    const link = held.current
    if (!outdated && link) {
      held.current = null
      if (!hasFailed && !promo?.error) link.click()
    }
    const take = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a')
      if (link?.getAttribute('href') === checkoutHref) press(event)
      else if (outdated && link && leavesPage(link, event)) hold(event)
      // Another view of the same cart would lead on as well.
      if (event.defaultPrevented) event.stopImmediatePropagation()
    }
    document.addEventListener('click', take, true)
    return () => document.removeEventListener('click', take, true)
  })
  return canCheckout || outdated || wrong ? press : undefined
}
