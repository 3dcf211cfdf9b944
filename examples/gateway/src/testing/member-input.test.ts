import { register } from '@selvage/core/account'
import { MOST_COLLECTION_DESIGNS } from '@selvage/core/collection'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFabric, newGuest, openCartGateway } from './cart-gateway.ts'
import type { ReferenceGateway, Shopper } from './test-gateway.ts'

const AT_ONCE = 50

let gateway: ReferenceGateway
let member: Shopper
beforeAll(async () => {
  gateway = await openCartGateway('pglite')
  Object.assign(gateway.deps.config.limits, { guesses: 0, reviewsPerHour: 0 })
  member = await newMember()
})
afterAll(() => gateway.close())

async function newMember(): Promise<Shopper> {
  const shopper = gateway.shopper()
  const email = `${crypto.randomUUID()}@example.com`
  const password = 'a long password'
  const body = { screenName: 'Ada', email, password, newsletter: false }
  await shopper.gateway.send(register, { body })
  return shopper
}

/** Sends a body as it stands. */
async function send(
  shopper: Shopper,
  [method, path]: readonly [method: string, path: string],
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await shopper.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const json = (await answer.json().catch(() => ({}))) as {
    readonly errors?: readonly { readonly code: string }[]
    readonly collection?: { readonly id: number; readonly collection_name: string }
  }
  return { status: answer.status, code: json.errors?.[0]?.code, json }
}

const CREATE = ['POST', '/collection'] as const
const named = (more: object = {}) => ({ name: `Name ${crypto.randomUUID()}`, ...more })

describe('a collection that is not as it should be', () => {
  it.each([
    ['collection-001', { name: '' }, 400, 'FIELD_CANNOT_BE_BLANK'],
    ['collection-003', { name: 'a'.repeat(100_000) }, 400, 'FIELD_VALUE_INVALID'],
    ['collection-008', '{"name":"\\ud800"}', 400, 'FIELD_VALUE_INVALID'],
    ['collection-013', named({ show_collection: 'yes' }), 400, 'FIELD_VALUE_INVALID'],
    ['collection-018', named({ designs: [999_999] }), 404, 'NO_IMAGE_AVAILABLE'],
    ['collection-019', named({ user_id: 2 }), 400, 'FIELD_NAME_INVALID_OR_INEDITABLE'],
  ])('%s is rejected', async (_, body, status, code) => {
    const answer = await send(member, CREATE, body)
    expect([answer.status, answer.code]).toEqual([status, code])
  })

  it('collection-017: a list of 200,000 designs is too long to be read', async () => {
    const answer = await send(member, CREATE, named({ designs: Array(200_000).fill(1) }))
    expect([400, 413]).toContain(answer.status)
    const many = Array.from({ length: MOST_COLLECTION_DESIGNS + 1 }, (_, at) => 1 + at)
    expect((await send(member, CREATE, named({ designs: many }))).status).toBe(400)
  })

  it.each([
    ['collection-005', '</title><script>alert(1)</script>'],
    ['collection-009', "'; DROP TABLE collections;--"],
  ])('%s is stored as the text that it is', async (_, name) => {
    const { status, json } = await send(member, CREATE, { name, designs: [1] })
    expect([status, json.collection?.collection_name]).toEqual([200, name])
  })

  it('collection-020 and collection-021: is its member’s alone while it is private', async () => {
    const other = await newMember()
    const { json } = await send(other, CREATE, named({ designs: [1], show_collection: false }))
    const path = `/collection/${json.collection?.id}`
    const changed = await send(member, ['PATCH', path], { name: 'Mine' })
    expect([changed.status, changed.code]).toEqual([404, 'COLLECTION_NOT_FOUND'])
    const guest = await newGuest(gateway)
    const publicPath = `/scuppernong/collections/${json.collection?.id}`
    for (const answer of [
      await member.fetch(path),
      await member.fetch(publicPath),
      await guest.fetch(publicPath),
    ]) {
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('Name ')
    }
    // Whether there is one or not, a guest is asked to log in.
    for (const id of [json.collection?.id, 1, 999_999_999])
      expect((await guest.fetch(`/collection/${id}`)).status).toBe(403)
  })
})

describe('a discount that is not as it should be', () => {
  it.each([
    ['discounts-001', ''],
    ['discounts-002', 'A'.repeat(10_000)],
    ['discounts-003', "' OR 1=1--"],
  ])('%s is no promo', async (_, code) => {
    const shopper = await newGuest(gateway)
    const { cart } = await addFabric(shopper)
    const request = ['PUT', `/order/${cart.id}/promo`] as const
    const headers = { 'If-Match': `"${cart.version}"` }
    const answer = await send(shopper, request, { code }, headers)
    expect([answer.status, answer.code]).toEqual([400, 'PROMO_CODE_INVALID'])
  })

  it.each([
    ['discounts-012', -10],
    ['discounts-013', 0.001],
  ])('%s is no amount of Spoondollars', async (_, amount) => {
    const { cart } = await addFabric(member)
    const request = ['PUT', `/order/${cart.id}/spoondollars`] as const
    const headers = { 'If-Match': `"${cart.version}"` }
    const answer = await send(member, request, { raw_amount: amount }, headers)
    expect([answer.status, answer.code]).toEqual([400, 'FIELD_VALUE_INVALID'])
  })
})

it('rights-013: 50 favorites of one visitor at once count for one', async () => {
  const shopper = await newGuest(gateway)
  const count = async () => {
    const { rows } = await gateway.deps.db.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM favorites WHERE design_id = 7',
    )
    return rows[0]?.n ?? 0
  }
  const before = await count()
  const favor = () => send(shopper, ['POST', '/design/7/favorite'], {})
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, favor))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await count()).toBe(before + 1)
})

it('headers-017: the idempotency key of another user is a new one', async () => {
  const [ada, eve] = [await newGuest(gateway), await newGuest(gateway)]
  const first = await addFabric(ada, { quantity: 5 }, 'a-key-of-ada')
  const second = await addFabric(eve, { designId: 2 }, 'a-key-of-ada')
  expect(second.cart.id).not.toBe(first.cart.id)
  expect(second.cart.items.map(({ design, quantity }) => [design?.id, quantity])).toEqual([[2, 1]])
})
