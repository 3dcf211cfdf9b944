import type { Checkout } from '@selvage/core/checkout'

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
