import { randomBytes } from 'node:crypto'
import type { Body, Reply } from './reply.ts'

/** A way to a server: the network, or an app in this process. */
export type Send = (request: Request) => Promise<Response>

export interface ShopAddresses {
  readonly gateway: { readonly url: string; readonly send: Send }
  readonly provider: { readonly url: string; readonly send: Send }
  readonly storefrontOrigin: string
}

export const GOOD_ADDRESS = {
  full_name: 'Ada Byron',
  address_line_1: '12 Analytical Row',
  address_line_2: '',
  city: 'Albany',
  state: 'NY',
  zipcode: '12201',
  country: 'US',
  phone: '+1 518 555 0100',
  email: 'ada@example.com',
  email_retype: 'ada@example.com',
  newsletter_opt_in: false,
}
export const GOOD_CARD = '4242424242424242'
export const NO_GIFT = { is_gift: false, remove_prices: false, message: '' }

/** The code of an answer's first error. */
export const errorCode = (reply: Reply) => reply.json.errors?.[0]?.code

/** Sends a request again while the gateway is too busy for it, as clients do. */
export async function served(request: () => Promise<Reply>): Promise<Reply> {
  let reply = await request()
  while (reply.status === 503) reply = await request()
  return reply
}

export const newAttemptId = () => randomBytes(16).toString('base64url')

/** A guest who shops over HTTP as a storefront would, and remembers cookies, version and total. */
export function createShopper(shop: ShopAddresses) {
  const cookies = new Map<string, string>()
  const state = { cartId: '', version: 0, total: 0, currency: 'USD', creditMinor: 0 }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const answer = await shop.gateway.send(
      new Request(new URL(path, shop.gateway.url), {
        method,
        headers: {
          origin: shop.storefrontOrigin,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          host: new URL(shop.gateway.url).host,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    const json = (await answer.json().catch(() => ({}))) as Body
    const order = json.checkout?.order ?? json.addToCart?.cart ?? json.order
    // A placed order is no cart that goes on.
    if (answer.ok && order && 'pricing' in order)
      Object.assign(state, {
        cartId: order.id,
        version: order.version,
        total: order.pricing.raw_total,
        currency: order.pricing.currency,
      })
    const { credits } = json.checkout ?? {}
    if (answer.ok && credits)
      state.creditMinor = credits.reduce(
        (sum, { raw_amount: raw }) => sum + Math.round(raw * 100),
        0,
      )
    return { status: answer.status, json }
  }

  const versioned = () => ({ 'if-match': `"${state.version}"` })
  const good = async (reply: Promise<Reply>): Promise<Reply> => {
    const read = await reply
    if (read.status >= 300) throw new Error(`${read.status} ${JSON.stringify(read.json)}`)
    return read
  }

  const shopper = {
    state,
    call,
    versioned,
    begin: (options: object = {}) => good(call('POST', '/guests', { kind: 'session', ...options })),
    add: (designId = 2, quantity = 1, more: object = {}) =>
      good(
        call(
          'POST',
          '/api/spoonflower/add-to-cart',
          {
            fabric: 'PETAL_SIGNATURE_COTTON',
            fabric_size: 'YARD',
            quantity,
            status: 'pending',
            design: { id: designId },
            ...more,
          },
          { 'idempotency-key': newAttemptId() },
        ),
      ),
    putShipping: (change: object = {}) =>
      call(
        'PUT',
        `/order/${state.cartId}/shipping_address`,
        { ...GOOD_ADDRESS, ...change },
        versioned(),
      ),
    putDelivery: (id = 'standard', gift: object = NO_GIFT) =>
      call('PUT', `/order/${state.cartId}/delivery`, { delivery_option_id: id, gift }, versioned()),
    /** Adds a gift certificate of so many US dollars. */
    addCertificate: (size: string, recipient: object = {}) =>
      good(
        call(
          'POST',
          '/stock_products/order_items',
          { type: 'service', sub_type: 'gift_certificate', size, quantity: 1, ...recipient },
          { 'idempotency-key': newAttemptId() },
        ),
      ),
    applyCertificate: (code: string | null) =>
      call('PUT', `/order/${state.cartId}/gift_certificate`, { code }, versioned()),
    openPayment: () => call('POST', `/order/${state.cartId}/payment_session`, {}),
    checkout: () => call('GET', `/order/${state.cartId}/checkout`),
    attempt: (id: string) => call('GET', `/order/${state.cartId}/attempts/${id}`),
    invoice: (number: string) => call('GET', `/invoice/${number}`),

    /** Types a card into the provider's frame. */
    async tokenize(sessionId: string, number = GOOD_CARD, name = 'Ada Byron'): Promise<string> {
      const answer = await shop.provider.send(
        new Request(new URL(`/frame/${sessionId}/tokens`, shop.provider.url), {
          method: 'POST',
          headers: {
            origin: new URL(shop.provider.url).origin,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            name,
            number,
            expiry_month: '12',
            expiry_year: '2039',
            cvc: number.startsWith('37') ? '1234' : '123',
          }),
        }),
      )
      const { token } = (await answer.json()) as { token?: string }
      if (token === undefined) throw new Error(`no token: ${answer.status}`)
      return token
    },

    putPayment: (token: string, billing: object | null = null) =>
      call(
        'PUT',
        `/order/${state.cartId}/payment`,
        { method: 'card', token, billing_address: billing },
        versioned(),
      ),

    async payWith(number = GOOD_CARD): Promise<Reply> {
      const { json } = await good(shopper.openPayment())
      return good(shopper.putPayment(await shopper.tokenize(json.session_id ?? '', number)))
    },

    /** From nothing to the review step. */
    async toReview(number = GOOD_CARD, more: object = {}): Promise<void> {
      await shopper.begin()
      await shopper.add(2, 1, more)
      await good(shopper.putShipping())
      await good(shopper.putDelivery())
      await shopper.payWith(number)
    },

    place: (
      attemptId: string,
      change: { total?: number; version?: number; key?: string; returnUrl?: string } = {},
    ) =>
      call(
        'POST',
        `/order/${state.cartId}/place`,
        {
          attempt_id: attemptId,
          raw_total: change.total ?? state.total,
          currency: state.currency,
          return_url: change.returnUrl,
        },
        {
          'if-match': `"${change.version ?? state.version}"`,
          'idempotency-key': change.key ?? attemptId,
        },
      ),
  }
  return shopper
}
export type Shopper = ReturnType<typeof createShopper>
