import { measurementOf } from '@selvage/core/locale'
import type { MeasurementSystem } from '@selvage/core/locale'
import type { OrderSnapshot } from '../db/schema/order-snapshot.ts'

/**
 * The measures that an order is written in, on its invoice as in its mail: those that its shopper
 * was shown; an order that was frozen without them has those of its country.
 */
export function orderMeasures(
  snapshot: Pick<OrderSnapshot, 'measurement_system' | 'shipping_address'>,
): MeasurementSystem {
  return snapshot.measurement_system ?? measurementOf(snapshot.shipping_address?.country ?? '')
}
