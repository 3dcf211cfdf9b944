import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { activeTraceparent, endAnswered, serveInSpan, traceIdOf } from '@selvage/example-tracing'
import type { Deps } from './app-deps.ts'
import { assertOpenTo, assertStorefront, openAdmission } from './http/admission.ts'
import {
  addStandardHeaders,
  errorResponse,
  isCacheable,
  jsonAnswer,
  preflightAnswer,
  toHttpError,
} from './http/answer.ts'
import { callContext } from './http/call-context.ts'
import type { PlainRoute, Route } from './http/handle.ts'
import { assertOpenForBusiness } from './http/maintenance.ts'
import { assertRehearsable, rehearse } from './http/rehearsal.ts'
import { runRoute } from './http/run-route.ts'
import { busy, CLIENT_CLOSED, HttpError, methodNotAllowed, noSuchPath } from './http/http-error.ts'
import { describeError } from './log.ts'
import { newPublicId } from './secrets/public-id.ts'
import {
  countedAddress,
  plainAddress,
  signedVisitor,
  VISITOR_HEADER,
} from './http/signed-visitor.ts'
import { bringsCookies } from './session/cookies.ts'
import { readVisitor } from './session/read-visitor.ts'

interface Env {
  Variables: { requestId: string; traceId: string | undefined; peer: string; route?: string }
}
type Context = HonoContext<Env>

/** After this long a request is given up, milliseconds. */
const REQUEST_LIMIT_MS = 20_000
/** Seconds for which a cache may keep the answers that are the same for everybody. */
const PUBLIC_SECONDS = 60

/** Assembles the gateway. `app.fetch` answers requests; nothing listens yet. */
export function createApp(
  deps: Deps,
  routes: readonly Route[],
  plainRoutes: readonly PlainRoute[] = [],
): Hono<Env> {
  const app = new Hono<Env>()
  const admission = openAdmission(deps.config)
  const openPaths = plainRoutes
    .filter(({ open }) => open)
    .map(({ path }) => path.split('/:')[0] ?? path)

  app.use((c, next) =>
    serveInSpan(c.req.raw.headers, c.req.method, async (span) => {
      const traceparent = activeTraceparent() ?? c.req.header('traceparent')
      c.set('traceId', traceIdOf(traceparent))
      await next()
      const route = c.get('route') ?? 'none'
      endAnswered(span, { method: c.req.method, route, status: c.res.status })
    }),
  )
  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = newPublicId()
    const url = new URL(c.req.url)
    const open = openPaths.some((path) => url.pathname.startsWith(`${path}/`))
    const { method } = c.req
    c.set('requestId', requestId)
    c.set('peer', peerOf(c, deps))
    const leave = admission.enter()
    try {
      // A rejected preflight would hide from the page why its request is rejected.
      if (method === 'OPTIONS') c.res = preflightAnswer()
      else {
        admission.assertAdmitted({
          url: c.req.url,
          method,
          host: c.req.header('host') ?? url.host,
          peer: c.get('peer'),
        })
        await next()
      }
    } catch (error) {
      c.res = reject(c, error)
    } finally {
      leave()
    }
    addStandardHeaders(c.res, { config: deps.config, requestId, request: c.req.raw, open })
    const ms = performance.now() - started
    const route = c.get('route') ?? 'none'
    deps.metrics.countRequest({ route, method, status: c.res.status, seconds: ms / 1000 })
    deps.log({
      level: c.res.status >= 500 ? 'error' : 'info',
      event: c.res.status === CLIENT_CLOSED ? 'aborted' : 'request',
      requestId,
      traceId: c.get('traceId'),
      route,
      method,
      status: c.res.status,
      ms: Math.round(ms),
    })
  })
  app.onError((error, c) => reject(c, error))

  assertRehearsable(
    deps.config,
    routes.map(({ call }) => call.name),
  )
  for (const route of routes)
    app.on(route.call.method, honoPath(route.call.path), async (c) =>
      withinLimit(c, route.call.name, answer(c, route)),
    )
  for (const route of plainRoutes)
    app.on(route.method ?? 'GET', route.path, async (c) =>
      withinLimit(c, route.name, route.run(c.req.raw, c.req.param(), deps, c.get('peer'))),
    )
  for (const [path, methods] of methodsByPath(routes, plainRoutes))
    app.all(path, () => {
      throw methodNotAllowed(methods)
    })
  app.notFound(() => errorResponse(noSuchPath()))
  return app

  async function answer(c: Context, route: Route): Promise<Response> {
    const request = c.req.raw
    const params = c.req.param()
    assertOpenForBusiness(route.call.name, deps.config, deps.now())
    assertAllowedOrigin(request, route, deps)
    rehearse(route.call, deps.config)
    route.checkPath?.(params)
    const cookies: string[] = []
    const answerHeaders = new Map<string, string>()
    const arrival = {
      request,
      params,
      peer: c.get('peer'),
      requestId: c.get('requestId'),
      cookies,
      answerHeaders,
    }
    let response: Response
    try {
      const context = await callContext(route, arrival, deps, readVisitor)
      response = jsonAnswer(await runRoute(route, context, { ...deps, locale: context.locale }))
      if (isCacheable(request, route.call, deps.config))
        response.headers.set('Cache-Control', `public, max-age=${PUBLIC_SECONDS}`)
    } catch (error) {
      response = reject(c, error)
    }
    for (const line of cookies) response.headers.append('Set-Cookie', line)
    for (const [name, value] of answerHeaders) response.headers.set(name, value)
    return response
  }

  function reject(c: Context, error: unknown): Response {
    const rejection = toHttpError(error)
    if (rejection.status >= 500 && !(error instanceof HttpError))
      deps.log({
        level: 'error',
        event: 'failure',
        requestId: c.get('requestId'),
        traceId: c.get('traceId'),
        error: describeError(error),
      })
    return errorResponse(rejection)
  }
}

/**
 * Rejects a call that is not open to the page it comes from. A refresh, and a change that rides on
 * a session's cookies and has no token of its own, come from a page of the storefront alone.
 */
function assertAllowedOrigin(request: Request, { call }: Route, { config }: Deps): void {
  assertOpenTo(request, call, config)
  const ridesOnCookies =
    call.method !== 'GET' &&
    request.headers.get('authorization') === null &&
    bringsCookies(request, config)
  if (call.name === 'session.refresh' || ridesOnCookies) assertStorefront(request, config)
}

/** `/order/{id}` as Hono writes it. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** The methods that each path answers, for the 405 of all others. */
function methodsByPath(
  routes: readonly Route[],
  plainRoutes: readonly PlainRoute[],
): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  const entries = [
    ...routes.map(({ call }) => ({ path: honoPath(call.path), method: call.method })),
    ...plainRoutes.map(({ path, method = 'GET' }) => ({ path, method })),
  ]
  for (const { path, method } of entries) methods.set(path, [...(methods.get(path) ?? []), method])
  return methods
}

/** Answers 503 when a route takes too long; the log gets the route's name. */
async function withinLimit(
  c: Context,
  name: string,
  response: Promise<Response>,
): Promise<Response> {
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

/** The visitor's address: the storefront's server signs it, a trusted proxy forwards it. */
function peerOf(c: Context, deps: Deps): string {
  const nowS = Math.floor(deps.now().getTime() / 1000)
  const signed = signedVisitor(c.req.header(VISITOR_HEADER), deps.visitorSecret, nowS)
  if (signed !== undefined) return countedAddress(signed)
  let peer = 'local'
  try {
    peer = plainAddress(getConnInfo(c).remote.address ?? 'local')
  } catch {
    // In process there is no connection.
  }
  if (!deps.config.trustedProxies.includes(peer)) return countedAddress(peer)
  return countedAddress(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer)
}
