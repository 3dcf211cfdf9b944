import { describe, expect, it } from 'vitest'
import { flashOf, openShop, SESSION } from './open-shop.ts'

const { served, ask, post, read, lines } = await openShop()

const BLOG = 'https://blog.test'
/** Headers of a visitor who pressed Checkout on a page of that site. */
const from = (referrer: string) => ({ ...SESSION, Referer: referrer, 'Sec-Fetch-Dest': 'document' })

describe('a hand-over', () => {
  const redeemed = () => served.calls().filter((call) => call === 'cart.redeem').length
  const contentOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

  it('shows what is coming, and takes it once its button is pressed', async () => {
    const code = await served.handOver(BLOG)
    const path = `/en/cart/handover?code=${code}`
    const answer = await ask(path, { headers: from(`${BLOG}/post`) })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = contentOf(await answer.text())
    for (const shown of ['Add 2 items to your cart?', 'Chosen on blog.test.', 'US$54.00'])
      expect(html).toContain(shown)
    expect(redeemed()).toBe(0)

    const fields = { code, to: /name="to" value="(\w+)"/.exec(html)?.[1] ?? '' }
    const headers = { ...SESSION, Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
    const taken = await post('/en/cart/handover', fields, headers)
    // Both carts are one now, which the shopper sees first.
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/en/cart'])
    expect(await read('/en/cart')).toContain('value="4"')
    expect((await ask(path)).headers.get('location')).toBe('/en/checkout')
    expect(redeemed()).toBe(1)
  })

  it('goes on at once from the page that made its code, for an empty cart', async () => {
    served.begin('nothing')
    const path = `/de/cart/handover?code=${await served.handOver(BLOG)}`
    const answer = await ask(path, { headers: from(`${BLOG}/`) })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de/kasse'])
    expect([redeemed(), (await ask(path)).headers.get('location')]).toEqual([1, '/de/kasse'])
  })

  it.each([
    ['another site', from('https://evil.test/')],
    ['a site that looks like it', from('https://blog.test.evil.test/')],
    ['a frame of the site', { ...from(`${BLOG}/`), 'Sec-Fetch-Dest': 'iframe' }],
    ['a mail or a scanner', SESSION],
  ])('is taken by nobody who comes from %s', async (_, headers) => {
    served.begin('nothing')
    const code = await served.handOver(BLOG)
    const answer = await ask(`/fr/cart/handover?code=${code}`, { headers })
    const html = contentOf(await answer.text())
    expect([answer.status, redeemed()]).toEqual([200, 0])
    expect(html).toContain('Choix fait sur blog.test.')
    // Nothing was in the cart, so the button leads where the partner's did.
    expect(html).toContain('name="to" value="checkout"')
    const foreign = { ...SESSION, Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }
    expect((await post('/fr/cart/handover', { code }, foreign)).status).toBe(403)
    expect(redeemed()).toBe(0)
  })

  it('names no site where the gateway knows none, and offers its page in every language', async () => {
    served.begin('nothing')
    const code = await served.handOver('null')
    const html = await read(`/es/cart/handover?code=${code}`)
    expect(contentOf(html)).toContain('Elegido en otra web.')
    expect(html).toContain(`href="/de/cart/handover?code=${code}"`)
  })

  it('is not used up by a prefetch or a HEAD request', async () => {
    served.begin('nothing')
    const path = `/de/cart/handover?code=${await served.handOver(BLOG)}`
    const headers = from(`${BLOG}/`)
    await ask(path, { method: 'HEAD', headers })
    await ask(path, { headers: { ...headers, 'Sec-Purpose': 'prefetch' } })
    expect(redeemed()).toBe(0)
    expect((await ask(path, { headers })).headers.get('location')).toBe('/de/kasse')
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
  // The notes for pages without a script and for old browsers are always there.
  const shown = (html: string) =>
    html
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace(/<div id="[\w-]+" hidden="">.*?<script/s, '')
      .includes('data-severity')
  const leave = (code: string, params = '{}') =>
    post('/de/warenkorb', { intent: 'leave', code, params })

  it('has the text and the severity of its code, and is gone after a reload', async () => {
    const left = await leave('HANDOVER_INVALID')
    expect([left.status, left.headers.get('location')]).toEqual([303, '/de/warenkorb'])
    const page = await ask('/de/warenkorb', { headers: flashOf(left) })
    const html = await page.text()
    expect(html).toContain('data-severity="attention"')
    expect(html).toContain('Link zu Ihrem Warenkorb')
    expect(shown(await read('/de/warenkorb', flashOf(page)))).toBe(false)
  })

  it.each([
    ['100', '100 ist mehr als 99, die Menge bleibt bei {quantity}'],
    ['0', 'Bitte eine ganze Zahl ab 1 eingeben'],
    ['abc', 'Bitte eine ganze Zahl eingeben, zum Beispiel 2'],
  ])('says what is wrong about the quantity %s, and changes nothing', async (quantity, text) => {
    const [line] = [...served.gateway.shop.users.values()].flatMap(({ cart }) => cart?.lines ?? [])
    const item = line?.id ?? ''
    const sent = await post('/de/warenkorb', { intent: 'update', item, version: '1', quantity })
    expect(sent.status).toBe(303)
    const sentence = text.replace('{quantity}', String(line?.quantity))
    expect(await read('/de/warenkorb', flashOf(sent))).toContain(sentence)
  })

  it.each([
    ['fabric_unavailable', 'Ein Stoff in Ihrem Warenkorb ist nicht vorrätig.'],
    ['promo_ended', 'Ihr Aktionscode ist abgelaufen.'],
    ['total_changed', 'Die Summe Ihres Warenkorbs hat sich geändert.'],
    ['of a later gateway', 'In Ihrem Warenkorb hat sich etwas geändert.'],
  ])('says what has changed by the reason that the gateway gave: %s', async (reason, sentence) => {
    const left = await leave('ORDER_CLEANUP_REVIEW_REQUIRED', JSON.stringify({ reason }))
    const html = await read('/de/warenkorb', flashOf(left))
    expect(html).toContain(sentence)
    expect(html).toContain('data-severity="attention"')
  })

  it.each(['', '{', 'null', '[{}]', '{"reason":{}}'])(
    'has its general text with the values %s',
    async (params) => {
      const left = await leave('ORDER_CLEANUP_REVIEW_REQUIRED', params)
      expect(await read('/de/warenkorb', flashOf(left))).toContain(
        'In Ihrem Warenkorb hat sich etwas geändert.',
      )
    },
  )

  it('leads to a line that is out of stock', async () => {
    const [line] = [...served.gateway.shop.users.values()].flatMap(({ cart }) => cart?.lines ?? [])
    const gone = { designId: 3, fabric: 'CREPE_DE_CHINE', size: 'YARD' } as const
    if (line) line.merchandise = { kind: 'fabric', type: 'fabric', ...gone }
    expect(await read('/de/warenkorb')).toMatch(/order_item_id=[^"]+"[^>]*>Etwas anderes wählen</)
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
