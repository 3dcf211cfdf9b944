import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pages, renderPage } from './pages.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

const settings = readSettings(process.env)
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
} as const
const FILES = new Set(['/blog.css', '/resets.css', '/single-page.js'])

/**
 * A strict policy: no inline script or style, no HTML from strings, and the shop's addresses only
 * where they are needed.
 */
function policy({ gateway, storefront }: Settings, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'none'",
    `img-src 'self' ${gateway}`,
    `connect-src ${gateway}`,
    "base-uri 'none'",
    `form-action 'self' ${storefront}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...headers,
    })
    .end(body)
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://blog')
  const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
  if (pathname === '/healthz') return send(response, 200, 'text/plain', 'ok')
  if (page) {
    const nonce = randomBytes(16).toString('base64url')
    return send(response, 200, 'text/html; charset=utf-8', renderPage(page, { settings, nonce }), {
      'Content-Security-Policy': policy(settings, nonce),
      'Cache-Control': 'no-store',
    })
  }
  if (pathname === '/favicon.ico') return send(response, 204, 'image/x-icon', '')
  if (!FILES.has(pathname))
    return send(
      response,
      404,
      'text/plain; charset=utf-8',
      'There is no such page here. Try the first one: /',
    )
  const type = TYPES[pathname.endsWith('.css') ? '.css' : '.js']
  readFile(join(import.meta.dirname, 'public', pathname), 'utf8').then(
    (text) => send(response, 200, type, text, { 'Cache-Control': 'max-age=3600' }),
    () => send(response, 404, 'text/plain', 'gone'),
  )
})

server.listen(settings.port, '127.0.0.1', () => {
  const address = server.address()
  console.log(
    `blog http://127.0.0.1:${typeof address === 'object' && address ? address.port : settings.port}`,
  )
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
