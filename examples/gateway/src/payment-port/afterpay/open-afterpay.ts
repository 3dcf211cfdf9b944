import type { Queryable } from '../../db/database.ts'
import type { PaymentPort } from '../payment-port.ts'
import { redirectPort } from '../redirect-port.ts'
import type { VendorSettings } from '../vendor-settings.ts'
import { afterpayClient } from './afterpay-client.ts'
import { afterpayVendor } from './afterpay-vendor.ts'

/** Opens the way to Afterpay. */
export function openAfterpay(
  settings: NonNullable<VendorSettings['afterpay']>,
  {
    db,
    origin,
    now,
    timeoutMs,
  }: {
    readonly db: Queryable
    readonly origin: string
    readonly now: () => Date
    readonly timeoutMs: number
  },
): PaymentPort {
  const vendor = afterpayVendor(afterpayClient({ ...settings, timeoutMs }))
  return redirectPort({ vendor, db, gatewayOrigin: origin, now })
}
