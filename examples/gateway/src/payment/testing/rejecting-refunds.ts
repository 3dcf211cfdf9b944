import type { PaymentPort } from '../../payment-port/payment-port.ts'

/** A provider that rejects refunds while `isOn`. */
export function rejectingRefunds() {
  const rejecting = {
    isOn: false,
    wrap: (port: PaymentPort): PaymentPort => ({
      ...port,
      refund: async (request) =>
        rejecting.isOn ? { kind: 'rejected', reason: 'charge_unknown' } : port.refund(request),
    }),
  }
  return rejecting
}
