import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { gateway, ask, read } = await openPages()

const sentTo = async (path: string, init?: RequestInit) => {
  const response = await ask(path, init)
  return [response.status, response.headers.get('location')]
}
const german = { headers: { 'Accept-Language': 'de' } }

describe('an address without a language', () => {
  it.each([
    ['/shop?q=moth&page=9', '/de/shop?q=moth'],
    ['/fabric/12?country=ZZ&size=yard', '/de/stoff/12?size=yard'],
    ['/designs/12', '/de/designs/12'],
    ['/fill-a-yard', '/de/fill-a-yard'],
    ['/velvet', '/de/samt'],
    ['/terms', '/de/agb'],
    ['/cookies', '/de/cookies'],
    ['/create', '/designs/new'],
    ['/create?lang=fr', '/designs/new?lang=fr'],
    ['/get_started', '/de/designs-verkaufen'],
    ['/seller_agreement', '/de/verkaufsvereinbarung'],
    ['/wallpaper/grasscloth?q=fern', '/de/shop?on=wallpaper&fabric=grasscloth&q=fern'],
  ])('%s leads to %s for a German reader', async (path, location) => {
    expect(await sentTo(path, german)).toEqual([302, location])
  })
})

describe('an address of another language', () => {
  it.each([
    ['/de/fabric/12?size=yard&country=ZZ', '/de/stoff/12?size=yard'],
    ['/de/boutique?q=moth&page=9', '/de/shop?q=moth'],
    ['/fr/belgian-linen', '/fr/lin-belge'],
    ['/de/how-it-works', '/de/so-funktioniert-es'],
  ])('%s leads to %s for good', async (path, location) => {
    expect(await sentTo(path)).toEqual([301, location])
  })
})

describe('the shop’s address', () => {
  it.each([
    ['/en/shop?page=99&q=moth', '/en/shop?q=moth'],
    ['/en/shop?page_offset=-84', '/en/shop'],
    ['/en/shop?on=designers&q=ada', '/spelunks?type=designers&s=ada&lang=en'],
    ['/de/shop?on=collections', '/spelunks?type=collections&lang=de'],
  ])('%s leads to %s', async (path, location) => {
    expect(await sentTo(path)).toEqual([302, location])
  })

  it('says that a search was not readable, and that a part of the shop is not there', async () => {
    const app = await read('/en/shop?on=bedding')
    expect(app).toContain('This part of the shop does not exist')
  })

  it('shows designs on the material that it names', async () => {
    const html = await read('/en/shop?on=wallpaper&fabric=grasscloth')
    expect(html).toContain('href="/en/wallpaper/1?fabric=grasscloth"')
    const paper = await read('/en/wallpaper/1?fabric=grasscloth')
    expect(paper).toMatch(/<input(?=[^>]*value="GRASSCLOTH")(?=[^>]*checked)/)
    expect(gateway.calls.find(({ path }) => path === '/search/designs')?.search.get('fabric')).toBe(
      'grasscloth',
    )
  })
})

describe('the page of a fabric', () => {
  it('has its facts, prices, designs and paths in every language', async () => {
    const html = await read('/en/linen-cotton-canvas')
    for (const text of ['<h1>Linen cotton canvas</h1>', '54\u00a0in', 'Test swatch', 'US$', 'Care'])
      expect(html).toContain(text)
    expect(html).toContain('href="/en/shop?fabric=linen_cotton_canvas"')
    expect(html).toContain('href="/en/fabric/1?fabric=linen_cotton_canvas"')
    expect(html).toContain('hrefLang="de" href="http://localhost:3000/de/leinen-baumwoll-canvas"')
    expect(html).toContain('<meta name="description" content="Linen cotton canvas: ')
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).not.toContain('Out of stock')
    expect(await read('/en/velvet')).toContain('Out of stock: please choose another fabric.')
  })

  it('stands in the fabric shop and in its group', async () => {
    for (const path of ['/es/tienda-de-telas', '/es/tienda-de-telas/lino'])
      expect(await read(path), path).toContain('href="/es/lona-de-lino-y-algodon"')
    expect((await ask('/es/tienda-de-telas/nada')).status).toBe(404)
  })
})

describe('files for search engines', () => {
  it('leave what belongs to a visitor alone, in every language', async () => {
    const text = await read('/robots.txt')
    for (const path of ['/en/cart', '/de/warenkorb', '/fr/commande', '/es/pedido', '/login'])
      expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect(text).not.toContain('Disallow: /en/shop')
  })

  it('list the pages of each language and the designs with their pictures', async () => {
    const index = await read('/sitemap.xml')
    expect(index.match(/<loc>/g)).toHaveLength(8)
    expect(index).toContain('<loc>http://localhost:3000/sitemaps/designs-1-de.xml</loc>')
    const pages = await read('/sitemaps/pages-de.xml')
    for (const path of ['/de', '/de/stoffladen', '/de/samt', '/de/shop/floral'])
      expect(pages).toContain(`<loc>http://localhost:3000${path}</loc>`)
    const designs = await read('/sitemaps/designs-1-de.xml')
    expect(designs).toContain('<loc>http://localhost:3000/de/stoff/1</loc>')
    expect(designs).toContain('<image:loc>http://images.test/images/designs/1/card-300.webp')
    for (const none of ['designs-2-de', 'designs-0-de', 'pages-it', 'other'])
      expect((await ask(`/sitemaps/${none}.xml`)).status, none).toBe(404)
  })
})

describe('facts of a design’s page', () => {
  it('are those of schema.org, without a rating', async () => {
    const html = await read('/en/fabric/12')
    const [product] = [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      offers: { '@type': 'AggregateOffer', priceCurrency: 'USD' },
      image: { '@type': 'ImageObject' },
    })
    expect(product).not.toHaveProperty('aggregateRating')
  })
})
