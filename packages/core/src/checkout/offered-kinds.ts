import type { DELIVERY_KINDS } from './delivery-kinds.table.ts'

type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/**
 * Kinds of delivery that an order with home decor is not offered.
 * @source spec 1 §8 (home decor is not eligible for guaranteed or rush)
 */
const RUSH_KINDS: readonly DeliveryKind[] = ['rush', 'guaranteed']

/**
 * Returns the deliveries that an order is offered: neither rush nor guaranteed delivery where one
 * of its lines does not allow them.
 */
export const offeredKinds = <Row extends { readonly kind: DeliveryKind }>(
  rows: readonly Row[],
  allowsRush: boolean,
): readonly Row[] => rows.filter(({ kind }) => allowsRush || !RUSH_KINDS.includes(kind))
