import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { gateway, ask, read } = await openPages()

describe('a search on wallpaper', () => {
  it('asks the gateway, stays in the links, and links to the designs as wallpaper', async () => {
    const html = await read('/de/shop?on=wallpaper&color=red')
    expect(
      Object.fromEntries(
        gateway.calls.find(({ path }) => path === '/search/designs')?.search ?? [],
      ),
    ).toMatchObject({ on: 'wallpaper', color: 'red' })
    expect(html).toContain('href="/de/tapete/1"')
    expect(html).not.toContain('href="/de/stoff/1"')
    expect(html).toContain('on=wallpaper&amp;color=red&amp;page_offset=84')
    expect(html).toContain('<input type="hidden" name="on" value="wallpaper"/>')
    expect(html).toMatch(/aria-current="page"[^>]*>Tapeten</)
    expect(html).toContain('href="/de/tapetenrechner"')
  })

  it.each(['fabric', 'allProducts', 'constructor', 'walls'])('ignores on=%s', async (on) => {
    expect(await read(`/en/shop?on=${on}`)).toContain('href="/en/fabric/1"')
  })
})

describe('wallpaper', () => {
  const calls = (path: string) => gateway.calls.filter((call) => call.path === path)

  it('starts with the choices of its address, and links to the fabric', async () => {
    const html = await read('/de/tapete/12?wallpaper=grasscloth&size=swatch')
    expect(html).toMatch(/<input(?=[^>]*value="GRASSCLOTH")(?=[^>]*checked)/)
    expect(html).toMatch(/<input(?=[^>]*value="SWATCH")(?=[^>]*checked)/)
    expect(html).toContain('href="/de/stoff/12"')
    expect(await read('/de/stoff/12')).toContain('href="/de/tapete/12"')
  })

  it.each([
    'wallpaper=constructor&size=__proto__',
    'wallpaper=%3Cb%3E',
    'size=ROLL_27_FT&wallpaper=smooth',
    'order_item_id=constructor',
  ])('with %s begins where it always does', async (search) => {
    const html = await read(`/en/wallpaper/12?${search}`)
    expect(html).toMatch(/<input(?=[^>]*value="SMOOTH")(?=[^>]*checked)/)
    expect(html).not.toContain('name="order_item_id"')
  })

  it.each(['0', '-1', 'constructor', '2147483648', '201'])(
    'of the design %s is a 404',
    async (id) => {
      expect((await ask(`/en/wallpaper/${id}`)).status).toBe(404)
    },
  )

  it('of a wall asks the gateway for estimates, for the design and in the visitor’s currency', async () => {
    await read('/en/wallpaper/12?measurement_system=metric&height=250&widths=300.120&currency=EUR')
    expect(
      Object.fromEntries(calls('/wallpapers/prices/calculate')[0]?.search ?? []),
    ).toMatchObject({ measurement_system: 'metric', design_id: '12', currency: 'EUR' })
  })

  it('of a form without script is redirected to the wall’s canonical address', async () => {
    const response = await ask(
      '/en/wallpaper-calculator?design_id=12&measurement_system=imperial&height=96&widths=140&widths=60&wallpaper=smooth',
    )
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/en/wallpaper-calculator?measurement_system=imperial&height=96&widths=140.60&wallpaper=smooth&design_id=12',
    ])
  })

  it.each([
    ['height=96.5&widths=140&widths=', 'Round up to the nearest whole number'],
    ['height=abc&widths=140&widths=', 'Numeric characters only'],
    ['height=96&widths=&widths=', 'Required'],
  ])('that cannot be counted says why: %s', async (search, messages) => {
    const html = await read(`/en/wallpaper-calculator?${search}`)
    expect(html).toContain(messages)
    const summary = html.split('id="error-summary-title"').at(1)?.split('</ul>').at(0) ?? ''
    expect(summary).toMatch(new RegExp(`<a[^>]*href="#[^"]+"[^>]*>[^<]*: ${messages}</a>`))
    expect(calls('/wallpapers/prices/calculate')).toEqual([])
  })

  it('is planned with the design of its address, and rejects an id that is none', async () => {
    expect(await read('/en/wallpaper-calculator?design_id=12&height=96&widths=140')).toMatch(
      /Design 12.*href="\/en\/wallpaper-calculator\?measurement_system=imperial&amp;height=96&amp;widths=140"/s,
    )
    for (const id of ['0', '201', 'constructor', '%3Cb%3E'])
      expect((await ask(`/en/wallpaper-calculator?design_id=${id}`)).status).toBe(404)
  })

  it.each([
    ['/en/wallpaper-calculator', ''],
    ['/de/tapete/12', ''],
    ['/en/wallpaper-calculator', '&design_id=12'],
  ])('has the whole address of its plan on %s%s before any script runs', async (path, more) => {
    const html = await read(`${path}?measurement_system=imperial&height=96&widths=120${more}`)
    const link = `http://localhost:3000${path}?measurement_system=imperial&amp;height=96&amp;widths=120`
    expect(html).toContain(`value="${link}`)
  })

  it('is planned locally when the gateway does not answer', async () => {
    const html = await read('/en/wallpaper-calculator?height=96&widths=140')
    expect(html).toContain('6 panels')
    expect(html).toMatch(
      /href="\/en\/wallpaper\/1\?measurement_system=imperial&amp;height=96&amp;widths=140/,
    )
  })
})

describe('a wallpaper form without script', () => {
  const post = (fields: Record<string, string>) =>
    ask('/de/tapete/12', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', Host: 'localhost:3000' },
      body: new URLSearchParams(fields),
    })
  const line = { wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: '2' }

  it.each([
    ['no quantity', { ...line, quantity: '' }],
    ['a fraction', { ...line, quantity: '1.5' }],
    ['more than 99', { ...line, quantity: '100' }],
    ['an unknown paper', { ...line, wallpaper: 'constructor' }],
    ['a size of another kind', { ...line, size: 'ROLL_27_FT' }],
    ['an unknown size', { ...line, size: '__proto__' }],
    ['nothing', {}],
  ])('with %s is shown again in its language, and nothing is sent', async (_, fields) => {
    const response = await post(fields)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/<html lang="de">.*data-severity="error"/s)
    expect(
      gateway.calls.filter(
        ({ method, path }) => method !== 'GET' && !path.endsWith('fetch-cart-count'),
      ),
    ).toEqual([])
  })
})
