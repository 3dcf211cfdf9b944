import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { goToField } from '../field/go-to-field.ts'
import type { CartViewProps } from './cart-view.tsx'
import { quantityId } from './line-form.tsx'

type CheckoutPressOptions = Pick<CartViewProps, 'lines' | 'outdated' | 'canCheckout'> &
  Partial<Pick<CartViewProps, 'promo'>>

/**
 * Returns what takes a press of Checkout; undefined where a line keeps it from opening. It leads to
 * the first wrong quantity, and waits while a change is on its way: the checkout would have the
 * cart of before. A change that fails ends the press, and its line says why.
 */
export function useCheckoutPress({
  lines,
  outdated,
  canCheckout,
  promo,
}: CheckoutPressOptions): ((event: MouseEvent) => void) | undefined {
  const held = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = held.current
    if (outdated || !link) return
    held.current = link.ariaBusy = null
    if (![...lines, promo].some((each) => each?.error)) link.click()
  })
  const wrong = lines.find(({ fieldError }) => fieldError)
  if (!canCheckout && !outdated && !wrong) return undefined
  return (event) => {
    if (!outdated && !wrong) return
    event.stopPropagation()
    if (wrong) return goToField(event, quantityId(wrong.item))
    event.preventDefault()
    held.current = event.target as HTMLElement
    held.current.ariaBusy = 'true'
  }
}
