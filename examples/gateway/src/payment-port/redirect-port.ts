import { isErrorCode } from '@selvage/core/errors'
import * as v from 'valibot'
import type { Queryable } from '../db/database.ts'
import { closedCharge } from './closed-charge.ts'
import type { ChargeOutcome, PaymentPort, PortCharge } from './payment-port.ts'
import { VendorRejection } from './redirect-vendor.ts'
import type { CaptureOutcome, RedirectVendor } from './redirect-vendor.ts'
import { vendorRecordsOf } from './vendor-store.ts'

const record = v.object({
  /** `capturing`: somebody may be asking the vendor for the money now. */
  state: v.picklist(['open', 'capturing', 'captured', 'failed', 'closed']),
  reference: v.string(),
  actionUrl: v.string(),
  cartId: v.string(),
  /** The amount that was asked for; once it is captured, the one that the vendor has taken. */
  amountMinor: v.number(),
  currency: v.string(),
  captureId: v.nullable(v.string()),
  code: v.nullable(v.string()),
})
type Payment = v.InferOutput<typeof record>
type Captured = Extract<CaptureOutcome, { kind: 'captured' }>

const isOpen = ({ state }: Payment): boolean => state === 'open' || state === 'capturing'
/** Closing gives way to captures that are under way, so many times at most. */
const CLOSING_ROUNDS = 5

const CLOSED: Payment = {
  state: 'closed',
  reference: '',
  actionUrl: '',
  cartId: '',
  amountMinor: 0,
  currency: '',
  captureId: null,
  code: null,
}

/**
 * Payments that their shoppers approve at another company. Asking how a key stands captures what
 * was approved. A key that was closed is never captured: a capture that came back after it is given
 * back at once.
 */
export function redirectPort({
  vendor,
  db,
  gatewayOrigin,
  now,
}: {
  readonly vendor: RedirectVendor
  readonly db: Queryable
  readonly gatewayOrigin: string
  readonly now: () => Date
}): PaymentPort {
  const payments = vendorRecordsOf(db, { vendor: vendor.name, kind: 'charge', schema: record, now })

  function asCharge(key: string, payment: Payment): PortCharge {
    if (payment.state === 'closed') return closedCharge(key)
    const { amountMinor, currency, captureId, code } = payment
    const base = { ...closedCharge(key), amountMinor, currency }
    if (payment.state === 'captured')
      return { ...base, id: captureId ?? payment.reference, status: 'succeeded' }
    const id = payment.reference
    if (payment.state === 'failed')
      return { ...base, id, status: 'failed', failure: isErrorCode(code) ? code : 'PAYMENT_FAILED' }
    // Nothing is left for the shopper to do while the vendor has the payment.
    const actionUrl = payment.state === 'open' ? payment.actionUrl : null
    return { ...base, id, status: 'pending', actionUrl }
  }

  /** Writes the change, unless another came first; returns how the key stands then. */
  async function change(key: string, before: Payment, after: Payment): Promise<Payment> {
    return (await payments.replace(key, before, after))
      ? after
      : ((await payments.find(key)) ?? before)
  }

  /** Writes how a capture ended, whatever others wrote meanwhile, but not over another end. */
  async function end(key: string, ended: Pick<Payment, 'state'> & Partial<Payment>) {
    for (;;) {
      const before = await payments.find(key)
      if (!before) throw new Error('A payment that was captured is unknown.')
      if (!isOpen(before)) return before
      const after = { ...before, ...ended }
      if (await payments.replace(key, before, after)) return after
    }
  }

  /**
   * Gives a capture back whose key was closed meanwhile. Where that fails, the charge is shown, so
   * that a person hears of it.
   */
  async function giveBack(key: string, closed: Payment, captured: Captured): Promise<Payment> {
    const { id: captureId, amountMinor, currency } = captured
    const refund = await vendor
      .refund({ key: `closed-${key}`, captureId, amountMinor, currency })
      .catch(() => undefined)
    if (refund?.kind === 'refund') return closed
    return change(key, closed, { ...closed, state: 'captured', captureId, amountMinor, currency })
  }

  /** Captures an open payment whose shopper has approved it, and gives how it stands. */
  async function settle(key: string, found: Payment): Promise<Payment> {
    if (!isOpen(found)) return found
    const capturing = await change(key, found, { ...found, state: 'capturing' })
    if (capturing.state !== 'capturing') return capturing
    const outcome = await vendor.capture({ reference: found.reference, key })
    switch (outcome.kind) {
      case 'captured': {
        const { id: captureId, amountMinor, currency } = outcome
        const after = await end(key, { state: 'captured', captureId, amountMinor, currency })
        return after.state === 'closed' ? giveBack(key, after, outcome) : after
      }
      case 'failed':
        return end(key, { state: 'failed', code: outcome.code })
      case 'waiting':
        return change(key, capturing, { ...capturing, state: 'open' })
      case 'deciding':
        return capturing
    }
  }

  return {
    providerOf: () => vendor.name,
    async openSession() {
      throw new Error(`${vendor.name} has no card fields.`)
    },
    token: async () => null,
    async charge(request): Promise<ChargeOutcome> {
      const { key, cartId, amountMinor, currency } = request
      try {
        let payment = await payments.find(key)
        if (!payment) {
          const cancelUrl = `${gatewayOrigin}/payments/canceled/${encodeURIComponent(key)}`
          const opened = await vendor.open({ ...request, cancelUrl })
          assertPage(opened.actionUrl)
          const asked = { cartId, amountMinor, currency, captureId: null, code: null }
          payment = await payments.keep(key, { state: 'open', ...opened, ...asked })
          return { kind: 'charge', charge: asCharge(key, payment) }
        }
        const isOther =
          payment.state !== 'closed' &&
          (payment.cartId !== cartId ||
            (payment.state !== 'captured' &&
              (payment.amountMinor !== amountMinor || payment.currency !== currency)))
        if (isOther) return { kind: 'rejected', reason: 'key_reused' }
        return { kind: 'charge', charge: asCharge(key, await settle(key, payment)) }
      } catch (error) {
        if (!(error instanceof VendorRejection)) return { kind: 'unknown' }
        const { reason, code } = error
        return { kind: 'rejected', reason, ...(code !== undefined && { code }) }
      }
    },
    async find(key) {
      const payment = await payments.find(key)
      return payment ? asCharge(key, await settle(key, payment)) : null
    },
    async cancel(key) {
      let payment = await payments.keep(key, CLOSED)
      for (let round = 0; round < CLOSING_ROUNDS && isOpen(payment); round += 1)
        // While it is being captured, how that ends is found out first.
        payment =
          payment.state === 'capturing'
            ? await settle(key, payment)
            : await change(key, payment, { ...payment, state: 'closed' })
      const charge = asCharge(key, payment)
      if (charge.status === 'pending') throw new Error(`${vendor.name} has not decided.`)
      return charge
    },
    async refund({ key, chargeKey, amountMinor, currency }) {
      const payment = await payments.find(chargeKey)
      if (payment?.state !== 'captured' || payment.captureId === null)
        return { kind: 'rejected', reason: 'charge_unknown' }
      if (payment.currency !== currency) return { kind: 'rejected', reason: 'currency_mismatch' }
      const { captureId } = payment
      return vendor.refund({ key, captureId, amountMinor, currency }).catch((error: unknown) => {
        if (!(error instanceof VendorRejection)) return { kind: 'unknown' }
        return { kind: 'rejected', reason: error.reason }
      })
    },
    forgetCard: async () => true,
    verify: () => false,
    readEvent: (...event) => vendor.readEvent(...event),
  }
}

/** The shopper is sent there: it must be a page of the web. */
function assertPage(url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error('A vendor named an address that is none of a page.')
}
