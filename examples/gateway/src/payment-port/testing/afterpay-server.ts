import recorded from './recorded/afterpay.json' with { type: 'json' }
import { openVendorServer } from './vendor-server.ts'
import type { VendorAnswer, VendorRequest } from './vendor-server.ts'

interface Money {
  readonly amount: string
  readonly currency: string
}
interface Checkout {
  readonly key: string
  readonly amount: Money
  approved: boolean
}

const problem = (errorCode: string, status: number): VendorAnswer => ({
  status,
  json: { ...recorded.error, errorCode, httpStatusCode: status },
})

/** Afterpay's API as far as the adapter uses it, with Afterpay's own shapes and its idempotency. */
export async function openAfterpayServer() {
  const checkouts = new Map<string, Checkout>()
  const payments = new Map<string, { readonly id: string; readonly amount: Money }>()
  const refunds: { readonly id: string; readonly minor: number }[] = []
  const repeated = new Map<string, VendorAnswer>()
  let count = 0
  let failure: VendorAnswer | undefined
  const minorOf = ({ amount }: Money) => Math.round(Number(amount) * 100)

  function open(body: {
    readonly amount: Money
    readonly merchantReference: string
  }): VendorAnswer {
    if (body.amount.currency === 'XXX') return problem('unsupported_currency', 422)
    const token = `002.${(count += 1)}`
    checkouts.set(token, { key: body.merchantReference, amount: body.amount, approved: false })
    return { status: 201, json: { ...recorded.checkout, token } }
  }

  function capture({ token }: { readonly token: string }): VendorAnswer {
    const checkout = checkouts.get(token)
    if (!checkout) return problem('invalid_token', 402)
    if (!checkout.approved) return problem('precondition_failed', 412)
    if (failure) return failure
    const id = `10010${(count += 1)}`
    payments.set(id, { id, amount: checkout.amount })
    return { status: 201, json: { ...recorded.payment, id, originalAmount: checkout.amount } }
  }

  function refund(id: string, { amount }: { readonly amount: Money }): VendorAnswer {
    const payment = payments.get(id)
    if (!payment) return problem('not_found', 404)
    const given = refunds
      .filter((each) => each.id === id)
      .reduce((sum, { minor }) => sum + minor, 0)
    if (given + minorOf(amount) > minorOf(payment.amount)) return problem('invalid_amount', 422)
    refunds.push({ id, minor: minorOf(amount) })
    return { status: 201, json: { ...recorded.refund, refundId: `R${(count += 1)}`, amount } }
  }

  function route({ path, text }: VendorRequest): VendorAnswer {
    const body = JSON.parse(text) as never
    if (path === '/v2/checkouts') return open(body)
    if (path === '/v2/payments/capture') return capture(body)
    const [, id] = /^\/v2\/payments\/([^/]+)\/refund$/.exec(path) ?? []
    return id === undefined ? problem('not_found', 404) : refund(id, body)
  }

  const server = await openVendorServer(
    (request) => {
      const { requestId = '' } = JSON.parse(request.text) as { requestId?: string }
      const before = repeated.get(requestId)
      if (before) return before
      const answer = structuredClone(route(request))
      if (requestId !== '' && answer.status < 300) repeated.set(requestId, answer)
      return answer
    },
    ({ path }) => /\/(capture|refund)$/.test(path),
  )
  return {
    ...server,
    charged: () => [...payments.values()].map(({ amount }) => minorOf(amount)),
    refunded: () => refunds.map(({ minor }) => minor),
    /** The shopper confirms on Afterpay's page. */
    approve: (key: string) => {
      for (const checkout of checkouts.values()) if (checkout.key === key) checkout.approved = true
    },
    forget: (key: string) => {
      for (const [token, checkout] of checkouts) if (checkout.key === key) checkouts.delete(token)
    },
    failWith: (answer: VendorAnswer | undefined) => {
      failure = answer
    },
    declined: { status: 402, json: { ...recorded.payment, status: 'DECLINED' } },
    problem,
  }
}
