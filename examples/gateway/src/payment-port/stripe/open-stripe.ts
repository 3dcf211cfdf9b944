import Stripe from 'stripe'
import type { Queryable } from '../../db/database.ts'
import type { PlainRoute } from '../../http/handle.ts'
import type { PaymentPort } from '../payment-port.ts'
import type { VendorSettings } from '../vendor-settings.ts'
import { stripeFrameRoutes } from './frame/frame-routes.ts'
import { stripePort } from './stripe-port.ts'
import { stripeRecords } from './stripe-records.ts'

/** Opens the way to Stripe, and the page with its card fields. */
export function openStripe(
  { secretKey, publishableKey, webhookSecret }: NonNullable<VendorSettings['stripe']>,
  {
    db,
    origin,
    now,
    timeoutMs,
    server = {},
  }: {
    readonly db: Queryable
    /** The gateway's own address. */
    readonly origin: string
    readonly now: () => Date
    readonly timeoutMs: number
    /** Another server than Stripe's, for tests. */
    readonly server?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>
  },
): { readonly port: PaymentPort; readonly routes: readonly PlainRoute[] } {
  const stripe = new Stripe(secretKey, {
    // Recovery repeats a request under its own key; a repetition in between would hide how long.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...server,
  })
  const records = stripeRecords(db, now)
  return {
    port: stripePort({ stripe, records, webhookSecret, gatewayOrigin: origin, now }),
    routes: stripeFrameRoutes({ stripe, records, publishableKey, origin, now }),
  }
}
