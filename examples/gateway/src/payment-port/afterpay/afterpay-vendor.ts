import * as v from 'valibot'
import { fromDecimal, toDecimal } from '../decimal.ts'
import { VendorRejection } from '../redirect-vendor.ts'
import type { CaptureOutcome, RedirectVendor } from '../redirect-vendor.ts'
import { errorCodeOf } from './afterpay-client.ts'
import type { AfterpayAnswer, AfterpaySend } from './afterpay-client.ts'
import { afterpayError } from './afterpay-errors.table.ts'

const money = v.object({ amount: v.string(), currency: v.string() })
const checkout = v.object({ token: v.string(), redirectCheckoutUrl: v.string() })
const payment = v.object({
  id: v.string(),
  status: v.picklist(['APPROVED', 'DECLINED']),
  originalAmount: money,
})
const refund = v.object({ refundId: v.string(), amount: money })

/** Reads an answer that Afterpay gave to the end; throws for one after which nobody knows more. */
function assertAnswered(answer: AfterpayAnswer): void {
  const { status } = answer
  if (status >= 500 || status === 429 || status === 409 || status < 200)
    throw new Error(`Afterpay answered ${status}.`)
  if (status === 401 || status === 403) throw new VendorRejection('method_unavailable')
}

function assertTaken(answer: AfterpayAnswer): void {
  assertAnswered(answer)
  if (answer.status < 300) return
  const code = errorCodeOf(answer)
  throw new VendorRejection(code === '' ? 'invalid' : code, afterpayError(code))
}

/** Afterpay's Online API v2: a checkout that its shopper confirms, and one capture of all of it. */
export function afterpayVendor(send: AfterpaySend): RedirectVendor {
  return {
    name: 'afterpay',
    async open({ key, amountMinor, currency, returnUrl, cancelUrl, shopper }) {
      const [givenNames = '', ...rest] = shopper.name.trim().split(/\s+/)
      const answer = await send('/v2/checkouts', {
        amount: { amount: toDecimal(amountMinor), currency },
        consumer: { givenNames, surname: rest.join(' ') || givenNames, email: shopper.email },
        merchant: { redirectConfirmUrl: returnUrl, redirectCancelUrl: cancelUrl },
        merchantReference: key,
      })
      assertTaken(answer)
      const { token, redirectCheckoutUrl } = v.parse(checkout, answer.json)
      return { reference: token, actionUrl: redirectCheckoutUrl }
    },
    async capture({ reference, key }): Promise<CaptureOutcome> {
      const answer = await send('/v2/payments/capture', {
        token: reference,
        requestId: key,
        merchantReference: key,
      })
      assertAnswered(answer)
      const read = v.safeParse(payment, answer.json)
      if (read.success) {
        const { id, status, originalAmount } = read.output
        if (status === 'DECLINED') return { kind: 'failed', code: 'AFTERPAY_DECLINED' }
        const { amount, currency } = originalAmount
        return { kind: 'captured', id, amountMinor: fromDecimal(amount), currency }
      }
      if (answer.status < 300) throw new Error('Afterpay named no payment.')
      // The shopper has not confirmed it.
      if (answer.status === 412) return { kind: 'waiting' }
      const code = afterpayError(errorCodeOf(answer))
      if (code === undefined) throw new Error(`Afterpay answered ${answer.status}.`)
      return { kind: 'failed', code }
    },
    async refund({ key, captureId, amountMinor, currency }) {
      const answer = await send(`/v2/payments/${encodeURIComponent(captureId)}/refund`, {
        requestId: key,
        amount: { amount: toDecimal(amountMinor), currency },
        merchantReference: key,
      })
      assertAnswered(answer)
      if (answer.status === 412 || answer.status === 422)
        throw new VendorRejection('refund_too_large')
      assertTaken(answer)
      const { refundId: id, amount } = v.parse(refund, answer.json)
      return {
        kind: 'refund',
        refund: { id, amountMinor: fromDecimal(amount.amount), currency: amount.currency },
      }
    },
    // It sends no events: what became of a payment is asked for.
    readEvent: async () => undefined,
  }
}
