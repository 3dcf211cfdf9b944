import { MAX_ID } from '@selvage/core/contract'
import { isCurrency } from '@selvage/core/locale'
import type { AttributeProblem } from './report-attribute.ts'
import type { WidgetContext } from './widget-context.ts'

/** Returns the first invalid attribute among those that every widget of a design has. */
export function problemOf(
  element: Element,
  { designId, currency }: Pick<WidgetContext, 'designId' | 'currency'>,
): AttributeProblem | undefined {
  if (!designId || designId > MAX_ID) return ['design-id', 'is not the number of a design', '123']
  return isCurrency(element.getAttribute('currency') ?? currency)
    ? undefined
    : ['currency', 'is not a currency of the shop', 'USD']
}
