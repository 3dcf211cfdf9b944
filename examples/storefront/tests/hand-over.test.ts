import { describe, expect, it } from 'vitest'
import { openShop, SESSION } from './open-shop.ts'

const { served, ask, lines } = await openShop()

describe('a hand-over', () => {
  it('leads to the checkout each time that it is opened, and its code leaves the address', async () => {
    const path = `/en/cart/handover?code=${await served.handOver()}`
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/checkout'])
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await ask(path)).headers.get('location')).toBe('/en/checkout')
  })

  it('is not used up by a prefetch or a HEAD request', async () => {
    const path = `/de/cart/handover?code=${await served.handOver()}`
    await ask(path, { method: 'HEAD' })
    await ask(path, { headers: { ...SESSION, 'Sec-Purpose': 'prefetch' } })
    expect(served.calls()).not.toContain('cart.redeem')
    expect((await ask(path)).headers.get('location')).toBe('/de/kasse')
  })

  it.each(['', '?code=', '?code=nothing', `?code=${'x'.repeat(201)}`, '?code=%3Cscript%3E'])(
    'with %j redirects to the cart with the reason',
    async (search) => {
      expect((await ask(`/es/cart/handover${search}`)).headers.get('location')).toBe(
        '/es/cesta?notice=HANDOVER_INVALID',
      )
    },
  )
})

describe('a notice beside the cart', () => {
  it('has the message and the severity of its code', async () => {
    const html = await (await ask('/de/warenkorb?notice=HANDOVER_INVALID')).text()
    expect(html).toContain('data-severity="attention"')
    expect(html).toContain('Link zu Ihrem Warenkorb')
    expect(await (await ask('/en/cart?notice=ORDER_ITEMS_FOR_ORDER_AT_LIMIT')).text()).toContain(
      'holds up to 50 items',
    )
  })

  it.each(['__proto__', 'constructor', '%3Cb%3E', 'NO_SUCH_CODE', ''])(
    '%j shows nothing',
    async (code) => {
      const html = await (await ask(`/en/cart?notice=${code}`)).text()
      // The note for pages without a script is always there.
      expect(html.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('data-severity')
    },
  )
})

it('logs nothing of all this', () => {
  expect(lines).toEqual([])
})
