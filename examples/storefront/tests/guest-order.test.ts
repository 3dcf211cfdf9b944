import { LANGUAGES } from '@selvage/core/locale'
import { formatTime } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import { describe, expect, it } from 'vitest'
import { flashOf, openShop, RAW_KEY } from './open-shop.ts'

const { served, ask, post, read, lines } = await openShop()

/** A browser in which nobody has bought anything. */
const NOBODY = {}
const OVER = {
  en: 'This link doesn’t open an order',
  de: 'Dieser Link führt zu keiner Bestellung',
  es: 'Este enlace no lleva a ningún pedido',
  fr: 'Ce lien ne mène à aucune commande',
}

/** A guest's order with the addresses that its mail has. */
async function buy() {
  const number = await served.buy()
  const order = served.gateway.shop.invoices.get(number)
  const token = order?.token ?? ''
  const page = `/orders/guest?token=${token}&lang=en`
  return { number, order, token, page, paper: paperOf(number, token) }
}

const paperOf = (number: string, token: string) =>
  LANGUAGES.flatMap((language) =>
    (['invoice', 'packing-slip'] as const).map((route) => ({
      language,
      path: localizePath(route, language, { orderNumber: number }, { token }),
    })),
  )

const hrefsOf = (html: string) =>
  [...html.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

describe('the link of a guest’s order mail, in another browser', () => {
  it('opens the order with all that its buyer can do there', async () => {
    const { number, token, page } = await buy()
    const answer = await ask(page, { headers: NOBODY })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const hrefs = hrefsOf(html)
    for (const href of [
      localizePath('invoice', 'en', { orderNumber: number }, { token }),
      localizePath('packing-slip', 'en', { orderNumber: number }, { token }),
      `${page}&ask=cancel`,
      // The forms, and the page in another language.
      page,
      page.replace('lang=en', 'lang=de'),
    ])
      expect(hrefs).toContain(href)
    expect(html.match(/value="buy-again"/g)).toHaveLength(2)
    expect(html).toContain('cancel it')
    expect(html).not.toMatch(RAW_KEY)
  })

  it('shows invoice and packing slip in each language, to nobody without it', async () => {
    const { number, paper } = await buy()
    for (const { path } of paper) {
      const answer = await ask(path, { headers: NOBODY })
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(await answer.text()).toContain(number)
      const [plain = ''] = path.split('?')
      const led = await ask(plain, { headers: NOBODY })
      expect([led.status, led.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/login\?/),
      ])
    }
  })

  it('says in the page’s language that it opens nothing: wrong, expired, or of another order', async () => {
    const { number, order, token } = await buy()
    const others = [...paperOf('R000000000000', token), ...paperOf(number, `${token}x`)]
    for (const { path, language } of [
      ...others,
      ...paperOf(number, ''),
      ...LANGUAGES.map((each) => ({
        language: each,
        path: `/orders/guest?token=${encodeURIComponent('é\r\nX: 1')}&lang=${each}`,
      })),
    ]) {
      const answer = await ask(path, { headers: NOBODY })
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain(OVER[language])
    }
    Object.assign(order ?? {}, { token: 'another' })
    for (const { path, language } of paperOf(number, token))
      expect(await read(path, NOBODY)).toContain(OVER[language])
  })

  it('cancels the order by a form of its own page alone', async () => {
    const { order, page } = await buy()
    const cancel = (headers: Record<string, string> = NOBODY, to = page) =>
      post(to, { intent: 'cancel' }, headers)
    const question = await read(`${page}&ask=cancel`, NOBODY)
    expect(question).toContain('value="cancel"')
    const foreign = [
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of foreign) expect((await cancel(headers)).status).toBe(403)
    const wrong = await cancel(NOBODY, page.replace('token=', 'token=x'))
    expect([wrong.status, await wrong.text()]).toEqual([404, expect.stringContaining(OVER.en)])
    expect(order?.canceledAt).toBeNull()

    // Twice, as by a double press or in two tabs.
    for (const headers of [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, NOBODY]) {
      const answer = await cancel(headers)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    }
    expect(order?.invoice.refunds).toHaveLength(1)
    const html = await read(`${page}&ask=cancel`, NOBODY)
    expect(html).toContain('canceled')
    expect(html).not.toContain('value="cancel"')
  })

  it('says until when it can be canceled, in the reader’s language and time zone', async () => {
    const { number, page } = await buy()
    const confirmation = `/en/checkout/confirm?order=${number}`
    const time =
      /<time dateTime="([^"]+)" data-locale="([^"]+)"(?: data-after="([^"]+)")?>([^<]+)<\/time>/
    for (const [html, locale] of [
      [await read(page, NOBODY), 'en-US'],
      [await read(page.replace('lang=en', 'lang=de'), NOBODY), 'de-DE'],
      [await read(confirmation), 'en-US'],
    ] as const) {
      const [, until = '', tag, after, text] = time.exec(html) ?? []
      expect([tag, text]).toEqual([locale, formatTime(until, locale)])
      expect(after).toBe(locale === 'de-DE' ? '\u00a0Uhr' : undefined)
      expect(html).toMatch(/<script nonce="[^"]+">\{for\(const t of document/)
    }
    expect(await read(confirmation)).toContain('418 Orchard Lane')
  })

  it.each([
    [0, 0, 'Nothing was charged for it.'],
    [20, 0, 'is back on your gift certificate or Spoondollars.'],
    [20, 20, 'what you paid is on its way back to you.'],
  ])('says what becomes of what paid it, %i with %i charged', async (total, due, text) => {
    const { order, page } = await buy()
    const { invoice } = order ?? {}
    Object.assign(invoice ?? {}, { raw_due: due })
    Object.assign(invoice?.order.pricing ?? {}, { raw_total: total })
    expect(await read(page, flashOf(await post(page, { intent: 'cancel' }, NOBODY)))).toContain(
      text,
    )
  })

  it('says that it is too late to cancel an order that has left', async () => {
    const { order, page } = await buy()
    Object.assign(order ?? {}, {
      shipment: {
        shipped_at: '2026-05-01T10:00:00Z',
        carrier: null,
        tracking_number: null,
        tracking_url: null,
      },
    })
    expect(await read(page, NOBODY)).not.toContain('ask=cancel')
    const answer = await post(page, { intent: 'cancel' }, NOBODY)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('data-severity="attention"')
    expect(order?.canceledAt).toBeNull()
  })

  it('buys it again into the cart of a new guest, once for a form', async () => {
    const { page } = await buy()
    const html = await read(page, NOBODY)
    const fields = {
      intent: 'buy-again',
      line_key: /name="line_key" value="([^"]+)"/.exec(html)?.[1] ?? '',
    }
    const first = await post(page, fields, NOBODY)
    expect([first.status, first.headers.get('location')]).toEqual([303, '/en/cart'])
    const session = first.headers.getSetCookie().find((line) => line.startsWith('selvage_access='))
    expect(session).toBeDefined()
    const cookie = { Cookie: session?.split(';')[0] ?? '' }
    expect((await post(page, fields, cookie)).status).toBe(303)
    const { users, cookies } = served.gateway.shop
    expect(users.get(cookies ?? '')?.cart?.lines.map(({ quantity }) => quantity)).toEqual([2])
  })

  it('is no address that another site or a log learns', async () => {
    const { token, page, number } = await buy()
    const away = `/en/preferences?back=${encodeURIComponent(page)}`
    expect((await ask(away, { headers: NOBODY })).headers.get('referrer-policy')).toBe(
      'no-referrer',
    )
    served.gateway.play('rubbish')
    for (const path of [page, localizePath('invoice', 'en', { orderNumber: number }, { token })])
      expect((await ask(path, { headers: NOBODY })).status).toBe(503)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain(token)
    for (const { url } of served.gateway.requests) expect(url).not.toContain(token)
  })
})
