import { describe, expect, it } from 'vitest'
import { imagePool } from '../images/image-pool.ts'
import { artCalls } from '../own-designs/art-routes.ts'
import { photoCalls } from '../reviews/photo-routes.ts'
import { studentGrantCalls } from '../student-grant/routes.ts'
import { ROUTES } from '../routes.ts'
import { openApiOf } from './openapi.ts'

const pool = imagePool({ threads: 0 })
/** Every call, those included that are made with the pool of pictures. */
const CALLS = [...ROUTES, ...photoCalls(pool), ...artCalls(pool), ...studentGrantCalls(pool)]

interface Operation {
  operationId: string
  summary?: string
  tags: string[]
  security: Record<string, []>[]
  parameters: { name: string; in: string; required: boolean; description?: string }[]
  requestBody?: { content: { 'application/json': { schema: { $ref?: string } } } }
  responses: Record<
    string,
    { headers?: Record<string, unknown>; $ref?: string; description?: string }
  >
}

describe('the OpenAPI document', () => {
  const document = openApiOf(CALLS, 'http://localhost:4000') as {
    paths: Record<string, Record<string, Operation>>
    components: {
      schemas: Record<string, { properties: Record<string, unknown> }>
      responses: Record<string, object>
      headers: Record<string, object>
    }
  }
  const { schemas } = document.components
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

  it('has every call once, with its parameters and body', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      CALLS.map(({ call }) => call.name).sort(),
    )
    expect(operations.length).toBeGreaterThan(18)
    const add = document.paths['/api/spoonflower/add-to-cart']?.['post']
    expect(add?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key'])
    const body = add?.requestBody?.content['application/json'].schema
    expect(body).toEqual({ $ref: '#/components/schemas/FabricLine' })
    expect(Object.keys(schemas['FabricLine']?.properties ?? {})).toContain('fabric_size')
    expect(
      document.paths['/order_item/{id}']?.['patch']?.parameters.map(({ name }) => name),
    ).toEqual(['id', 'If-Match'])
  })

  it('says which calls the cart token of an embed opens', () => {
    const opened = (name: string) =>
      operations.filter(({ security }) => security.some((scheme) => name in scheme))
    const names = opened('cartToken').map(({ operationId }) => operationId)
    expect(names.sort()).toEqual([
      'cart.add',
      'cart.addItem',
      'cart.count',
      'cart.forget',
      'cart.get',
      'cart.handover',
      'cart.itemsCount',
      'cart.patch',
      'cart.previewHandover',
      'cart.promo',
      'cart.remove',
      'cart.replace',
      'cart.restore',
      'fill-a-yard.add',
      'fill-a-yard.replace',
      'home-good.add',
      'home-good.replace',
      'reviews.list',
      'session.preferences',
      'session.whoAmI',
      'solid.add',
      'solid.replace',
      'stock.add',
      'stock.replace',
      'unprinted.add',
      'unprinted.replace',
      'wallpaper.add',
      'wallpaper.replace',
    ])
    expect(opened('session').length).toBeGreaterThan(names.length)
    const whoAmI = operations.find(({ operationId }) => operationId === 'session.whoAmI')
    expect(whoAmI?.security).toContainEqual({})
  })

  it('says which calls the token of an order’s mail opens, alone or beside a session', () => {
    const alone = operations.filter(({ security }) =>
      security.some((scheme) => 'orderToken' in scheme && !('session' in scheme)),
    )
    expect(alone.map(({ operationId }) => operationId).sort()).toEqual([
      'invoice.get',
      'orders.cancel',
      'orders.get',
    ])
    const again = operations.find(({ operationId }) => operationId === 'orders.buyAgain')
    expect(again?.security).toEqual([{ session: [] }, { session: [], orderToken: [] }])
  })

  it('says which answers a cache may keep: lists and pages of the catalogue, and announcements', () => {
    const cached = operations
      .filter(({ responses }) => responses[200]?.headers?.['Cache-Control'])
      .map(({ operationId }) => operationId)
    expect(cached.sort()).toEqual([
      'collection.get',
      'collection.list',
      'content.announcements',
      'design.cards',
      'design.get',
      'design.list',
      'designer.get',
      'fabric.list',
      'fill-a-yard.templates',
      'payment.rules',
      'product.list',
      'reviews.list',
      'reviews.summary',
      'search.designs',
      'search.spelunks',
      'search.suggest',
      'solid.crossSells',
      'wallpaper.list',
    ])
    expect(CALLS.filter(({ call }) => call.cacheable && call.method !== 'GET')).toEqual([])
  })

  it('says of every call by which statuses it is rejected, with the codes of its own', () => {
    const silent = operations.filter(({ responses }) => !responses[429]?.$ref)
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
    const answersOf = (name: string) =>
      operations.find(({ operationId }) => operationId === name)?.responses
    expect(answersOf('cart.patch')).toMatchObject({
      400: { description: 'ORDER_ITEM_CANNOT_EDIT_QUANTITY, FIELD_*' },
      401: { $ref: '#/components/responses/NoSession' },
      404: { $ref: '#/components/responses/Rejected', description: 'ORDER_ITEM_NOT_FOUND' },
      409: { description: expect.stringMatching(/CART_BEING_PAID.*CART_VERSION_CONFLICT/) },
    })
    expect(answersOf('cart.patch')).not.toHaveProperty('403')
    expect(answersOf('design.get')).not.toHaveProperty('401')
    expect(answersOf('account.me')).toHaveProperty('403')
  })

  it('names every part of a line that the gateway sends', () => {
    const line = JSON.stringify(schemas['CartLine'])
    for (const name of ['home_good_item', 'solid_item', 'stock_item', 'raw_price_usd'])
      expect([name, line.includes(`"${name}":`)]).toEqual([name, true])
    expect(JSON.stringify(schemas['Cart'])).toContain('"#/components/schemas/CartLine"')
    expect(JSON.stringify(schemas['Invoice'])).toContain('"#/components/schemas/Cart"')
    expect(JSON.stringify(schemas['WallpaperLine'])).not.toContain('stock_item')
  })

  it('says that a page with a country that does not exist reads so, and sells', () => {
    expect(schemas['Guest']?.properties).toMatchObject({
      page_problem: { description: expect.stringContaining('`country` does not exist') },
      partner_problem: { description: expect.stringContaining('read that instead') },
    })
  })

  it('is plain JSON that refers only to itself', () => {
    const text = JSON.stringify(document)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)))
    const targets = [
      ...text.matchAll(/"\$ref":"#\/components\/(schemas|responses|headers)\/(\w+)"/g),
    ]
    expect(text.split('"$ref"').length - 1).toBe(targets.length)
    for (const kind of ['schemas', 'responses', 'headers'] as const) {
      const used = new Set(targets.filter(([, one]) => one === kind).map(([, , name]) => name))
      expect([...used].sort()).toEqual(Object.keys(document.components[kind]).sort())
    }
  })

  it('has the items of a list of fixed length in the dialect of OpenAPI 3.1', () => {
    const number = { type: 'number' }
    expect(schemas).toHaveProperty('ReviewSummary.properties.stars', {
      type: 'array',
      prefixItems: [number, number, number, number, number],
      minItems: 5,
    })
  })

  it('has each shared schema once, so that it stays small', () => {
    expect(JSON.stringify(document).length).toBeLessThan(270_000)
    for (const name of ['Cart', 'Order', 'Design', 'Offer', 'Session', 'User'])
      expect(Object.keys(schemas)).toContain(name)
  })

  it('says of every call what it does', () => {
    const silent = operations.filter(({ summary, tags }) => !summary || tags.length !== 1)
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })

  it('says how long the same content without a key is one request', () => {
    const [key] = document.paths['/api/spoonflower/add-to-cart']?.['post']?.parameters ?? []
    expect(key).toMatchObject({ name: 'Idempotency-Key', required: false })
    expect(key?.description).toContain('within 10 seconds are one request')
  })
})
