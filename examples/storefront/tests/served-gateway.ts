import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { addToCart, createHandover } from '@selvage/core/cart'
import { CONSENT_COOKIE, writeConsent } from '@selvage/core/consent'
import {
  openPayment,
  placeOrder,
  putDelivery,
  putPayment,
  putShipping,
} from '@selvage/core/checkout'
import type { Checkout } from '@selvage/core/checkout'
import { createGateway } from '@selvage/core/gateway'
import { createGuest } from '@selvage/core/session'
import { createTestGateway } from '@selvage/core/testing'
import type { TestGateway } from '@selvage/core/testing'

/** The test gateway, with one guest and a filled cart, as an HTTP server for the storefront. */
export interface ServedGateway {
  readonly url: string
  /** The current gateway; `begin` creates another. */
  readonly gateway: TestGateway
  /**
   * Starts again with a guest and a filled cart, with a guest and an empty cart, or without a
   * guest.
   */
  begin(items?: 'items' | 'nothing' | 'nobody'): void
  /** Returns the names of the calls so far. */
  calls(): string[]
  /** Returns a one-time code for a guest's two yards, made on a page of an origin. */
  handOver(origin?: string): Promise<string>
  /** Buys the cart and returns the order's number. */
  buy(): Promise<string>
  stop(): Promise<void>
}

const CART = [{ designId: 3, fabric: 'LINEN_COTTON_CANVAS', size: 'YARD', quantity: 2 }] as const
const SHIPPING = {
  fullName: 'June Harrow',
  line1: '418 Orchard Lane',
  line2: '',
  city: 'Hudson',
  state: 'NY',
  zipcode: '12534',
  country: 'US',
  phone: '518 555 0101',
  email: 'june@example.com',
  emailRetype: 'june@example.com',
  newsletter: false,
}

/** Starts the server on a free port. */
export async function serveGateway(): Promise<ServedGateway> {
  let gateway = createTestGateway({ user: 'guest' })
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve(
      {
        port: 0,
        fetch: async (request) => {
          const { pathname, search } = new URL(request.url)
          const { method, headers } = request
          // The test gateway has one browser, so a session is only whether the request has cookies.
          const credentials =
            headers.has('cookie') || headers.has('authorization') ? 'include' : 'omit'
          const answer = await gateway.fetch(gateway.url + pathname + search, {
            method,
            headers,
            credentials,
            ...(method !== 'GET' && { body: await request.text() }),
          })
          if (pathname === '/guests' && answer.ok)
            answer.headers.append(
              'Set-Cookie',
              'selvage_access=guest; Path=/; HttpOnly; SameSite=Lax',
            )
          const chosen = gateway.shop.consents.at(-1)?.record
          if (pathname === '/consent' && answer.ok && chosen)
            answer.headers.append(
              'Set-Cookie',
              `${CONSENT_COOKIE}=${writeConsent({ ...chosen, browserId: chosen.id })}; Path=/`,
            )
          return answer
        },
      },
      () => resolve(started),
    )
  })
  const client = () => createGateway({ url: gateway.url, locale: 'en_US', fetch: gateway.fetch })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    get gateway() {
      return gateway
    },
    begin(items = 'items') {
      gateway = createTestGateway({
        user: items === 'nobody' ? 'visitor' : 'guest',
        ...(items === 'items' && { items: CART }),
      })
    },
    calls: () => gateway.requests.map(({ call }) => call),
    async handOver(origin) {
      const embed = {
        url: gateway.url,
        locale: 'en_US',
        credentials: 'omit',
        fetch: (input: RequestInfo | URL, init: RequestInit = {}) => {
          const headers = new Headers(init.headers)
          if (origin !== undefined) headers.set('Origin', origin)
          return gateway.fetch(input, { ...init, headers })
        },
      } as const
      const { cartToken } = await createGateway(embed).send(createGuest, {
        body: { kind: 'embed' },
      })
      const page = createGateway({ ...embed, token: () => cartToken ?? undefined })
      await page.send(addToCart, { body: CART[0] }, { key: 'a-line-of-the-other-page' })
      return (await page.send(createHandover, { body: {} })).code
    },
    async buy() {
      const { send } = client()
      const id = [...gateway.shop.users.values()][0]?.cart?.id ?? ''
      const shipped = await send(
        putShipping,
        { params: { id }, body: SHIPPING },
        { version: versionOf(gateway) },
      )
      const optionId = shipped.deliveryOptions[0]?.id ?? ''
      await send(
        putDelivery,
        {
          params: { id },
          body: {
            deliveryOptionId: optionId,
            gift: { isGift: false, removePrices: false, message: '' },
          },
        },
        { version: versionOf(gateway) },
      )
      await send(openPayment, { params: { id }, body: {} })
      const { order }: Checkout = await send(
        putPayment,
        {
          params: { id },
          body: { method: 'card', token: 'tok_good_1234567890123456', billingAddress: null },
        },
        { version: versionOf(gateway) },
      )
      const { total } = order.pricing
      const attempt = await send(
        placeOrder,
        {
          params: { id },
          body: { attemptId: 'attempt-of-the-test', total },
        },
        { version: versionOf(gateway), key: 'attempt-of-the-test' },
      )
      return attempt.orderNumber ?? ''
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

function versionOf(gateway: TestGateway): number {
  return [...gateway.shop.users.values()][0]?.cart?.version ?? 0
}
