import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { FABRICS } from '@selvage/core/fabric'
import {
  FILL_A_YARD_FABRICS,
  TEMPLATE_IDS,
  templateCapacity,
  TEMPLATES,
} from '@selvage/core/fill-a-yard'
import { WALLPAPER_CODES, wallpaperSizesOf } from '@selvage/core/wallpaper'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

/** A gateway with a few fixed answers, for tests of the pages. */
export interface FakeGateway {
  readonly url: string
  /** The calls so far, newest last: method, path and cookie. */
  readonly calls: {
    readonly method: string
    readonly path: string
    readonly search: URLSearchParams
    readonly cookie: string | undefined
    readonly origin: string | undefined
    readonly traceparent: string | undefined
  }[]
  /** Answers every call with this status and body, until it is called without arguments. */
  fail(status?: number, body?: unknown): void
  stop(): Promise<void>
}

const card = (id: number) => ({
  id,
  title: `Design ${id}`,
  slug: `design-${id}`,
  designer: { id: 7, name: 'Marta Lindqvist', screen_name: 'marta' },
  palette: ['#a3282c', '#3c6638', '#f4efe4'],
  repeat: { type: 'half-drop', width: 9, height: 11, period_width: 18, period_height: 11 },
  recommended_fabric: 'LINEN_COTTON_CANVAS',
  num_favorites: 3,
  for_sale: true,
  price_from: { raw_price: 5, currency: 'USD' },
  length_prices: {
    YARD: { raw_price: 27, currency: 'USD' },
    METER: { raw_price: 29.5, currency: 'USD' },
  },
})
const prices = (dollars: number) => ({
  default_size: 'YARD',
  sizes: Object.fromEntries(
    [
      'TEST_SWATCH_YARD',
      'FAT_QUARTER_YARD',
      'YARD',
      'TEST_SWATCH_METER',
      'FAT_QUARTER_METER',
      'METER',
    ].map((size, at) => [size, { raw_price: dollars + at, currency: 'USD' }]),
  ),
})
const KNOWN_DESIGNS = 200
const KNOWN_COLLECTIONS = 45
const collection = (id: number) => ({
  id,
  slug: `collection-${id}`,
  collection_name: `Collection ${id}`,
  description: 'Prints that share a palette.',
  designer_only: false,
  show_collection: true,
  num_public_designs: 6,
  user: { user_id: 7, screen_name: 'marta', name: 'Marta Lindqvist' },
})

/** Starts a gateway on a free port. */
export async function startFakeGateway(): Promise<FakeGateway> {
  const calls: FakeGateway['calls'] = []
  let failure: { status: number; body: unknown } | undefined
  const app = new Hono()
  // Whichever page comes first asks for them, so they are not among the calls.
  app.get('/announcements', (c) => c.json({ announcements: [] }))
  app.use(async (c, next) => {
    const url = new URL(c.req.url)
    calls.push({
      method: c.req.method,
      path: url.pathname,
      search: url.searchParams,
      cookie: c.req.header('cookie'),
      origin: c.req.header('origin'),
      traceparent: c.req.header('traceparent'),
    })
    if (failure) return c.json(failure.body as object, failure.status as 500)
    return next()
  })
  app.get('/search/designs', (c) => {
    const offset = Number(c.req.query('page_offset') ?? 0)
    const none = c.req.query('q') === 'zzzzzzzzzz'
    const results = none
      ? []
      : Array.from({ length: Math.min(84, KNOWN_DESIGNS - offset) }, (_, at) =>
          card(offset + at + 1),
        )
    const facets = {
      style: [{ value: 'botanical', count: 12 }],
      topic: [{ value: 'birds', count: 5 }],
      color: [{ value: 'red', count: 9 }],
      scale: [{ value: 'large', count: 4 }],
      designer: [{ value: 'marta', name: 'Marta Lindqvist', count: 9 }],
    }
    return c.json({
      results,
      total: none ? 0 : KNOWN_DESIGNS,
      total_is_estimate: false,
      searched_for: null,
      page_offset: offset,
      page_size: 84,
      facets,
    })
  })
  app.get('/designs/list', (c) =>
    c.json({
      designs:
        (c.req.query('part') ?? '0') === '0'
          ? [1, 2].map((id) => ({ id, title: `Design ${id}` }))
          : [],
      parts: 1,
    }),
  )
  app.get('/design/:id', (c) => {
    const id = Number(c.req.param('id'))
    if (id > KNOWN_DESIGNS) return c.json({ errors: [{ code: 'NO_IMAGE_AVAILABLE' }] }, 404)
    return c.json({
      ...card(id),
      tags: ['daisy', 'hedgerow'],
      style: 'botanical',
      topics: ['flowers'],
      colors: ['red', 'green'],
      created_at: '2026-01-02T00:00:00Z',
      about_designer: { bio: 'Draws in gouache.', town: 'Visby', design_count: 38 },
      more_by_designer: [card(2), card(3)],
      more_like_this: [card(4)],
    })
  })
  app.get('/fabrics', (c) =>
    c.json({
      fabrics: [
        { code: 'PETAL_SIGNATURE_COTTON', status: 'available', pricing: prices(18) },
        { code: 'LINEN_COTTON_CANVAS', status: 'available', pricing: prices(27) },
        { code: 'VELVET', status: 'out_of_stock', pricing: prices(30) },
      ],
    }),
  )
  app.get('/scuppernong/collections', (c) => {
    const page = Number(c.req.query('page_offset') ?? 0)
    const collections = Array.from(
      { length: Math.max(0, Math.min(20, KNOWN_COLLECTIONS - page * 20)) },
      (_, at) => ({
        ...collection(page * 20 + at + 1),
        design_thumbnails: [1, 2, 3, 4].map((id) => ({ id, palette: card(id).palette })),
      }),
    )
    return c.json({ collections, total: KNOWN_COLLECTIONS, page_offset: page, page_size: 20 })
  })
  app.get('/scuppernong/collections/:id', (c) => {
    const id = Number(c.req.param('id'))
    if (id > KNOWN_COLLECTIONS) return c.json({ errors: [{ code: 'COLLECTION_NOT_FOUND' }] }, 404)
    return c.json({ collection: { ...collection(id), design_docs: [1, 2, 3, 4, 5, 6].map(card) } })
  })
  app.get('/templates', (c) =>
    c.json({
      collection_id: Number(c.req.query('collection_id')),
      fabrics: FILL_A_YARD_FABRICS.map((code) => ({
        code,
        status: 'available',
        price_per_yard: { raw_price: 19, currency: 'USD' },
      })),
      master_templates: TEMPLATE_IDS.map((id) => ({
        id,
        yards: TEMPLATES[id].yards,
        capacity: Object.fromEntries(
          FILL_A_YARD_FABRICS.map((code) => [
            code,
            templateCapacity(id, FABRICS[code].printableWidthIn),
          ]),
        ),
      })),
    }),
  )
  app.get('/wallpapers', (c) =>
    c.json({
      wallpapers: WALLPAPER_CODES.map((code) => ({
        code,
        status: code === 'VINYL' ? 'out_of_stock' : 'available',
        pricing: {
          default_size: wallpaperSizesOf(code)[1],
          sizes: Object.fromEntries(
            wallpaperSizesOf(code).map((size, at) => [
              size,
              { raw_price: 20 * at + 5, currency: 'USD' },
            ]),
          ),
        },
      })),
    }),
  )
  app.get('/api/spoonflower/who-am-i', (c) => c.json({ data: { user: null } }))
  app.post('/api/spoonflower/fetch-cart-count', (c) => {
    c.header('Set-Cookie', 'selvage_access=fresh; Path=/; HttpOnly; SameSite=Lax')
    return c.json({ cartCount: { cartCount: 3 } })
  })
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0 }, () => resolve(started))
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (status, body = {}) => {
      failure = status === undefined ? undefined : { status, body }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
