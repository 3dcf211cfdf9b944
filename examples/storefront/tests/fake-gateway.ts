import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

/** A gateway of a few answers, for tests of what pages do with them. */
export interface FakeGateway {
  readonly url: string
  /** The calls that came in, newest last: method, path and cookie. */
  readonly calls: { readonly method: string, readonly path: string, readonly search: URLSearchParams, readonly cookie: string | undefined, readonly origin: string | undefined }[]
  /** Answers every call with this status and body until it is called with nothing. */
  fail(status?: number, body?: unknown): void
  stop(): Promise<void>
}

const card = (id: number) => ({
  id, title: `Design ${id}`, slug: `design-${id}`, designer: { id: 7, name: 'Marta Lindqvist', screen_name: 'marta' }, palette: ['#a3282c', '#3c6638', '#f4efe4'],
  repeat: { type: 'half-drop', width: 9, height: 11, period_width: 18, period_height: 11 }, recommended_fabric: 'LINEN_COTTON_CANVAS', num_favorites: 3, for_sale: true,
  price_from: { raw_price: 5, currency: 'USD' },
})
const prices = (dollars: number) => ({
  default_size: 'YARD',
  sizes: Object.fromEntries(['TEST_SWATCH_YARD', 'FAT_QUARTER_YARD', 'YARD', 'TEST_SWATCH_METER', 'FAT_QUARTER_METER', 'METER'].map((size, at) => [size, { raw_price: dollars + at, currency: 'USD' }])),
})
const KNOWN_DESIGNS = 200

/** Starts one on a free port. */
export async function startFakeGateway(): Promise<FakeGateway> {
  const calls: FakeGateway['calls'] = []
  let failure: { status: number, body: unknown } | undefined
  const app = new Hono()
  app.use(async (c, next) => {
    const url = new URL(c.req.url)
    calls.push({ method: c.req.method, path: url.pathname, search: url.searchParams, cookie: c.req.header('cookie'), origin: c.req.header('origin') })
    if (failure) return c.json(failure.body as object, failure.status as 500)
    return next()
  })
  app.get('/search/designs', (c) => {
    const offset = Number(c.req.query('page_offset') ?? 0)
    const none = c.req.query('q') === 'zzzzzzzzzz'
    const results = none ? [] : Array.from({ length: Math.min(84, KNOWN_DESIGNS - offset) }, (_, at) => card(offset + at + 1))
    const facets = { style: [{ value: 'botanical', count: 12 }], topic: [{ value: 'birds', count: 5 }], color: [{ value: 'red', count: 9 }] }
    return c.json({ results, total: none ? 0 : KNOWN_DESIGNS, total_is_estimate: false, page_offset: offset, page_size: 84, facets })
  })
  app.get('/design/:id', (c) => {
    const id = Number(c.req.param('id'))
    if (id > KNOWN_DESIGNS) return c.json({ errors: [{ code: 'NO_IMAGE_AVAILABLE' }] }, 404)
    return c.json({
      ...card(id), tags: ['daisy', 'hedgerow'], style: 'botanical', topics: ['flowers'], colors: ['red', 'green'], created_at: '2026-01-02T00:00:00Z',
      about_designer: { bio: 'Draws in gouache.', town: 'Visby', design_count: 38 }, more_by_designer: [card(2), card(3)], more_like_this: [card(4)],
    })
  })
  app.get('/fabrics', (c) => c.json({ fabrics: [
    { code: 'PETAL_SIGNATURE_COTTON', status: 'available', pricing: prices(18) }, { code: 'LINEN_COTTON_CANVAS', status: 'available', pricing: prices(27) },
    { code: 'VELVET', status: 'out_of_stock', pricing: prices(30) },
  ] }))
  app.post('/api/spoonflower/fetch-cart-count', (c) => {
    c.header('Set-Cookie', 'selvage_access=fresh; Path=/; HttpOnly; SameSite=Lax')
    return c.json({ cartCount: { cartCount: 3 } })
  })
  const server = await new Promise<ServerType>((resolve) => { const started = serve({ fetch: app.fetch, port: 0 }, () => resolve(started)) })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (status, body = {}) => { failure = status === undefined ? undefined : { status, body } },
    stop: () => new Promise((resolve) => { server.close(() => resolve()) }),
  }
}
