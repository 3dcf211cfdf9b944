import type { AddLineOutcome, Cart } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'

const cart = { id: 'cart', version: 1, count: 1 } as Cart
/** Ends of a request: it was added, its answer was lost, or it was rejected. */
export const done: AddLineOutcome = { kind: 'done', itemIds: ['line-1'], cart }
export const lost = (lineKey: string): AddLineOutcome => ({
  kind: 'uncertain',
  error: shopError('SERVER_ERROR', { status: 502 }),
  lineKey,
})
export const rejected = (
  code: Parameters<typeof shopError>[0] = 'NO_IMAGE_AVAILABLE',
  params?: Readonly<Record<string, string | number>>,
): AddLineOutcome => ({
  kind: 'rejected',
  error: shopError(code, { status: 400, ...(params && { params }) }),
})

/** Makes the keys of one test: `key-1`, `key-2`, and so on. */
export function testKeys(): () => string {
  let made = 0
  return () => `key-${(made += 1)}`
}
