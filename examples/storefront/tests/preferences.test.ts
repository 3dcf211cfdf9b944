import { describe, expect, it } from 'vitest'
import { flashOf, openShop } from './open-shop.ts'

const { served, read, post, lines } = await openShop()

/** The cookies of an answer, but for the message that the preferences are saved. */
const withoutFlash = ({ headers }: Response) =>
  headers.getSetCookie().filter((line) => !line.startsWith('selvage_flash='))

describe('the preferences form', () => {
  const choices = { country: 'DE', currency: 'EUR', measurement_system: 'metric' }

  it('stores the choices in cookies and at the gateway, and returns to its page', async () => {
    const response = await post('/de/einstellungen', {
      ...choices,
      back: '/de/shop?q=a%20b&currency=USD',
    })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/de/shop?q=a+b#content',
    ])
    expect(withoutFlash(response)).toEqual(
      [
        'selvage_language=de',
        'selvage_country=DE',
        'selvage_currency=EUR',
        'selvage_measurement=metric',
      ].map((pair) => `${pair}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`),
    )
    expect(served.calls()).toContain('session.preferences')
  })

  it('returns from the dialog to the page as it has become, and only to one of the shop', async () => {
    const from = (referer: string) =>
      post(
        '/de/einstellungen',
        { ...choices, language: 'fr', back: '/de/tapetenrechner' },
        { Cookie: 'selvage_access=t', Referer: referer },
      )
    const wall = '?height=2500&widths=3500'
    const answer = await from(`http://localhost:3000/de/tapetenrechner${wall}`)
    expect(answer.headers.get('location')).toMatch(
      /^\/fr\/[\w-]+\?height=6350&widths=8890&measurement_system=metric#content$/,
    )
    const other = await from(`https://evil.test/de/shop${wall}`)
    expect(other.headers.get('location')).toMatch(/^\/fr\/[\w-]+#content$/)
  })

  it('leads back to the same wall where other measures are chosen', async () => {
    const wall = '?measurement_system=imperial&height=96&widths=144.60&openings=door-10-0-36-80'
    const back = `/en/wallpaper-calculator${wall}`
    const metric = { country: 'CA', currency: 'CAD', measurement_system: 'metric' }
    const { headers } = await post('/en/preferences', { ...metric, shown: '', back })
    const address = new URL(headers.get('location') ?? '', 'http://localhost:3000')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      measurement_system: 'metric',
      height: '244',
      widths: '366.152',
      openings: 'door-25-0-91-203',
    })
    const imperial = { country: 'US', currency: 'USD', measurement_system: 'imperial' }
    const again = await post('/en/preferences', {
      ...imperial,
      back: address.pathname + address.search,
    })
    expect(again.headers.get('location')).toMatch(/[?&]height=96&widths=144\.60(?:&|#)/)
  })

  it.each([
    '//evil.test/en',
    'https://evil.test',
    '/\\evil.test',
    '/en/no-such-page',
    'javascript:alert(1)',
    '',
  ])('never redirects to %j', async (back) => {
    expect((await post('/en/preferences', { ...choices, back })).headers.get('location')).toBe(
      '/en#content',
    )
  })

  it('ignores values that do not exist', async () => {
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
    expect(withoutFlash(response)).toEqual([
      'selvage_language=en; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    ])
  })

  it('stores what a page shows, all of it and without a message', async () => {
    const stored = await post('/en/preferences?quiet=', {
      country: 'GB',
      currency: 'USD',
      measurement_system: 'imperial',
      shown: '1',
    })
    const cookies = stored.headers.getSetCookie().join()
    expect(cookies).toMatch(/country=GB.*currency=USD.*measurement=imperial/)
    expect(cookies).not.toContain('selvage_flash')
  })

  it('says on the next page that they are saved', async () => {
    const html = await read('/en', flashOf(await post('/en/preferences', choices)))
    expect(html).toMatch(/data-severity="success".*Your preferences are saved/s)
  })

  it('is linked from a page, with the page to return to', async () => {
    const back = encodeURIComponent('/en/cart')
    expect(await read('/en/cart?code=a-secret')).toContain(`href="/en/preferences?back=${back}"`)
  })

  it.each([
    ['/en/shop?q=bees', '/de/shop?q=bees#content'],
    ['/en/fabric/12', '/de/stoff/12#content'],
    ['/de/stoff/12', '/de/stoff/12#content'],
  ])('returns from %s in the language that was chosen', async (back, path) => {
    const answer = await post('/en/preferences', { ...choices, language: 'de', back })
    expect(answer.headers.get('location')).toBe(path)
    expect(answer.headers.getSetCookie()).toContain(
      'selvage_language=de; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    )
  })

  it('brings the currency and the measures of another country', async () => {
    const brought = await post('/en/preferences', {
      country: 'DE',
      currency: 'USD',
      measurement_system: 'imperial',
    })
    expect(withoutFlash(brought).join()).toMatch(/currency=EUR.*measurement=metric/)
  })

  it('takes what a form with a script shows, a currency of another country as well', async () => {
    const meant = await post('/en/preferences', {
      country: 'DE',
      currency: 'USD',
      measurement_system: 'imperial',
      shown: '1',
    })
    expect(withoutFlash(meant).join()).toMatch(/country=DE.*currency=USD.*measurement=imperial/)
  })
})

it('logs nothing of all this', () => {
  expect(lines).toEqual([])
})
