import type { PaymentMethod } from '@selvage/core/payment'
import { closedCharge } from './closed-charge.ts'
import type { PaymentPort } from './payment-port.ts'

/** The adapters of a shop, by the method that each charges. */
export type VendorPorts = Readonly<Partial<Record<PaymentMethod, PaymentPort>>>

/**
 * One port of several vendors. A call about a key goes to the vendor of the attempt's method; about
 * a method without a vendor it fails, and so nothing is charged.
 */
export function vendorsPort(
  ports: VendorPorts,
  methodOf: (key: string) => Promise<PaymentMethod | undefined>,
): PaymentPort {
  const portFor = (method: PaymentMethod): PaymentPort => {
    const port = ports[method]
    if (!port) throw new Error(`No vendor is configured for ${method}.`)
    return port
  }
  const portOf = async (key: string) => {
    const method = await methodOf(key)
    return method && portFor(method)
  }
  return {
    providerOf: (method) => ports[method]?.providerOf(method) ?? method,
    openSession: async (request) => portFor('card').openSession(request),
    token: async (token) => portFor('card').token(token),
    charge: async (request) =>
      ports[request.method]?.charge(request) ?? { kind: 'rejected', reason: 'method_unavailable' },
    find: async (key) => (await portOf(key))?.find(key) ?? null,
    cancel: async (key) => (await portOf(key))?.cancel(key) ?? closedCharge(key),
    refund: async (request) =>
      (await portOf(request.chargeKey))?.refund(request) ?? {
        kind: 'rejected',
        reason: 'charge_unknown',
      },
    forgetCard: async (request) => portFor('saved_card').forgetCard(request),
    verify: () => false,
    async readEvent(vendor, event) {
      const port = Object.values(ports).find((each) => each.providerOf('card') === vendor)
      return port?.readEvent(vendor, event)
    },
  }
}
