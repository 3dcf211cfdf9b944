import recorded from './recorded/stripe.json' with { type: 'json' }
import { openVendorServer } from './vendor-server.ts'
import type { VendorAnswer, VendorRequest } from './vendor-server.ts'

type Intent = Omit<
  typeof recorded.payment_intent,
  'next_action' | 'last_payment_error' | 'customer' | 'setup_future_usage' | 'metadata'
> & {
  next_action: typeof recorded.next_action | null
  last_payment_error: { code: string; decline_code?: string } | null
  customer: string | null
  setup_future_usage: string | null
  metadata: Record<string, string>
}

/** The end of a confirmation by the payment method: `pm_card_<code>` declines with that code. */
const CHALLENGED = 'pm_card_threeDSecureRequired'

const missing = { status: 404, json: recorded.invalid_request }
const withMetadata = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key === undefined ? [] : [[key, value] as const]
    }),
  )

/** Stripe's API as far as the adapter uses it, with Stripe's own shapes and its idempotency. */
export async function openStripeServer() {
  const intents = new Map<string, Intent>()
  const methods = new Map<string, typeof recorded.payment_method & { customer: string | null }>()
  const refunds: (typeof recorded.refund & { metadata: Record<string, string> })[] = []
  const repeated = new Map<string, { readonly text: string; readonly answer: VendorAnswer }>()
  let count = 0
  const nextId = (prefix: string) => `${prefix}_${(count += 1)}`

  const error = (code: string, type = 'invalid_request_error', status = 400) => ({
    status,
    json: { error: { ...recorded.invalid_request.error, code, type } },
  })

  function confirm(intent: Intent): VendorAnswer {
    if (intent.status !== 'requires_confirmation') return error('payment_intent_unexpected_state')
    const [, code] = /^pm_card_(\w+)$/.exec(intent.payment_method) ?? []
    if (intent.payment_method === CHALLENGED) {
      Object.assign(intent, { status: 'requires_action', next_action: recorded.next_action })
      return { status: 200, json: intent }
    }
    if (code === undefined) {
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
      return { status: 200, json: intent }
    }
    const failed = { ...recorded.card_error.error, code: 'card_declined', decline_code: code }
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: failed })
    return { status: 402, json: { error: { ...failed, payment_intent: intent } } }
  }

  function route({ method, path, text }: VendorRequest): VendorAnswer {
    const { pathname, searchParams } = new URL(path, 'http://stripe.test')
    const [, , resource = '', id = '', action = ''] = pathname.split('/')
    const form = new URLSearchParams(text)
    const intent = intents.get(id)
    switch (`${method} ${resource}${id === '' ? '' : '/id'}${action === '' ? '' : `/${action}`}`) {
      case 'POST payment_intents': {
        const amount = Number(form.get('amount'))
        if (amount < 50) return error('amount_too_small')
        if (form.get('payment_method') === 'pm_unknown') return missing
        const made: Intent = {
          ...recorded.payment_intent,
          id: nextId('pi'),
          amount,
          currency: form.get('currency') ?? '',
          payment_method: form.get('payment_method') ?? '',
          customer: form.get('customer'),
          setup_future_usage: form.get('setup_future_usage'),
          metadata: withMetadata(form),
          next_action: null,
          last_payment_error: null,
        }
        intents.set(made.id, made)
        return { status: 200, json: made }
      }
      case 'GET payment_intents/id':
        return intent ? { status: 200, json: intent } : missing
      case 'POST payment_intents/id/confirm':
        return intent ? confirm(intent) : missing
      case 'POST payment_intents/id/cancel':
        if (!intent) return missing
        if (intent.status === 'succeeded') return error('payment_intent_unexpected_state')
        intent.status = 'canceled'
        return { status: 200, json: intent }
      case 'GET payment_methods/id':
        if (id === 'pm_unknown') return missing
        return {
          status: 200,
          json: methods.get(id) ?? { ...recorded.payment_method, id, customer: null },
        }
      case 'POST payment_methods/id/detach':
        methods.delete(id)
        return { status: 200, json: { ...recorded.payment_method, id } }
      case 'POST customers':
        return { status: 200, json: { ...recorded.customer, id: nextId('cus') } }
      case 'GET refunds':
        return {
          status: 200,
          json: {
            ...recorded.refunds,
            data: refunds.filter(
              (each) => each.payment_intent === searchParams.get('payment_intent'),
            ),
          },
        }
      case 'POST refunds': {
        const made = {
          ...recorded.refund,
          id: nextId('re'),
          amount: Number(form.get('amount')),
          payment_intent: form.get('payment_intent') ?? '',
          metadata: withMetadata(form),
        }
        refunds.push(made)
        return { status: 200, json: made }
      }
      default:
        return missing
    }
  }

  const server = await openVendorServer(
    (request) => {
      if (request.headers.authorization !== 'Bearer sk_test_secret')
        return error('', 'invalid_request_error', 401)
      const key = String(request.headers['idempotency-key'] ?? '')
      const before = request.method === 'POST' && key !== '' ? repeated.get(key) : undefined
      if (before)
        return before.text === request.text ? before.answer : error('', 'idempotency_error')
      const answer = structuredClone(route(request))
      if (key !== '' && answer.status < 500) repeated.set(key, { text: request.text, answer })
      return answer
    },
    ({ method, path }) => method === 'POST' && /\/(confirm|refunds)$/.test(path),
  )
  return {
    ...server,
    /** Returns the amounts that Stripe has charged. */
    charged: () =>
      [...intents.values()].flatMap(({ status, amount }) =>
        status === 'succeeded' ? [amount] : [],
      ),
    refunded: () => refunds.map(({ amount }) => amount),
    /** The shopper's answer on the bank's page. */
    answerChallenge: (key: string, isConfirmed: boolean) => {
      const intent = [...intents.values()].find(({ metadata }) => metadata['selvage_key'] === key)
      if (intent?.status !== 'requires_action') return
      Object.assign(
        intent,
        isConfirmed
          ? { status: 'succeeded', next_action: null }
          : {
              status: 'requires_payment_method',
              next_action: null,
              last_payment_error: { code: 'payment_intent_authentication_failure' },
            },
      )
    },
    saveMethod: (id: string, customer: string) => {
      methods.set(id, { ...recorded.payment_method, id, customer } as never)
    },
    intentOf: (key: string) =>
      [...intents.values()].find(({ metadata }) => metadata['selvage_key'] === key),
  }
}
