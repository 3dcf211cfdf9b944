import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

export type Encoding = 'br' | 'gzip'

/** Compressing a smaller page saves no packet. */
const WORTH_BYTES = 1_000

/** Returns the best encoding that both the browser and the server support; undefined for none. */
export function preferredEncoding(
  accept: string | undefined,
  has: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
  const taken = (accept ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/q=0(?:\.0*)?$/.test(quality?.trim() ?? ''))
  return (['br', 'gzip'] as const).find(
    (encoding) => has(encoding) && taken.some(([name]) => name?.trim().toLowerCase() === encoding),
  )
}

/** Compresses pages and messages, off the main thread. */
export const compressTexts: MiddlewareHandler = async (c, next) => {
  await next()
  const type = c.res.headers.get('content-type') ?? ''
  if (
    !/^(?:text\/html|application\/json)/.test(type) ||
    c.res.headers.has('content-encoding') ||
    c.res.body === null
  )
    return
  c.res.headers.append('Vary', 'Accept-Encoding')
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  if (!encoding || c.req.method === 'HEAD') return
  const page = Buffer.from(await c.res.arrayBuffer())
  if (page.length < WORTH_BYTES) {
    c.res = new Response(page, c.res)
    return
  }
  const body =
    encoding === 'br'
      ? await promisify(brotliCompress)(page, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
          },
        })
      : await promisify(gzip)(page, { level: 6 })
  const headers = new Headers(c.res.headers)
  headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  c.res = new Response(body, { status: c.res.status, headers })
}
