import recorded from './recorded/paypal.json' with { type: 'json' }
import { openVendorServer } from './vendor-server.ts'
import type { VendorAnswer, VendorRequest } from './vendor-server.ts'

interface Order {
  readonly id: string
  status: string
  readonly purchase_units: {
    custom_id: string
    amount: { currency_code: string; value: string }
    payments?: { captures: (typeof recorded.capture)[] }
  }[]
}

const problem = (issue: string, status = 422) => ({
  status,
  json: { ...recorded.unprocessable, details: [{ issue, description: issue }] },
})

/** PayPal's API as far as the adapter uses it, with PayPal's own shapes and its idempotency. */
export async function openPaypalServer() {
  const orders = new Map<string, Order>()
  const refunds: { captureId: string; minor: number; id: string }[] = []
  const repeated = new Map<string, VendorAnswer>()
  let count = 0
  let declines: string | undefined
  let isSigned = true
  const minorOf = (value: string) => Math.round(Number(value) * 100)
  const captureOf = (order: Order) => order.purchase_units[0]?.payments?.captures[0]
  const orderOf = (key: string) =>
    [...orders.values()].find(({ purchase_units: [unit] }) => unit?.custom_id === key)

  function create(text: string): VendorAnswer {
    const { purchase_units: units } = JSON.parse(text) as Pick<Order, 'purchase_units'>
    const [unit] = units
    if (unit?.amount.currency_code === 'XXX') return problem('CURRENCY_NOT_SUPPORTED')
    const id = `ORDER${(count += 1)}`
    const order = { ...structuredClone(recorded.order), id, purchase_units: units }
    orders.set(id, order)
    return { status: 201, json: order }
  }

  function capture(order: Order): VendorAnswer {
    if (order.status === 'COMPLETED') return problem('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return problem('ORDER_NOT_APPROVED')
    if (declines !== undefined) return problem(declines)
    const [unit] = order.purchase_units
    if (!unit) return problem('MISSING_REQUIRED_PARAMETER', 400)
    const made = { ...recorded.capture, id: `CAPTURE${order.id}`, amount: unit.amount }
    Object.assign(order, { status: 'COMPLETED' })
    unit.payments = { captures: [made] }
    return { status: 201, json: order }
  }

  function refund(captureId: string, text: string): VendorAnswer {
    const order = [...orders.values()].find((each) => captureOf(each)?.id === captureId)
    if (!order) return { status: 404, json: recorded.not_found }
    const { amount } = JSON.parse(text) as { amount: { currency_code: string; value: string } }
    const given = refunds
      .filter((each) => each.captureId === captureId)
      .reduce((sum, { minor }) => sum + minor, 0)
    const all = minorOf(captureOf(order)?.amount.value ?? '0')
    if (given + minorOf(amount.value) > all) return problem('REFUND_AMOUNT_EXCEEDED')
    const id = `REFUND${(count += 1)}`
    refunds.push({ captureId, minor: minorOf(amount.value), id })
    return { status: 201, json: { ...recorded.refund, id, amount } }
  }

  function route({ method, path, text }: VendorRequest): VendorAnswer {
    if (path === '/v1/oauth2/token') return { status: 200, json: recorded.token }
    if (path === '/v1/notifications/verify-webhook-signature')
      return {
        status: 200,
        json: { verification_status: isSigned ? 'SUCCESS' : 'FAILURE' },
      }
    const [, , kind = '', resource = '', id = '', action = ''] = path.split('/')
    const order = orders.get(id)
    if (method === 'POST' && path === '/v2/checkout/orders') return create(text)
    if (kind === 'payments' && resource === 'captures' && action === 'refund')
      return refund(id, text)
    if (!order) return { status: 404, json: recorded.not_found }
    return action === 'capture' ? capture(order) : { status: 200, json: order }
  }

  const server = await openVendorServer(
    (request) => {
      const key = request.headers['paypal-request-id']
      const before = typeof key === 'string' ? repeated.get(key) : undefined
      if (before) return before
      const answer = structuredClone(route(request))
      if (typeof key === 'string' && answer.status < 300) repeated.set(key, answer)
      return answer
    },
    ({ method, path }) => method === 'POST' && /\/(capture|refund)$/.test(path),
  )
  return {
    ...server,
    charged: () =>
      [...orders.values()].flatMap((order) => {
        const made = captureOf(order)
        return made ? [minorOf(made.amount.value)] : []
      }),
    refunded: () => refunds.map(({ minor }) => minor),
    /** The shopper pays on PayPal's page. */
    approve: (key: string) => {
      const order = orderOf(key)
      if (order?.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED'
    },
    /** PayPal deletes an order that nobody approved. */
    forget: (key: string) => {
      const order = orderOf(key)
      if (order) orders.delete(order.id)
    },
    declineWith: (issue: string | undefined) => {
      declines = issue
    },
    signed: (value: boolean) => {
      isSigned = value
    },
  }
}
