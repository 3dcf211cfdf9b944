import type { AddLineOutcome, Cart } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'

/** The line key of every story. */
export const LINE_KEY = 'key-0123456789abcdef'

/** Returns the outcome of adding a line with a gateway that answers or is down. */
export function addLineOutcome(gateway: 'ok' | 'down'): AddLineOutcome {
  if (gateway === 'down')
    return { kind: 'uncertain', error: shopError('SERVER_ERROR'), lineKey: LINE_KEY }
  return { kind: 'done', itemIds: ['line'], cart: { id: 'cart', version: 1, count: 1 } as Cart }
}
