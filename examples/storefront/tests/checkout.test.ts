import { describe, expect, it } from 'vitest'
import { flashOf, openShop, RAW_KEY, SESSION } from './open-shop.ts'

const { served, ask, read, lines } = await openShop()

const STEPS = [
  '/en/checkout',
  '/en/checkout/shipping',
  '/de/kasse/versand',
  '/es/pedido/pago',
  '/fr/commande/verification',
]

describe('the checkout', () => {
  it.each(STEPS)('at %s is a document with the order in it', async (path) => {
    const response = await ask(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`<html lang="${path.slice(1, 3)}"`)
    expect(html).toMatch(/data-name="checkout"[^>]*>./)
    expect(html).toMatch(/<noscript>.*JavaScript/s)
    expect(html).toContain('content="noindex"')
    expect(html).not.toMatch(RAW_KEY)
    expect(html).not.toMatch(/\sstyle="/)
    const { headers } = response
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('content-security-policy')).toContain('frame-src http://pay.test;')
  })

  it.each([...STEPS, '/en/checkout/confirm', '/en/checkout/confirm?order=R000000000000'])(
    'at %s without a session redirects to the cart',
    async (path) => {
      let response = await ask(path, { headers: {} })
      if (response.headers.get('location')?.endsWith('/checkout'))
        response = await ask('/en/checkout', { headers: {} })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toMatch(
        /^\/(?:en\/cart|de\/warenkorb|es\/cesta|fr\/panier)$/,
      )
    },
  )

  it('with an empty cart redirects to the cart, except the review, which may wait for an order', async () => {
    served.begin('nothing')
    expect((await ask('/en/checkout/payment')).headers.get('location')).toBe('/en/cart')
    const review = await ask('/en/checkout/review')
    expect(review.status).toBe(200)
    expect(await review.text()).toContain('{"checkout":null,')
  })

  it('redirects to the cart with the reason when the gateway rejects it', async () => {
    served.gateway.play('code:ORDER_CONTAINS_NO_ITEMS@checkout.get')
    const response = await ask('/en/checkout')
    expect(response.headers.get('location')).toBe('/en/cart')
    expect(await read('/en/cart', flashOf(response))).toContain('data-severity="attention"')
  })

  it('is the 503 page when the gateway answers rubbish', async () => {
    served.gateway.play('rubbish')
    expect((await ask('/en/checkout')).status).toBe(503)
  })
})

describe('a placed order', () => {
  it('is confirmed at every visit, and only its owner sees the invoice', async () => {
    const number = await served.buy()
    for (const path of [
      `/en/checkout/confirm?order=${number}`,
      `/de/rechnung/${number}`,
      `/de/lieferschein/${number}`,
    ]) {
      const response = await ask(path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain(number)
      expect(html).not.toContain('data-ahead')
      expect(html).toContain('content="noindex"')
      expect(html).not.toMatch(RAW_KEY)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    for (const page of ['rechnung', 'lieferschein'])
      expect((await ask(`/de/${page}/${number}`)).headers.get('referrer-policy')).toBe(
        'no-referrer',
      )
    expect((await ask('/en/checkout')).headers.get('location')).toBe('/en/cart')

    const plain = async (path: string, headers: HeadersInit) => {
      const response = await ask(path, { headers })
      return [
        response.status,
        (await response.text())
          .replace(/nonce="[^"]+"/g, '')
          .replace(/"traceparent":"[^"]+"/, '')
          .replace(/"uuid":"[^"]+"/, '')
          // The reference of the error is that of its request.
          .replace(/\b[0-9a-f]{8,32}\b/g, '')
          .replaceAll(path.split('/').at(-1) ?? '', ''),
      ]
    }
    const unknown = await plain('/en/invoice/R000000000000', SESSION)
    expect(unknown[0]).toBe(404)
    for (const user of served.gateway.shop.invoices.values())
      Object.assign(user, { userId: 'somebody-else-entirely' })
    expect(await plain(`/en/invoice/${number}`, SESSION)).toEqual(unknown)
    expect((await ask(`/en/packing-slip/${number}`)).status).toBe(404)
    // Who may be the buyer in another browser is led to the login, for any number.
    for (const named of [number, 'R000000000000']) {
      const led = await ask(`/en/invoice/${named}`, { headers: {} })
      expect(led.headers.get('location')).toMatch(/^\/login\?/)
    }
    expect((await ask(`/en/checkout/confirm?order=${number}`)).headers.get('location')).toBe(
      '/en/checkout',
    )
  })
})

it('logs the page that was away, and nothing of the shopper', () => {
  expect(lines).toEqual([expect.stringMatching(/^[\da-f]{32} GET \/en\/checkout 503$/)])
})
