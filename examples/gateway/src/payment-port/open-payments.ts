import type { PaymentMethod } from '@selvage/core/payment'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { attempts } from '../db/schema/payment.ts'
import type { PlainRoute } from '../http/handle.ts'
import type { PaymentPort } from './payment-port.ts'
import { openSandbox } from './sandbox-port.ts'
import { readVendors } from './vendor-settings.ts'
import type { VendorSettings } from './vendor-settings.ts'
import { vendorsPort } from './vendors-port.ts'

/** After this long without an answer the outcome is unknown, ms. */
const TIMEOUT_MS = 10_000

/** The way to the payment provider, and the pages that it needs of the gateway. */
export interface Payments {
  readonly port: PaymentPort
  readonly routes: readonly PlainRoute[]
}

interface VendorOptions {
  readonly db: Queryable
  /** The gateway's own address. */
  readonly origin: string
  readonly now: () => Date
}

/** Opens the vendors that the environment configures, else the sandbox. */
export async function openPayments(
  sandbox: Parameters<typeof openSandbox>[0],
  options: VendorOptions,
): Promise<Payments> {
  return (
    (await openVendors(readVendors(sandbox.env), options)) ?? {
      port: openSandbox(sandbox),
      routes: [],
    }
  )
}

/** Loads the code of the configured vendors alone; undefined without any. */
async function openVendors(
  settings: VendorSettings,
  { db, origin, now }: VendorOptions,
): Promise<Payments | undefined> {
  const ports: Partial<Record<PaymentMethod, PaymentPort>> = {}
  const routes: PlainRoute[] = []
  if (settings.stripe) {
    const { openStripe } = await import('./stripe/open-stripe.ts')
    const stripe = openStripe(settings.stripe, { db, origin, now, timeoutMs: TIMEOUT_MS })
    Object.assign(ports, { card: stripe.port, saved_card: stripe.port })
    routes.push(...stripe.routes)
  }
  if (settings.paypal) {
    const { openPaypal } = await import('./paypal/open-paypal.ts')
    ports.paypal = openPaypal(settings.paypal, { db, origin, now, timeoutMs: TIMEOUT_MS })
  }
  if (settings.afterpay) {
    const { openAfterpay } = await import('./afterpay/open-afterpay.ts')
    ports.afterpay = openAfterpay(settings.afterpay, { db, origin, now, timeoutMs: TIMEOUT_MS })
  }
  if (Object.keys(ports).length === 0) return undefined
  const methodOf = async (key: string) => {
    const [row] = await db
      .select({ method: attempts.method })
      .from(attempts)
      .where(eq(attempts.id, key))
    return row?.method
  }
  return { port: vendorsPort(ports, methodOf), routes }
}
