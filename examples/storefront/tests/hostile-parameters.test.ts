import { expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { ask } = await openPages()

it.each([
  ['country-currency-measurement-002', '/en?country=USA', '/en'],
  ['country-currency-measurement-004', '/en?country=<b>', '/en'],
  ['country-currency-measurement-006', '/en?country=constructor', '/en'],
  ['country-currency-measurement-010', '/en?currency=toString', '/en'],
])('%s: %s is taken off the address', async (_, path, location) => {
  const response = await ask(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, location])
})

it('country-currency-measurement-007: of two countries one counts, without a loop', async () => {
  let path = '/en?country=US&country=ZZ'
  for (let redirects = 0; redirects < 3; redirects += 1) {
    const response = await ask(path)
    if (response.status === 200) break
    path = response.headers.get('location') ?? ''
  }
  expect((await ask(path)).status).toBe(200)
  expect(path).not.toContain('ZZ')
})

it('country-currency-measurement-012: measures of the address count for its page', async () => {
  const response = await ask('/en?measurement_system=metric')
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie') ?? '').not.toContain('measurement')
})

it.each([
  ['route-021', '/en/fabric/99999999999999999999'],
  ['route-023', '/en/home-decor/dining/unknown/1'],
])('%s: %s is no page', async (_, path) => {
  expect((await ask(path)).status).toBe(404)
})
