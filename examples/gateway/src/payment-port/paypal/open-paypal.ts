import type { Agent } from 'node:https'
import { Client, Environment } from '@paypal/paypal-server-sdk'
import type { Queryable } from '../../db/database.ts'
import type { PaymentPort } from '../payment-port.ts'
import { redirectPort } from '../redirect-port.ts'
import type { VendorSettings } from '../vendor-settings.ts'
import { paypalVendor } from './paypal-vendor.ts'

/** Opens the way to PayPal. */
export function openPaypal(
  { clientId, clientSecret, webhookId, isLive }: NonNullable<VendorSettings['paypal']>,
  {
    db,
    origin,
    now,
    timeoutMs,
    agent,
  }: {
    readonly db: Queryable
    readonly origin: string
    readonly now: () => Date
    readonly timeoutMs: number
    /** Another way to PayPal than the network's, for tests. */
    readonly agent?: Agent
  },
): PaymentPort {
  const client = new Client({
    environment: isLive ? Environment.Production : Environment.Sandbox,
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    ...(agent && { httpClientOptions: { httpsAgent: agent } }),
  })
  const vendor = paypalVendor({ client, webhookId })
  return redirectPort({ vendor, db, gatewayOrigin: origin, now })
}
