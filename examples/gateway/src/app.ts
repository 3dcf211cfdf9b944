import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Deps } from './app-deps.ts'
import { SECURITY_HEADERS, errorResponse, jsonAnswer, toHttpError } from './http/answer.ts'
import { callContext } from './http/call-context.ts'
import { busy, CLIENT_CLOSED, HttpError, httpError } from './http/http-error.ts'
import type { Route } from './http/handle.ts'
import { describeError } from './http/log.ts'
import {
  assertOwnChange,
  assertStorefront,
  callerOf,
  corsHeaders,
  PREFLIGHT_HEADERS,
} from './http/origin.ts'
import { rateLimit } from './http/rate-limit.ts'
import { newPublicId } from './session/keys.ts'

interface Env {
  Variables: { requestId: string; peer: string; route?: string }
}
type Context = HonoContext<Env>

/** Longest address, characters. */
const MAX_URL = 8_192
/** Requests that are worked on at once; more are sent away to come again. */
const MAX_IN_FLIGHT = 500
/** After this long a request is given up, milliseconds. */
const REQUEST_LIMIT_MS = 20_000
/** Seconds for which answers that are the same for everybody may be kept. */
const CACHED_CALLS = new Map(
  [
    'fabric.list',
    'wallpaper.list',
    'design.get',
    'design.cards',
    'search.designs',
    'collection.get',
    'collection.list',
    'fill-a-yard.templates',
  ].map((name) => [name, 60]),
)

/** A page or file that is no contract's call, such as an image. */
export interface PlainRoute {
  readonly path: string
  readonly name: string
  /** Open to pages of any origin: its own headers say so. */
  readonly open: boolean
  readonly run: (
    request: Request,
    params: Readonly<Record<string, string>>,
    deps: Deps,
  ) => Promise<Response>
}

/** Assembles the gateway. `app.fetch` answers requests; nothing listens yet. */
export function createApp(
  deps: Deps,
  routes: readonly Route[],
  plainRoutes: readonly PlainRoute[] = [],
): Hono<Env> {
  const app = new Hono<Env>()
  const perPeer = rateLimit(deps.config.limits.requestsPerMinute, () => performance.now())
  const openPaths = plainRoutes
    .filter(({ open }) => open)
    .map(({ path }) => path.split('/:')[0] ?? path)
  let inFlight = 0

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = newPublicId()
    const url = new URL(c.req.url)
    const origin = c.req.header('origin') ?? null
    const caller = callerOf(origin, deps.config)
    const open = openPaths.some((path) => url.pathname.startsWith(`${path}/`))
    c.set('requestId', requestId)
    c.set('peer', peerOf(c, deps))
    inFlight += 1
    try {
      admit(c, url, caller === 'stranger' && !open)
      if (c.req.method === 'OPTIONS')
        c.res = new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
      else await next()
    } catch (error) {
      c.res = reject(c, error)
    } finally {
      inFlight -= 1
    }
    finish(c.res, { requestId, caller, origin, open })
    deps.log({
      level: c.res.status >= 500 ? 'error' : 'info',
      event: c.res.status === CLIENT_CLOSED ? 'aborted' : 'request',
      requestId,
      route: routeOf(c),
      method: c.req.method,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  })
  app.onError((error, c) => reject(c, error))

  for (const route of routes)
    app.on(route.call.method, honoPath(route.call.path), async (c) =>
      named(c, route.call.name, answer(c, route)),
    )
  for (const route of plainRoutes)
    app.get(route.path, async (c) =>
      named(c, route.name, route.run(c.req.raw, c.req.param(), deps)),
    )
  const methods = Map.groupBy(
    [
      ...routes.map(({ call }) => [honoPath(call.path), call.method]),
      ...plainRoutes.map(({ path }) => [path, 'GET']),
    ],
    ([path]) => path ?? '',
  )
  for (const [path, entries] of methods)
    app.all(path, () => {
      throw httpError('SERVER_ERROR', {
        status: 405,
        message: 'method not allowed',
        headers: { Allow: entries.map(([, method]) => method).join(', ') },
      })
    })
  app.notFound(() =>
    errorResponse(httpError('SERVER_ERROR', { status: 404, message: 'not found' })),
  )
  return app

  function admit(c: Context, url: URL, stranger: boolean): void {
    const host = c.req.header('host') ?? url.host
    if (!deps.config.hosts.includes(host))
      throw httpError('SERVER_ERROR', { status: 421, message: 'unknown host' })
    if (c.req.url.length > MAX_URL) throw httpError('SERVER_ERROR', { status: 414 })
    if (c.req.method === 'TRACE' || c.req.method === 'CONNECT')
      throw httpError('SERVER_ERROR', { status: 405 })
    if (stranger) throw httpError('UNAUTHORIZED', { status: 403, field: 'Origin' })
    const wait = perPeer.take(c.get('peer'))
    if (wait > 0)
      throw httpError('SERVER_ERROR', { status: 429, headers: { 'Retry-After': String(wait) } })
    if (inFlight > MAX_IN_FLIGHT) throw busy()
  }

  async function answer(
    c: Context,
    { call, run, checkPath, maxBodyBytes }: Route,
  ): Promise<Response> {
    const request = c.req.raw
    if (call.name === 'session.refresh') assertStorefront(request, deps.config)
    else if (call.method !== 'GET') assertOwnChange(request, deps.config)
    checkPath?.(c.req.param())
    const cookies: string[] = []
    let response: Response
    try {
      const context = await callContext(
        call,
        {
          request,
          params: c.req.param(),
          peer: c.get('peer'),
          requestId: c.get('requestId'),
          cookies,
          maxBodyBytes,
        },
        deps,
      )
      response = jsonAnswer(await run(context, deps))
      const seconds = CACHED_CALLS.get(call.name)
      if (
        seconds !== undefined &&
        !request.headers.has('authorization') &&
        !request.headers.has('cookie')
      )
        response.headers.set('Cache-Control', `public, max-age=${seconds}`)
    } catch (error) {
      response = reject(c, error)
    }
    for (const line of cookies) response.headers.append('Set-Cookie', line)
    return response
  }

  function reject(c: Context, error: unknown): Response {
    const rejection = toHttpError(error)
    if (rejection.status >= 500 && !(error instanceof HttpError))
      deps.log({
        level: 'error',
        event: 'failure',
        requestId: c.get('requestId'),
        error: describeError(error),
      })
    return errorResponse(rejection)
  }

  function finish(
    response: Response,
    {
      requestId,
      caller,
      origin,
      open,
    }: {
      requestId: string
      caller: ReturnType<typeof callerOf>
      origin: string | null
      open: boolean
    },
  ): void {
    const { headers } = response
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!headers.has(name)) headers.set(name, value)
    if (!open) {
      for (const [name, value] of Object.entries(corsHeaders(origin, caller)))
        headers.set(name, value)
      headers.append('Vary', 'Origin')
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (deps.config.origin.startsWith('https:'))
      headers.set('Strict-Transport-Security', 'max-age=31536000')
    headers.set('X-Request-Id', requestId)
  }
}

/** `/order/{id}` as Hono writes it. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

async function named(c: Context, name: string, response: Promise<Response>): Promise<Response> {
  c.set('route', name)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busy()), REQUEST_LIMIT_MS)
  })
  try {
    return await Promise.race([response, late])
  } finally {
    clearTimeout(timer)
  }
}

function routeOf(c: Context): string {
  return c.get('route') ?? 'none'
}

/** The real peer, unless it is a proxy of ours that says for whom it asks. */
function peerOf(c: Context, deps: Deps): string {
  let peer = 'local'
  try {
    peer = getConnInfo(c).remote.address ?? 'local'
  } catch {
    // In process there is no connection.
  }
  if (!deps.config.trustedProxies.includes(peer)) return peer
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}
