import type { CartLineView } from '@selvage/machines/cart'
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { toWrongQuantity } from './line-form.tsx'

interface CheckoutPressOptions {
  readonly lines: readonly CartLineView[]
  /** True while a change is on its way. */
  readonly outdated: boolean
  readonly canCheckout: boolean
  /** The error of the promo code, where the cart shows one. */
  readonly promoError?: string | undefined
}

/** A press of Checkout: `isHeld` is true while it waits for a change of the cart. */
interface CheckoutPress {
  readonly isHeld: boolean
  readonly onClickCapture: (event: MouseEvent) => void
}

/**
 * Leads a press of Checkout to the first wrong quantity, and holds it while a change is on its way:
 * the checkout would have the cart of before. A change that fails ends the press, and its line says
 * why.
 */
export function useCheckoutPress(options: CheckoutPressOptions): CheckoutPress {
  const { lines, outdated, canCheckout, promoError } = options
  const held = useRef<{ link: HTMLElement; errors: readonly unknown[] }>(null)
  const [isHeld, setHeld] = useState(false)
  const errors = [promoError, ...lines.map(({ error }) => error)]
  useEffect(() => {
    const press = held.current
    if (outdated || press === null) return
    held.current = null
    setHeld(false)
    const isSaved = errors.every((error) => !error || press.errors.includes(error))
    if (canCheckout && isSaved) press.link.click()
    // The errors are those of the change that has just ended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outdated])
  const goToWrong = toWrongQuantity(lines)
  const onClickCapture = (event: MouseEvent) => {
    if (goToWrong) return goToWrong(event)
    if (!outdated) return
    event.preventDefault()
    event.stopPropagation()
    held.current = { link: event.target as HTMLElement, errors }
    setHeld(true)
  }
  return { isHeld, onClickCapture }
}
