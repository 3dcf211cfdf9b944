import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApp } from './built-server.ts'
import { startFakeGateway } from './fake-gateway.ts'
import type { FakeGateway } from './fake-gateway.ts'

let app: Hono
let gateway: FakeGateway
const lines: string[] = []
const ask = (path: string, init: RequestInit = {}) =>
  app.request(`http://localhost:3000${path}`, init)

beforeAll(async () => {
  gateway = await startFakeGateway()
  app = await builtApp({ GATEWAY_URL: gateway.url }, (line) => lines.push(line))
})
afterAll(() => gateway.stop())

describe('addresses', () => {
  it.each([
    ['/xx/shop', 404, 'a language that we do not speak'],
    ['/en/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404, 'a way out of the folder'],
    ['/en/../../etc/passwd', 404, 'a plainer way out'],
    ['/.vite/manifest.json', 404, 'the build’s own records'],
    ['/en/constructor', 404, 'a name that every object has'],
    ['/en/toString', 404, 'a method of every object'],
    ['/__proto__', 404, 'the prototype'],
    ['/en/no-such-page', 404, 'no page'],
    ['/en/a%0d%0aSet-Cookie:x=1', 400, 'a header split'],
    ['//evil.test/en', 404, 'another host in the path'],
    ['/fr/home-xx', 404, 'a name for home in no language'],
    ['/en/home-decor/dining/constructor/1', 404, 'a product that every object has'],
    ['/account-data-deletion/other', 404, 'an unknown state'],
    ['/en/debug', 404, 'a debug page'],
    ['/orders/2026-01-01-1', 404, 'a guessed order'],
    ['/orders/guest?token=', 404, 'an order without its token'],
    ['/en.data', 404, 'the router’s own data'],
    ['/__manifest?version=1&paths=/en', 404, 'the router’s own manifest'],
    ['/en', 200, 'home'],
    ['/en/home', 200, 'home by its English name'],
    ['/fr/home-fr', 200, 'home by its French name'],
  ])('%s answers %i: %s', async (path, status) => {
    const response = await ask(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('location')).toBeNull()
  })

  it.each([
    ['/en/shop/', 301, '/en/shop'],
    ['/EN/shop?q=a+b', 301, '/en/shop?q=a+b'],
    ['/fr/home-de', 301, '/fr'],
    ['/en?country=ZZ', 302, '/en'],
    ['/de?country=us&currency=BTC', 302, '/de?country=US'],
    ['/?utm_source=x', 302, '/en?utm_source=x'],
  ])('%s sends on with %i to %s, on the own host', async (path, status, location) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
    const next = await ask(location)
    expect(next.status).not.toBe(302)
  })

  it('redirects to the browser’s language, and varies by its headers', async () => {
    const response = await ask('/', {
      headers: { 'Accept-Language': 'fr-CH, en;q=0.5', Cookie: 'x=1' },
    })
    expect(response.headers.get('location')).toBe('/fr')
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie')
    expect(
      (
        await ask('/', { headers: { 'Accept-Language': 'fr', Cookie: 'selvage_language=es' } })
      ).headers.get('location'),
    ).toBe('/es')
  })

  it('builds no address from the Host header or from a proxy’s headers', async () => {
    expect((await app.request('http://evil.test/en')).status).toBe(400)
    const html = await (
      await ask('/en', {
        headers: { 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https' },
      })
    ).text()
    expect(html).not.toContain('evil.test')
  })

  it('rejects a change from another site', async () => {
    expect(
      (await ask('/en', { method: 'POST', headers: { Origin: 'http://evil.test' } })).status,
    ).toBe(403)
    expect((await ask('/en', { method: 'PUT' })).status).toBe(405)
  })
})

describe('a page', () => {
  it('has a canonical link, and alternate links to the other languages', async () => {
    const html = await (await ask('/de/home-de')).text()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/)
    expect(html).toMatch(/<title>[^<]+ \| Selvage<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/de"/>')
    for (const language of ['en', 'de', 'es', 'fr'])
      expect(html).toContain(`hrefLang="${language}" href="http://localhost:3000/${language}"`)
  })

  it('fetches the entry script alone while nobody touches its menu', async () => {
    const html = await (await ask('/en')).text()
    expect(html.match(/<script type="module"/g)).toHaveLength(1)
    expect(html).not.toContain('data-ahead')
  })

  it('has its own nonce, no inline style and no shared cache', async () => {
    const [first, second] = await Promise.all([ask('/en'), ask('/en')])
    const nonce = (response: Response) =>
      /'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce(first)).toMatch(/^[\w-]{22}$/)
    expect(nonce(first)).not.toBe(nonce(second))
    const html = await first.text()
    expect(html).toContain(`nonce="${nonce(first)}"`)
    expect(html).not.toMatch(/\sstyle=|<style/)
    expect(first.headers.get('cache-control')).toMatch(/private/)
  })

  it('is a 404 with a link home, in the page’s language', async () => {
    const response = await ask('/es/nada')
    const html = await response.text()
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('href="/es"')
    expect(html).toContain('content="noindex"')
    expect(html).not.toContain('data-ahead')
  })

  it('is compressed with the encoding that the browser prefers', async () => {
    const plain = await (await ask('/en')).text()
    for (const encoding of ['gzip', 'br']) {
      const response = await ask('/en', { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toContain('Accept-Encoding')
      expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.length)
    }
  })
})

describe('every answer', () => {
  it.each([
    '/en',
    '/',
    '/en/nothing',
    '/en/a%00',
    '/healthz',
    '/speculation-rules.json',
    '/en/shop/',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await ask(path)
    for (const name of [
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
    ]) {
      expect(headers.get(name), name).toBeTruthy()
    }
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('is healthy, without a policy violation', async () => {
    expect(await (await ask('/healthz')).json()).toEqual({
      status: 'ok',
      cspViolations: 0,
      rss_mb: expect.any(Number),
    })
  })
})

describe('files', () => {
  it('are cached for a year under their hashed names, and sent compressed', async () => {
    const html = await (await ask('/en')).text()
    const href = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
    const response = await ask(href, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    // Browsers never ask about them again.
    expect(response.headers.get('etag')).toBeNull()
    expect((await ask(href)).headers.get('content-encoding')).toBeNull()
  })

  it('with other names are sent again only when they have changed', async () => {
    const icon = await ask('/favicon.svg')
    const etag = icon.headers.get('etag') ?? ''
    expect(icon.status).toBe(200)
    expect((await ask('/favicon.svg', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  it('are only those of the build', async () => {
    for (const path of [
      '/assets/../../package.json',
      '/assets/%2e%2e/server/index.js',
      '/assets/nothing.js',
      '/index.js',
    ])
      expect((await ask(path)).status).toBe(404)
  })
})

it('logs nothing in these tests', () => {
  expect(lines).toEqual([])
})
