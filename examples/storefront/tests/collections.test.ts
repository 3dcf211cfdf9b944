import { layoutCode } from '@selvage/core/fill-a-yard'
import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { gateway, ask, read } = await openPages()

describe('collections', () => {
  it('are listed twenty a page, with a link to the next', async () => {
    const html = await read('/en/collections')
    expect(html.match(/<article/g)).toHaveLength(20)
    expect(html).toContain('href="/en/collections?page_offset=1"')
    const last = await read('/en/collections?page_offset=2')
    expect(last.match(/<article/g)).toHaveLength(5)
    expect(last).toContain(
      '<link rel="canonical" href="http://localhost:3000/en/collections?page_offset=2"/>',
    )
  })

  it.each(['-1', 'abc', '1.5', '__proto__', '99999999'])(
    'begin at the beginning for page %s',
    async (page) => {
      expect(await read(`/en/collections?page_offset=${page}`)).toContain('Collection 1<')
      expect(
        gateway.calls
          .find(({ path }) => path === '/scuppernong/collections')
          ?.search.has('page_offset'),
      ).toBe(false)
    },
  )

  it('past the last page show a message and a link back', async () => {
    const html = await read('/en/collections?page_offset=9')
    expect(html).toContain('There are no more collections')
    expect(html).toContain('content="noindex"')
  })

  it('link to a yard of each', async () => {
    expect(await read('/fr/collections/7')).toContain(
      'href="/fr/fill-a-yard/options?collection_id=7"',
    )
  })

  it.each(['0', '-1', '2147483648', 'constructor', '1e3'])(
    'of the id %s do not exist, and nobody is asked',
    async (id) => {
      expect((await ask(`/en/collections/${id}`)).status).toBe(404)
      // The 404 page itself asks for designs to offer.
      expect(gateway.calls.filter(({ path }) => path !== '/search/designs')).toEqual([])
    },
  )

  it('that the gateway does not know are a 404', async () => {
    expect((await ask('/en/collections/46')).status).toBe(404)
  })
})

describe('a yard', () => {
  const layout = layoutCode({
    templateId: 10,
    fabric: 'PETAL_SIGNATURE_COTTON',
    collectionId: 7,
    cells: [1, 2, null, 1],
  })

  it('is chosen by a plain form that leads to the canvas', async () => {
    const html = await read('/de/fill-a-yard/auswahl?collection_id=7&template_id=4')
    expect(html).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/de\/fill-a-yard\/entwurf")/)
    expect(html).toMatch(/<input type="hidden" name="collection_id" value="7"\/>/)
    expect(html).toMatch(/<input(?=[^>]*name="template")(?=[^>]*value="4")(?=[^>]*checked)/)
    expect(
      (
        await ask(
          '/de/fill-a-yard/entwurf?collection_id=7&template=4&fabric=petal_signature_cotton',
        )
      ).status,
    ).toBe(200)
  })

  it('is rendered from the layout code in its address', async () => {
    const html = await read(`/en/fill-a-yard/canvas?layout=${layout}`)
    expect(html).toContain('Collection 7')
    expect(html.match(/role="gridcell"/g)).toHaveLength(4)
    expect(html).toMatch(/aria-label="[^"]*Design 2[^"]*"/)
  })

  it.each([
    '1.10',
    `${layout}.x`,
    layout.replace('1.', '2.'),
    '__proto__',
    '%3Cscript%3E',
    'x'.repeat(2000),
  ])('of the code %s is a 404 that leads on, and nobody is asked', async (code) => {
    const response = await ask(`/en/fill-a-yard/canvas?layout=${code}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(/This yard cannot be opened.*href="\/en\/collections"/s)
    expect(gateway.calls).toEqual([])
  })

  it.each([
    '/en/fill-a-yard/options',
    '/en/fill-a-yard/canvas',
    '/en/fill-a-yard/canvas?collection_id=',
  ])('of no collection begins with the choice of one: %s', async (path) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/fill-a-yard'])
  })

  it.each(['0', '46', 'constructor', '99999999999'])(
    'of the collection %s is a 404',
    async (id) => {
      expect((await ask(`/en/fill-a-yard/canvas?collection_id=${id}`)).status).toBe(404)
    },
  )

  it('uses the defaults for a template and a fabric that do not exist', async () => {
    expect(
      (await ask('/en/fill-a-yard/canvas?collection_id=7&template_id=constructor&fabric=__proto__'))
        .status,
    ).toBe(200)
    expect(
      (await ask('/en/fill-a-yard/canvas?collection_id=7&template_id=999&fabric=sateen_grand'))
        .status,
    ).toBe(200)
  })
})
