import { localizePath } from '@selvage/i18n/routes'
import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { gateway, app, ask, read } = await openPages()

const PAGES = [
  'home',
  'shop',
  'shop-tag',
  'fabric',
  'wallpaper',
  'wallpaper-calculator',
  'collections',
  'collection',
  'fill-a-yard',
] as const
const SAMPLE = { designId: 12, collectionId: 7, tag: 'daisy' }

describe.each(['en', 'de', 'es', 'fr'] as const)('in %s', (language) => {
  it.each(PAGES)(
    'the page of %s has its own title, one heading, its four addresses and sizes of its pictures',
    async (page) => {
      const path = localizePath(page as 'fabric', language, SAMPLE)
      const response = await ask(path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html.match(/<title>/g)).toHaveLength(1)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html.match(/rel="alternate" hrefLang="(?:en|de|es|fr)"/g)).toHaveLength(4)
      expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`)
      expect(html).not.toMatch(/\sstyle="|\son\w+="/)
      for (const picture of html.match(/<img[^>]+>/g) ?? [])
        expect(picture).toMatch(/width="\d+"[^>]*height="\d+"/)
      // A key without a message is shown as the key.
      expect(html).not.toMatch(
        />(?:page|home|search|design|fabric|navigation|common|collection|landing|wallpaper|wall|fill-a-yard)\.\w+</,
      )
    },
  )
})

it('says which of its text a designer wrote in another language', async () => {
  const html = await read(localizePath('fabric', 'de', { designId: 12 }))
  expect(html).toMatch(/<h1[^>]* lang="en"/)
  expect(html).toMatch(/<span aria-current="page" lang="en"/)
  expect(html).toMatch(/<h2 id="designer"><a [^>]+>[^<]+<\/a><\/h2><p lang="en">/)
})

describe('the shop', () => {
  it('shows 84 designs and a link to the next', async () => {
    const html = await read('/en/shop')
    expect(html.match(/<article/g)).toHaveLength(84)
    expect(html).toContain('href="/en/shop?page_offset=84"')
    expect(gateway.calls.find(({ path }) => path === '/search/designs')?.search.get('lang')).toBe(
      'en',
    )
  })

  it('takes colors with bare commas between them, as they are written by hand', async () => {
    await read('/en/shop?color=green,violet')
    const asked = gateway.calls.findLast(({ path }) => path === '/search/designs')?.search
    expect(asked?.get('color')).toBe('green,violet')
  })

  it('sends the search of its address to the gateway, and repeats it in its links', async () => {
    const html = await read('/de/shop?q=blaue%20motte&color=red%2Cblue&style=botanical&sort=newest')
    const asked = gateway.calls.find(({ path }) => path === '/search/designs')?.search
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      lang: 'de',
      q: 'blaue motte',
      color: 'red,blue',
      style: 'botanical',
      sort: 'newest',
      currency: 'USD',
      page_locale: 'de_DE',
    })
    expect(html).toContain(
      'q=blaue%20motte&amp;style=botanical&amp;color=red%2Cblue&amp;sort=newest&amp;page_offset=84',
    )
  })

  it('redirects a form to the canonical address of its search', async () => {
    const response = await ask(
      '/en/shop?q=blue+moth&style=&color=red&color=blue&sort=bestSelling&apply=1',
    )
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/en/shop?q=blue%20moth&color=red%2Cblue',
    ])
  })

  it.each([
    [
      'a text that asks for wallpaper',
      '?q=palm+wallpaper&apply=1',
      '?on=wallpaper&q=palm%20wallpaper',
    ],
    ['a filter beside it', '?q=palm+wallpaper&color=red&apply=1', '?q=palm%20wallpaper&color=red'],
  ])('lists wallpaper or the chosen product for %s', async (_, sent, list) => {
    const response = await ask(`/en/shop${sent}`)
    expect(response.headers.get('location')).toBe(`/en/shop${list}`)
  })

  it.each([
    '?q=a+b',
    "?q='or'1'='1",
    '?q=a;b',
    '?q=a/b',
    '?q=a|b',
    '?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '?q=%E0%A4%A',
  ])('does not apply %s', async (search) => {
    const response = await app.request(
      `http://localhost:3000/en/shop${search}`,
      {},
      { incoming: { url: `/en/shop${search}` } },
    )
    expect(response.status).toBe(200)
    expect(gateway.calls.find(({ path }) => path === '/search/designs')?.search.has('q')).toBe(
      false,
    )
    const html = await response.text()
    expect(html).not.toContain('alert(1)<')
    expect(html).toContain('This link’s search could not be read')
  })

  it('speaks the English of the visitor’s country, on the server and in the islands', async () => {
    expect(await read('/en/shop')).toContain('>Color<')
    const british = await read('/en/shop?country=GB')
    expect(british).toContain('>Colour<')
    expect(british).not.toContain('Color<')
    expect(await read('/en/fabric/12?country=GB')).toContain('per metre')
  })

  it('shows a doubly encoded search as text', async () => {
    expect(await read('/en/shop?q=%253Cscript%253E')).toContain('%3Cscript%3E')
  })

  it.each([
    ['?sort=__proto__', 'This sort option'],
    ['?topic=blumen', 'This subject'],
    ['?color=red%2Cnotacolor', 'This color'],
    ['?style=notastyle', 'This pattern'],
  ])('shows a message that %s does not exist', async (search, messages) => {
    expect(await read(`/en/shop${search}`)).toContain(messages)
  })

  it('shows a message that nothing was found, with the search as text', async () => {
    const html = await read('/en/shop?q=zzzzzzzzzz')
    expect(html).toContain('Oops, there are no results for ‘zzzzzzzzzz’')
    expect(html).toContain('content="noindex"')
  })
})

describe('a design', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    '99999999999999999999',
    '2147483648',
    'constructor',
    '__proto__',
    '12abc',
    '%31%32x',
  ])('with the id %s does not exist, and the gateway is not asked', async (id) => {
    expect((await ask(`/en/fabric/${id}`)).status).toBe(404)
    // The 404 page itself asks for designs to offer.
    expect(gateway.calls.filter(({ path }) => path !== '/search/designs')).toEqual([])
  })

  it('that the gateway does not know is a 404', async () => {
    expect((await ask('/en/fabric/201')).status).toBe(404)
  })

  it('is named in the title', async () => {
    expect(await read('/fr/tissu/12')).toContain('<title>Design 12 | Selvage</title>')
  })
})

describe('how a page is shown', () => {
  const currencyAsked = () =>
    gateway.calls.find(({ path }) => path === '/search/designs')?.search.get('currency')

  it('follows the address, then the cookie, then the default', async () => {
    await read('/en/shop?currency=EUR', { headers: { Cookie: 'selvage_currency=GBP' } })
    expect(currencyAsked()).toBe('EUR')
    gateway.calls.length = 0
    await read('/en/shop', { headers: { Cookie: 'selvage_currency=GBP' } })
    expect(currencyAsked()).toBe('GBP')
    gateway.calls.length = 0
    await read('/en/shop', { headers: { Cookie: 'selvage_currency=constructor' } })
    expect(currencyAsked()).toBe('USD')
  })

  it('uses the measurement system of the address', async () => {
    expect(await read('/en/fabric/12?measurement_system=metric')).toContain('cm')
    expect(await read('/en/fabric/12')).toMatch(/9\u00a0×\u00a011\u00a0in/)
  })
})

describe('a product form without script', () => {
  const post = (
    fields: Record<string, string>,
    headers: Record<string, string> = { Origin: 'http://localhost:3000', Host: 'localhost:3000' },
  ) => ask('/de/stoff/12', { method: 'POST', headers, body: new URLSearchParams(fields) })
  const line = { fabric: 'LINEN_COTTON_CANVAS', fabric_size: 'YARD', quantity: '2' }
  const writes = () =>
    gateway.calls.filter(
      ({ method, path }) => method !== 'GET' && !path.endsWith('fetch-cart-count'),
    )

  it.each([
    ['no quantity', { ...line, quantity: '' }],
    ['a fraction', { ...line, quantity: '1.5' }],
    ['more than 99', { ...line, quantity: '100' }],
    ['an unknown fabric', { ...line, fabric: 'constructor' }],
    ['an unknown size', { ...line, fabric_size: '__proto__' }],
    ['nothing', {}],
  ])('with %s is shown again in its language, and sends nothing', async (_, fields) => {
    const response = await post(fields)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/<html lang="de">.*data-severity="error"/s)
    expect(writes()).toEqual([])
  })

  it('repeats what was chosen', async () => {
    expect(
      await (await post({ ...line, fabric: 'PETAL_SIGNATURE_COTTON', quantity: '0' })).text(),
    ).toMatch(/<input(?=[^>]*value="PETAL_SIGNATURE_COTTON")(?=[^>]*checked)/)
  })

  it('from another site changes nothing', async () => {
    expect((await post(line, { Origin: 'http://evil.test' })).status).toBe(403)
    expect(gateway.calls).toEqual([])
  })
})
