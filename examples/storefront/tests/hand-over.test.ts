import { describe, expect, it } from 'vitest'
import { flashOf, openShop, SESSION } from './open-shop.ts'

const { served, ask, post, read, lines } = await openShop()

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
      const response = await ask(`/es/cart/handover${search}`)
      expect(response.headers.get('location')).toBe('/es/cesta')
      expect(await read('/es/cesta', flashOf(response))).toContain('data-severity="attention"')
    },
  )
})

describe('a message beside the cart', () => {
  // The note for pages without a script is always there.
  const shown = (html: string) =>
    html.replace(/<noscript>.*?<\/noscript>/s, '').includes('data-severity')
  const leave = (code: string) => post('/de/warenkorb', { intent: 'leave', code })

  it('has the text and the severity of its code, and is gone after a reload', async () => {
    const left = await leave('HANDOVER_INVALID')
    expect([left.status, left.headers.get('location')]).toEqual([303, '/de/warenkorb'])
    const page = await ask('/de/warenkorb', { headers: flashOf(left) })
    const html = await page.text()
    expect(html).toContain('data-severity="attention"')
    expect(html).toContain('Link zu Ihrem Warenkorb')
    expect(shown(await read('/de/warenkorb', flashOf(page)))).toBe(false)
  })

  it('waits while the browser fetches a page ahead', async () => {
    const headers = flashOf(await leave('PAYMENT_FAILED'))
    const ahead = await ask('/de/warenkorb', {
      headers: { ...headers, 'Sec-Purpose': 'prefetch' },
    })
    expect(shown(await ahead.text())).toBe(false)
    expect(flashOf(ahead)).toEqual(SESSION)
    expect(shown(await read('/de/warenkorb', headers))).toBe(true)
  })

  it.each(['__proto__', 'constructor', '<b>', 'NO_SUCH_CODE', ''])(
    'of the code %j is rejected',
    async (code) => {
      expect(flashOf(await leave(code))).toEqual(SESSION)
    },
  )

  it('comes from no address and from no other site', async () => {
    expect(shown(await read('/en/cart?notice=PAYMENT_FAILED'))).toBe(false)
    const foreign = { Origin: 'https://evil.test' }
    const left = await post('/en/cart', { intent: 'leave', code: 'PAYMENT_FAILED' }, foreign)
    expect(left.status).toBe(403)
    const forged = Buffer.from('[{"severity":"error","text":"PAYMENT_FAILED","routes":1}]')
    const cookie = `selvage_flash=${forged.toString('base64url')}.9999999999999.x`
    expect(shown(await read('/en/cart', { Cookie: cookie }))).toBe(false)
  })
})

it('logs nothing of all this', () => {
  expect(lines).toEqual([])
})
