import type { PortCharge } from './payment-port.ts'

/** The charge of a key that was closed before anything was charged with it. */
export const closedCharge = (key: string): PortCharge => ({
  id: `closed_${key}`,
  key,
  amountMinor: 0,
  currency: '',
  status: 'cancelled',
  failure: null,
  actionUrl: null,
  savedCardId: null,
})
