import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { ask, read } = await openPages()

/** The text of the code, as it stands in the box without script. */
const codeOf = (html: string): string =>
  (/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('the code', () => {
  it('names files of the exact version, whose content has its hashes', async () => {
    const code = codeOf(await read('/en/embed/12'))
    const files = [
      ...code.matchAll(
        /(?:href|src)="http:\/\/localhost:3000(\/embed\/[^"]+)"\s+integrity="([^"]+)"/g,
      ),
    ]
    expect(files).toHaveLength(2)
    for (const [, path = '', integrity] of files) {
      expect(path).toMatch(/^\/embed\/\d+\.\d+\.\d+\//)
      const response = await ask(path)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      const hash = createHash('sha384')
        .update(await response.text())
        .digest('base64')
      expect(integrity).toBe(`sha384-${hash}`)
    }
  })

  it.each([
    ['/de/einbetten/12?widget=add-to-cart&widget_size=swatch', 'size="swatch"', '/de/stoff/12'],
    ['/es/insertar/12', '<selvage-design-card design-id="12">', '/es/tela/12'],
    ['/fr/integrer/12?widget=cart-button', '<selvage-cart-button>', '/fr/panier'],
  ])('of %s is in the page without script', async (path, tag, link) => {
    const html = await read(path)
    expect(codeOf(html)).toContain(tag)
    expect(codeOf(html)).toContain(`<a href="http://localhost:3000${link}">`)
    expect(html).not.toMatch(/>builder\.\w+/)
    expect(html).toContain('content="noindex"')
  })
})

describe('an address in another language than its prefix', () => {
  it('leads to its own, with the choices', async () => {
    const response = await ask('/de/embed/12?widget=cart-button')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/de/einbetten/12?widget=cart-button')
  })
})

describe('an address that names what does not exist', () => {
  it('keeps the rest of its choices, and says what is wrong', async () => {
    const html = await read(
      '/en/embed/12?widget=carousel&widget_lang=de&widget_theme=pink&page=moon&code=cobol',
    )
    expect(html).toContain('There is no widget “carousel”.')
    expect(html).toContain('Preview cannot be “moon”, so it is left out.')
    expect(html).toContain('Code cannot be “cobol”, so it is left out.')
    expect(html).toContain('Theme cannot be “pink”, so it is left out.')
    expect(codeOf(html)).toContain('<selvage-design-card design-id="12" lang="de">')
  })

  it('of a design has the widgets that need none', async () => {
    const response = await ask('/en/embed/999')
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('There is no design 999 that can be shown.')
    expect(codeOf(html)).toContain('<selvage-cart-button>')
    expect(html.match(/Needs a design/g)?.length).toBeGreaterThanOrEqual(3)
  })

  it('holds no markup', async () => {
    const html = await read('/en/embed/12?widget=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(html).not.toContain('<script>alert')
  })

  it('without a number is no page', async () => {
    expect((await ask('/en/embed/constructor')).status).toBe(404)
  })
})

describe('the page of the preview', () => {
  it('can be framed by the storefront alone, and has no origin', async () => {
    const { headers } = await ask('/embed-preview?lang=de')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/; sandbox allow-scripts(?!.*allow-same-origin)/)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  it('is framed by the builder and no other page', async () => {
    const policyOf = async (path: string) =>
      (await ask(path)).headers.get('content-security-policy') ?? ''
    expect(await policyOf('/en/embed/12')).toMatch(/frame-src 'self' /)
    expect(await policyOf('/en/fabric/12')).not.toMatch(/frame-src 'self'/)
  })
})

it('the page of a design leads to its code', async () => {
  expect(await read('/de/stoff/12')).toContain('href="/de/einbetten/12"')
})
