import { register } from '@selvage/core/account'
import { readSearch } from '@selvage/core/search'
import { createGuest } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../routes.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'
import { parametersOf } from './openapi-parameters.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: { readonly enum?: readonly string[]; readonly items?: Parameter['schema'] }
}

const queryOf = (route: (typeof ROUTES)[number]) =>
  (parametersOf(route) as unknown as Parameter[]).filter((each) => each.in === 'query')
const reads = ROUTES.filter(
  ({ call: { method, query, name } }) => method === 'GET' && query && name !== 'session.refresh',
)

describe('the query parameters of the OpenAPI document', () => {
  let gateway: ReferenceGateway
  let guest: Shopper
  let member: Shopper
  beforeAll(async () => {
    gateway = await openReferenceGateway()
    guest = gateway.shopper()
    await guest.gateway.send(createGuest, { body: { kind: 'session' } })
    member = gateway.shopper()
    await member.gateway.send(register, {
      body: {
        email: 'ada@example.com',
        password: 'moths in linen 7',
        screenName: 'Ada',
        newsletter: false,
      },
    })
  })
  afterAll(() => gateway.close())

  it.each(reads.map((route) => [route.call.name, route] as const))(
    'are required where %s is rejected without them',
    async (_, route) => {
      const { call } = route
      const visitor = call.auth === 'member' ? member : guest
      const answer = await visitor.fetch(call.path.replace(/\{\w+\}/g, '1'))
      const { errors = [] } = (await answer.json().catch(() => ({}))) as {
        errors?: { code: string; field?: string }[]
      }
      const missing = errors.filter(({ code }) => code === 'FIELD_CANNOT_BE_BLANK')
      const required = queryOf(route).filter((each) => each.required)
      expect([missing.length > 0 ? answer.status : 0, missing.map(({ field }) => field)]).toEqual([
        required.length > 0 ? 400 : 0,
        required.map(({ name }) => name),
      ])
    },
  )

  it('are found required in some calls', () => {
    const required = reads.filter((route) => queryOf(route).some((each) => each.required))
    expect(required.map(({ call }) => call.name)).toEqual(
      expect.arrayContaining(['search.designs', 'content.read']),
    )
  })

  it('have the values of a search that its rules take, and no others', () => {
    const search = reads.find(({ call }) => call.name === 'search.designs')
    const listed = search ? queryOf(search).flatMap(valuesOf) : []
    expect(new Set(listed.map(({ name }) => name)).size).toBeGreaterThan(5)
    const wrong = ({ name, value }: { name: string; value: string }) =>
      readSearch(new URLSearchParams([[name, value]])).fieldErrors.length > 0
    expect(listed.filter(wrong)).toEqual([])
    for (const name of ['on', 'sort', 'style', 'topic', 'color', 'scale'])
      expect([name, wrong({ name, value: 'nothing' })]).toEqual([name, true])
  })
})

const valuesOf = ({ name, schema }: Parameter) =>
  (schema.enum ?? schema.items?.enum ?? []).map((value) => ({ name, value }))
