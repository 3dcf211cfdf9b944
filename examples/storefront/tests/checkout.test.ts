import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { builtApp } from './built-server.ts'
import { serveGateway } from './served-gateway.ts'
import type { ServedGateway } from './served-gateway.ts'

let app: Hono
let served: ServedGateway
const lines: string[] = []
const SESSION = { Cookie: 'selvage_access=t' }
const ask = (path: string, init: RequestInit = {}) =>
  app.request(`http://localhost:3000${path}`, { headers: SESSION, ...init })
const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = SESSION,
) =>
  ask(path, {
    method: 'POST',
    headers: { Origin: 'http://localhost:3000', Host: 'localhost:3000', ...headers },
    body: new URLSearchParams(fields),
  })
const RAW_KEY =
  />(?:cart|checkout|cloth|common|errors|fabric|flash|forms?|invoice|navigation|page|progress)\.\w+/

beforeAll(async () => {
  served = await serveGateway()
  app = await builtApp({ GATEWAY_URL: served.url, PAYMENT_URL: 'http://pay.test' }, (line) =>
    lines.push(line),
  )
})
beforeEach(() => served.begin())
afterAll(() => served.stop())

const STEPS = [
  '/en/checkout',
  '/en/checkout/shipping',
  '/de/kasse/versand',
  '/es/pedido/pago',
  '/fr/commande/verification',
]

describe('the checkout', () => {
  it.each(STEPS)('at %s is one document with the order in it', async (path) => {
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
    'at %s without a session leads to the cart',
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

  it('without anything in the cart leads to the cart, but leaves a review to look after an order that was on its way', async () => {
    served.begin('nothing')
    expect((await ask('/en/checkout/payment')).headers.get('location')).toBe('/en/cart')
    const review = await ask('/en/checkout/review')
    expect(review.status).toBe(200)
    expect(await review.text()).toContain('{"checkout":null,')
  })

  it('that the gateway rejects is said beside the cart', async () => {
    served.gateway.play('code:ORDER_CONTAINS_NO_ITEMS@checkout.get')
    expect((await ask('/en/checkout')).headers.get('location')).toBe(
      '/en/cart?notice=ORDER_CONTAINS_NO_ITEMS',
    )
  })

  it('with a gateway that answers rubbish is the page that the shop is away', async () => {
    served.gateway.play('rubbish')
    expect((await ask('/en/checkout')).status).toBe(503)
  })
})

describe('a placed order', () => {
  it('is confirmed as often as it is asked for, without script; its invoice is its owner’s alone', async () => {
    const number = await served.buy()
    for (const path of [`/en/checkout/confirm?order=${number}`, `/de/rechnung/${number}`]) {
      const response = await ask(path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain(number)
      expect(html).not.toContain('<script')
      expect(html).toContain('content="noindex"')
      expect(html).not.toMatch(RAW_KEY)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect((await ask(`/de/rechnung/${number}`)).headers.get('referrer-policy')).toBe('no-referrer')
    expect((await ask('/en/checkout')).headers.get('location')).toBe('/en/cart')

    const plain = async (path: string, headers: HeadersInit) => {
      const response = await ask(path, { headers })
      return [
        response.status,
        (await response.text())
          .replace(/nonce="[^"]+"/g, '')
          .replaceAll(path.split('/').at(-1) ?? '', ''),
      ]
    }
    const unknown = await plain('/en/invoice/R000000000000', SESSION)
    expect(unknown[0]).toBe(404)
    for (const user of served.gateway.shop.invoices.values())
      Object.assign(user, { userId: 'somebody-else-entirely' })
    expect(await plain(`/en/invoice/${number}`, SESSION)).toEqual(unknown)
    expect((await ask(`/en/invoice/${number}`, { headers: {} })).status).toBe(404)
    expect((await ask(`/en/checkout/confirm?order=${number}`)).headers.get('location')).toBe(
      '/en/checkout',
    )
  })
})

describe('a hand-over', () => {
  it('is redeemed once, and its code is gone from the address', async () => {
    const path = `/en/cart/handover?code=${await served.handOver()}`
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/checkout'])
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await ask(path)).headers.get('location')).toBe('/en/cart?notice=HANDOVER_INVALID')
  })

  it('is not used up by whoever only looks ahead', async () => {
    const path = `/de/cart/handover?code=${await served.handOver()}`
    await ask(path, { method: 'HEAD' })
    await ask(path, { headers: { ...SESSION, 'Sec-Purpose': 'prefetch' } })
    expect(served.calls()).not.toContain('cart.redeem')
    expect((await ask(path)).headers.get('location')).toBe('/de/kasse')
  })

  it.each(['', '?code=', '?code=nothing', `?code=${'x'.repeat(201)}`, '?code=%3Cscript%3E'])(
    'with %j says so beside the cart',
    async (search) => {
      expect((await ask(`/es/cart/handover${search}`)).headers.get('location')).toBe(
        '/es/cesta?notice=HANDOVER_INVALID',
      )
    },
  )
})

describe('a notice beside the cart', () => {
  it('has the words and the severity of its code', async () => {
    const html = await (await ask('/de/warenkorb?notice=HANDOVER_INVALID')).text()
    expect(html).toContain('data-severity="attention"')
    expect(html).toContain('Link zu Ihrem Warenkorb')
    expect(await (await ask('/en/cart?notice=ORDER_ITEMS_FOR_ORDER_AT_LIMIT')).text()).toContain(
      'holds up to 50 items',
    )
  })

  it.each(['__proto__', 'constructor', '%3Cb%3E', 'NO_SUCH_CODE', ''])(
    '%j is none',
    async (code) => {
      expect(await (await ask(`/en/cart?notice=${code}`)).text()).not.toContain('data-severity')
    },
  )
})

describe('a product form without script', () => {
  const line = {
    fabric: 'PETAL_SIGNATURE_COTTON',
    fabric_size: 'FAT_QUARTER_YARD',
    quantity: '2',
    line_key: 'a-key-of-the-page-itself',
  }
  const added = () =>
    [...served.gateway.shop.users.values()][0]?.cart?.lines.map(({ merchandise, quantity }) => [
      'designId' in merchandise ? merchandise.designId : null,
      quantity,
    ])

  it('sent twice adds once; filled in differently it adds again', async () => {
    served.begin('nothing')
    expect(await (await ask('/en/fabric/5')).text()).toMatch(/name="line_key" value="[\w-]{22}"/)
    for (const quantity of ['2', '2', '3'])
      expect((await post('/en/fabric/5', { ...line, quantity })).headers.get('location')).toBe(
        '/en/cart',
      )
    expect(added()).toEqual([[5, 5]])
  })

  it.each([
    ['size=METER', 'METER'],
    ['fabric_size=FAT_QUARTER_METER', 'FAT_QUARTER_METER'],
  ])('of a page asked for with %s has that size chosen, and it is taken', async (query, size) => {
    served.begin('nothing')
    const html = await (await ask(`/en/fabric/5?${query}`)).text()
    const chosen = [
      ...html.matchAll(/<input(?=[^>]*name="fabric_size")(?=[^>]*checked)[^>]*value="(\w+)"/g),
    ]
    expect(chosen.map(([, value]) => value)).toEqual([size])
    const sent = await post('/en/fabric/5', { ...line, fabric_size: size })
    expect(sent.headers.get('location')).toBe('/en/cart')
    expect(added()).toEqual([[5, 2]])
  })

  it.each([
    ['0', 'an integer of at least 1'],
    ['', 'Required'],
    ['1.5', 'Must be an integer, such as 2'],
    ['100', '100 is more than 99'],
  ])('with %j pieces says why, and keeps what was typed', async (quantity, messages) => {
    const response = await post('/en/fabric/5', { ...line, quantity })
    const html = (await response.text()).replace(/<script.*?<\/script>/gs, '')
    expect(response.status).toBe(400)
    expect(html.split(messages).length).toBeGreaterThan(2)
    expect(html).toMatch(/<input(?=[^>]*value="PETAL_SIGNATURE_COTTON")(?=[^>]*checked)/)
    if (quantity !== '100')
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="quantity")(?=[^>]*value="${quantity}")`))
  })
})

describe('the preferences form', () => {
  const choices = { country: 'DE', currency: 'EUR', measurement_system: 'metric' }

  it('keeps what was chosen, tells the gateway, and goes back to its page', async () => {
    const response = await post('/de/einstellungen', {
      ...choices,
      back: '/de/shop?q=a%20b&currency=USD',
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/shop?q=a+b'])
    expect(response.headers.getSetCookie()).toEqual(
      [
        'selvage_language=de',
        'selvage_country=DE',
        'selvage_currency=EUR',
        'selvage_measurement=metric',
      ].map((pair) => `${pair}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`),
    )
    expect(served.calls()).toContain('session.preferences')
  })

  it.each([
    '//evil.test/en',
    'https://evil.test',
    '/\\evil.test',
    '/en/no-such-page',
    'javascript:alert(1)',
    '',
  ])('never leads to %j', async (back) => {
    expect((await post('/en/preferences', { ...choices, back })).headers.get('location')).toBe(
      '/en',
    )
  })

  it('leaves what does not exist as it was', async () => {
    const response = await post(
      '/en/preferences',
      {
        country: 'ZZ',
        currency: '__proto__',
        measurement_system: 'x\r\nSet-Cookie: a=b',
        back: '/en',
      },
      {},
    )
    expect(response.headers.getSetCookie()).toEqual([
      'selvage_language=en; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    ])
  })

  it('stands at the foot of a page, with the page to come back to', async () => {
    expect(await (await ask('/en/cart?notice=HANDOVER_INVALID')).text()).toContain(
      'name="back" value="/en/cart"',
    )
  })
})

describe('the script for other pages', () => {
  it('is open to all of them, and short-lived where its name is not its content’s', async () => {
    const response = await ask('/embed/selvage.js', { headers: { Origin: 'http://blog.test' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toMatch(/max-age=300/)
    const files = Object.keys((await (await ask('/embed/sri.json')).json()) as object)
    const part = files.find((name) => /-[0-9a-f]{10}\.js$/.test(name))
    expect((await ask(`/embed/${part}`)).headers.get('cache-control')).toMatch(/immutable/)
  })

  it.each(['server.js', 'server.d.ts', '.tsbuildinfo', '../package.json', 'nothing.js'])(
    'is not %s',
    async (name) => {
      const response = await ask(`/embed/${name}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    },
  )
})

it('logs nothing of all this', () => {
  expect(lines).toEqual([])
})
