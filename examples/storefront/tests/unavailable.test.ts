import { describe, expect, it } from 'vitest'
import { builtApp } from './built-server.ts'
import { openPages } from './open-pages.ts'

const { gateway, ask } = await openPages()

describe('when the gateway', () => {
  it('is busy, the page is 503 with the expected end and a link home', async () => {
    gateway.fail(503, {
      errors: [{ code: 'SERVER_ERROR', params: { until: '2030-05-06T07:08:00Z' } }],
    })
    const response = await ask('/de/shop')
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(html).toContain('Der Shop ist gerade nicht erreichbar')
    expect(html).toContain('2030')
    expect(html).toContain('href="/de"')
  })

  it.each([
    [401, 403],
    [403, 403],
    [404, 404],
    [400, 500],
    [500, 500],
  ])('answers %i, the page is %i, with a link home', async (status, page) => {
    gateway.fail(status)
    const response = await ask('/en/shop')
    expect(response.status).toBe(page)
    expect(await response.text()).toContain('href="/en"')
  })

  it('fails, the page names the number that begins the trace in the logs', async () => {
    gateway.fail(500)
    const response = await ask('/en/shop')
    const number = response.headers.get('x-request-id') ?? ''
    expect(number).toMatch(/^[\da-f]{32}$/)
    expect(await response.text()).toContain(
      `Reference ${number.slice(0, 8)}, in case you write to us.`,
    )
    expect(gateway.calls.at(-1)?.traceparent).toMatch(new RegExp(`^00-${number}-[\\da-f]{16}-01$`))
    for (const status of [403, 404, 503]) {
      gateway.fail(status)
      const page = await ask('/en/shop')
      const begin = (page.headers.get('x-request-id') ?? '').slice(0, 8)
      expect(await page.text()).toContain(`Reference ${begin}, in case you write to us.`)
    }
  })

  it('answers rubbish, the page is 503 without a trace of the answer', async () => {
    gateway.fail(200, { secret: 'stack trace' })
    const response = await ask('/en/shop')
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('stack trace')
  })

  it('does not answer, the page is 503 within the shop’s time limit', async () => {
    const lines: string[] = []
    const alone = await builtApp({ GATEWAY_URL: 'http://localhost:1' }, (line) => lines.push(line))
    const response = await alone.request('http://localhost:3000/en/shop')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(lines).toEqual([`${response.headers.get('x-request-id')} GET /en/shop 503`])
  })
})
