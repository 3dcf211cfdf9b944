import type { CartLineView } from '@selvage/machines/cart'
import type { MouseEvent } from 'react'
import { goToField } from '../field/go-to-field.ts'
import { quantityId } from './line-form.tsx'

/**
 * Returns what takes a press of Checkout to the first wrong quantity; undefined where all are
 * right.
 */
export function toWrongQuantity(
  lines: readonly CartLineView[],
): ((event: MouseEvent) => void) | undefined {
  const wrong = lines.find(({ fieldError }) => fieldError !== undefined)
  return (
    wrong &&
    ((event) => {
      event.stopPropagation()
      goToField(event, quantityId(wrong.item))
    })
  )
}
