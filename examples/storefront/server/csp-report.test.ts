import { describe, expect, it } from 'vitest'
import { cspReports } from './csp-report.ts'

const report = (body: unknown) =>
  new Request('http://shop.test/csp-report', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const violation = {
  'csp-report': {
    'effective-directive': 'style-src-attr',
    'blocked-uri': 'inline',
    'document-uri': 'http://shop.test/en/shop?q=secret',
  },
}

describe('reports of policy violations', () => {
  it('are counted in both of their forms, and logged without what was searched for', async () => {
    const lines: string[] = []
    const reports = cspReports((line) => lines.push(line))
    expect((await reports.routes.request(report(violation))).status).toBe(204)
    await reports.routes.request(
      report([
        {
          type: 'csp-violation',
          body: {
            effectiveDirective: 'script-src',
            blockedURL: 'eval',
            documentURL: 'http://shop.test/en',
          },
        },
      ]),
    )
    expect(reports.count()).toBe(2)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('style-src-attr')
    expect(lines.join()).not.toContain('secret')
  })

  it.each([
    ['blocked-uri', 'chrome-extension'],
    ['blocked-uri', 'moz-extension://ab12/content.js'],
    ['source-file', 'safari-web-extension://ab12/content.js'],
  ])('of a browser’s extension (%s %s) count as none', async (name, value) => {
    const lines: string[] = []
    const reports = cspReports((line) => lines.push(line))
    const { 'csp-report': usual } = violation
    await reports.routes.request(report({ 'csp-report': { ...usual, [name]: value } }))
    expect([reports.count(), lines]).toEqual([0, []])
  })

  it('cannot flood the log', async () => {
    const lines: string[] = []
    const reports = cspReports((line) => lines.push(line))
    for (let sent = 0; sent < 100; sent++) await reports.routes.request(report(violation))
    expect(reports.count()).toBe(100)
    expect(lines.length).toBeLessThanOrEqual(40)
  })

  it.each(['', '{', '[]', 'null', '[1,null]', '{"csp-report":1}'])(
    'that are none (%j) count as none',
    async (body) => {
      const reports = cspReports(() => undefined)
      expect((await reports.routes.request(report(body))).status).toBe(204)
      expect(reports.count()).toBe(0)
    },
  )
})
