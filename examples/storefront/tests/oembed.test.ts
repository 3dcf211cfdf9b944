import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { ask, gateway, read } = await openPages()

const HERE = 'http://localhost:3000'
const query = (fields: Record<string, string>) =>
  `/oembed?${new URLSearchParams(fields).toString()}`
const fields = async (address: string, more: Record<string, string> = {}) => {
  const response = await ask(query({ url: address, ...more }))
  expect(response.status, address).toBe(200)
  return (await response.json()) as Record<string, string | number>
}
/** Reads flat XML as a browser would, without one. */
const readXml = (xml: string) =>
  Object.fromEntries(
    [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text = '']) => [
      name,
      text
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&'),
    ]),
  )

describe('the answer for a design', () => {
  it('is a frame with a title in the language of the page', async () => {
    expect(await fields(`${HERE}/de/stoff/12`)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Design 12, ein Stoffdesign von Marta Lindqvist',
      author_name: 'Marta Lindqvist',
      provider_name: 'Selvage',
      provider_url: HERE,
      cache_age: 3600,
      thumbnail_url: 'http://images.test/images/designs/12/card-300.webp',
      thumbnail_width: 300,
      thumbnail_height: 318,
      html: expect.stringMatching(
        /^<iframe src="http:\/\/localhost:3000\/oembed\/frame\?design=12&amp;lang=de" title="Design 12, ein Stoffdesign von Marta Lindqvist" lang="de" [^>]*sandbox="allow-scripts [^"]*"[^>]*><\/iframe>$/,
      ) as string,
      width: 400,
      height: 574,
    })
  })

  it('has the same fields as XML', async () => {
    const address = `${HERE}/fr/tissu/12?currency=EUR&country=FR`
    const response = await ask(query({ url: address, format: 'xml', maxwidth: '320' }))
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    const json = await fields(address, { maxwidth: '320', format: 'json' })
    expect(readXml(await response.text())).toEqual(
      Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
    )
    expect(json['html']).toContain('country=FR&amp;currency=EUR')
  })

  it('is the same from the address of its wallpaper', async () => {
    expect(await fields(`${HERE}/en/wallpaper/12`)).toEqual(await fields(`${HERE}/en/fabric/12`))
  })

  it('fits the room, and leaves out a thumbnail that does not', async () => {
    const small = await fields(`${HERE}/en/fabric/12`, { maxwidth: '240', maxheight: '200' })
    expect([small['width'], small['height']]).toEqual([240, 200])
    expect(small).not.toHaveProperty('thumbnail_url')
  })
})

describe('the answer for a collection', () => {
  it('names its curator and has room for its cards', async () => {
    const answer = await fields(`${HERE}/en/collections/7`)
    expect(answer).toMatchObject({ title: 'Collection 7, by Marta Lindqvist', width: 640 })
    expect(answer['html']).toContain('/oembed/frame?collection=7&amp;lang=en')
  })
})

describe('what is not answered', () => {
  it.each([
    ['another site', 'http://evil.test/en/fabric/12'],
    ['another port', 'http://localhost:3001/en/fabric/12'],
    ['another scheme', 'https://localhost:3000/en/fabric/12'],
    ['the gateway', 'http://127.0.0.1:4000/design/12'],
    ['a file', 'file:///etc/passwd'],
    ['script', 'javascript:alert(1)'],
    ['a name and password before our host', 'http://a:b@localhost:3000/en/fabric/12'],
    ['our host as a name before another', 'http://localhost:3000@evil.test/en/fabric/12'],
    ['a path alone', '/en/fabric/12'],
    ['another page', `${HERE}/en/cart`],
    ['no number', `${HERE}/en/fabric/constructor`],
    ['a number beyond the database', `${HERE}/en/fabric/99999999999999`],
    ['an empty address', ''],
  ])('%s is a 404, and nothing is requested', async (_, address) => {
    const response = await ask(query({ url: address }))
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Pass the address of a design or a collection.')
    expect(gateway.calls).toEqual([])
  })

  it('an unknown design is a 404, and so is a private collection, which nobody may find', async () => {
    expect((await ask(query({ url: `${HERE}/en/fabric/999` }))).status).toBe(404)
    gateway.fail(404, { errors: [{ code: 'COLLECTION_NOT_FOUND' }] })
    expect((await ask(query({ url: `${HERE}/en/collections/7` }))).status).toBe(404)
  })

  it('a mature design is a 401', async () => {
    const errors = [{ code: 'NO_IMAGE_AVAILABLE', params: { hidden: 'mature' } }]
    gateway.fail(404, { errors })
    expect((await ask(query({ url: `${HERE}/en/fabric/12` }))).status).toBe(401)
    expect((await ask('/oembed/frame?design=12&lang=en')).status).toBe(401)
  })

  it('a format besides JSON and XML is a 501', async () => {
    const response = await ask(query({ url: `${HERE}/en/fabric/12`, format: 'yaml' }))
    expect(response.status).toBe(501)
    expect(await response.text()).toContain('format=json or format=xml')
  })

  it.each([
    '/oembed',
    '/oembed?url=a&url=b',
    query({ url: `${HERE}/en/fabric/12`, maxwidth: '0' }),
    query({ url: `${HERE}/en/fabric/12`, maxheight: '1e9' }),
    query({ url: `${HERE}/en/fabric/12`, maxwidth: '-5' }),
  ])('%s is a 400 that says what to write', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('maxwidth')
  })

  it('a shop that is away is a 503', async () => {
    gateway.fail(500, { errors: [{ code: 'SERVER_ERROR' }] })
    const response = await ask(query({ url: `${HERE}/en/fabric/12` }))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  })
})

describe('the page in the frame', () => {
  it('may be framed by every site, and has no origin', async () => {
    const { headers } = await ask('/oembed/frame?design=12&lang=de&country=DE')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toMatch(/; sandbox allow-scripts(?!.*allow-same-origin)/)
    expect(policy).not.toContain('connect-src')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('shows the card without script, in its language', async () => {
    const html = await read('/oembed/frame?design=12&lang=de&country=DE')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<title>Design 12, ein Stoffdesign von Marta Lindqvist</title>')
    expect(html).toContain('<template shadowrootmode="open">')
    expect(html).toContain(`href="${HERE}/de/stoff/12?currency=USD&amp;country=DE"`)
  })

  it.each(['', '?design=12', '?design=12&lang=xx', '?lang=en', '?design=x&lang=en'])(
    'is a 404 for %j',
    async (search) => {
      expect((await ask(`/oembed/frame${search}`)).status).toBe(404)
    },
  )

  it.each(['/en/fabric/12', '/en', '/oembed?url=x', '/embed/selvage.js'])(
    '%s keeps other sites from framing it',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
    },
  )
})

it.each(['/en/fabric/12', '/de/tapete/12', '/es/colecciones/7'])(
  'the head of %s leads to both formats',
  async (path) => {
    const html = await read(path)
    for (const [type, format] of [
      ['application/json+oembed', 'json'],
      ['text/xml+oembed', 'xml'],
    ] as const) {
      const link = new RegExp(`<link[^>]*type="${type.replace('+', '\\+')}"[^>]*>`).exec(html)?.[0]
      const href = /href="([^"]+)"/.exec(link ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
      expect(link).toContain('rel="alternate"')
      expect(href).toBe(`${HERE}/oembed?format=${format}&url=${encodeURIComponent(HERE + path)}`)
      expect((await ask(href.slice(HERE.length))).status).toBe(200)
    }
  },
)
