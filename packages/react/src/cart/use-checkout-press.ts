import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { goToField } from '../field/go-to-field.ts'
import type { CartViewProps } from './cart-view.tsx'
import { quantityId } from './line-form.tsx'

type CheckoutPressOptions = Pick<CartViewProps, 'lines' | 'outdated' | 'canCheckout'> &
  Partial<Pick<CartViewProps, 'promo' | 'checkoutHref' | 'actions'>>

/** A press, of React or of the page. */
type Press = Pick<MouseEvent, 'preventDefault' | 'stopPropagation'> & {
  readonly target: EventTarget | null
  readonly currentTarget: EventTarget | null
}

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
  const press = (event: Press): void => {
    const failed = lines.filter(({ error }) => error)
    if (!outdated && !wrong && failed.length === 0) return
    event.stopPropagation()
    if (wrong) return goToField(event, quantityId(wrong.item))
    event.preventDefault()
    held.current = event.target as HTMLElement
    held.current.ariaBusy = 'true'
    for (const { item } of failed) actions?.onRetry(item.id)
  }
  useEffect(() => {
    const take = (event: globalThis.MouseEvent): void => {
      const link = (event.target as Element).closest('a')
      if (link && link.getAttribute('href') === checkoutHref) press(event)
    }
    document.addEventListener('click', take, true)
    const link = held.current
    if (!outdated && link) {
      held.current = link.ariaBusy = null
      if (![...lines, promo].some((each) => each?.error)) link.click()
    }
    return () => document.removeEventListener('click', take, true)
  })
  return canCheckout || outdated || wrong ? press : undefined
}
