import { getCheckout, unsavedErrorBefore } from '@selvage/core/checkout'
import type { CheckoutStep } from '@selvage/core/checkout'
import { readAnswer } from '@selvage/core/contract'
import { httpError } from '../http/http-error.ts'
import type { LoadedCheckout } from './load-checkout.ts'
import { toWireCheckout, toWirePayment } from './wire-checkout.ts'

/**
 * Rejects a request of a step while the order does not have what an earlier step saves. A stored
 * card counts also when the total has changed since; that difference is explained by itself.
 * @source spec 1 §2 (five steps), §8
 */
export function assertSavedBefore(step: CheckoutStep, loaded: LoadedCheckout): void {
  const stored = { ...toWireCheckout(loaded, null), payment: toWirePayment(loaded) }
  const code = unsavedErrorBefore(step, readAnswer(getCheckout, { checkout: stored }))
  if (code) throw httpError(code)
}
