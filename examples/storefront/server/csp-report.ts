import { Hono } from 'hono'
import { limitBody } from './limit-bodies.ts'
import { CSP_REPORT_PATH } from './security-headers.ts'

const MAX_BYTES = 16_384
const LOG_PER_MINUTE = 20
const MINUTE_MS = 60_000

/**
 * The fields of a report that are logged, in either spelling. None can hold what a shopper typed.
 */
interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
}

/** Reports of what a browser's extension did to a page; they say nothing about the shop. */
const EXTENSION = /^[a-z-]+-extension(?::|$)/

/**
 * Receives reports of policy violations: counts all but those of browser extensions, logs a few a
 * minute.
 */
export function cspReports(log: (line: string) => void): {
  readonly routes: Hono
  readonly count: () => number
} {
  let count = 0
  let minute = 0
  let logged = 0
  const routes = new Hono()
  routes.post(CSP_REPORT_PATH, limitBody(MAX_BYTES), async (c) => {
    const violations = readReports(await c.req.text())
    count += violations.length
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) [minute, logged] = [now, 0]
    for (const { directive, blocked, page } of violations.slice(0, LOG_PER_MINUTE - logged)) {
      logged++
      log(`csp ${JSON.stringify({ directive, blocked, page })}`)
    }
    return c.body(null, 204)
  })
  return { routes, count: () => count }
}

/** The fields that name a violation's script or address, in either spelling. */
const SOURCES = ['blocked-uri', 'blockedURL', 'source-file', 'sourceFile'] as const

function readReports(text: string): Violation[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return []
  }
  const reports = Array.isArray(body)
    ? body.map((report) => field(report, 'body'))
    : [field(body, 'csp-report')]
  return reports
    .filter((report) => typeof report === 'object' && report !== null)
    .filter((report) => !SOURCES.some((name) => EXTENSION.test(short(field(report, name)))))
    .map((report) => ({
      directive: short(
        field(report, 'effective-directive') ??
          field(report, 'effectiveDirective') ??
          field(report, 'violated-directive'),
      ),
      blocked: withoutQuery(short(field(report, 'blocked-uri') ?? field(report, 'blockedURL'))),
      page: withoutQuery(short(field(report, 'document-uri') ?? field(report, 'documentURL'))),
    }))
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function short(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

// A query may hold a search or a token, so only the path is logged.
function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}
