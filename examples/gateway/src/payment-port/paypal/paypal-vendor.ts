import {
  ApiError,
  CheckoutPaymentIntent,
  OrdersController,
  PaymentsController,
  PayeePaymentMethodPreference,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import type { Client, Order, OrdersCapture } from '@paypal/paypal-server-sdk'
import * as v from 'valibot'
import { fromDecimal, toDecimal } from '../decimal.ts'
import { VendorRejection } from '../redirect-vendor.ts'
import type { CaptureOutcome, RedirectVendor } from '../redirect-vendor.ts'
import { paypalIssue } from './paypal-issues.table.ts'
import { isSignedByPaypal } from './paypal-signature.ts'

interface PaypalOptions {
  readonly client: Client
  /** PayPal's id of the webhook, which its signatures are about. */
  readonly webhookId: string
}

const problem = v.object({
  name: v.string(),
  details: v.optional(v.array(v.object({ issue: v.string() })), []),
})

/** The name and the issues with which PayPal answered; undefined for any other error. */
function issuesOf(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiError) || error.statusCode >= 500 || error.statusCode === 429)
    return undefined
  const read = v.safeParse(problem, error.result)
  return read.success ? [...read.output.details.map(({ issue }) => issue), read.output.name] : []
}

/** Turns an answer that rejects a request into a rejection; every other error stays what it is. */
function rejected(error: unknown): unknown {
  const issues = issuesOf(error)
  if (!issues || !(error instanceof ApiError)) return error
  if (error.statusCode === 401 || error.statusCode === 403)
    return new VendorRejection('method_unavailable')
  // The same request under the same id is still being worked on: nobody knows how it ends.
  if (error.statusCode === 409) return error
  const code = issues.map(paypalIssue).find((known) => known !== undefined)
  return new VendorRejection(issues[0] ?? 'invalid', code)
}

/** PayPal's own payments: an order that its shopper approves, and one capture of it. */
export function paypalVendor({ client, webhookId }: PaypalOptions): RedirectVendor {
  const orders = new OrdersController(client)
  const payments = new PaymentsController(client)

  return {
    name: 'paypal',
    async open({ key, amountMinor, currency, returnUrl, cancelUrl, language }) {
      const { result } = await orders
        .createOrder({
          paypalRequestId: key,
          prefer: 'return=representation',
          body: {
            intent: CheckoutPaymentIntent.Capture,
            purchaseUnits: [
              {
                customId: key,
                amount: { currencyCode: currency, value: toDecimal(amountMinor) },
              },
            ],
            paymentSource: {
              paypal: {
                experienceContext: {
                  returnUrl,
                  cancelUrl,
                  locale: language.replace('_', '-'),
                  userAction: PaypalExperienceUserAction.PayNow,
                  shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
                  paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
                },
              },
            },
          },
        })
        .catch((error: unknown) => {
          throw rejected(error)
        })
      const page = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      if (result.id === undefined || !page) throw new Error('PayPal opened no order.')
      return { reference: result.id, actionUrl: page.href }
    },
    async capture({ reference, key }): Promise<CaptureOutcome> {
      let order: Order
      try {
        order = (await orders.getOrder({ id: reference })).result
      } catch (error) {
        // An order that nobody approved is deleted after some hours.
        if (error instanceof ApiError && error.statusCode === 404)
          return { kind: 'failed', code: 'PAYMENT_EXPIRED' }
        throw error
      }
      if (order.status === 'VOIDED') return { kind: 'failed', code: 'PAYMENT_CANCELED' }
      if (order.status === 'COMPLETED') return outcomeOf(order)
      if (order.status !== 'APPROVED') return { kind: 'waiting' }
      try {
        const { result } = await orders.captureOrder({
          id: reference,
          paypalRequestId: `${key}-capture`,
          prefer: 'return=representation',
        })
        return outcomeOf(result)
      } catch (error) {
        const issues = issuesOf(error)
        if (!issues || !(error instanceof ApiError) || error.statusCode !== 422) throw error
        if (issues.includes('ORDER_ALREADY_CAPTURED'))
          return outcomeOf((await orders.getOrder({ id: reference })).result)
        if (issues.includes('ORDER_NOT_APPROVED')) return { kind: 'waiting' }
        const code = issues.map(paypalIssue).find((known) => known !== undefined)
        return { kind: 'failed', code: code ?? 'PAYMENT_FAILED' }
      }
    },
    async refund({ key, captureId, amountMinor, currency }) {
      const { result } = await payments
        .refundCapturedPayment({
          captureId,
          paypalRequestId: key,
          prefer: 'return=representation',
          body: { amount: { currencyCode: currency, value: toDecimal(amountMinor) } },
        })
        .catch((error: unknown) => {
          const issues = issuesOf(error) ?? []
          const isTooLarge =
            issues.includes('REFUND_AMOUNT_EXCEEDED') || issues.includes('CAPTURE_FULLY_REFUNDED')
          throw isTooLarge ? new VendorRejection('refund_too_large') : rejected(error)
        })
      const { id, amount, status } = result
      if (status === 'FAILED' || status === 'CANCELLED')
        return { kind: 'rejected', reason: `refund_${status.toLowerCase()}` }
      if (id === undefined || !amount) throw new Error('PayPal named no refund.')
      const { value, currencyCode } = amount
      return {
        kind: 'refund',
        refund: { id, amountMinor: fromDecimal(value), currency: currencyCode },
      }
    },
    async readEvent(_vendor, event) {
      if (!(await isSignedByPaypal(client, { webhookId, ...event }))) return undefined
      const read = v.safeParse(paypalEvent, JSON.parse(event.rawBody))
      if (!read.success) return undefined
      const { id, event_type: type, resource } = read.output
      return { id, type, key: resource.custom_id ?? resource.purchase_units[0]?.custom_id ?? null }
    },
  }
}

const paypalEvent = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.object({
    custom_id: v.optional(v.string()),
    purchase_units: v.optional(v.array(v.object({ custom_id: v.optional(v.string()) })), []),
  }),
})

function outcomeOf({ purchaseUnits }: Order): CaptureOutcome {
  const capture: OrdersCapture | undefined = purchaseUnits?.[0]?.payments?.captures?.[0]
  if (!capture?.id || !capture.amount) throw new Error('PayPal named no capture.')
  switch (capture.status) {
    case 'DECLINED':
    case 'FAILED':
      return { kind: 'failed', code: 'PAYMENT_FAILED' }
    case 'PENDING':
      return { kind: 'deciding' }
    case 'COMPLETED':
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED': {
      const { value, currencyCode: currency } = capture.amount
      return { kind: 'captured', id: capture.id, amountMinor: fromDecimal(value), currency }
    }
    default:
      throw new Error('PayPal named a state of a capture that is unknown.')
  }
}
