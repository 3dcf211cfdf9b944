import type { Shop } from '../page/shop-context.ts'
import { SAVED_FOR_LATER } from '../site/flash-text.ts'

/** Leaves a message for the next page when pieces of a merged cart are saved for later. */
export function showSaved({ flash }: Pick<Shop, 'flash'>, count: number): void {
  if (count > 0) flash.show({ severity: 'attention', text: SAVED_FOR_LATER, params: { count } })
}
