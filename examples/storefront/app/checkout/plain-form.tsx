import type { Checkout } from '@selvage/core/checkout'
import type { ErrorMessage } from '@selvage/react/flash'
import type { PlainTyped } from './plain-action.server.ts'
import type { PlainState } from './plain-state.server.ts'

/** The rejection of a form, as the page's action gives it. */
export interface PlainRejection {
  readonly typed: PlainTyped
  readonly wrong: Readonly<Partial<Record<string, string>>>
  readonly codeError: string | undefined
  readonly error: ErrorMessage | undefined
}

/** Props of the steps of the plain checkout. */
export interface PlainCheckoutProps {
  readonly checkout: Checkout
  readonly guest: boolean
  readonly country: string
  readonly state: PlainState
  readonly rejection: PlainRejection | undefined
}

/** The fields that every form of the checkout sends. */
export function Sent({
  checkout,
  intent,
}: {
  readonly checkout: Checkout
  readonly intent: string
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={checkout.order.version} />
    </>
  )
}
